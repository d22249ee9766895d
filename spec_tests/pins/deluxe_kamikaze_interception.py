"""Pins of rules_model/deluxe/kamikaze_interception.py."""

PINS = {
    "3g40.kamikaze.interceptors": """
Bombers of the larger kind and Japan's own planes stay out of it.

>>> zone = EMPTY.at_war(JAPAN, USA).with_force("P-8", USA, strategic_bomber=1, fighter=1)
>>> zone = zone.with_force("P-8", JAPAN, fighter=4)
>>> interceptors(zone, "P-8"), interceptors(zone.reads(INTERCEPTING_ALLIES, "all"), "P-8")
(1 United States fighter, 1 United States fighter)
""",
    "3g40.kamikaze.sorties": """
>>> chart = EMPTY.charting("P-8", "Okinawa", "Formosa").at_war(JAPAN, USA).with_facility("Okinawa", "air_base")
>>> both = chart.with_force("P-8", USA, fighter=1).with_force("Okinawa", USA, fighter=2, tactical_bomber=2)
>>> sorties(both, "P-8")
((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1))
>>> bombers = chart.with_force("P-8", USA, tactical_bomber=1).with_force("Okinawa", USA, tactical_bomber=4)
>>> sorties(bombers, "P-8")
((0, 0), (0, 1), (0, 2), (0, 3), (0, 4))
>>> crowd = chart.with_force("P-8", USA, fighter=1, tactical_bomber=1)
>>> crowd = crowd.with_force("Okinawa", USA, fighter=4, tactical_bomber=4)
>>> [sortie for sortie in sorties(crowd, "P-8") if 0 in sortie]
[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (1, 0), (2, 0), (3, 0), (4, 0)]

Planes that stand beside the zone without an operational air base cannot scramble.

>>> away = chart.with_force("Formosa", USA, fighter=2)
>>> sorties(away, "P-8"), sorties(away.with_facility("Formosa", "air_base", damage=1), "P-8")
(((0, 0),), ((0, 0),))
>>> second = away.with_facility("Formosa", "air_base").with_force("Okinawa", USA, fighter=2)
>>> sorties(second, "P-8")
((0, 0), (1, 0), (2, 0), (3, 0))

A radar tower adds no plane and no hit.

>>> sorties(away.with_facility("Formosa", "air_base").with_facility("Formosa", "radar_tower"), "P-8")
((0, 0), (1, 0), (2, 0))
""",
    "3g40.kamikaze.interception": """
>>> fleet = EMPTY.charting("P-8", "Okinawa").at_war(JAPAN, USA).with_force("P-8", USA, fighter=1, tactical_bomber=1)
>>> intercept(fleet, "P-8", script((1, 1), 2, 1)), intercept(fleet, "P-8", script((1, 1), 3, 2))
(2, 0)
>>> intercept(fleet, "P-8", script((0, 1), 2)), intercept(fleet, "P-8", script((1, 0), 1))
(0, 1)

The Allies decide; without a plane nobody is asked.

>>> class Witness(type(script())):
...     def ask(self, nation, about, options):
...         print(nation, about, list(options))
...         return super().ask(nation, about, options)
>>> intercept(fleet, "P-8", Witness([(0, 0)]))
the Allies interceptors [(0, 0), (0, 1), (1, 0), (1, 1)]
0
>>> intercept(EMPTY.charting("P-8", "Okinawa"), "P-8", script())
0
""",
    "3g40.kamikaze.losses": """
>>> lose_tokens(EMPTY, ("United States cruiser",) * 2, 0, script())
('United States cruiser', 'United States cruiser')
>>> lose_tokens(EMPTY, ("United States cruiser",) * 2, 1, script())
('United States cruiser',)
>>> class Witness(type(script())):
...     def ask(self, nation, about, options):
...         print(nation, about, list(options))
...         return super().ask(nation, about, options)
>>> lose_tokens(EMPTY, ("United States battleship", "United States cruiser"), 1, Witness(["United States cruiser"]))
Japan token lost ['United States battleship', 'United States cruiser']
('United States battleship',)
""",
}
