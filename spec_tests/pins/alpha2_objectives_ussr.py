"""Pins of rules_model/alpha2/objectives_ussr.py."""

PINS = {
    "alpha2.objectives.ussr.german-land": """
>>> war = START.at_war(USSR, ITALY)
>>> [place for place in MAP.places if pays(war.held(USSR, place), german_land) == 3]
['Denmark', 'Germany', 'Greater Southern Germany', 'Holland Belgium', 'Norway', 'Poland', 'Romania',
 'Slovakia Hungary', 'Western Germany']
>>> german_land.details, pays(START.at_war(USSR, JAPAN).held(USSR, "Poland"), german_land)
(Reward(nation=Soviet Union, ipcs=3, once=False, when='collect income'), 0)
""",
    "alpha2.objectives.ussr.convoy": """
>>> northern_convoy.details, pays(START.at_war(USSR, JAPAN), northern_convoy)
(Reward(nation=Soviet Union, ipcs=5, once=False, when='collect income'), 0)
>>> war = START.at_war(USSR, GERMANY)
>>> explain(war.held(UK, "Archangel"), northern_convoy)
'not met: Soviet Union controls Archangel (UK Europe holds it)'
>>> [place for place in MAP.places if not pays(war.held(GERMANY, place), northern_convoy)]
['Archangel']
>>> [place for place in MAP.places if not pays(war.with_force(place, JAPAN, submarine=1), northern_convoy)]
['Sea Zone 125']
>>> british = [place for place in MAP.places if not pays(war.with_force(place, UK, infantry=1), northern_convoy)]
>>> british == list(MAP.originally(USSR)), len(british)
(True, 33)
>>> powers = (*(GERMANY, USSR, JAPAN, USA, CHINA, UK), *(UK_PACIFIC, CANADA, ANZAC, ITALY, FRANCE, DUTCH))
>>> [nation for nation in powers if not pays(war.with_force("Vyborg", nation, fighter=1), northern_convoy)]
[United States, China, UK Europe, UK Pacific, Canada, ANZAC, France, Dutch]
>>> pays(war.with_force("Sea Zone 125", UK, cruiser=1), northern_convoy)
5
>>> enemies = war.reads(WARSHIPS, "enemies").with_force("Sea Zone 125", ITALY, cruiser=1)
>>> pays(enemies, northern_convoy), explain(enemies.at_war(USSR, ITALY), northern_convoy)
(5, 'not met: no warship of the enemy is in Sea Zone 125 (1 Italy cruiser in Sea Zone 125)')
>>> fleet = ("submarine", "destroyer", "cruiser", "battleship", "aircraft_carrier", "transport", "fighter")
>>> fleets = [war.with_force("Sea Zone 125", GERMANY, (), **{ship: 1}) for ship in fleet]
>>> [pays(one, northern_convoy) for one in fleets]
[0, 0, 0, 0, 0, 5, 5]
>>> pays(START.reads(EVERY_TURN, "once"), northern_convoy)
0
>>> once = war.reads(EVERY_TURN, "once")
>>> explain(collects(once, northern_convoy), northern_convoy)
'not met: not (this objective has been paid before)'
>>> pays(once, northern_convoy), pays(collects(once, german_land), northern_convoy)
(5, 5)
""",
}
