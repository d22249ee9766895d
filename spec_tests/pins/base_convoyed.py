"""Pins of rules_model/base/convoyed.py."""

PINS = {
    "g40.transport.alone": """
>>> war = START.at_war(UK, ITALY).with_force("Sea Zone 95", UK, transport=1, infantry=2)
>>> lurking = war.with_force("Sea Zone 95", ITALY, submarine=1)
>>> may_attack_unescorted(lurking, "Sea Zone 95", UK, assault=True).allowed
False
>>> may_attack_unescorted(lurking.with_force("Sea Zone 95", UK, destroyer=1), "Sea Zone 95", UK, assault=False).allowed
True
>>> may_attack_unescorted(lurking.with_force("Sea Zone 95", FRANCE, destroyer=1), "Sea Zone 95", UK, True).allowed
False
>>> may_attack_unescorted(lurking.with_force("SZ 95", UK_PACIFIC, destroyer=1), "SZ 95", UK, True).allowed
True
>>> carrier, fighter = lurking.with_force("SZ 95", UK, aircraft_carrier=1), lurking.with_force("SZ 95", UK, fighter=1)
>>> may_attack_unescorted(carrier, "SZ 95", UK, True).allowed, may_attack_unescorted(fighter, "SZ 95", UK, True).allowed
(False, True)
>>> may_attack_unescorted(carrier.reads(ESCORT, "warship"), "SZ 95", UK, True).allowed
True
>>> for unit in ("submarine", "destroyer", "cruiser", "battleship"):
...     escorted = lurking.with_force("SZ 95", UK, **{unit: 1}).reads(ESCORT, "warship")
...     print(may_attack_unescorted(escorted, "SZ 95", UK, True).allowed)
True
True
True
True
>>> may_attack_unescorted(fighter.reads(ESCORT, "warship"), "SZ 95", UK, True).allowed
False
>>> may_attack_unescorted(war.with_force("Sea Zone 95", ITALY, transport=1), "Sea Zone 95", UK, True).allowed
True
""",
    "g40.transport.cargo-at-sea": """
>>> convoy = START.with_force("SZ 95", UK, {"Clyde"}, transport=1).with_force("SZ 95", UK, {"aboard Clyde"}, tank=1)
>>> event = losing_transport(convoy, "SZ 95", "Clyde").log[-1]
>>> event.kind, event.nation, event.place
('lost', UK Europe, 'Sea Zone 95')
""",
    "g40.transport.left-alone": """
>>> transports_saved(START.reads(SPARE_HITS, "lapse"), 3, 1, retreat_zone=False), transports_saved(START, 1, 1, True)
(0, 0)
""",
    "g40.transport.peaceful-cargo": """
>>> banned = START.reads(PEACEFUL_CARGO, "banned")
>>> may_end_loaded(banned, USA, "SZ 23").allowed, may_end_loaded(banned, USA, "SZ 24").allowed
(True, False)
>>> may_end_loaded(banned.at_war(USA, JAPAN), USA, "Sea Zone 101").allowed
True
""",
    "g40.transport.friendly-shore": """
>>> trip = START.at_war(UK, ITALY).with_force("Sea Zone 96", UK, {"Clyde"}, transport=1)
>>> trip = trip.with_force("Sea Zone 96", UK, {"aboard Clyde"}, infantry=1, tank=1).with_force("Malta", UK, infantry=1)
>>> landing(trip, "Sea Zone 96", "Clyde", Force.of(UK, infantry=1, tank=1), "Malta").force("Malta")
1 UK Europe infantry, 1 UK Europe infantry (moved), 1 UK Europe tank (moved)
>>> landing(trip, "Sea Zone 96", "Clyde", Force.of(UK, infantry=1), "Scotland")
Traceback (most recent call last):
ValueError: Scotland does not touch Sea Zone 96
>>> landing(trip.with_force("Sea Zone 96", ITALY, cruiser=1), "Sea Zone 96", "Clyde", Force.of(UK, infantry=1), "Malta")
Traceback (most recent call last):
ValueError: Sea Zone 96 is hostile
""",
}
