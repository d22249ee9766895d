"""Pins of rules_model/alpha2/objectives_britain.py."""

PINS = {
    "alpha2.objectives.london.submarines": """
>>> no_submarines.details, pays(START.at_war(UK, JAPAN), no_submarines)
(Reward(nation=UK Europe, ipcs=5, once=False, when='collect income'), 0)
>>> war = START.at_war(UK, GERMANY)
>>> lost = [place for place in MAP.places if not pays(war.with_force(place, GERMANY, submarine=1), no_submarines)]
>>> lost == [f"Sea Zone {number}" for number in range(64, 128) if number not in (100, 113, 114, 115)]
True
>>> pays(war.with_force("Sea Zone 112", GERMANY, destroyer=1, battleship=1), no_submarines)
5
>>> all(MAP.is_sea(place) for place in no_submarines(war).places())
True
""",
    "alpha2.objectives.london.empire": """
>>> atlantic_empire.details
Reward(nation=UK Europe, ipcs=5, once=False, when='collect income')
>>> war = START.at_war(UK, GERMANY)
>>> [place for place in MAP.places if not pays(war.held(GERMANY, place), atlantic_empire)]
['Alberta Saskatchewan Manitoba', 'Alexandria', 'Anglo Egyptian Sudan', 'Belgian Congo', 'British Columbia',
 'British Somaliland', 'Egypt', 'Gibraltar', 'Gold Coast', 'Iceland', 'Kenya', 'Malta', 'New Brunswick Nova Scotia',
 'Newfoundland Labrador', 'Nigeria', 'Ontario', 'Quebec', 'Rhodesia', 'Scotland', 'South West Africa',
 'Tanganyika Territory', 'Union of South Africa', 'United Kingdom']
>>> pays(war.held(UK_PACIFIC, "Egypt"), atlantic_empire), pays(war.held(ANZAC, "Egypt"), atlantic_empire)
(5, 0)
>>> wide = war.reads(CYPRUS, "europe")
>>> pays(wide, atlantic_empire), pays(wide.held(ITALY, "Crete"), atlantic_empire)
(5, 5)
""",
    "alpha2.objectives.calcutta.empire": """
>>> pacific_empire.details
Reward(nation=UK Pacific, ipcs=5, once=False, when='collect income')
>>> war = START.at_war(UK_PACIFIC, JAPAN)
>>> [place for place in MAP.places if not pays(war.held(JAPAN, place), pacific_empire)]
['Borneo', 'Burma', 'Ceylon', 'Fiji', 'Gilbert Islands', 'India', 'Kwangtung', 'Malaya', 'Samoa', 'Shan State',
 'West India']
>>> pays(war.held(UK, "Malaya"), pacific_empire), pays(START.at_war(UK, GERMANY), pacific_empire)
(5, 0)
>>> yukon = MAP.charting("Fiji", owner=UK)
>>> "Fiji" in pacific_empire(Position(RULES, yukon)).places()
True
""",
}
