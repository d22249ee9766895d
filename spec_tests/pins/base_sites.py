"""Pins of rules_model/base/sites.py."""

PINS = {
    "g40.mobilise.least-value": """
>>> least_value(EMPTY, "airbase")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown facility 'airbase'; did you mean 'air_base'?
""",
    "g40.mobilise.one-of-a-kind": """
>>> full = START.with_facility("Ontario", "naval_base").with_facility("Ontario", "major_factory")
>>> has_room(full, "Ontario", "minor_factory"), has_room(full, "Ontario", "naval_base")
(refused by g40.mobilise.one-of-a-kind: one major factory stands in Ontario,
refused by g40.mobilise.one-of-a-kind: one naval base stands in Ontario)
>>> has_room(full, "Ontario", "air_base").allowed, has_room(full, "Ontario", "upgrade").allowed
(True, False)
""",
    "g40.mobilise.coast": """
>>> has_coast(START, "Slovakia Hungary", "air_base").allowed, has_coast(START, "Malta", "naval_base").allowed
(True, True)
""",
    "g40.mobilise.dutch": """
>>> moved_in = START.noting("turn began", None, "", nation=ANZAC).held(ANZAC, "Java", "Siam")
>>> moved_in = moved_in.noting("captured", None, "", nation=ANZAC, other=JAPAN, place="Siam")
>>> is_not_dutch(moved_in, "Siam").allowed, is_not_dutch(moved_in, "Java").allowed
(True, True)
>>> moved_in = moved_in.noting("captured", None, "", nation=ANZAC, other=DUTCH, place="Java")
>>> is_not_dutch(moved_in, "Siam").allowed, is_not_dutch(moved_in, "Java").allowed
(True, False)
>>> is_not_dutch(START.reads(DUTCH_LAND, "emblem"), "Siam").allowed
True
>>> looked_after = START.held(ANZAC, "Java", "Siam").noting("taken over", None, "", nation=ANZAC, place="Java")
>>> is_not_dutch(looked_after, "Java").allowed, is_not_dutch(looked_after, "Siam").allowed
(False, True)
""",
    "g40.mobilise.site": """
>>> kinds = ("captured", "liberated", "returned", "joined", "taken over", "bombed")
>>> egypt = [START.noting(kind, None, "", nation=UK, place="Egypt") for kind in kinds]
>>> [may_build(one, UK, "Egypt", "air_base").allowed for one in egypt]
[False, False, False, False, False, True]
>>> may_build(START, CHINA, "Szechwan", "air_base")
refused by g40.mobilise.site: China builds no facilities
>>> may_build(START, DUTCH, "Java", "air_base")
refused by g40.mobilise.site: Java is Dutch
>>> may_build(START, USA, "Philippines", "minor_factory")
refused by g40.mobilise.site: Philippines is an island
>>> may_build(START, GERMANY, "Slovakia Hungary", "naval_base")
refused by g40.mobilise.site: Slovakia Hungary has no coast
>>> may_build(START.with_facility("Egypt", "air_base"), UK, "Egypt", "air_base")
refused by g40.mobilise.site: one air base stands in Egypt
>>> taken = START.held(GERMANY, "Russia")
>>> may_build(taken, GERMANY, "Russia", "major_factory"), may_build(taken, GERMANY, "Russia", "minor_factory").allowed
(refused by g40.mobilise.site: Russia is not originally of Germany, True)
>>> may_build(taken.with_facility("Russia", "minor_factory"), GERMANY, "Russia", "upgrade").allowed
False
>>> may_build(START, USSR, "Russia", "upgrade")
refused by g40.mobilise.site: Russia has no minor factory
>>> damaged = START.with_facility("Russia", "minor_factory", damage=1)
>>> may_build(damaged, USSR, "Russia", "upgrade"), may_build(damaged, USSR, "Russia", "air_base").allowed
(refused by g40.mobilise.site: the minor factory in Russia is damaged, True)
>>> may_build(START.with_facility("Russia", "minor_factory"), USSR, "Russia", "upgrade").allowed
True
>>> may_build(START, USSR, "Moscow", "major_factory").allowed, may_build(START, USSR, "Novgorod", "major_factory")
(True, refused by g40.mobilise.site: Novgorod is worth less than 3 IPCs)
""",
    "g40.mobilise.build": """
>>> placing = START.noting("phase began", None, "", nation=USSR, amount=Phase.MOBILIZE)
>>> bought = placing.with_tokens(USSR, "bought minor factory", 1).with_tokens(USSR, "bought upgrade", 1)
>>> once = build(bought, USSR, "Moscow", "minor_factory")
>>> twice = build(once, USSR, "Moscow", "upgrade")
>>> [(event.kind, event.nation, event.place, event.text) for event in twice.log[1:]]
[('built', Soviet Union, 'Russia', 'Soviet Union builds a minor factory in Russia'),
('upgraded', Soviet Union, 'Russia', 'Soviet Union builds a major factory in Russia')]
>>> twice.facilities_in("Russia"), twice.tokens(USSR, "bought upgrade")
((Facility(kind='major_factory', damage=0, construction=0),), 0)
>>> build(twice, USSR, "Volgograd", "air_base")
Traceback (most recent call last):
ValueError: Soviet Union cannot have -1 bought air base tokens
>>> base = build(placing.with_tokens(USSR, "bought air base", 1), USSR, "Volgograd", "air_base")
>>> [(event.kind, event.text) for event in base.log[1:]]
[('built a base', 'Soviet Union builds an air base in Volgograd')]
>>> build(START.with_tokens(USSR, "bought air base", 1), USSR, "Volgograd", "air_base")
Traceback (most recent call last):
ValueError: Soviet Union is not in its mobilize phase
""",
}
