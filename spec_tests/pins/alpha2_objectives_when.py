"""Pins of rules_model/alpha2/objectives_when.py."""

PINS = {
    "alpha2.objectives.global": """
>>> half = {name: place for name, place in MAP.places.items() if place.half == "Pacific"}
>>> bool(count_here(Position(RULES, type(MAP)("Pacific 1940", half)))), bool(count_here(EMPTY))
(False, True)
""",
    "alpha2.objectives.germany.when": """
>>> war = [START.at_war(GERMANY, enemy) for enemy in (UK, UK_PACIFIC, FRANCE, USSR, USA, ANZAC, CANADA)]
>>> [germany_fights(one).holds(one) for one in war]
[True, True, True, False, False, False, False]
>>> ussr_too = [one.reads(EUROPEANS, "with-ussr") for one in war]
>>> [germany_fights(one).holds(one) for one in ussr_too]
[True, True, True, True, False, False, False]
>>> each = START.at_war(GERMANY, UK, FRANCE).reads(SEVERAL, "each")
>>> explain(each, germany_fights), explain(each.reads(EUROPEANS, "with-ussr"), germany_fights)
('met', 'not met: Germany is at war with Soviet Union')
>>> explain(START.at_war(ITALY, UK, FRANCE), germany_fights)
'not met: Germany is at war with the United Kingdom or France'
""",
    "alpha2.objectives.ussr.when": """
>>> explain(START.at_war(USSR, GERMANY), ussr_fights), explain(START.at_war(UK, GERMANY, ITALY), ussr_fights)
('met', 'not met: Soviet Union is at war with Germany or Italy')
""",
    "alpha2.objectives.japan.when": """
>>> war = [START.at_war(JAPAN, enemy) for enemy in (UK, UK_PACIFIC, USA, ANZAC, FRANCE, USSR, CHINA, DUTCH)]
>>> [japan_fights(one).holds(one) for one in war]
[True, True, True, True, True, False, False, False]
>>> all_four = START.at_war(JAPAN, UK, USA, ANZAC).reads(SEVERAL, "each")
>>> explain(all_four, japan_fights), explain(all_four.reads(WESTERN_ALLIES, "without-france"), japan_fights)
('not met: Japan is at war with France', 'met')
>>> explain(START.at_war(GERMANY, USA).reads(WESTERN_ALLIES, "without-france"), japan_fights)
'not met: Japan is at war with United States, the United Kingdom or ANZAC'
""",
    "alpha2.objectives.london.when": """
>>> war = [START.at_war(britain, enemy) for britain in (UK, UK_PACIFIC) for enemy in (GERMANY, ITALY, JAPAN)]
>>> [london_fights(one).holds(one) for one in war]
[True, True, False, True, True, False]
>>> explain(START.at_war(UK, GERMANY, ITALY).reads(SEVERAL, "each"), london_fights)
'met'
""",
    "alpha2.objectives.calcutta.when": """
>>> explain(START.at_war(ANZAC, JAPAN), calcutta_fights)
'not met: the United Kingdom is at war with Japan'
""",
    "alpha2.objectives.italy.when": """
>>> explain(START, italy_fights), explain(START.at_war(ITALY, ANZAC), italy_fights)
('not met: Italy is at war with the Allies', 'met')
""",
}
