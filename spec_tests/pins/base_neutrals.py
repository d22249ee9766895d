"""Pins of rules_model/base/neutrals.py."""

PINS = {
    "g40.neutrals.armies": """
>>> {place: standing_army(START, place) for place in MAP.places if standing_army(START, place)}
{'Afghanistan': 4, 'Angola': 2, 'Argentina': 4, 'Brazil': 3, 'Bulgaria': 4, 'Buyant-Uhaa': 2, 'Chile': 2,
 'Dzavhan': 1, 'Finland': 4, 'Greece': 4, 'Iraq': 3, 'Mozambique': 2, 'Olgiy': 2, 'Persia': 2, 'Portugal': 2,
 'Saudi Arabia': 2, 'Spain': 6, 'Sweden': 6, 'Switzerland': 2, 'Turkey': 8, 'Ulaanbaatar': 1, 'Venezuela': 2,
 'Yugoslavia': 5}
""",
    "g40.neutrals.setup": """
>>> placed = neutral_armies(START)
>>> sum(placed.count(place) for place in MAP.places), sorted(placed.forces) == sorted(ARMIES)
(73, True)
""",
    "g40.neutrals.attitude": """
>>> [attitude(START, GERMANY, place).name for place in ("Greece", "Finland", "Spain", "Poland", "Java", "Olgiy")]
['UNFRIENDLY', 'FRIENDLY', 'STRICT', 'NO_NEUTRAL', 'NO_NEUTRAL', 'STRICT']
>>> [attitude(START, USA, place).name for place in ("Greece", "Finland", "Sea Zone 1")]
['FRIENDLY', 'UNFRIENDLY', 'NO_NEUTRAL']
""",
    "g40.neutrals.entry": """
>>> moving = START.at_war(GERMANY, UK).noting("phase began", None, "", nation=GERMANY, amount=Phase.COMBAT_MOVE)
>>> may_enter_friendly(moving, GERMANY, "Finland").allowed
False
""",
    "g40.neutrals.joiner": """
>>> moving = START.at_war(UK, GERMANY).noting("phase began", None, "", nation=UK, amount=Phase.NONCOMBAT_MOVE)
>>> [may_join(moving.with_force("Greece", UK, **{unit: 1}), UK, "Greece").allowed
...  for unit in ("infantry", "artillery", "mechanized_infantry", "tank", "aa_artillery", "fighter")]
[True, True, True, True, False, False]
>>> may_join(moving.with_force("Greece", FRANCE, infantry=1), UK, "Greece").allowed
False
>>> may_join(START.with_force("Greece", UK, infantry=1), UK, "Greece").clause
'g40.politics.closed-land'
""",
    "g40.neutrals.join": """
>>> moving = START.at_war(UK, GERMANY).noting("phase began", None, "", nation=UK, amount=Phase.NONCOMBAT_MOVE)
>>> joined = join(moving.with_force("Crete", UK, infantry=1), UK, "Crete")
>>> joined.force("Crete"), [event.clause for event in joined.events("joined", UK, "Crete")]
(1 UK Europe infantry, ['g40.neutrals.join'])
""",
}
