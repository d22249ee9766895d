"""Pins of rules_model/base/engagements.py."""

PINS = {
    "g40.battle.over": """
>>> guns, foot = Force.of(GERMANY, aa_artillery=1), Force.of(FRANCE, infantry=1)
>>> is_over(EMPTY, Fight("France", guns, foot)), is_over(EMPTY, Fight("France", guns.adding(GERMANY, infantry=1), foot))
(False, False)
>>> both = Fight("France", Force.of(GERMANY, tank=1, aa_artillery=1), Force.of(FRANCE, aa_artillery=1))
>>> is_over(EMPTY, both), is_over(EMPTY, Fight("France", guns, foot.adding(FRANCE, aa_artillery=1)))
(False, False)
>>> unarmed = Fight("France", guns, Force.of(FRANCE, aa_artillery=1))
>>> is_over(EMPTY, unarmed), is_over(EMPTY, Fight("France", Force(), foot))
(True, True)
>>> is_over(EMPTY, Fight("Sea Zone 110", Force.of(GERMANY, submarine=1), Force.of(UK, transport=1)))
False
>>> tank, gun = Force.of(GERMANY, tank=1), Force.of(FRANCE, aa_artillery=1)
>>> is_over(EMPTY, Fight("France", tank, gun)), is_over(EMPTY, Fight("France", Force(), gun))
(False, True)
>>> is_over(EMPTY, Fight("France", tank, Force(), doomed=Force.of(FRANCE, infantry=1)))
False
>>> carrier, transport = Force.of(GERMANY, aircraft_carrier=1), Force.of(UK, transport=1)
>>> is_over(EMPTY, Fight("Sea Zone 110", carrier, transport))
True
>>> is_over(EMPTY, Fight("Sea Zone 110", Force.of(GERMANY, transport=1), Force.of(UK, aircraft_carrier=1)))
False
""",
    "g40.battle.guns": """
>>> mixed = Fight("France", Force.of(GERMANY, tank=1, fighter=1), Force.of(FRANCE, aa_artillery=1, infantry=1))
>>> after_the_guns(EMPTY, mixed, script(1)).attackers
1 Germany tank
>>> after_the_guns(EMPTY, mixed._replace(defenders=Force(), doomed=Force.of(FRANCE, aa_artillery=1)), script(1))
1 Germany tank against nothing; doomed: 1 France aa artillery
>>> shelled = mixed._replace(defenders=Force.of(FRANCE, aa_artillery=1), doomed=Force.of(FRANCE, infantry=1))
>>> after_the_guns(EMPTY, shelled, script(2)).defenders
1 France aa artillery
""",
    "g40.battle.land-round": """
>>> lone = Fight("France", Force.of(GERMANY, tank=1), Force.of(FRANCE, aa_artillery=1, infantry=1))
>>> land_round(EMPTY, lone, GERMANY, script(3, 6, "France infantry")).defenders
nothing
""",
    "g40.battle.sea-round": """
>>> chase = Fight("Sea Zone 110", Force.of(GERMANY, cruiser=1), Force.of(UK, submarine=1))
>>> round_at_sea(EMPTY, chase, script(1))
1 Germany cruiser against nothing; submerged: 1 UK Europe submarine
>>> round_at_sea(EMPTY, chase._replace(submerged=Force.of(UK, submarine=1)), script(1)).submerged
2 UK Europe submarine
""",
    "g40.battle.lone-transports": """
>>> both = Fight("Sea Zone 110", Force.of(GERMANY, submarine=1, transport=1), Force.of(UK, transport=1))
>>> without_lone_transports(EMPTY, both).defenders
nothing
""",
    "g40.battle.press-on": """
>>> battle = Fight("France", Force.of(GERMANY, tank=2), Force.of(FRANCE, infantry=2), rounds=1)
>>> press_on(EMPTY, battle._replace(defenders=Force()), GERMANY, True, script()).retreated
nothing
>>> seaborne = battle._replace(attackers=Force.of(GERMANY, {"from the sea"}, tank=1))
>>> press_on(EMPTY, seaborne, GERMANY, True, script()).retreated
nothing
>>> covered = seaborne._replace(attackers=seaborne.attackers.adding(GERMANY, fighter=1))
>>> press_on(EMPTY, covered, GERMANY, False, script(True))
1 Germany tank (from the sea) against 2 France infantry; retreated: 1 Germany fighter
>>> again = battle._replace(retreated=Force.of(GERMANY, fighter=1))
>>> press_on(EMPTY, again, GERMANY, True, script(True)).retreated
1 Germany fighter, 2 Germany tank
>>> table = script(False)
>>> press_on(EMPTY, battle, GERMANY, True, table) == table.shown
True
""",
    "g40.battle.on-land": """
>>> battle = Fight("France", Force.of(GERMANY, tank=1), Force.of(FRANCE, infantry=1))
>>> for counted in (1, 3):
...     table = script(6, 6, False, 6, 6, True)
...     ended = fight_on_land(EMPTY, battle, GERMANY, True, counted, table)
...     print(table.shown.rounds)
1
2
""",
    "g40.battle.sea": """
>>> battle = Fight("Sea Zone 110", Force.of(GERMANY, cruiser=1), Force.of(UK, destroyer=1))
>>> for counted in (1, 3):
...     table = script(6, 6, False, 6, 6, True)
...     ended = fight_at_sea(EMPTY, battle, GERMANY, True, counted, table)
...     print(table.shown.rounds)
1
2
""",
}
