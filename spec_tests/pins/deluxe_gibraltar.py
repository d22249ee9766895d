"""Pins of rules_model/deluxe/gibraltar.py."""

PINS = {
    "3g40.gibraltar.hold": """
>>> hold(EMPTY).name, hold(EMPTY.held(GERMANY, EAST)).name
('LOOSE', 'LOOSE')

A neutral beside a power is no friend and no foe, and a neutral alone runs no base.

>>> hold(EMPTY.held(UK, WEST).held(STRICT_NEUTRAL, EAST)).name
'LOOSE'
>>> hold(EMPTY.held(STRICT_NEUTRAL, WEST).held(UK, EAST)).name, hold(EMPTY.held(VICHY, WEST, EAST)).name
('LOOSE', 'LOOSE')
>>> hold(EMPTY.held(GERMANY, WEST).held(UK, EAST)).name
'SPLIT'

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
>>> base_owners(EMPTY, "West Peninsula")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown half of Gibraltar 'West Peninsula'; did you mean
'Western Peninsula' or 'Eastern Peninsula'?
""",
    "3g40.gibraltar.naval-base": """
>>> sole = EMPTY.held(UK, WEST, EAST).with_facility(EAST, "naval_base")
>>> has_working_base(sole, EAST), has_working_base(sole.held(GERMANY, WEST), EAST), has_working_base(sole, WEST)
(True, False, False)
>>> has_working_base(EMPTY.held(UK, WEST, EAST).with_facility(EAST, "naval_base", damage=1), EAST)
False
>>> has_working_base(EMPTY.with_facility("Malta", "naval_base", damage=1), "Malta")
False
""",
    "3g40.gibraltar.repair": """
>>> may_repair(EMPTY.held(UK, WEST, EAST), UK)
allowed by 3g40.gibraltar.repair
>>> may_repair(EMPTY.held(UK, WEST, EAST), USA).allowed
False
>>> split = EMPTY.held(UK, WEST).held(GERMANY, EAST)
>>> may_repair(split, GERMANY)
refused by 3g40.gibraltar.repair: UK Europe holds the Western Peninsula and Germany the Eastern Peninsula
>>> may_repair(EMPTY.held(UK, WEST), UK)
refused by 3g40.gibraltar.repair: UK Europe holds the Western Peninsula and nobody the Eastern Peninsula
>>> may_repair(EMPTY, USA)
refused by 3g40.gibraltar.repair: United States holds no half of the rock
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

What is in limbo by another rule is paid to nobody, and a neutral earns nothing.

>>> income(EMPTY.held(UK, WEST, EAST).banked(NOBODY, WEST)), income(EMPTY.held(STRICT_NEUTRAL, WEST, EAST))
({UK Europe: 1}, {})
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
