"""Further pins of the chapter on land and money in peacetime."""

PINS = {
    "3g40.peace.neutral-land": """
>>> [may_enter(EMPTY.held(holder, "Iraq"), USA, "Iraq").allowed for holder in (STRICT_NEUTRAL, PRO_AXIS, PRO_ALLIES)]
[False, False, False]
>>> [may_enter(EMPTY.held(holder, "Iraq"), USA, "Iraq").allowed for holder in (GERMANY, ITALY, JAPAN, USA, NOBODY)]
[True, True, True, True, True]
>>> may_enter(EMPTY.held(STRICT_NEUTRAL, "Spain"), GERMANY, "Spain")
allowed by 3g40.peace.may
>>> vichy = EMPTY.held(VICHY, "Syria").reads(VICHY_LAND, "neutral")
>>> may_enter(vichy.at_war(USA, ITALY), USA, "Syria"), may_enter(vichy.held(FRANCE, "Syria"), USA, "Syria")
(allowed by 3g40.peace.united-states, allowed by 3g40.peace.neutral-land)
""",
    "3g40.peacetime.japan": """
>>> may_japan_collect(EMPTY.at_war(JAPAN, UK_PACIFIC), asks_for_peace=False)
allowed by 3g40.peace.japan
>>> may_japan_collect(EMPTY.reads(TRADE, "void"), asks_for_peace=False).allowed
False
""",
    "3g40.peacetime.anzac": """
>>> may_anzac_collect(EMPTY.reads(AFRICA, "marked"), asks_for_war=True).allowed
False
>>> may_anzac_collect(EMPTY, asks_for_war=True).allowed
False
""",
    "3g40.peacetime.derricks": """
>>> oil = EMPTY.held(UK_PACIFIC, "Borneo").with_facility("Borneo", "oil_derrick").with_facility("Borneo", "oil_derrick")
>>> [derricks_counted(oil, nation) for nation in (UK, UK_PACIFIC, ANZAC, CANADA)]
[2, 2, 0, 0]
>>> oil = oil.held(ANZAC, "Java").with_facility("Java", "oil_derrick")
>>> oil = oil.held(JAPAN, "Celebs").with_facility("Celebs", "oil_derrick")
>>> [derricks_counted(oil, nation) for nation in (UK, UK_PACIFIC, ANZAC, JAPAN)]
[2, 2, 1, 1]
>>> derricks_counted(oil.at_war(ANZAC, JAPAN), UK), derricks_counted(oil.at_war(UK_PACIFIC, JAPAN), UK)
(2, 0)
>>> derricks_counted(oil.held(ANZAC, "Borneo"), UK)
0
""",
}
