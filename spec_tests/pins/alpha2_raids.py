"""Pins of rules_model/alpha2/raids.py."""

PINS = {
    "alpha2.raids.interceptors": """
>>> fighter(START, JAPAN).intercept, fighter(START, JAPAN).attack, fighter(START, JAPAN).cost
(2, 3, 10)
""",
    "alpha2.raids.escorts": """
>>> raid = Raid("United Kingdom", Force.of(GERMANY, tactical_bomber=2, fighter=1), Force.of(UK, fighter=1))
>>> escorts_fire(START, raid, script(2)).interceptors
1 UK Europe fighter
>>> guests = Raid("Tokyo", Force.of(USA, fighter=1), Force.of(JAPAN, fighter=1).adding(GERMANY, fighter=1))
>>> escorts_fire(START, guests, script(1, True, "Germany fighter")).interceptors
1 Japan fighter
>>> escorts_fire(START, Raid("Malta", Force.of(ITALY, fighter=2), Force.of(UK, fighter=2)), script(1, 1))
2 Italy fighter against nothing
""",
    "alpha2.raids.bombers": """
>>> raid = Raid("United Kingdom", Force.of(GERMANY, tactical_bomber=1, fighter=1), Force.of(UK, fighter=2))
>>> bombers_fight(START, raid, script(1, 2, 3))
1 Germany fighter against 1 UK Europe fighter
>>> bombers_fight(START, raid, script(2, 2, 2))
nothing against 2 UK Europe fighter
""",
    "alpha2.raids.losses": """
>>> attackers_lose(START, Raid("Malta", Force.of(ITALY, fighter=1)), -2, script())
Traceback (most recent call last):
ValueError: hits cannot be negative: -2
>>> raid = Raid("United Kingdom", Force.of(GERMANY, strategic_bomber=1, fighter=2))
>>> attackers_lose(START, raid, 0, script()), attackers_lose(START, raid, 1, script())
(2 Germany fighter, 1 Germany strategic bomber, 2 Germany fighter)
>>> attackers_lose(START, raid, 2, script()), attackers_lose(START.reads(ESCORT_LOSSES, "spared"), raid, 2, script())
(1 Germany fighter, 2 Germany fighter)

Escorts without bombers can be hit under either reading.

>>> alone = Raid("United Kingdom", Force.of(GERMANY, fighter=2))
>>> attackers_lose(START, alone, 1, script()), attackers_lose(START.reads(ESCORT_LOSSES, "spared"), alone, 1, script())
(1 Germany fighter, 1 Germany fighter)
>>> Raid("United Kingdom", Force()).attacker
Traceback (most recent call last):
ValueError: a raid on United Kingdom without aircraft has no attacker
""",
    "alpha2.raids.air-battle": """
>>> raid = Raid("United Kingdom", Force.of(GERMANY, strategic_bomber=1, fighter=1))
>>> air_battle(START, raid, script())
1 Germany fighter, 1 Germany strategic bomber against nothing
""",
    "alpha2.raids.may-bomb": """
>>> [may_bomb(START, UK, "strategic_bomber", kind).allowed for kind in (*FACTORIES, *BASES)]
[True, True, True, True]
>>> [may_bomb(START, UK, "tactical_bomber", kind).allowed for kind in (*FACTORIES, *BASES)]
[False, False, True, True]
>>> may_bomb(START, UK, "fighter", "air_base"), "minor_factory" in FACTORIES, "naval_base" in BASES
(refused by alpha2.raids.may-bomb: no fighter can raid the air base, True, True)
>>> may_bomb(START, UK, "tactical_bomber", "airbase")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown facility 'airbase'; did you mean 'air_base'?
>>> may_bomb(START, UK, "bomber", "air_base")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown unit 'bomber'
""",
    "alpha2.raids.targets": """
>>> factory = START.with_facility("Russia", "major_factory")
>>> mixed = Force.of(GERMANY, strategic_bomber=2, tactical_bomber=1)
>>> spread_bombers(factory, "Russia", mixed, script())
{'major_factory': 2 Germany strategic bomber}
>>> three = factory.with_facility("Russia", "naval_base").with_facility("Russia", "air_base")
>>> spread_bombers(three, "Russia", mixed, script("air_base", "air_base", "naval_base"))
{'naval_base': 1 Germany tactical bomber, 'air_base': 2 Germany strategic bomber}
>>> with tracing() as trace:
...     answer = spread_bombers(three, "Russia", Force(), script()), bombs_fall(three, Force(), script())
>>> answer, "alpha2.raids.targets" in trace, "alpha2.raids.bombs" in trace
(({}, 0), True, True)
>>> spread_bombers(three, "Russia", Force.of(GERMANY, tactical_bomber=1), script("major_factory"))
Traceback (most recent call last):
rules_model.table.TableError: g40.sbr.spread: Germany cannot answer 'major_factory' about target; options:
    ['naval_base', 'air_base']
""",
    "alpha2.raids.guns": """
>>> with tracing() as trace:
...     figure = facility_fires_at(START, UK, "air_base")
>>> figure, "alpha2.raids.guns" in trace
(1, True)
>>> facility_fires_at(START, UK, "airbase")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown facility 'airbase'; did you mean 'air_base'?
""",
    "alpha2.raids.bombs": """
>>> with tracing() as trace:
...     nothing = bombs_fall(START, Force(), script())
>>> nothing, "alpha2.raids.bombs" in trace
(0, True)
>>> both = Force.of(GERMANY, strategic_bomber=1, tactical_bomber=2)
>>> bombs_fall(START, both, script(1, 2, 4)), bombs_fall(START, Force(), script())
(9, 0)
>>> best = START.reads(HIGHEST, "best-die")
>>> bombs_fall(best, both, script(3, 2, 4)), bombs_fall(best, both, script(3, 2, 6))
(4, 6)
>>> bombs_fall(best, both, script(4, 2, 4)), bombs_fall(best, both, script(5, 2, 4))
(6, 7)
>>> bombs_fall(best, Force.of(GERMANY, tactical_bomber=2), script(1, 1)), bombs_fall(best, Force(), script())
(1, 0)
>>> bombs_fall(best, Force.of(GERMANY, strategic_bomber=2), script(1, 6))
8
>>> bombs_fall(best, Force.of(GERMANY, tactical_bomber=2), script(6, 1))
6
""",
    "alpha2.raids.raid": """
>>> base = START.at_war(ITALY, UK).held(UK, "Malta")
>>> base = base.with_facility("Malta", "air_base").with_facility("Malta", "naval_base")
>>> over = base.with_force("Malta", ITALY, {"raiding"}, tactical_bomber=3, fighter=1)
>>> over = over.with_force("Malta", UK, {"intercepting"}, fighter=2).with_force("Malta", UK, infantry=1)
>>> bombed = bombing_raid(over, "Malta", ITALY, script(6, 1, 1, 6, 2, 3, "air_base", "naval_base", 6, 1, 3))
>>> bombed.since(over)
['2 UK Europe fighter (intercepting) shot down', '1 Italy tactical bomber (raiding) shot down',
 '1 Italy tactical bomber (raiding) shot down', 'the air base in Malta takes 3 damage markers']
>>> bombed.force("Malta"), bombed.facilities_in("Malta")
(1 Italy fighter (raiding), 1 Italy tactical bomber (raiding), 1 UK Europe infantry,
 (Facility(kind='air_base', damage=3, construction=0), Facility(kind='naval_base', damage=0, construction=0)))
>>> [(event.kind, event.nation, event.place, event.amount) for event in bombed.log]
[('lost', None, 'Malta', 2), ('lost', None, 'Malta', 1), ('lost', None, 'Malta', 1), ('raid', Italy, 'Malta', 3)]
>>> clear = base.with_force("Malta", ITALY, {"raiding"}, tactical_bomber=1)
>>> quiet = bombing_raid(clear, "Malta", ITALY, script("naval_base", 2, 6))
>>> quiet.since(clear)
['the naval base in Malta takes 6 damage markers']
>>> two = base.with_force("Malta", ITALY, {"raiding"}, strategic_bomber=2)
>>> both = bombing_raid(two, "Malta", ITALY, script("air_base", "naval_base", 2, 2, 1, 2))
>>> both.since(two)
['the air base in Malta takes 3 damage markers', 'the naval base in Malta takes 4 damage markers']
>>> one = bombing_raid(two, "Malta", ITALY, script("air_base", "naval_base", 1, 1))
>>> one.since(two)[2:], [(event.kind, event.nation, event.place) for event in one.log[2:]]
(['no bomb falls on Malta'], [('raid', Italy, 'Malta')])
>>> one.log[-1].clause
'alpha2.raids.raid'
""",
}
