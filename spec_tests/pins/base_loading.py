"""Pins of rules_model/base/loading.py."""

PINS = {
    "g40.transport.capacity": """
>>> fits(EMPTY, UK, Force.of(UK, infantry=1, fighter=1))
refused by g40.transport.cargo: no fighter is cargo
>>> fits(EMPTY, UK, Force.of(UK, infantry=1).adding(ANZAC, tank=1)).allowed
True
>>> fits(EMPTY, UK, Force.of(UK, tank=2)).allowed
False
""",
    "g40.transport.allies": """
>>> war = START.at_war(UK, GERMANY)
>>> [may_carry_for(one, UK, who, "Sea Zone 37").allowed for one, who in ((war, ANZAC), (START, UK_PACIFIC))]
[False, True]
>>> may_carry_for(START.at_war(UK, JAPAN), UK, JAPAN, "Sea Zone 37").allowed
False
""",
    "g40.transport.ally-turns": """
>>> may_act_for(START, UK, ANZAC, UK, "sial")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown act of a transport 'sial'; did you mean 'sail'?
>>> may_act_for(START, UK, ANZAC, ANZAC, "sail")
refused by g40.transport.ally-turns: that waits for a turn of UK Europe
>>> may_act_for(START, UK, ANZAC, ANZAC, "offload").allowed, may_act_for(START, UK, UK, UK, "offload", True).allowed
(True, True)
>>> may_act_for(START, UK, ANZAC, ANZAC, "load", True).allowed, may_act_for(START, UK, UK, UK_PACIFIC, "sail").allowed
(True, True)
""",
}
