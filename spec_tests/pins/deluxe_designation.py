"""Pins of rules_model/deluxe/designation.py."""

PINS = {
    "3g40.markers.in-bound": """
>>> [use.name for use in Use if is_in_bound(EMPTY, use, True)]
['FLIES_IN', 'SCRAMBLE', 'BOMBING', 'ESCORT', 'INTERCEPTION']
>>> [use.name for use in Use if is_in_bound(EMPTY, use, False)]
['FLIES_IN', 'SCRAMBLE', 'BOMBING', 'ESCORT', 'INTERCEPTION']
""",
    "3g40.markers.after-use": """
>>> {use.name: after_use(EMPTY, use) for use in Use}
{'STATIONED': 'must stay', 'FLIES_IN': 'comes off', 'SCRAMBLE': 'must stay', 'BOMBING': 'comes off',
'ESCORT': 'comes off', 'FLEET_ESCORT': 'must stay', 'INTERCEPTION': 'comes off', 'HOME_INTERCEPTION': 'must stay'}
>>> owner = EMPTY.reads(KEEPING, "owner")
>>> [use.name for use in Use if after_use(owner, use) == "may stay"]
['STATIONED', 'SCRAMBLE', 'FLEET_ESCORT', 'HOME_INTERCEPTION']
>>> [after_use(EMPTY.reads(AFTER_DEFENCE, text), Use.STATIONED) for text in ("deployed", "survivors")]
['must stay', 'must stay']
>>> [after_use(owner.reads(AFTER_DEFENCE, text), Use.SCRAMBLE) for text in ("deployed", "survivors")]
['comes off', 'must stay']
>>> [after_use(EMPTY.reads(AFTER_DEFENCE, text), Use.BOMBING) for text in ("deployed", "survivors")]
['comes off', 'comes off']
>>> [after_use(EMPTY.reads(AFTER_DEFENCE, text), None) for text in ("deployed", "survivors")]
['must stay', 'must stay']
""",
    "3g40.markers.spent": """
>>> marked = Force.of(UK, ["designated"], fighter=2)
>>> field = EMPTY.with_pieces("London", marked.adding(UK, ["designated"], tactical_bomber=1).adding(UK, fighter=1))
>>> after = spend(field, "London", field.force("London"), Use.BOMBING, script())
>>> after.force("London")
3 UK Europe fighter, 1 UK Europe tactical bomber
>>> after.since(field)[0]
'UK Europe takes 2 assignment marker off in London: bombs facilities'
>>> event = after.log[0]
>>> len(after.log), event.kind, event.nation, event.place, event.amount
(2, 'marker off', UK Europe, 'London', 2)
>>> survivors = field.reads(AFTER_DEFENCE, "survivors")
>>> spend(survivors, "London", marked, Use.SCRAMBLE, script()) == survivors
True
>>> spend(field, "London", Force.of(UK, fighter=1), Use.ESCORT, script()) == field
True
>>> owner = field.reads(KEEPING, "owner")
>>> spend(owner, "London", marked, Use.STATIONED, script(True)) == owner
True
""",
}
