"""Pins of rules_model/deluxe/depth_charges.py."""

PINS = {
    "3g40.submarines.depth-charge-dice": """
>>> [depth_charge_dice(EMPTY, 3, submerged) for submerged in (0, 2, 3, 9, 10)]
[0, 2, 3, 9, 9]
>>> depth_charge_dice(EMPTY.reads(ADDING_UP, "lone-boat"), 1, 1), depth_charge_dice(EMPTY, 0, 4)
(1, 0)
>>> depth_charge_dice(EMPTY.reads(ADDING_UP, "each"), 1, 5)
3
>>> depth_charge_dice(EMPTY, -1, 2)
Traceback (most recent call last):
ValueError: destroyers cannot be negative: -1
>>> depth_charge_dice(EMPTY, 1, -2)
Traceback (most recent call last):
ValueError: submerged cannot be negative: -2
""",
    "3g40.submarines.whose-loss": """
>>> war = EMPTY.at_war(AXIS, UK).with_force("A-20", UK, destroyer=1)
>>> pack = war.with_force("A-20", GERMANY, ["submerged"], submarine=2).with_force("A-20", GERMANY, submarine=1)
>>> after = sink_one(pack, "A-20", ALLIES, script())
>>> after.force("A-20").only(GERMANY)
1 Germany submarine, 1 Germany submarine (submerged)
>>> event = after.log[-1]
>>> event.kind, event.nation, event.place, event.amount
('sunk', Germany, 'A-20', 1)
>>> sink_one(war, "A-20", ALLIES, script()) == war
True

A submarine of a power at peace with the destroyers is no target, nor is a friend's.

>>> peace = EMPTY.at_war(GERMANY, UK).with_force("A-20", UK, destroyer=1)
>>> peace = peace.with_force("A-20", ITALY, ["submerged"], submarine=1)
>>> peace = peace.with_force("A-20", USA, ["submerged"], submarine=1)
>>> sink_one(peace, "A-20", ALLIES, script()) == peace
True
>>> late = peace.with_force("A-20", GERMANY, ["submerged"], submarine=1)
>>> sink_one(late, "A-20", ALLIES, script()).count("A-20", GERMANY)
0
""",
    "3g40.submarines.depth-charges": """
>>> war = EMPTY.at_war(GERMANY, UK).with_force("A-20", UK, destroyer=1, cruiser=2)
>>> mixed = war.with_force("A-20", GERMANY, submarine=5, cruiser=1)
>>> drop_depth_charges(mixed, "A-20", ALLIES, script()) == mixed
True
>>> four = war.with_force("A-20", GERMANY, ["submerged"], submarine=4)
>>> drop_depth_charges(four, "A-20", ALLIES, script(2, 2, 1)).count("A-20", GERMANY)
1
>>> one = mixed.with_force("A-20", GERMANY, ["submerged"], submarine=1)
>>> drop_depth_charges(one, "A-20", ALLIES, script(3)).count("A-20", GERMANY)
7

More hits than submarines sink no more than there are.

>>> pair = war.with_force("A-20", UK, destroyer=1).with_force("A-20", GERMANY, ["submerged"], submarine=1)
>>> drop_depth_charges(pair.reads(ADDING_UP, "each"), "A-20", ALLIES, script(1, 1)).count("A-20", GERMANY)
0

A destroyer of a power at peace with the divers takes no part, and submarines at peace are no targets.

>>> neutral = EMPTY.at_war(GERMANY, UK).with_force("A-20", USA, destroyer=1)
>>> neutral = neutral.with_force("A-20", GERMANY, ["submerged"], submarine=1)
>>> drop_depth_charges(neutral, "A-20", ALLIES, script()) == neutral
True
>>> joint = pair.with_force("A-20", ITALY, ["submerged"], submarine=2).with_force("A-20", USA, destroyer=1)
>>> sorted(drop_depth_charges(joint, "A-20", ALLIES, script(2)).force("A-20").items(), key=str)[0]
(Piece(nation=Italy, unit='submarine', marks=frozenset({'submerged'})), 2)
>>> drop_depth_charges(joint, "A-20", ALLIES, script(3)).count("A-20", mark="depth charges dropped")
2
>>> standing = EMPTY.at_war(GERMANY, USA).with_force("A-20", USA, ["standing by"], destroyer=1)
>>> standing = standing.with_force("A-20", GERMANY, ["submerged"], submarine=1)
>>> drop_depth_charges(standing, "A-20", ALLIES, script()) == standing
True

The Axis hunts as well; its own submarines are safe from it.

>>> axis = EMPTY.at_war(GERMANY, UK).with_force("A-20", GERMANY, destroyer=1)
>>> axis = axis.with_force("A-20", UK, ["submerged"], submarine=1).with_force("A-20", UK, destroyer=1)
>>> axis = axis.with_force("A-20", GERMANY, ["submerged"], submarine=1)
>>> drop_depth_charges(axis, "A-20", AXIS, script(2)).force("A-20")
1 Germany destroyer (depth charges dropped), 1 Germany submarine (submerged), 1 UK Europe destroyer
""",
    "3g40.submarines.new-charges": """
>>> after = EMPTY.with_force("A-20", UK, ["depth charges dropped", "damaged"], destroyer=1)
>>> after = after.with_force("A-20", GERMANY, ["submerged"], submarine=1)
>>> rearm(after, "A-20").force("A-20")
1 Germany submarine (submerged), 1 UK Europe destroyer (damaged)
""",
    "3g40.submarines.hunt": """
>>> war = EMPTY.at_war(GERMANY, UK).with_force("A-20", UK, submarine=1).with_force("A-20", GERMANY, destroyer=1)
>>> dive_and_hunt(war, "A-20", script(1, 2)).count("A-20", UK)
0

Both sides dive, then both sides hunt.

>>> both = war.with_force("A-20", UK, destroyer=1).with_force("A-20", GERMANY, submarine=1)
>>> dive_and_hunt(both, "A-20", script(1, 1, 2, 3)).force("A-20").only(mark="submerged")
1 Germany submarine (submerged)
>>> dive_and_hunt(both, "A-20", script(1, 1, 3, 2)).force("A-20").only(mark="submerged")
1 UK Europe submarine (submerged)
""",
}
