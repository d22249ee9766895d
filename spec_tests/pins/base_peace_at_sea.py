"""Pins of rules_model/base/peace_at_sea.py."""

PINS = {
    "g40.politics.japanese-limit": """
>>> len(closed_to_japan(START)), len(closed_to_japan(START.at_war(JAPAN, UK))), by_sea(START, "Korea", 0)
(8, 8, frozenset())
>>> closed_to_japan(START) == set(MAP.region("Neutral Japan may not end here"))
True
>>> closed_to_japan(START.at_war(USA, GERMANY)) == closed_to_japan(START)
True
""",
    "g40.politics.american-pacific": """
>>> len(closed_to_america(START.at_war(USA, GERMANY))), len(closed_to_america(START.at_war(UK, JAPAN)))
(10, 10)
""",
    "g40.politics.american-atlantic": """
>>> [may_end_in_the_atlantic(START, "cruiser", f"Sea Zone {zone}").allowed for zone in (64, 89, 101, 121, 102, 103, 90)]
[True, True, True, True, True, False, False]
>>> may_end_in_the_atlantic(START, "cruiser", "Sea Zone 43")
allowed by g40.politics.american-atlantic
>>> distant = "Sea Zone 103"
>>> [may_end_in_the_atlantic(START.at_war(USA, foe), "cruiser", distant).allowed for foe in (GERMANY, ITALY, JAPAN)]
[True, True, False]
>>> may_end_in_the_atlantic(START.at_war(UK, GERMANY), "cruiser", distant).allowed
False
""",
    "g40.politics.patrol-zone": """
>>> strict = START.reads(PATROLS, "warships")
>>> ships = ("submarine", "cruiser", "destroyer", "aircraft_carrier", "transport")
>>> [may_patrol(strict, unit).allowed for unit in ships]
[True, True, True, True, False]
>>> may_patrol(strict, "tactical_bomber").reason
'a tactical bomber does not patrol'
""",
    "g40.politics.end-at-sea": """
>>> may_end_at_sea(START, USA, "cruiser", "Sea Zone 12"), may_end_at_sea(START, JAPAN, "cruiser", "Sea Zone 6").allowed
(allowed by g40.politics.american-atlantic, True)
>>> may_end_at_sea(START, UK, "cruiser", "Sea Zone 103").allowed, may_end_at_sea(START, USA, "cruiser", "Sea Zone 103")
(True, refused by g40.politics.american-atlantic: Sea Zone 103 touches no American land)
>>> may_end_at_sea(START.reads(PATROLS, "warships"), USA, "transport", "Sea Zone 102").allowed
False
>>> enter = START.reads(PASSING, "enter")
>>> [may_end_at_sea(one, USA, "cruiser", "Sea Zone 103", passing=True).allowed for one in (START, enter)]
[True, False]
>>> may_end_at_sea(enter, JAPAN, "cruiser", "Sea Zone 12").allowed
False
""",
    "g40.politics.shared-sea": """
>>> hinders(START.at_war(JAPAN, UK), JAPAN, USA)
False
""",
}
