"""Pins of rules_model/base/voyages.py."""

PINS = {
    "g40.transport.order": """
>>> may_follow(START, (Step("load", "Norway"), Step("sail", "Sea Zone 112"), Step("load", "Denmark"))).allowed
True
>>> may_follow(START, (Step("offload", "Norway"), Step("offload", "Norway"))).allowed, may_follow(START, ()).allowed
(True, True)
>>> may_follow(START, (Step("offlod", "Norway"), Step("sail", "Sea Zone 112")))
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown act of a transport 'offlod'; did you mean 'offload' or 'load'?
""",
    "g40.transport.one-shore": """
>>> lands_on_one_shore(START, (Step("load", "Norway"), Step("offload", "Denmark"))).allowed
True
>>> lands_on_one_shore(START, (Step("offload", "Southeast Mexico"), Step("offload", "Southern Mexico"))).allowed
True
""",
    "g40.transport.one-phase": """
>>> keeps_to_phases(START, (Step("offload", "Norway"), Step("offload", "Norway", Phase.NONCOMBAT_MOVE)))
refused by g40.transport.one-phase: it offloads in two phases
>>> keeps_to_phases(START, (Step("sail", "Norway"), Step("sail", "Norway", Phase.NONCOMBAT_MOVE))).allowed
True
>>> keeps_to_phases(START, (Step("load", "Norway"), Step("load", "Norway"))).allowed
True
""",
    "g40.transport.voyage": """
>>> war = START.at_war(UK, GERMANY)
>>> may_voyage(war, UK, "Sea Zone 109", (Step("offload", "Scotland"), Step("sail", "Sea Zone 110")))
refused by g40.transport.order: it has offloaded already
>>> may_voyage(war, UK, "Sea Zone 109", (Step("offload", "Scotland"), Step("offload", "Eire")))
refused by g40.transport.one-shore: it lands on Eire and Scotland
>>> later = Step("sail", "Sea Zone 112", Phase.NONCOMBAT_MOVE)
>>> may_voyage(war, UK, "Sea Zone 109", (Step("sail", "Sea Zone 110"), later)).allowed
False
>>> after = (Step("load", "Scotland", Phase.NONCOMBAT_MOVE), Step("offload", "Eire", Phase.NONCOMBAT_MOVE))
>>> may_voyage(war, UK, "Sea Zone 109", after).allowed, may_voyage(war, UK, "Sea Zone 109", ()).allowed
(True, True)
>>> may_voyage(war, UK, "Sea Zone 109", (Step("sail", "Sea Zone 112"),))
refused by g40.sea-move.route: no water joins Sea Zone 109 and Sea Zone 112
>>> long = tuple(Step("sail", zone) for zone in ("Sea Zone 110", "Sea Zone 112", "Sea Zone 125"))
>>> may_voyage(war, UK, "Sea Zone 109", long)
refused by g40.sea-move.route: from Sea Zone 109 a transport sails no further than 2
>>> hostile = war.with_force("Sea Zone 110", GERMANY, cruiser=1)
>>> may_voyage(hostile, UK, "Sea Zone 109", long[:2])
refused by g40.sea-move.stop: enemy warships bar the way in Sea Zone 110
>>> may_voyage(hostile, UK, "Sea Zone 109", (Step("sail", "Sea Zone 110", Phase.NONCOMBAT_MOVE),))
refused by g40.sea-move.enter: Sea Zone 110 is hostile
>>> may_voyage(war, UK, "Sea Zone 109", (*long[:1], Step("offload", "Eire")))
refused by g40.transport.voyage: Eire does not touch Sea Zone 110
>>> may_voyage(war, UK, "Sea Zone 109", (*long[:1], Step("offload", "Scotland")))
refused by g40.transport.voyage: Scotland does not touch Sea Zone 110
>>> may_voyage(hostile, UK, "Sea Zone 109", (Step("load", "Scotland"), *long[:1])).allowed
True
>>> third = (*long[:2], Step("load", "Denmark"))
>>> may_voyage(war, UK, "Sea Zone 109", third).allowed
True
>>> may_voyage(war, UK, "Sea Zone 109", (*long[:2], Step("load", "Scotland"))).allowed
False
>>> guarded = START.at_war(UK, GERMANY).with_force("Sea Zone 112", GERMANY, cruiser=1)
>>> may_voyage(guarded, UK, "Sea Zone 112", (Step("offload", "Denmark", Phase.NONCOMBAT_MOVE),))
refused by g40.transport.waters: Sea Zone 112 is hostile
>>> may_voyage(guarded, UK, "Sea Zone 110", (Step("sail", "Sea Zone 112"), Step("load", "Norway"))).reason
'Sea Zone 112 is hostile'
""",
}
