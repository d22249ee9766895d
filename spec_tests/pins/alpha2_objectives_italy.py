"""Pins of rules_model/alpha2/objectives_italy.py."""

PINS = {
    "alpha2.objectives.italy.empire": """
>>> roman_empire.details, pays(START.held(ITALY, "Egypt", "Greece", "Gibraltar"), roman_empire)
(Reward(nation=Italy, ipcs=5, once=False, when='collect income'), 0)
>>> war = START.at_war(ITALY, UK)
>>> two = war.held(ITALY, "Egypt", "Gibraltar")
>>> [place for place in MAP.places if pays(two.held(JAPAN, place), roman_empire)]
['Greece', 'Southern France']
>>> two = war.held(ITALY, "Greece", "Southern France")
>>> [place for place in MAP.places if pays(two.held(JAPAN, place), roman_empire)]
['Egypt', 'Gibraltar']
""",
    "alpha2.objectives.italy.sea": """
>>> mare_nostrum.details
Reward(nation=Italy, ipcs=5, once=False, when='collect income')
>>> war = START.at_war(ITALY, UK)
>>> [place for place in MAP.places if not pays(war.with_force(place, UK, cruiser=1), mare_nostrum)]
['Sea Zone 92', 'Sea Zone 93', 'Sea Zone 94', 'Sea Zone 95', 'Sea Zone 96', 'Sea Zone 97', 'Sea Zone 98', 'Sea Zone 99']
>>> pays(war.with_force("Sea Zone 96", GERMANY, battleship=1), mare_nostrum)
5
>>> fleet = ("submarine", "destroyer", "cruiser", "battleship", "aircraft_carrier", "transport", "fighter")
>>> fleets = [war.with_force("Sea Zone 96", UK, (), **{ship: 1}) for ship in fleet]
>>> [pays(one, mare_nostrum) for one in fleets]
[5, 0, 0, 0, 0, 5, 5]
>>> enemies = war.reads(WARSHIPS, "enemies").with_force("Sea Zone 96", UK, battleship=1)
>>> explain(enemies, mare_nostrum)
'not met: no surface ship of the enemy is in the Mediterranean (1 UK Europe battleship in Sea Zone 96)'
>>> pays(enemies.with_pieces("Sea Zone 96", Force.of(GERMANY, battleship=1)).at_war(ITALY, GERMANY), mare_nostrum)
5
""",
    "alpha2.objectives.italy.africa": """
>>> six = START.held(JAPAN, "Morocco", "Algeria", "Tunisia", "Libya", "Tobruk", "Alexandria")
>>> pays(six, north_africa), north_africa.details
(0, Reward(nation=Italy, ipcs=5, once=False, when='collect income'))
>>> [place for place in MAP.places if not pays(six.at_war(ITALY, UK).held(UK, place), north_africa)]
['Alexandria', 'Algeria', 'Libya', 'Morocco', 'Tobruk', 'Tunisia']
>>> pays(START.at_war(ITALY, UK).reads(EVERY_TURN, "once"), north_africa)
0
>>> once = six.at_war(ITALY, UK).reads(EVERY_TURN, "once")
>>> pays(once, north_africa), pays(collects(once, mare_nostrum), north_africa)
(5, 5)
""",
}
