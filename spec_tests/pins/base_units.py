"""Every figure and ability of every row, in full."""

PINS = {
    "g40.units.infantry": """
>>> infantry(EMPTY, UK) == Profile(
...     "infantry", "land", cost=3, move=1, attack=1, defence=2, hits=1, dice=1,
...     abilities=frozenset({"be supported"}),
... )
True

What artillery lifts, and how many.

>>> from rules_model.base.battle import attack_dice
>>> attack_dice(EMPTY, Force.of(UK, infantry=2, artillery=1))
((1, 2), (1, 1), (1, 2))
""",
    "g40.units.mechanized-infantry": """
>>> mechanized_infantry(EMPTY, UK) == Profile(
...     "mechanized_infantry", "land", cost=4, move=2, attack=1, defence=2, hits=1, dice=1,
...     abilities=frozenset({"be supported", "blitz with a tank"}),
... )
True
""",
    "g40.units.artillery": """
>>> artillery(EMPTY, UK) == Profile(
...     "artillery", "land", cost=4, move=1, attack=2, defence=2, hits=1, dice=1,
...     abilities=frozenset({"support"}),
... )
True
""",
    "g40.units.tank": """
>>> tank(EMPTY, UK) == Profile(
...     "tank", "land", cost=6, move=2, attack=3, defence=3, hits=1, dice=1,
...     abilities=frozenset({"blitz", "pair with a tactical bomber"}),
... )
True
""",
    "g40.units.aa-artillery": """
>>> aa_artillery(EMPTY, UK) == Profile(
...     "aa_artillery", "land", cost=5, move=1, attack=0, defence=0, hits=1, dice=1, anti_air=1,
...     abilities=frozenset({"leave neutrals to others", "stay out of combat moves"}),
... )
True
""",
    "g40.units.fighter": """
>>> fighter(EMPTY, UK) == Profile(
...     "fighter", "air", cost=10, move=4, attack=3, defence=4, hits=1, dice=1, escort=1, intercept=1,
...     abilities=frozenset({"fly from a carrier", "pair with a tactical bomber", "scramble"}),
... )
True
""",
    "g40.units.tactical-bomber": """
>>> tactical_bomber(EMPTY, UK) == Profile(
...     "tactical_bomber", "air", cost=11, move=4, attack=3, defence=3, hits=1, dice=1, raid=1, raid_dice=1,
...     abilities=frozenset({"be paired", "fly from a carrier", "raid bases", "scramble"}),
... )
True
""",
    "g40.units.strategic-bomber": """
>>> strategic_bomber(EMPTY, UK) == Profile(
...     "strategic_bomber", "air", cost=12, move=6, attack=4, defence=1, hits=1, dice=1, raid=1, raid_dice=1,
...     raid_bonus=2, abilities=frozenset({"raid", "raid bases"}),
... )
True
""",
    "g40.units.transport": """
>>> transport(EMPTY, UK) == Profile(
...     "transport", "sea", cost=7, move=2, attack=0, defence=0, hits=1, dice=1, load=5,
...     abilities=frozenset({"be lost last", "die alone"}),
... )
True
""",
    "g40.units.submarine": """
>>> submarine(EMPTY, UK) == Profile(
...     "submarine", "sea", cost=6, move=2, attack=2, defence=1, hits=1, dice=1, convoy_dice=2,
...     abilities=frozenset({"hide from aircraft", "pass and let pass", "submerge", "surprise"}),
... )
True
""",
    "g40.units.destroyer": """
>>> destroyer(EMPTY, UK) == Profile(
...     "destroyer", "sea", cost=8, move=2, attack=2, defence=2, hits=1, dice=1, convoy_dice=1,
...     abilities=frozenset({"find submarines"}),
... )
True
""",
    "g40.units.cruiser": """
>>> cruiser(EMPTY, UK) == Profile(
...     "cruiser", "sea", cost=12, move=2, attack=3, defence=3, hits=1, dice=1, convoy_dice=1,
...     abilities=frozenset({"bombard"}),
... )
True
""",
    "g40.units.aircraft-carrier": """
>>> aircraft_carrier(EMPTY, UK) == Profile(
...     "aircraft_carrier", "sea", cost=16, move=2, attack=0, defence=2, hits=2, dice=1, capacity=2, convoy_dice=0,
...     abilities=frozenset({"be repaired"}),
... )
True
""",
    "g40.units.battleship": """
>>> battleship(EMPTY, UK) == Profile(
...     "battleship", "sea", cost=20, move=2, attack=4, defence=4, hits=2, dice=1, convoy_dice=1,
...     abilities=frozenset({"be repaired", "bombard"}),
... )
True
""",
}
