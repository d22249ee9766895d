"""Pins of rules_model/base/raid_orders.py."""

PINS = {
    "g40.sbr.targets": """
>>> for kind in ("major_factory", "minor_factory", "air_base", "naval_base"):
...     print(kind, *(bool(may_bomb(EMPTY, UK, f"{who}_bomber", kind)) for who in ("strategic", "tactical")))
major_factory True False
minor_factory True False
air_base True True
naval_base True True
>>> bool(may_bomb(EMPTY, UK, "fighter", "air_base"))
False
""",
    "g40.sbr.escorts": """
>>> bool(may_escort(EMPTY, UK, "strategic_bomber"))
False
""",
    "g40.sbr.declaration": """
>>> isle = START.at_war(AXIS, UK).with_facility("Scotland", "air_base")
>>> declare_raid(isle.with_force("Scotland", GERMANY, fighter=1), "Scotland", Force.of(GERMANY, fighter=1))
Traceback (most recent call last):
ValueError: a raid is declared in the combat move
>>> moving = isle.noting("phase began", None, "", nation=GERMANY, amount=Phase.COMBAT_MOVE)
>>> declare_raid(moving.with_force("Scotland", GERMANY, fighter=1), "Scotland", Force.of(GERMANY, fighter=1))
Traceback (most recent call last):
ValueError: no bomber is among them
>>> odd = Force.of(GERMANY, tactical_bomber=1, infantry=1)
>>> declare_raid(moving.with_pieces("Scotland", odd), "Scotland", odd)
Traceback (most recent call last):
ValueError: no infantry escorts a raid
>>> flight = Force.of(GERMANY, tactical_bomber=1)
>>> declare_raid(moving.with_pieces("Scotland", flight), "Scotland", flight).force("Scotland")
1 Germany tactical bomber (raiding)
>>> works = isle.with_facility("United Kingdom", "minor_factory")
>>> works = works.noting("phase began", None, "", nation=GERMANY, amount=Phase.COMBAT_MOVE)
>>> declare_raid(works, "United Kingdom", flight)
Traceback (most recent call last):
ValueError: no tactical bomber has anything to raid in United Kingdom
>>> declare_raid(works, "United Kingdom", flight.adding(GERMANY, strategic_bomber=1))
Traceback (most recent call last):
ValueError: no tactical bomber has anything to raid in United Kingdom
>>> base = works.with_facility("Hawaiian Islands", "air_base")
>>> declare_raid(base, "Hawaiian Islands", flight)
Traceback (most recent call last):
ValueError: Germany is not at war with United States
>>> shield = moving.with_force("Scotland", USA, infantry=1).with_pieces("Scotland", flight.adding(USA, infantry=1))
>>> declare_raid(shield, "Scotland", flight)
Traceback (most recent call last):
ValueError: 1 United States infantry there, and Germany is at peace with them
>>> declare_raid(shield.at_war(GERMANY, USA), "Scotland", flight).count("Scotland", mark="raiding")
1
>>> both = moving.with_force("Scotland", GERMANY, fighter=1).with_force("Scotland", ITALY, fighter=1)
>>> declare_raid(both, "Scotland", Force.of(GERMANY, fighter=1).adding(ITALY, fighter=1))
Traceback (most recent call last):
ValueError: a raid is declared in the combat move
""",
    "g40.sbr.no-other-battle": """
>>> from rules_model.base.sides import attackers, defenders
>>> war = START.at_war(GERMANY, UK).with_force("Scotland", UK, {"intercepting"}, fighter=1)
>>> war = war.with_force("Scotland", GERMANY, {"raiding"}, fighter=1).with_force("Scotland", GERMANY, infantry=1)
>>> defenders(war, "Scotland", GERMANY), attackers(war, "Scotland", GERMANY)
(nothing, 1 Germany infantry)
>>> may_fight_besides(EMPTY, Piece(GERMANY, "strategic_bomber", frozenset({"raiding"})))
refused by g40.sbr.no-other-battle: the strategic bomber is raiding
""",
    "g40.sbr.interceptors": """
>>> war = START.at_war(GERMANY, UK).with_force("United Kingdom", UK, strategic_bomber=1)
>>> may_intercept(war, "United Kingdom", Piece(UK, "strategic_bomber"), GERMANY)
refused by g40.sbr.interceptors: no strategic bomber intercepts
""",
    "g40.sbr.interception": """
>>> due = START.at_war(GERMANY, UK).noting("phase began", None, "", nation=GERMANY, amount=Phase.CONDUCT_COMBAT)
>>> send_up(due, "United Kingdom", Force.of(UK, fighter=1), GERMANY)
Traceback (most recent call last):
ValueError: there is no UK Europe fighter in United Kingdom
>>> send_up(due.with_force("United Kingdom", UK, fighter=1), "United Kingdom", Force.of(UK, fighter=1), GERMANY)
Traceback (most recent call last):
ValueError: nobody raids United Kingdom
>>> attacked = due.with_force("United Kingdom", UK, fighter=1).with_force("United Kingdom", GERMANY, strategic_bomber=1)
>>> send_up(attacked, "United Kingdom", Force.of(UK, fighter=1), GERMANY)
Traceback (most recent call last):
ValueError: nobody raids United Kingdom
""",
    "g40.sbr.spread": """
>>> works = START.with_facility("Scotland", "minor_factory")
>>> spread_bombers(works, "Scotland", Force.of(GERMANY, tactical_bomber=1), script())
{}
>>> isle = START.with_facility("Scotland", "air_base").with_facility("Scotland", "naval_base")
>>> both = Force.of(GERMANY, strategic_bomber=1, tactical_bomber=2)
>>> spread_bombers(isle, "Scotland", both, script("naval_base", "air_base", "naval_base"))
{'naval_base': 1 Germany strategic bomber, 1 Germany tactical bomber, 'air_base': 1 Germany tactical bomber}
""",
    "g40.sbr.markers": """
>>> works = START.with_facility("Scotland", "major_factory").with_facility("Norway", "minor_factory")
>>> for place, kind in (("Scotland", "major_factory"), ("Norway", "minor_factory")):
...     damage_facility(works, place, kind, 25, GERMANY).since(works)
['the major factory in Scotland takes 20 damage']
['the minor factory in Norway takes 6 damage']
>>> isle = START.with_facility("Scotland", "air_base").with_facility("Scotland", "naval_base")
>>> hit = damage_facility(isle, "Scotland", "naval_base", 7, GERMANY)
>>> [one.damage for one in hit.facilities_in("Scotland")]
[0, 6]
>>> hit.log[-1].kind, hit.log[-1].nation, hit.log[-1].place, hit.log[-1].amount
('raid', Germany, 'Scotland', 6)
""",
    "g40.sbr.refuge": """
>>> war = START.at_war(JAPAN, CHINA, UK, UK_PACIFIC).held(JAPAN, "Burma")
>>> interceptor_refuges(war, "Burma", CHINA), interceptor_refuges(war, "Burma", UK_PACIFIC)
(('Yunnan',), ('India', 'Shan State', 'Yunnan'))
""",
    "g40.sbr.first": """
>>> may_attack_now(START.with_force("France", UK, strategic_bomber=1, infantry=1), "France", UK)
allowed by g40.sbr.first
>>> escort = START.with_force("France", UK, {"raiding"}, fighter=1).with_force("France", UK, infantry=1)
>>> may_attack_now(escort, "France", UK)
allowed by g40.sbr.first
>>> pacific = START.with_force("France", UK_PACIFIC, {"raiding"}, tactical_bomber=1)
>>> bool(may_attack_now(pacific, "France", UK)), bool(may_attack_now(pacific, "France", USA))
(False, True)
>>> bool(may_attack_now(pacific.noting("raid", None, "", nation=UK_PACIFIC, place="France"), "France", UK))
True
>>> both = START.with_force("France", UK, {"raiding"}, strategic_bomber=1)
>>> bool(may_attack_now(both.noting("raid", None, "", nation=UK, place="France").in_round(2), "France", UK))
False
>>> bool(may_attack_now(both.noting("raid", None, "", nation=UK, place="Norway"), "France", UK))
False
>>> bool(may_attack_now(both.noting("raid", None, "", nation=USA, place="France"), "France", UK))
False
""",
}
