"""Pins of rules_model/base/attacks.py."""

PINS = {
    "g40.combat-move.must-fight": """
>>> war = START.at_war(UK, ITALY)
>>> must_fight(war.with_force("Sea Zone 97", ITALY, destroyer=1), "Sea Zone 97", UK)
False
""",
    "g40.combat-move.bystanders-on-land": """
>>> may_attack_land(START.with_force("Sweden", STRICT_NEUTRAL, infantry=6), "Sweden", GERMANY).allowed
True
>>> mixed = START.at_war(GERMANY, UK).with_force("Scotland", UK, infantry=2).with_force("Scotland", USA, fighter=2)
>>> may_attack_land(mixed, "Scotland", GERMANY).reason
'2 United States fighter there, and Germany is at peace with them'
>>> may_attack_land(mixed.with_force("Scotland", ITALY, infantry=1).at_war(GERMANY, USA), "Scotland", GERMANY).allowed
True
""",
}
