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
{'STATIONED': 'may stay', 'FLIES_IN': 'comes off', 'SCRAMBLE': 'may stay', 'BOMBING': 'comes off',
'ESCORT': 'comes off', 'INTERCEPTION': 'comes off', 'HOME_INTERCEPTION': 'may stay'}
>>> [after_use(EMPTY.reads(AFTER_DEFENCE, text), Use.STATIONED) for text in ("deployed", "survivors")]
['may stay', 'may stay']
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
>>> spend(field, "London", Force.of(UK, fighter=1), Use.STATIONED, script()) == field
True
""",
}
