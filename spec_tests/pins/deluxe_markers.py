"""Pins of rules_model/deluxe/markers.py."""

PINS = {
    "3g40.markers.removal": """
>>> ready = EMPTY.with_force("London", UK, ["designated"], fighter=2, tactical_bomber=1, cruiser=1)
>>> ready = ready.with_force("London", UK, strategic_bomber=1).with_force("Malta", UK, ["designated"], fighter=1)
>>> relieved = relieve(ready, UK, script())
>>> relieved.force("London")
1 UK Europe cruiser, 2 UK Europe fighter, 1 UK Europe strategic bomber, 1 UK Europe tactical bomber
>>> relieved.since(ready)
['UK Europe relieves 2 fighter in London', 'UK Europe relieves 1 tactical bomber in London',
'UK Europe relieves 1 cruiser in London', 'UK Europe relieves 1 fighter in Malta']
>>> event = relieved.log[0]
>>> event.kind, event.nation, event.place, event.amount
('relieved', UK Europe, 'London', 2)
>>> large = EMPTY.with_force("A-20", USA, ["designated"], super_fortress=1, jet_fighter=1, super_battleship=1)
>>> relieve(large, USA, script()).force("A-20").count(mark="designated")
0
>>> free = ready.reads(REMOVAL_DUTY, "may").reads(FLEET_REMOVAL, "aircraft")
>>> relieve(free, UK, script(0, 0, 0)) == free
True
>>> relieve(free, UK, script(2, 0, 1)).since(free)
['UK Europe relieves 2 fighter in London', 'UK Europe relieves 1 fighter in Malta']
>>> relieve(free, UK, script(3, 0, 1))
Traceback (most recent call last):
rules_model.table.TableError: 3g40.markers.removal: UK Europe cannot answer 3 about relieve; options: [0, 1, 2]
""",
    "3g40.markers.kinds": """
>>> bool(may_bear_marker(EMPTY, "tactical_bomber")), bool(may_bear_marker(EMPTY, "strategic_bomber"))
(True, True)
>>> bool(may_bear_marker(EMPTY, "super_fortress")), bool(may_bear_marker(EMPTY, "air_transport"))
(True, False)
>>> anything = EMPTY.reads(KINDS, "any")
>>> bool(may_bear_marker(anything, "air_transport")), bool(may_bear_marker(anything, "tank"))
(True, False)
>>> listed = EMPTY.reads(KINDS, "listed")
>>> bool(may_bear_marker(listed, "super_fortress")), bool(may_bear_marker(listed, "strategic_bomber"))
(False, True)
""",
    "3g40.markers.choice": """
>>> may_designate(EMPTY.reads(ASSIGNMENT_STEP, "designation"), Piece(UK, "tactical_bomber"), 3)
allowed by 3g40.markers.choice
>>> moved = Piece(UK, "tactical_bomber", frozenset({"moved"}))
>>> may_designate(EMPTY.reads(ASSIGNMENT_STEP, "glossary"), moved, 4)
refused by 3g40.markers.choice: that tactical bomber has already moved
>>> may_designate(EMPTY.reads(ASSIGNMENT_STEP, "glossary"), moved._replace(marks=frozenset()), 4)
allowed by 3g40.markers.choice
""",
    "3g40.markers.placing": """
>>> field = EMPTY.with_force("London", UK, ["designated"], fighter=1).with_force("London", UK, war_plane=1)
>>> field = field.with_force("London", UK, fighter=2, tactical_bomber=1).with_force("London", USA, fighter=1)
>>> marked = designate(field, UK, "London", script(1, 1))
>>> marked.force("London").only(UK, unit=("fighter", "tactical_bomber"))
1 UK Europe fighter, 2 UK Europe fighter (designated), 1 UK Europe tactical bomber (designated)
>>> marked.since(field)
['UK Europe designates 1 fighter in London', 'UK Europe designates 1 tactical bomber in London']
>>> event = marked.log[0]
>>> event.kind, event.nation, event.place, event.amount
('designated', UK Europe, 'London', 1)
>>> designate(field, UK, "London", script(3, 1))
Traceback (most recent call last):
rules_model.table.TableError: 3g40.markers.placing: UK Europe cannot answer 3 about designate; options: [0, 1, 2]
>>> designate(field, USA, "London", script(1)).force("London").only(USA)
1 United States fighter (designated)
""",
}
