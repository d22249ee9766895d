"""Pins of rules_model/deluxe/strait.py."""

PINS = {
    "3g40.gibraltar.submarines": """
>>> passes_always(EMPTY, "sea_transport"), passes_always(EMPTY.reads(AIRCRAFT, "units"), "submarine")
(False, True)
>>> passes_always(EMPTY, "destroyr")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown unit 'destroyr'; did you mean 'destroyer'?
>>> passes_always(EMPTY, "tank")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown ship or aircraft 'tank'
>>> passes_always(EMPTY, "battleship")
False
""",
    "3g40.gibraltar.strait": """
>>> shared = EMPTY.held(UK, WEST).held(USA, EAST)
>>> may_pass_strait(shared, UK, "sea_transport").allowed, may_pass_strait(shared, FRANCE, "cruiser").allowed
(True, True)
>>> may_pass_strait(shared.reads(PASSERS, "holders"), FRANCE, "cruiser")
refused by 3g40.gibraltar.strait: France holds no half of the rock
>>> may_pass_strait(shared.reads(PASSERS, "holders"), UK, "cruiser").allowed
True
>>> may_pass_strait(shared.held(GERMANY, EAST), GERMANY, "cruiser").allowed
False

Where friends must both be at war, that holds for a friend who only passes as well.

>>> from rules_model.deluxe.gibraltar import FRIENDS
>>> wary = EMPTY.held(UK, WEST, EAST).at_war(UK, GERMANY).reads(FRIENDS, "allies")
>>> may_pass_strait(wary, USA, "cruiser")
refused by 3g40.gibraltar.strait: UK Europe holds the Western Peninsula
>>> may_pass_strait(wary, UK, "cruiser").allowed, may_pass_strait(wary.at_war(USA, JAPAN), USA, "cruiser").allowed
(True, True)

Nobody on the rock: the strait is closed, or open to all.

>>> may_pass_strait(EMPTY, ITALY, "cruiser")
refused by 3g40.gibraltar.strait: nobody holds both halves
>>> free = EMPTY.reads(UNHELD, "open")
>>> may_pass_strait(free, ITALY, "cruiser"), may_pass_strait(free.reads(PASSERS, "holders"), ITALY, "cruiser").allowed
(allowed by 3g40.gibraltar.strait, True)
>>> may_pass_strait(free.held(UK, EAST), ITALY, "cruiser")
refused by 3g40.gibraltar.strait: UK Europe holds the Eastern Peninsula
>>> may_pass_strait(free.held(UK, WEST).held(GERMANY, EAST), ITALY, "cruiser")
refused by 3g40.gibraltar.strait: UK Europe holds the Western Peninsula and Germany the Eastern Peninsula
>>> may_pass_strait(free.held(UK, WEST).held(STRICT_NEUTRAL, EAST), UK, "cruiser").allowed
False

Who may pass is open to dispute in two more ways.

>>> half_held = EMPTY.held(UK, WEST)
>>> may_pass_strait(half_held, UK, "cruiser").allowed, may_pass_strait(half_held.reads(UNHELD, "open"), UK, "cruiser")
(False, allowed by 3g40.gibraltar.strait)
>>> may_pass_strait(EMPTY.held(UK, WEST, EAST).reads(PASSERS, "holders"), USA, "destroyer").allowed
False
>>> may_pass_strait(EMPTY, ITALY, "submarine").allowed, may_pass_strait(EMPTY, ITALY, "fighter").allowed
(True, True)
>>> may_pass_strait(EMPTY.reads(AIRCRAFT, "units"), ITALY, "fighter").allowed
False
>>> may_pass_strait(EMPTY.held(UK, WEST, EAST), GERMANY, "rocket_vehicle")
refused by 3g40.gibraltar.strait: a rocket vehicle is no ship
""",
}
