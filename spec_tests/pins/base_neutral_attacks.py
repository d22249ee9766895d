"""Pins of rules_model/base/neutral_attacks.py."""

PINS = {
    "g40.neutrals.strict-attack": """
>>> [may_attack_strict(START.at_war(USSR, foe), USSR, "Turkey").allowed for foe in (GERMANY, ITALY, JAPAN)]
[True, True, False]
>>> [may_attack_strict(START.at_war(USA, foe), USA, "Spain").allowed for foe in (GERMANY, ITALY, JAPAN)]
[True, True, True]
>>> by_map = START.reads(SOVIET_STRICT, "by-map")
>>> may_attack_strict(by_map.at_war(USSR, JAPAN), USSR, "Turkey").allowed
False
>>> may_attack_strict(by_map.at_war(GERMANY, UK), GERMANY, "Spain")
allowed by g40.neutrals.strict-attack
""",
    "g40.neutrals.may-attack": """
>>> may_attack_neutral(START.at_war(ITALY, UK), ITALY, "Greece")
refused by g40.neutrals.may-attack: it is not the combat move of Italy
>>> war = START.at_war(ITALY, UK).noting("phase began", None, "", nation=ITALY, amount=Phase.COMBAT_MOVE)
>>> may_attack_neutral(war, ITALY, "Spain"), may_attack_neutral(war, ITALY, "Bulgaria").allowed
(allowed by g40.neutrals.strict-attack, False)
>>> may_attack_neutral(war, ITALY, "Egypt").allowed
False
""",
    "g40.neutrals.outrage": """
>>> len(turned_by(START, CHINA, "Olgiy")), len(turned_by(START, JAPAN, "Olgiy")), len(turned_by(START, USSR, "Turkey"))
(22, 27, 21)
>>> from rules_model.base.mongolia import SOVIET_ATTACK
>>> len(turned_by(START.reads(SOVIET_ATTACK, "everywhere"), USSR, "Olgiy"))
27
>>> "Greece" in turned_by(START, GERMANY, "Spain")
False
""",
    "g40.neutrals.attacked": """
>>> after = neutral_attacked(START, UK, "Portugal")
>>> after.holder("Portugal"), after.holder("Spain"), after.holder("Greece"), after.holder("Olgiy")
(pro-Axis neutral, pro-Axis neutral, pro-Allied neutral, strict neutral)
>>> event = after.events("attacked", UK, "Portugal")[0]
>>> event.other, event.clause, after.events("turned", place="Spain")[0].clause
(strict neutral, 'g40.neutrals.attacked', 'g40.neutrals.attacked')
>>> len(after.events("turned")), len(neutral_attacked(after, UK, "Spain").events("turned"))
(21, 21)
>>> greece = neutral_attacked(START.with_force("Greece", PRO_ALLIES, infantry=4), ITALY, "Greece")
>>> greece.holder("Greece"), greece.force("Greece")
(pro-Allied neutral, 4 pro-Allied neutral infantry)
>>> soviet = neutral_attacked(START, USSR, "Olgiy")
>>> soviet.holder("Dzavhan"), soviet.holder("Spain")
(pro-Axis neutral, strict neutral)
""",
    "g40.neutrals.conquered": """
>>> def after(**units):
...     return conquered(START.with_force("Greece", ITALY, **units), ITALY, "Greece").holder("Greece")
>>> after(artillery=1), after(tank=1), after(aa_artillery=1), after(strategic_bomber=1)
(Italy, Italy, pro-Allied neutral, pro-Allied neutral)
>>> ours = START.held(GERMANY, "Greece").with_force("Greece", ITALY, infantry=1)
>>> conquered(ours, ITALY, "Greece").holder("Greece")
Germany
>>> taken = conquered(START.with_force("Greece", ITALY, infantry=1), ITALY, "Greece")
>>> taken.events("captured", ITALY, "Greece")[0].other
pro-Allied neutral
>>> taken.events("captured", ITALY, "Greece")[0].clause, taken.banker("Greece")
('g40.neutrals.conquered', Italy)
""",
    "g40.neutrals.failed": """
>>> may_order(START, GERMANY, "Bulgaria").allowed, may_order(START, GERMANY, "Poland")
(False, allowed by g40.neutrals.failed)
""",
    "g40.neutrals.convoy": """
>>> convoy_victim(START, "Turkey"), convoy_victim(START.held(UK, "Iraq").banked(NOBODY, "Iraq"), "Iraq")
(nobody, nobody)
""",
}
