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
    "3g40.markers.fleets-placing": """
>>> fleet = EMPTY.with_force("A-20", UK, ["designated"], cruiser=1).with_force("A-20", UK, destroyer=2, fighter=1)
>>> marked = designate_fleet(fleet, UK, "A-20", script(True))
>>> marked.force("A-20")
1 UK Europe cruiser (designated), 2 UK Europe destroyer (designated), 1 UK Europe fighter
>>> marked.since(fleet)
['UK Europe designates a fleet in A-20: 2 UK Europe destroyer']
>>> event = marked.log[0]
>>> event.kind, event.nation, event.place, event.amount
('designated', UK Europe, 'A-20', 2)
>>> designate_fleet(fleet, USA, "A-20", script()) == fleet
True
>>> part = fleet.reads(FLEET, "part")
>>> designate_fleet(part, UK, "A-20", script(0)) == part, designate_fleet(part, UK, "A-20", script(2)).log[0].amount
(True, 2)
>>> designate_fleet(part, UK, "A-20", script(3))
Traceback (most recent call last):
rules_model.table.TableError: 3g40.markers.fleets-placing: UK Europe cannot answer 3 about designate; options: [0, 1, 2]
""",
}
