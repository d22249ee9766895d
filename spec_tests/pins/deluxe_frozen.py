"""Pins of rules_model/deluxe/frozen.py."""

PINS = {
    "3g40.markers.carriers": """
>>> mixed = Force.of(USA, fighter=1).adding(UK, ["designated"], fighter=1)
>>> may_carrier_sail(EMPTY, mixed, USA)
allowed by 3g40.markers.carriers
>>> may_carrier_sail(EMPTY.reads(CARRIER, "rides"), Force.of(USA, fighter=1), USA)
allowed by 3g40.markers.carriers
""",
    "3g40.markers.fleets": """
>>> may_designate_fleet(EMPTY, Piece(UK, "tactical_bomber"), 8)
refused by 3g40.markers.fleets: a tactical bomber is no part of a fleet
>>> may_designate_fleet(EMPTY, Piece(UK, "cruiser"), 9)
refused by 3g40.markers.fleets: fleets are designated in step 8, when movement and combat are over
""",
}
