"""Pins of rules_model/base/sequence.py."""

PINS = {
    "g40.sequence.next": """
>>> next_turn(EMPTY, DUTCH)
Traceback (most recent call last):
ValueError: Dutch has no turn
""",
    "g40.sequence.research": """
>>> may_research(START, USA)
Traceback (most recent call last):
rules_model.ruleset.NotInForce: clause g40.sequence.research is not in force under Global 1940, 2nd edition
>>> optional = Position(RULES.with_options("research"), MAP)
>>> may_research(optional, JAPAN).allowed
False
>>> may_research(optional.noting("turn began", None, "", nation=UK), UK_PACIFIC).allowed
True
>>> two = optional.noting("turn began", None, "", nation=JAPAN).noting("turn began", None, "", nation=USA)
>>> may_research(two, USA).allowed, may_research(two, JAPAN).allowed
(True, False)
""",
    "g40.sequence.british": """
>>> [int(phase) for phase, who in british_phases(START)]
[1, 4, 5, 6]
>>> fallen = START.at_war(UNITED_KINGDOM, AXIS).held(GERMANY, "United Kingdom").held(JAPAN, "India")
>>> [(int(phase), len(who)) for phase, who in british_phases(fallen)]
[(2, 2), (3, 2), (4, 2)]
>>> [int(phase) for phase, who in british_phases(fallen.held(UK_PACIFIC, "India")) if UK_PACIFIC in who]
[1, 2, 3, 4, 5, 6]
""",
    "g40.sequence.responses": """
>>> closed = START.at_war(USA, AXIS).noting("phase began", None, "", nation=USA, amount=Phase.CONDUCT_COMBAT)
>>> may_respond(closed, USA, GERMANY, "kamikaze")
refused by g40.sequence.responses: Germany has no kamikazes
>>> may_respond(closed, USA, GERMANY, "intercept").allowed, may_respond(closed, USA, JAPAN, "scramble").allowed
(True, True)
>>> may_respond(closed, USA, JAPAN, "surrender")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown response 'surrender'
>>> may_respond(closed, USA, JAPAN, "kamikazi")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown response 'kamikazi'; did you mean 'kamikaze'?
""",
    "g40.sequence.battles": """
>>> raids = Battle("raid", "Japan"), Battle("raid", "Korea")
>>> may_fight(START, Battle("other battle", "Manchuria"), (Battle("amphibious assault", "Okinawa"), *raids))
refused by g40.sequence.battles: the amphibious assault in Okinawa comes first
>>> may_fight(START, raids[0], raids).allowed
True
>>> may_fight(START, Battle("raids", "Japan"), ())
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown kind of battle 'raids'; did you mean 'raid'?
>>> may_fight(START, raids[0], (Battle("assault", "Korea"),))
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown kind of battle 'assault'
""",
    "g40.sequence.declaration": """
>>> ashore = START.noting("phase began", None, "", nation=UK, amount=Phase.COMBAT_MOVE)
>>> may_declare_now(ashore.noting("attacked", None, "", nation=UK, other=GERMANY, place="Denmark"), UK).allowed
False
>>> third = START.in_round(3)
>>> may_declare_now(third, USA).allowed
False
>>> moved = third.noting("phase began", None, "", nation=USA, amount=Phase.COMBAT_MOVE).noting("moved", None, "")
>>> may_declare_now(moved, USA).allowed
False
>>> may_declare_now(third.noting("phase began", None, "", nation=USSR, amount=Phase.COLLECT_INCOME), USSR).allowed
False
>>> late = START.in_round(4).noting("phase began", None, "", nation=USA, amount=Phase.COLLECT_INCOME)
>>> may_declare_now(late, USA).allowed
False
>>> british = START.noting("phase began", None, "", nation=UK, amount=Phase.COMBAT_MOVE)
>>> may_declare_now(british, UK_PACIFIC).allowed
True
""",
}
