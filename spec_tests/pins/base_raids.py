"""Pins of rules_model/base/raids.py."""

PINS = {
    "g40.raids.air-battle": """
>>> both = Force.of(GERMANY, strategic_bomber=1, tactical_bomber=1, fighter=1)
>>> raid = Raid("United Kingdom", both, Force.of(UK, fighter=3))
>>> air_battle(EMPTY, raid, script(1, 1, 1, 2, 2, 2))
1 Germany fighter, 1 Germany strategic bomber, 1 Germany tactical bomber against nothing
>>> air_battle(EMPTY, raid, script(2, 2, 2, 2, 2, 1, "Germany strategic bomber"))
1 Germany fighter, 1 Germany tactical bomber against 3 UK Europe fighter

The escorts roll first, and interceptors of several owners are lost as these agree.

>>> mixed = Raid("Tokyo", Force.of(USA, fighter=1), Force.of(JAPAN, fighter=1).adding(GERMANY, fighter=1))
>>> air_battle(START, mixed, script(1, 1, 2, True, "Germany fighter"))
nothing against 1 Japan fighter
>>> air_battle(START, Raid("Tokyo", Force(), Force.of(JAPAN, fighter=1)), script(6))
nothing against 1 Japan fighter
>>> both = Raid("Tokyo", Force.of(USA, fighter=1), Force.of(JAPAN, fighter=1).adding(GERMANY, fighter=1))
>>> air_battle(START, both, script(1, 1, 1, False, "Japan fighter"))
nothing against 1 Germany fighter
""",
    "g40.raids.facility-fire": """
>>> facility_fires_at(EMPTY, UK, "airbase")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown facility 'airbase'; did you mean 'air_base'?
""",
    "g40.raids.guns": """
>>> target = "United Kingdom"
>>> guns_fire(START, target, "air_base", Force.of(GERMANY, strategic_bomber=2), script(1, 1))
nothing
>>> guns_fire(START, target, "air_base", Force(), script())
nothing
>>> flight = Force.of(GERMANY, strategic_bomber=1, tactical_bomber=1)
>>> guns_fire(START, target, "air_base", flight, script(1, 6, "Germany tactical bomber"))
1 Germany strategic bomber
""",
    "g40.sbr.damage": """
>>> bombs_fall(EMPTY, Force(), script())
0
>>> bombs_fall(EMPTY, Force.of(GERMANY, strategic_bomber=2, tactical_bomber=1), script(4, 1, 6))
15
>>> bombs_fall(EMPTY, Force.of(GERMANY, strategic_bomber=3), script(1, 1, 1))
9
""",
}
