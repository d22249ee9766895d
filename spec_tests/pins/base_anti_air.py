"""Pins of rules_model/base/anti_air.py."""

PINS = {
    "g40.aa.movement": """
>>> may_move_in(EMPTY, UK, "aa_artillery", Phase.NONCOMBAT_MOVE, aboard=True).allowed
True
>>> may_move_in(EMPTY, UK, "tank", Phase.COMBAT_MOVE)
allowed by g40.aa.movement
""",
    "g40.aa.fall": """
>>> fallen = START.at_war(GERMANY, FRANCE).with_force("France", FRANCE, aa_artillery=2, fighter=1)
>>> taken = guns_of_the_fallen(fallen.with_force("France", GERMANY, aa_artillery=1, tank=1), "France", GERMANY)
>>> taken.force("France")
1 France fighter, 1 Germany aa artillery, 1 Germany tank
>>> taken.log[-1].kind, taken.log[-1].nation, taken.log[-1].place, taken.log[-1].amount
('lost', Germany, 'France', 2)
""",
}
