"""Pins of rules_model/deluxe/air_defence.py."""

PINS = {
    "3g40.markers.operational-base": """
>>> two = EMPTY.with_facility("London", "air_base", damage=1).with_facility("London", "air_base")
>>> has_operational_base(two, "London")
True
>>> has_operational_base(EMPTY.with_facility("London", "naval_base"), "London")
False
>>> rock = EMPTY.held(UK, WEST).held(USA, EAST).with_facility(WEST, "air_base")
>>> has_operational_base(rock, WEST), has_operational_base(rock.held(GERMANY, EAST), WEST)
(True, False)
>>> east = EMPTY.held(UK, WEST, EAST).with_facility(EAST, "air_base")
>>> has_operational_base(east, EAST), has_operational_base(east.held(GERMANY, WEST), EAST)
(True, False)
""",
    "3g40.markers.scramble": """
>>> war = EMPTY.at_war(GERMANY, UK).charting("A-20", "London").with_facility("London", "air_base")
>>> war = war.held(UK, "London").with_force("London", UK, fighter=4, tactical_bomber=1, super_fortress=1)
>>> raid = war.with_force("A-20", GERMANY, cruiser=1)
>>> one = Force.of(UK, fighter=1)
>>> aloft = raid.with_force("A-19", UK, ["from London"], fighter=2).with_force("A-20", UK, ["from Malta"], fighter=2)
>>> may_scramble(aloft, "London", "A-20", one), may_scramble(aloft, "London", "A-20", Force.of(UK, fighter=2))
(allowed by 3g40.markers.scramble,
refused by 3g40.markers.scramble: at most 3 scramble from one air base)
>>> by_zone = aloft.reads(BASE_LIMIT, "zone")
>>> may_scramble(by_zone, "London", "A-20", Force.of(UK, fighter=4))
refused by 3g40.markers.scramble: at most 3 scramble from one air base
>>> may_scramble(by_zone.with_force("A-20", UK, ["from London"], fighter=3), "London", "A-20", one)
refused by 3g40.markers.scramble: at most 3 scramble from one air base
>>> shore = raid.charting("Normandy", "London").with_force("Normandy", GERMANY, tank=1)
>>> may_scramble(shore, "London", "Normandy", one)
refused by 3g40.markers.scramble: Normandy is no sea zone
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
>>> may_scramble(raid, "London", "A-20", Force.of(UK, ["designated"], fighter=1))
refused by 3g40.markers.scramble: London is short of 1 UK Europe fighter (designated)
>>> few = raid.without("London", Force.of(UK, fighter=2))
>>> may_scramble(few, "London", "A-20", Force.of(UK, fighter=3))
refused by 3g40.markers.scramble: London is short of 1 UK Europe fighter
>>> may_scramble(few, "London", "A-20", Force.of(UK, fighter=2, tactical_bomber=1))
allowed by 3g40.markers.scramble
>>> may_scramble(raid.held(NOBODY, "London"), "London", "A-20", one)
refused by 3g40.markers.scramble: nobody holds London
>>> may_scramble(raid.reads(WHOSE_BASE, "own"), "London", "A-20", one)
allowed by 3g40.markers.scramble
>>> may_scramble(raid.held(FRANCE, "London").reads(WHOSE_BASE, "own"), "London", "A-20", one)
refused by 3g40.markers.scramble: France holds London
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
>>> fleet = glossary.with_force("A-20", UK, ["designated"], cruiser=3)
>>> within_limit(fleet, "A-20", Force.of(UK, fighter=3)), within_limit(fleet, "A-20", Force.of(UK, fighter=4))
(allowed by 3g40.markers.limit, refused by 3g40.markers.limit: at most 3 in bound aircraft defend A-20)
>>> scrambled = glossary.with_force("A-20", UK, ["designated", "in bound"], fighter=2)
>>> within_limit(scrambled, "A-20", Force.of(USA, fighter=1))
allowed by 3g40.markers.limit
""",
}
