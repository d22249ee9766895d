"""Pins of rules_model/delta/advantages.py."""

PINS = {
    "delta.advantages.offer": """
>>> for card in STRATEGIC:
...     print(card.round, card.id, card.title, *card.nations, "void" if card.void_with_capital else "", sep="; ")
1; delta.airborne; Airborne Assault Troops; Germany; UK Europe; Soviet Union; Japan; United States;
Italy; ANZAC; France;
1; delta.war-time; War Time Production; Germany; UK Europe; Soviet Union; Japan; United States;
Italy; ANZAC; France; void
2; delta.enigma; Enigma; Germany;
2; delta.blitzkrieg; Blitzkrieg; Germany;
3; delta.radar; Radar; UK Europe; void
3; delta.commonwealth; Commonwealth Aid; UK Europe;
4; delta.war-bonds; War Bonds Campaign; United States; void
4; delta.uncle-sam; Uncle Sam Campaign; United States; void
5; delta.long-lance; Long Lance Torpedos; Japan;
5; delta.tokyo-express; Tokyo Express; Japan;
6; delta.tankograd; Tankograd; Soviet Union;
6; delta.railway; Trans-Siberian Railway; Soviet Union; void
7; delta.super-fortresses; Super Fortresses; United States;
7; delta.essex; Essex Class Carriers; United States;
8; delta.dora; Dora; Germany;
8; delta.v-rockets; V-Rockets; Germany;
9; delta.banzai; Banzai Attack; Japan;
9; delta.super-submarines; Super Submarines; Japan;
10; delta.long-range; Long Range Aircraft; Germany; UK Europe; Soviet Union; Japan; United States;
Italy; ANZAC; France;
10; delta.shipyards; Modernized Shipyards; Germany; UK Europe; Soviet Union; Japan; United States;
Italy; ANZAC; France; void
""",
    "delta.advantages.choice": """
>>> late = START.noting("turn began", None, "", nation=GERMANY)
>>> may_choose(late, USA, AIRBORNE).allowed, may_choose(late.in_round(2), GERMANY, ENIGMA).allowed
(False, True)
>>> may_choose(START.gains(USA, WAR_TIME), GERMANY, AIRBORNE).allowed
True
>>> may_choose(START.gains(GERMANY, WAR_TIME).in_round(2), GERMANY, ENIGMA).allowed
True
>>> may_choose(START, CHINA, AIRBORNE).allowed, may_choose(START.gains(GERMANY, AIRBORNE), GERMANY, AIRBORNE).allowed
(False, False)
""",
    "delta.advantages.gain": """
>>> gained = choose(START.in_round(7), USA, ESSEX)
>>> gained.log[-1].kind, gained.log[-1].nation, gained.gained_by(USA, ESSEX), gained.gained_by(USA, SUPER_FORTRESSES)
('gained', United States, True, False)
>>> choose(gained, USA, SUPER_FORTRESSES)
Traceback (most recent call last):
ValueError: United States has chosen Essex Class Carriers
""",
    "delta.advantages.capital": """
>>> works(START.gains(GERMANY, SHIPYARDS).held(UK, "London"), GERMANY, SHIPYARDS).allowed
True
>>> works(START.gains(GERMANY, SHIPYARDS).held(USSR, "Berlin"), GERMANY, SHIPYARDS).allowed
False
>>> works(START.gains(GERMANY, SHIPYARDS).held(JAPAN, "Berlin"), GERMANY, SHIPYARDS).allowed
True
>>> works(START, UK, RADAR), works(START.gains(UK, RADAR), USA, RADAR).allowed
(refused by delta.advantages.capital: UK Europe does not have Radar, False)
>>> british = START.gains(UK, RADAR).gains(UK, LONG_RANGE)
>>> works(british, UK_PACIFIC, RADAR).allowed, works(british.held(GERMANY, "London"), UK_PACIFIC, RADAR).allowed
(True, False)
>>> each = british.reads(CALCUTTA, "each-its-own")
>>> works(each, UK_PACIFIC, RADAR).allowed, works(each.held(GERMANY, "London"), UK_PACIFIC, RADAR).allowed
(True, False)
>>> lost = each.held(JAPAN, "India")
>>> works(lost, UK, RADAR).allowed, works(lost, UK_PACIFIC, LONG_RANGE).allowed
(True, True)
>>> works(british.reads(BRITISH, "london-only"), UK_PACIFIC, RADAR)
refused by delta.advantages.capital: UK Pacific does not have Radar
""",
}
