"""Pins of rules_model/base/spaces.py."""

PINS = {
    "g40.land-move.foreign": """
>>> war = START.at_war(FRANCE, GERMANY)
>>> may_share_land(war, "France", UK)
refused by g40.land-move.foreign: UK Europe is at war with nobody
>>> may_share_land(war, "Scotland", UK), may_share_land(war, "Poland", UK).allowed
(allowed by g40.land-move.foreign, False)
>>> may_share_land(war, "Poland", FRANCE).allowed, may_share_land(war, "Sweden", FRANCE).allowed
(True, False)
>>> partly, wholly = START.at_war(ITALY, UK), START.at_war(ITALY, UK, UK_PACIFIC, ANZAC)
>>> [may_share_land(one, "Java", ITALY) for one in (partly, wholly)]
[refused by g40.land-move.foreign: Italy is not at war with the UK and ANZAC, allowed by g40.land-move.foreign]
>>> may_share_land(START.at_war(USA, JAPAN), "Java", USA).allowed
True
""",
    "g40.land-move.hostile": """
>>> hostile_land(START.at_war(GERMANY, USSR), "Bulgaria", GERMANY), hostile_land(START, "Bulgaria", USSR)
(False, True)
>>> hostile_land(START, "Sweden", UK), hostile_land(START, "Bulgaria", GERMANY)
(True, False)
>>> hostile_land(START, "Pripet Marshes", GERMANY), hostile_land(EMPTY, "Egypt", GERMANY)
(False, False)
>>> powers = (UK, UK_PACIFIC, ANZAC)
>>> war = START.at_war(JAPAN, DUTCH, CHINA)
>>> [hostile_land(war.at_war(JAPAN, *(one for one in powers if one != left)), "Java", JAPAN) for left in powers]
[False, False, False]
>>> hostile_land(war.at_war(JAPAN, *powers), "Java", JAPAN), hostile_land(war.at_war(JAPAN, *powers), "Java", ITALY)
(True, False)
""",
}
