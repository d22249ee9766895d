"""Pins of rules_model/base/chinese_land.py."""

PINS = {
    "g40.china.freed": """
>>> freed_for(START, JAPAN, "Yunnan"), freed_for(START, USA, "Korea"), freed_for(START, JAPAN, "Korea")
(Japan, United States, Japan)
""",
    "g40.china.british-part": """
>>> [keeps_control(START, place) for place in ("Kwangtung", "Burma", "Hunan")]
[UK Pacific, UK Pacific, China]
>>> keeps_control(START, "Korea"), keeps_control(START, "France"), keeps_control(START, "Amur")
(China, France, Soviet Union)
>>> keeps_control(START.held(GERMANY, "London"), "Burma")
UK Pacific
>>> keeps_control(START.held(JAPAN, "India").reads(CALCUTTA, "british"), "Yunnan")
China
""",
    "g40.china.razed": """
>>> japanese = START.with_facility("Manchuria", "major_factory").with_facility("Manchuria", "air_base")
>>> razed(japanese, "Manchuria") == japanese
True
>>> regained = japanese.held(CHINA, "Manchuria")
>>> razed(regained, "Manchuria").facilities_in("Manchuria")
(Facility(kind='air_base', damage=0, construction=0),)
>>> event = razed(regained, "Manchuria").events("removed", CHINA, "Manchuria")[0]
>>> event.clause, razed(START, "Yunnan").since(START)
('g40.china.razed', [])
""",
    "g40.china.repair": """
>>> may_repair(START, "Manchuria").reason
'China repairs nothing'
""",
}
