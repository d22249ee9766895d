"""Pins of rules_model/base/flight_decks.py."""

PINS = {
    "g40.carriers.berth": """
>>> here = "Sea Zone 26"
>>> peace = START.with_force(here, USA, {"Enterprise"}, aircraft_carrier=1)
>>> may_berth(peace, here, Force.of(ANZAC, fighter=1), "Enterprise")
refused by g40.carriers.berth: United States takes in no aircraft of ANZAC
>>> soviet = START.at_war(USSR, JAPAN).at_war(UK, JAPAN).with_force("SZ 115", USSR, {"Kuznetsov"}, aircraft_carrier=1)
>>> may_berth(soviet, "SZ 115", Force.of(UK, fighter=1), "Kuznetsov")
refused by g40.carriers.berth: Soviet Union takes in no aircraft of UK Europe
>>> full = peace.with_force(here, USA, {"aboard Enterprise"}, fighter=1, tactical_bomber=1)
>>> may_berth(full, here, Force.of(USA, fighter=1), "Enterprise")
refused by g40.carriers.berth: Enterprise has room for 0
>>> two = full.with_force(here, USA, {"Hornet"}, aircraft_carrier=1)
>>> may_berth(two, here, Force.of(USA, fighter=2), "Hornet").allowed
True
>>> hit = START.with_force(here, USA, {"Enterprise", "damaged"}, aircraft_carrier=1)
>>> may_berth(hit, here, Force.of(USA, fighter=1), "Enterprise").allowed
False
>>> may_berth(hit.with_force(here, USA, {"aboard Enterprise"}, fighter=1), here, Force.of(USA, fighter=1), "Enterprise")
refused by g40.carriers.berth: Enterprise has room for 0
>>> may_berth(peace, here, Force.of(USA, fighter=1), "Hornett")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown ship in Sea Zone 26 'Hornett'
>>> may_berth(peace.with_force(here, USA, {"Hornet"}, aircraft_carrier=1), here, Force.of(USA, fighter=1), "Hornett")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown ship in Sea Zone 26 'Hornett'; did you mean 'Hornet'?
""",
    "g40.carriers.sailing": """
>>> fleet = START.with_force("Sea Zone 26", USA, {"Enterprise", "damaged"}, aircraft_carrier=1)
>>> fleet = fleet.with_force("Sea Zone 26", USA, {"aboard Enterprise", "trapped"}, fighter=1)
>>> fleet = fleet.with_force("Sea Zone 26", USA, {"aboard Hornet"}, fighter=1).with_force("Sea Zone 27", USA, cruiser=1)
>>> sailed = sailing(fleet, "Sea Zone 26", "Sea Zone 27", "Enterprise")
>>> sailed.force("Sea Zone 26"), sailed.count("Sea Zone 27"), sailed.count("Sea Zone 27", mark="trapped")
(1 United States fighter (aboard Hornet), 3, 1)
>>> british = START.with_force("SZ 39", UK, {"Ark Royal"}, aircraft_carrier=1)
>>> british = british.with_force("SZ 39", UK_PACIFIC, {"aboard Ark Royal"}, fighter=1)
>>> sailing(british, "Sea Zone 39", "Sea Zone 38", "Ark Royal").force("Sea Zone 39")
1 UK Pacific fighter
""",
    "g40.carriers.new": """
>>> bomber = Piece(JAPAN, "tactical_bomber")
>>> may_receive(START, JAPAN, bomber, "SZ 6", "Sea Zone 6").allowed, may_receive(START, JAPAN, bomber, "SZ 6").allowed
(True, True)
""",
    "g40.carriers.landing-time": """
>>> may_touch_down(START, Phase.MOBILIZE, "SZ 6", "Sea Zone 6").allowed
True
>>> may_touch_down(START, Phase.MOBILIZE, "Sea Zone 6", "SZ 6").allowed
True
""",
}
