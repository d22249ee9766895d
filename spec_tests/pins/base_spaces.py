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
""",
    "g40.land-move.hostile": """
>>> hostile_land(START.at_war(GERMANY, USSR), "Bulgaria", GERMANY), hostile_land(START, "Bulgaria", USSR)
(False, True)
>>> hostile_land(START, "Sweden", UK), hostile_land(START, "Bulgaria", GERMANY)
(True, False)
>>> hostile_land(START, "Pripet Marshes", GERMANY), hostile_land(EMPTY, "Egypt", GERMANY)
(False, False)
>>> war = START.at_war(JAPAN, UK, UK_PACIFIC)
>>> hostile_land(war, "Java", JAPAN), hostile_land(war.at_war(JAPAN, ANZAC), "Java", JAPAN)
(False, True)
""",
}
