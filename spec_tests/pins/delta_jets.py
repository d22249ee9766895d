"""Pins of rules_model/delta/jets.py."""

PINS = {
    "delta.jets.fighter": """
>>> JETS
Advantage(id='delta.jets', title='Jet Fighters', nations=(Germany,), round=None, void_with_capital=False)
>>> row = fighter(START.gains(GERMANY, JETS), GERMANY)
>>> row.move, row.cost, fighter(START.gains(ITALY, JETS), ITALY).attack
(4, 10, 3)
>>> fighter(START, GERMANY).attack, fighter(START, GERMANY).intercept
(3, 1)
""",
}
