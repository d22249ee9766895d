"""Pins of rules_model/base/flights.py."""

PINS = {
    "g40.air-move.allowance": """
>>> broken = START.with_facility("Malta", "air_base", damage=3)
>>> air_allowance(broken, UK, "fighter", "Malta")
4
>>> ally = START.with_facility("Malta", "air_base")
>>> air_allowance(ally, USA, "fighter", "Malta"), air_allowance(ally.at_war(ALLIES, ITALY), USA, "fighter", "Malta")
(4, 5)
>>> air_allowance(START.with_facility("Malta", "naval_base"), UK, "fighter", "Malta")
4
>>> from rules_model.base.bases import PEACEFUL_HOST
>>> air_allowance(START.with_facility("Hawaiian Islands", "air_base").at_war(ANZAC, JAPAN).reads(
...     PEACEFUL_HOST, "guest"), ANZAC, "fighter", "Hawaiian Islands")
5
""",
    "g40.air-move.strangers": """
>>> war = START.at_war(JAPAN, CHINA).at_war(UK, GERMANY)
>>> may_overfly_power(war, JAPAN, "Scotland").allowed, may_overfly_power(war, JAPAN, "Alaska").allowed
(True, False)
>>> may_overfly_power(war.at_war(GERMANY, FRANCE), GERMANY, "Scotland").allowed
True
>>> may_overfly_power(START.at_war(GERMANY, FRANCE), GERMANY, "Scotland").allowed
False
>>> may_overfly_power(war, UK, "Alaska").allowed, may_overfly_power(START, JAPAN, "Sea Zone 26").allowed
(True, True)
""",
    "g40.air-move.china": """
>>> may_overfly_china(START, UK, "Burma").allowed, may_overfly_china(START, JAPAN, "Yunnan").allowed
(True, True)
>>> may_overfly_china(START.held(JAPAN, "Yunnan"), UK, "Yunnan").allowed
True
""",
    "g40.air-move.neutral": """
>>> fought = START.noting("attacked", None, "", nation=USSR, place="Bulgaria")
>>> may_overfly_neutral(fought, USSR, "Bulgaria").allowed, may_overfly_neutral(fought, USSR, "Romania").allowed
(False, True)
>>> may_overfly_neutral(START, GERMANY, "Sweden", attacked=("Switzerland",)).allowed
False
>>> may_overfly_neutral(START, USA, "Southeast Mexico", attacked=("Southern Mexico",)).allowed
True
""",
    "g40.air-move.over": """
>>> war = START.at_war(UK, GERMANY)
>>> may_overfly(war, UK, "Himalayas"), may_overfly(war, UK, "Yunnan").allowed
(refused by g40.land-move.impassable: nobody crosses the Himalayas, False)
>>> may_overfly(war, GERMANY, "Ukraine").allowed, may_overfly(war, GERMANY, "Sweden", ("Sweden",)).allowed
(False, True)
>>> may_overfly(START, USA, "Quebec")
refused by g40.air-move.strangers: United States is a neutral power
""",
    "g40.air-move.way-out": """
>>> back = START.reads(WAY_OUT, "back")
>>> may_leave_neutral(back, GERMANY, "Switzerland", "France", "France").allowed
True
>>> may_leave_neutral(START, GERMANY, "Switzerland", "France", "France").allowed
True
""",
    "g40.air-move.route": """
>>> may_fly(START, UK, "fighter", ("United Kingdom", "Sea Zone 112")).allowed
False
>>> may_fly(START, UK, "fighter", ("United Kingdom", "Sea Zone 112"))
refused by g40.air-move.route: Sea Zone 112 does not touch United Kingdom
>>> may_fly(START, UK, "fighter", ("Gibraltar", "Spain"))
refused by g40.air-move.neutral: Spain is neutral
>>> may_fly(START.at_war(UK, GERMANY), UK, "fighter", ("Gibraltar", "Spain"), ("Spain",)).allowed
True
>>> based = START.with_facility("Scotland", "air_base")
>>> far = ("Scotland", "Sea Zone 109", "Sea Zone 104", "Sea Zone 91", "Sea Zone 92", "Gibraltar")
>>> may_fly(based, UK, "fighter", far).allowed, may_fly(START, UK, "tactical_bomber", far)
(True, refused by g40.air-move.route: from Scotland a tactical bomber flies no further than 4)
""",
}
