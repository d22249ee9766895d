"""Pins of rules_model/base/battle.py."""

PINS = {
    "g40.battle.attack": """
>>> attack_dice(EMPTY, Force.of(GERMANY, infantry=2, mechanized_infantry=2, artillery=3))
((2, 2), (1, 2), (1, 1), (3, 2))
>>> attack_dice(EMPTY, Force.of(GERMANY, tactical_bomber=3, fighter=1, tank=1))
((2, 4), (1, 3), (1, 3), (1, 3))
>>> attack_dice(EMPTY, Force.of(GERMANY, strategic_bomber=2, artillery=1, aa_artillery=1))
((2, 4), (1, 2))
>>> attack_dice(EMPTY, Force.of(GERMANY, infantry=1, tank=1)), attack_dice(EMPTY, Force())
(((1, 1), (1, 3)), ())
""",
    "g40.battle.defence": """
>>> defence_dice(EMPTY, Force.of(UK, tactical_bomber=1, fighter=1, strategic_bomber=1, tank=1, aa_artillery=1))
((1, 3), (1, 4), (1, 1), (1, 3))
""",
    "g40.battle.anti-air-dice": """
>>> five, two = Force.of(GERMANY, fighter=3, strategic_bomber=2), Force.of(UK, aa_artillery=2)
>>> anti_air_dice(EMPTY, five, two), anti_air_dice(EMPTY, five, Force.of(UK, infantry=2))
(((5, 1),), ())
>>> anti_air_dice(EMPTY, five, Force.of(UK, aa_artillery=1).adding(FRANCE, aa_artillery=1))
((3, 1), (2, 1))
>>> from rules_model.delta.advantages import RADAR
>>> from rules_model.delta.start import START as DELTA
>>> guns = Force.of(FRANCE, aa_artillery=1).adding(UK, aa_artillery=1)
>>> anti_air_dice(DELTA.gains(UK, RADAR), five, guns)
((3, 2), (2, 1))
""",
    "g40.battle.anti-air": """
>>> order = ("infantry", "fighter", "strategic_bomber")
>>> five = Force.of(GERMANY, fighter=3, strategic_bomber=2)
>>> anti_air_fire(EMPTY, five, Force.of(UK, aa_artillery=1, fighter=2), order, script(1, 1, 1))
2 Germany strategic bomber
>>> anti_air_fire(EMPTY, five, Force.of(UK, aa_artillery=2), order, script(1, 1, 1, 1, 2))
1 Germany strategic bomber
>>> two = Force.of(UK, aa_artillery=1).adding(FRANCE, aa_artillery=1)
>>> anti_air_fire(EMPTY, five, two, order, script(1, 1, 2, 2, 2))
1 Germany fighter, 2 Germany strategic bomber
>>> anti_air_fire(EMPTY, Force.of(GERMANY, infantry=4), Force.of(UK, aa_artillery=2), order, script())
4 Germany infantry
>>> anti_air_fire(EMPTY, five, Force.of(UK, infantry=2), order, script())
3 Germany fighter, 2 Germany strategic bomber

Where not all can shoot, the best guns do: here British ones, with Delta's Radar.

>>> from rules_model.delta.advantages import RADAR
>>> from rules_model.delta.start import START as DELTA
>>> guns = Force.of(FRANCE, aa_artillery=1).adding(UK, aa_artillery=1)
>>> anti_air_fire(DELTA.gains(UK, RADAR), Force.of(GERMANY, fighter=3), guns, order, script(2, 2, 3))
1 Germany fighter
""",
    "g40.battle.round": """
>>> battle_round(EMPTY, ((3, 3),), ((2, 2),), (1, 2), script(1, 2, 3, 2, 2))
(0, 0)
>>> battle_round(EMPTY, ((2, 3),), ((1, 2),), (2, 4), script(3, 4, 2))
(1, 3)
""",
    "g40.battle.land": """
>>> order, land = ("infantry", "artillery", "tank", "fighter"), ("aa_artillery", "infantry")
>>> raiders = Force.of(GERMANY, infantry=1, fighter=1)
>>> land_battle(EMPTY, raiders, Force.of(UK, infantry=1, aa_artillery=1), order, land, script(1, 1, 6, 1, 6))
1 Germany infantry against nothing
>>> land_battle(EMPTY, raiders, Force.of(UK, infantry=2), order, land, script(6, 3, 2, 3, 3, 6))
1 Germany fighter against nothing

AA artillery alone cannot hurt anybody, and where neither can the battle is over.

>>> from rules_model.base.anti_air import ALONE
>>> fought = EMPTY.reads(ALONE, "fought")
>>> land_battle(EMPTY, Force.of(GERMANY, tank=1), Force.of(UK, aa_artillery=2), order, land, script())
1 Germany tank against nothing
>>> land_battle(fought, Force.of(GERMANY, tank=1), Force.of(UK, aa_artillery=1), order, land, script(4, 3))
1 Germany tank against nothing
>>> guns = ("aa_artillery",)
>>> land_battle(EMPTY, Force.of(GERMANY, aa_artillery=1), Force.of(UK, infantry=1), guns, land, script(3, 2)).winner
'the defender'
>>> land_battle(EMPTY, Force.of(GERMANY, aa_artillery=1), Force.of(UK, aa_artillery=2), guns, land, script())
1 Germany aa artillery against 2 UK Europe aa artillery

Pairs are made anew in every round: without its artillery the infantry attacks at 1 again.

>>> pair = Force.of(GERMANY, infantry=1, artillery=1)
>>> land_battle(EMPTY, pair, Force.of(UK, infantry=2), ("artillery", "infantry"), land, script(2, 6, 1, 6, 2, 6, 1, 6))
1 Germany infantry against nothing

The order decides who is lost first; of like units, by the name of their owner. An order must name every unit.

>>> two = Force.of(UK, infantry=1).adding(FRANCE, infantry=1)
>>> land_battle(EMPTY, Force.of(GERMANY, tank=1), two, order, land, script(3, 2, 6)).defenders
1 UK Europe infantry
>>> land_battle(EMPTY, Force.of(GERMANY, tank=1, infantry=1), two, ("tank", "infantry"), land, script(1, 6, 2, 6, 1, 6))
1 Germany infantry against nothing
>>> land_battle(EMPTY, Force.of(GERMANY, tank=1), two, ("infantry",), land, script())
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown unit in the order of loss 'tank'
""",
}
