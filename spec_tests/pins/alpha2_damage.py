"""Pins of rules_model/alpha2/damage.py."""

PINS = {
    "alpha2.damage.ceilings": """
>>> with tracing() as trace:
...     bears = most_damage(START, "naval_base")
>>> bears, "alpha2.damage.ceilings" in trace
(6, True)
>>> most_damage(START, "airbase")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown facility 'airbase'; did you mean 'air_base'?
""",
    "alpha2.damage.markers": """
>>> both = START.with_facility("Malta", "naval_base", damage=1).with_facility("Malta", "air_base", damage=5)
>>> hit = take_damage(both, "Malta", "air_base", 3, ITALY)
>>> hit.facilities_in("Malta")
(Facility(kind='naval_base', damage=1, construction=0), Facility(kind='air_base', damage=6, construction=0))
>>> hit.log[-1].kind, hit.log[-1].nation, hit.log[-1].place, hit.log[-1].amount
('raid', Italy, 'Malta', 1)
>>> take_damage(hit, "Malta", "air_base", 3, ITALY).since(hit)
['the air base in Malta takes 0 damage markers']
>>> with tracing() as trace:
...     none = damage_facility(both, "Malta", "air_base", 0, ITALY)
>>> none.facilities == both.facilities, "alpha2.damage.markers" in trace
(True, True)
>>> take_damage(both, "Gibraltar", "air_base", 3, ITALY)
Traceback (most recent call last):
ValueError: no air base stands in Gibraltar
>>> take_damage(both, "Malta", "airbase", 3, ITALY)
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown facility 'airbase'; did you mean 'air_base'?
>>> major = START.with_facility("Russia", "major_factory", damage=15).with_facility("France", "minor_factory", damage=5)
>>> take_damage(major, "Russia", "major_factory", 6, ITALY).facilities_in("Russia")[0].damage
20
>>> take_damage(major, "France", "minor_factory", 6, ITALY).facilities_in("France")[0].damage
6
>>> take_damage(START.with_facility("Malta", "air_base", damage=2), "Malta", "air_base", -1, GERMANY)
Traceback (most recent call last):
ValueError: damage cannot be negative: -1
""",
    "alpha2.damage.mobilize": """
>>> with tracing() as trace:
...     made = output(START.with_facility("Germany", "major_factory", damage=20), "Germany")
>>> made, "alpha2.damage.mobilize" in trace
(0, True)
>>> output(START.with_facility("Egypt", "minor_factory", damage=3), "SZ 98"), output(START, "Egypt")
(0, 0)
>>> output(START.with_facility("Egypt", "minor_factory", damage=3), "Egypt")
0
>>> output(START.with_facility("Egypt", "naval_base").with_facility("Egypt", "minor_factory", damage=1), "Egypt")
2
>>> bigger = START.with_facility("Germany", "major_factory", damage=1).noting("upgraded", None, "", place="Germany")
>>> output(bigger, "Germany"), output(bigger.noting("turn began", None, "", nation=UK), "Germany")
(2, 9)
""",
    "alpha2.damage.naval-base": """
>>> with tracing() as trace:
...     given = naval_base_gives(START, Facility("naval_base"))
>>> given, "alpha2.damage.naval-base" in trace
(('longer voyages', 'repairs'), True)
""",
    "alpha2.damage.air-base": """
>>> with tracing() as trace:
...     given = air_base_gives(START, Facility("air_base"))
>>> given, "alpha2.damage.air-base" in trace
(('longer flights', 'scramble'), True)
""",
    "alpha2.damage.landing": """
>>> war = START.at_war(ALLIES, AXIS)
>>> [may_land_at(war, nation, "Malta").allowed for nation in (UK, FRANCE, UK_PACIFIC, GERMANY)]
[True, True, True, False]
>>> [may_land_at(START.at_war(UK, ITALY), nation, "Malta").allowed for nation in (UK, FRANCE)]
[True, False]
>>> may_land_at(START.at_war(FRANCE, ITALY), FRANCE, "Malta").allowed
False
""",
    "alpha2.damage.price": """
>>> with tracing() as trace:
...     cost = repair_price(START, 6)
>>> cost, "alpha2.damage.price" in trace
(6, True)
""",
    "alpha2.damage.may-repair": """
>>> before = BASE_START.with_facility("Malta", "air_base", damage=4).with_cash(UK, 3)
>>> may_repair(before.noting("phase began", None, "", nation=UK, amount=1), UK, "Malta", "air_base", 3)
allowed by g40.repair.may
>>> hit = START.with_facility("Malta", "air_base", damage=4).with_facility("Malta", "naval_base", damage=6)
>>> rich = hit.with_cash(UK, 9).with_cash(FRANCE, 9)
>>> phase = rich.noting("phase began", None, "", nation=UK, amount=Phase.PURCHASE_AND_REPAIR)
>>> may_repair(phase, UK, "Malta", "air_base", 4).allowed, may_repair(phase, UK, "Malta", "air_base", 1).allowed
(True, True)
>>> may_repair(phase, UK, "Malta", "air_base", 0), may_repair(phase, UK, "Malta", "air_base", -2).allowed
(refused by alpha2.damage.may-repair: nothing is to be repaired, False)
>>> may_repair(phase, UK, "Malta", "airbase", 1)
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown facility 'airbase'; did you mean 'air_base'?
>>> india = phase.with_facility("India", "minor_factory", damage=2).with_cash(UK_PACIFIC, 1)
>>> may_repair(india, UK_PACIFIC, "India", "minor_factory", 1).allowed
True
>>> may_repair(india, UK_PACIFIC, "India", "minor_factory", 2)
refused by alpha2.damage.may-repair: UK Pacific has only 1 IPCs
>>> may_repair(phase, UK, "Malta", "air_base", 5)
refused by alpha2.damage.may-repair: there are not so many damage markers under the air base
>>> may_repair(phase, UK, "Malta", "minor_factory", 1).allowed
False
>>> french = rich.noting("phase began", None, "", nation=FRANCE, amount=Phase.PURCHASE_AND_REPAIR)
>>> may_repair(french, FRANCE, "Malta", "air_base", 1)
refused by alpha2.damage.may-repair: Malta is UK Europe's to pay for
>>> may_repair(french, UK, "Malta", "air_base", 1).allowed
False
>>> later = rich.noting("phase began", None, "", nation=UK, amount=Phase.MOBILIZE)
>>> may_repair(later, UK, "Malta", "air_base", 1).allowed
False
""",
    "alpha2.damage.repair": """
>>> hit = START.with_facility("Malta", "air_base", damage=4).with_facility("Malta", "naval_base", damage=6)
>>> phase = hit.with_cash(UK, 9).noting("phase began", None, "", nation=UK, amount=Phase.PURCHASE_AND_REPAIR)
>>> done = repair(phase, UK, "Malta", "naval_base", 6)
>>> done.facilities_in("Malta"), done.cash(UK)
((Facility(kind='air_base', damage=4, construction=0), Facility(kind='naval_base', damage=0, construction=0)), 3)
>>> event = done.log[-1]
>>> event.kind, event.text, event.nation, event.place, event.amount
('repaired', 'UK Europe pays 6 IPCs to repair the naval base in Malta', UK Europe, 'Malta', 6)
""",
}
