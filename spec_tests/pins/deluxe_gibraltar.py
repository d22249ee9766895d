"""Pins of rules_model/deluxe/gibraltar.py."""

PINS = {
    "3g40.gibraltar.hold": """
>>> hold(EMPTY).name, hold(EMPTY.held(GERMANY, EAST)).name
('LOOSE', 'LOOSE')

A neutral beside a power is no friend and no foe.

>>> hold(EMPTY.held(UK, WEST).held(STRICT_NEUTRAL, EAST)).name
'LOOSE'

Under the other reading both friends must be at war.

>>> allies = EMPTY.held(UK, WEST).held(USA, EAST).reads(FRIENDS, "allies").at_war(UK, GERMANY)
>>> hold(allies).name, hold(allies.at_war(USA, JAPAN)).name
('LOOSE', 'SHARED')
>>> hold(EMPTY.held(UK, WEST).held(USA, EAST).reads(FRIENDS, "allies").at_war(USA, JAPAN)).name
'LOOSE'
>>> hold(EMPTY.held(UK, WEST).held(STRICT_NEUTRAL, EAST).reads(FRIENDS, "allies").at_war(UK, GERMANY)).name
'LOOSE'
""",
    "3g40.gibraltar.bases": """
>>> shared = EMPTY.held(UK, WEST).held(USA, EAST)
>>> base_owners(shared, WEST)
(UK Europe,)
>>> base_owners(EMPTY.held(UK, WEST, EAST).reads(SHARED_BASES, "both"), WEST)
(UK Europe,)
>>> base_owners(EMPTY.held(UK, WEST), WEST), base_owners(EMPTY, WEST)
((), ())
""",
    "3g40.gibraltar.repair": """
>>> may_repair(EMPTY.held(UK, WEST, EAST), UK)
allowed by 3g40.gibraltar.repair
>>> may_repair(EMPTY.held(UK, WEST, EAST), USA).allowed
False
>>> split = EMPTY.held(UK, WEST).held(GERMANY, EAST)
>>> may_repair(split, GERMANY)
refused by 3g40.gibraltar.repair: two hostile nations hold one half each
>>> may_repair(EMPTY.held(UK, WEST), UK)
refused by 3g40.gibraltar.repair: nobody holds one of them, or its holder is neither friend nor foe of the other
>>> shared = EMPTY.held(UK, WEST).held(USA, EAST)
>>> may_repair(shared, UK).allowed
True
""",
    "3g40.gibraltar.income": """
>>> income(EMPTY), income(EMPTY.held(UK, WEST))
({}, {})

The income of British halves goes where UK Europe's income goes.

>>> income(EMPTY.held(UK, WEST, EAST).banked(CANADA, WEST, EAST))
{Canada: 2}
>>> income(EMPTY.held(UK, WEST).held(CANADA, EAST).banked(CANADA, WEST))
{Canada: 2}
""",
    "3g40.gibraltar.submarines": """
>>> passes_always(EMPTY, "sea_transport"), passes_always(EMPTY.reads(AIRCRAFT, "units"), "submarine")
(False, True)
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

Nobody on the rock: the strait is closed, or open to all.

>>> may_pass_strait(EMPTY, ITALY, "cruiser")
refused by 3g40.gibraltar.strait: nobody holds one of them, or its holder is neither friend nor foe of the other
>>> free = EMPTY.reads(UNHELD, "open")
>>> may_pass_strait(free, ITALY, "cruiser"), may_pass_strait(free.reads(PASSERS, "holders"), ITALY, "cruiser").allowed
(allowed by 3g40.gibraltar.strait, True)
>>> may_pass_strait(free.held(UK, EAST), ITALY, "cruiser")
refused by 3g40.gibraltar.strait: UK Europe holds the Eastern Peninsula
>>> may_pass_strait(free.held(UK, WEST).held(GERMANY, EAST), ITALY, "cruiser")
refused by 3g40.gibraltar.strait: two hostile nations hold one half each
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
""",
    "3g40.gibraltar.bombing": """
>>> rock = EMPTY.held(UK, WEST, EAST).at_war(UK, GERMANY)
>>> may_bomb(rock, GERMANY).allowed, may_bomb(rock, UK).allowed, may_bomb(rock, ITALY).allowed
(True, False, False)
>>> may_bomb(rock.held(GERMANY, WEST), UK).allowed
True
>>> may_bomb(EMPTY.at_war(UK, GERMANY), UK).allowed
False
>>> may_bomb(EMPTY.held(UK, WEST).held(USA, EAST).reads(ENEMY, "side"), FRANCE).allowed
False
""",
}
