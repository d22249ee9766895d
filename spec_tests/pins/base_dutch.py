"""Pins of rules_model/base/dutch.py."""

PINS = {
    "g40.politics.dutch-income": """
>>> dutch_banker(START.held(ANZAC, "Java").banked(UK_PACIFIC, "Java"), "Java")
UK Pacific
""",
    "g40.politics.dutch-protectors": """
>>> landed = START.with_force("Java", ANZAC, infantry=1)
>>> may_take_dutch(landed, ANZAC, "Java")
refused by g40.politics.dutch-protectors: it is not the noncombat move of ANZAC
>>> moving = landed.noting("phase began", None, "", nation=ANZAC, amount=Phase.NONCOMBAT_MOVE)
>>> may_take_dutch(moving.held(JAPAN, "Java"), ANZAC, "Java")
refused by g40.politics.dutch-protectors: Java is not in Dutch hands
>>> may_take_dutch(moving.at_war(ANZAC, JAPAN), ANZAC, "Java").allowed
True
>>> british = START.with_force("Java", UK, tank=1)
>>> british = british.noting("phase began", None, "", nation=UK, amount=Phase.NONCOMBAT_MOVE)
>>> may_take_dutch(british, UK, "Java").allowed, may_take_dutch(british, ANZAC, "Java").allowed
(True, False)
""",
    "g40.politics.dutch-handover": """
>>> moving = START.noting("phase began", None, "", nation=UK, amount=Phase.NONCOMBAT_MOVE)
>>> taken = take_dutch(moving.with_force("Java", UK, infantry=1), UK, "Java")
>>> taken.holder("Java"), taken.events("taken over", UK, "Java")[0].clause
(UK Europe, 'g40.politics.dutch-handover')
""",
    "g40.politics.dutch-guests": """
>>> [may_stand_on_dutch(START, nation).allowed for nation in (UK, UK_PACIFIC, ANZAC, USA, USSR, FRANCE)]
[True, True, True, False, False, False]
>>> may_stand_on_dutch(START.at_war(FRANCE, JAPAN), FRANCE).allowed
True
""",
}
