"""Pins of rules_model/deluxe/air_defence.py."""

PINS = {
    "3g40.markers.operational-base": """
>>> two = EMPTY.with_facility("London", "air_base", damage=1).with_facility("London", "air_base")
>>> has_operational_base(two, "London")
True
>>> has_operational_base(EMPTY.with_facility("London", "naval_base"), "London")
False
""",
    "3g40.markers.scramble": """
>>> war = EMPTY.at_war(GERMANY, UK).charting("A-20", "London").with_facility("London", "air_base")
>>> raid = war.with_force("A-20", GERMANY, cruiser=1)
>>> one = Force.of(UK, fighter=1)
>>> may_scramble(raid, "London", "A-20", one, elsewhere=2), may_scramble(raid, "London", "A-20", one, elsewhere=3)
(allowed by 3g40.markers.scramble,
refused by 3g40.markers.scramble: at most 3 scramble from one air base)
>>> may_scramble(raid.reads(BASE_LIMIT, "zone"), "London", "A-20", Force.of(UK, fighter=4), elsewhere=3)
refused by 3g40.markers.scramble: at most 3 scramble from one air base
>>> may_scramble(war, "London", "A-20", one)
refused by 3g40.markers.scramble: no enemy of UK Europe attacks A-20
>>> may_scramble(raid, "London", "A-20", Force.of(USA, fighter=1))
refused by 3g40.markers.scramble: no enemy of United States attacks A-20
>>> may_scramble(raid, "Normandy", "A-20", one)
refused by 3g40.markers.scramble: Normandy has no operational air base
>>> may_scramble(raid.with_facility("Normandy", "air_base"), "Normandy", "A-20", one)
refused by 3g40.markers.scramble: A-20 does not touch Normandy
>>> may_scramble(war.with_force("A-20", GERMANY, submarine=1), "London", "A-20", one)
refused by 3g40.submarines.scramble: only submarines attack A-20
>>> may_scramble(raid, "London", "A-20", Force.of(UK, war_plane=1))
refused by 3g40.markers.scramble: a war plane cannot scramble
>>> small = raid.reads(SCRAMBLERS, "small")
>>> may_scramble(small, "London", "A-20", Force.of(UK, fighter=1, tactical_bomber=1))
allowed by 3g40.markers.scramble
>>> may_scramble(small, "London", "A-20", Force.of(UK, super_fortress=1))
refused by 3g40.markers.scramble: a super fortress cannot scramble
""",
    "3g40.markers.fly-in": """
>>> war = EMPTY.at_war(GERMANY, UK).held(UK, "London")
>>> marked = Force.of(UK, ["designated"], fighter=1)
>>> may_fly_in(war, Flight(UK, "Malta", "London", marked))
refused by 3g40.markers.fly-in: no enemy of UK Europe attacks London
>>> may_fly_in(war, Flight(UK, "Malta", "London", marked.adding(UK, fighter=1)))
refused by 3g40.markers.fly-in: only designated aircraft fly in to defend
>>> landed = war.with_force("Normandy", GERMANY, tank=1).held(GERMANY, "Normandy")
>>> may_fly_in(landed, Flight(UK, "Malta", "Normandy", marked))
refused by 3g40.markers.fly-in: Normandy is not in friendly hands
>>> sea = war.with_force("A-20", GERMANY, cruiser=1)
>>> to_sea = Flight(UK, "London", "A-20", marked)
>>> may_fly_in(sea.with_force("A-20", USA, sea_transport=1), to_sea)
allowed by 3g40.markers.fly-in
>>> may_fly_in(sea.with_force("A-20", UK, fighter=1), to_sea)
refused by 3g40.markers.fly-in: A-20 is not in friendly hands
>>> may_fly_in(sea.with_force("A-20", UK, cruiser=1).reads(SEA_CONTROL, "attacked"), to_sea)
allowed by 3g40.markers.fly-in
>>> may_fly_in(landed.reads(SEA_CONTROL, "attacked"), Flight(UK, "Malta", "Normandy", marked))
refused by 3g40.markers.fly-in: Normandy is not in friendly hands
""",
    "3g40.markers.limit": """
>>> within_limit(EMPTY, "A-20", Force.of(UK, fighter=3))
allowed by 3g40.markers.limit
>>> home = EMPTY.with_force("London", UK, ["designated"], fighter=2).with_force("London", UK, fighter=4)
>>> within_limit(home, "London", Force.of(USA, fighter=3))
allowed by 3g40.markers.limit
>>> from rules_model.deluxe.designation import COUNTED
>>> glossary = home.reads(COUNTED, "all-designated")
>>> within_limit(glossary, "London", Force.of(USA, fighter=2))
refused by 3g40.markers.limit: at most 3 in bound aircraft defend London
>>> within_limit(glossary, "London", Force.of(USA, fighter=1))
allowed by 3g40.markers.limit
>>> scrambled = glossary.with_force("A-20", UK, ["designated", "in bound"], fighter=2)
>>> within_limit(scrambled, "A-20", Force.of(USA, fighter=1))
allowed by 3g40.markers.limit
""",
}
