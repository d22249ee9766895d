"""Pins of rules_model/deluxe/kamikaze_interception.py."""

PINS = {
    "3g40.kamikaze.interceptors": """
Bombers of the larger kind, Japan's own planes and those of other enemies of Japan stay out of it.

>>> zone = EMPTY.at_war(JAPAN, USA, VICHY).with_force("P-8", USA, strategic_bomber=1, fighter=1)
>>> zone = zone.with_force("P-8", JAPAN, fighter=4).with_force("P-8", VICHY, fighter=1)
>>> interceptors(zone, "P-8"), interceptors(zone.reads(INTERCEPTING_ALLIES, "all"), "P-8")
(1 United States fighter, 1 United States fighter)
""",
    "3g40.kamikaze.stations": """
Any Allied carrier will do, an enemy's will not.

>>> zone = EMPTY.at_war(JAPAN, USA).charting("P-8", "Okinawa").with_force("P-8", USA, fighter=1)
>>> [stationed(zone.with_force("P-8", UK, **{ship: 1}), "P-8", "P-8").count()
...     for ship in ("escort_carrier", "aircraft_carrier", "essex_carrier", "battleship")]
[1, 1, 1, 0]
>>> stationed(zone.with_force("P-8", JAPAN, aircraft_carrier=1), "P-8", "P-8").count()
0

A base must be whole; a carrier in port is none.

>>> ashore = zone.with_force("Okinawa", USA, fighter=2)
>>> stationed(ashore.with_facility("Okinawa", "air_base", damage=1), "P-8", "Okinawa")
nothing
>>> stationed(ashore.with_force("Okinawa", USA, aircraft_carrier=1), "P-8", "Okinawa")
nothing
""",
    "3g40.kamikaze.sorties": """
>>> chart = EMPTY.charting("P-8", "Okinawa", "Formosa").at_war(JAPAN, USA, UK)
>>> chart = chart.with_facility("Okinawa", "air_base").with_facility("Formosa", "air_base")
>>> mixed = chart.with_force("Okinawa", USA, fighter=2, tactical_bomber=2).with_force("Okinawa", UK, fighter=4)
>>> sorties(mixed, "P-8", USA, "Okinawa")
((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1))
>>> sorties(chart.with_force("Okinawa", USA, tactical_bomber=5), "P-8", USA, "Okinawa")
((0, 0), (0, 1), (0, 2), (0, 3))

Carriers send all they have and take no room from those that scramble.

>>> deck = mixed.with_force("P-8", USA, aircraft_carrier=2, fighter=4)
>>> len(sorties(deck, "P-8", USA, "P-8")), len(sorties(deck, "P-8", USA, "P-8", (Sortie(UK, "Okinawa", 3, 0),)))
(5, 5)
>>> sorties(deck, "P-8", UK, "Okinawa", (Sortie(USA, "P-8", 4, 0),))
((0, 0), (1, 0), (2, 0), (3, 0))

Three scramble in all, or three of each nation, or three of each base: that is open.

>>> joined = (Sortie(USA, "Formosa", 2, 0), Sortie(USA, "P-8", 3, 0))
>>> sorties(mixed, "P-8", UK, "Okinawa", joined)
((0, 0), (1, 0))
>>> from rules_model.deluxe.air_defence import LIMIT
>>> sorties(mixed.reads(LIMIT, "nation"), "P-8", UK, "Okinawa", joined)
((0, 0), (1, 0), (2, 0), (3, 0))
>>> sorties(mixed.reads(LIMIT, "nation"), "P-8", USA, "Okinawa", joined)
((0, 0), (0, 1), (1, 0))
>>> sorties(mixed.reads(LIMIT, "any"), "P-8", USA, "Okinawa", joined)
((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1))
>>> sorties(mixed.reads(LIMIT, "any"), "P-8", UK, "Okinawa", (Sortie(USA, "Okinawa", 1, 1),))
((0, 0), (1, 0))
>>> sorties(mixed.reads(LIMIT, "any"), "P-8", UK, "Okinawa", (Sortie(USA, "Okinawa", 2, 2),))
((0, 0),)

What scrambled to another zone in this phase counts against the base, and may not fly again; the last round is over.

>>> spent = mixed.noting("fighters meet kamikazes", None, "", nation=UK, place="Okinawa", amount=2)
>>> spent = spent.noting("tactical bombers meet kamikazes", None, "", nation=USA, place="Okinawa", amount=1)
>>> sorties(spent, "P-8", UK, "Okinawa"), sorties(spent, "P-8", USA, "Okinawa")
(((0, 0),), ((0, 0),))
>>> wide = spent.reads(BASE_LIMIT, "zone")
>>> sorties(wide, "P-8", UK, "Okinawa"), sorties(wide, "P-8", USA, "Okinawa")
(((0, 0), (1, 0), (2, 0)), ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)))
>>> sorties(wide.reads(ONCE, "each"), "P-8", UK, "Okinawa")
((0, 0), (1, 0), (2, 0), (3, 0))
>>> sorties(wide.reads(ONCE, "each"), "P-8", USA, "Okinawa")
((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1))
>>> sorties(spent.in_round(2), "P-8", UK, "Okinawa")
((0, 0), (1, 0), (2, 0), (3, 0))
""",
    "3g40.kamikaze.send": """
>>> Sortie(USA, "P-8", -2, 0)
Traceback (most recent call last):
ValueError: fighters cannot be negative: -2
>>> Sortie(USA, "P-8", 0, -1)
Traceback (most recent call last):
ValueError: bombers cannot be negative: -1

Carriers first, then the bases in the order of their names; each nation is asked about its own, and only if it has any.

>>> chart = EMPTY.charting("P-8", "Okinawa", "Formosa").at_war(JAPAN, USA, UK)
>>> chart = chart.with_facility("Okinawa", "air_base").with_facility("Formosa", "air_base")
>>> fleet = chart.with_force("P-8", USA, aircraft_carrier=1, fighter=1).with_force("P-8", UK, tactical_bomber=1)
>>> fleet = fleet.with_force("Okinawa", USA, fighter=2).with_force("Formosa", UK, fighter=2)
>>> class Witness(type(script())):
...     def ask(self, nation, about, options):
...         print(nation, about, list(options))
...         return super().ask(nation, about, options)
>>> for one in send_up(fleet, "P-8", Witness([(0, 0), (0, 1), (2, 0), (1, 0)])):
...     print(one.nation, one.origin, one.fighters, one.bombers)
United States interceptors [(0, 0), (1, 0)]
UK Europe interceptors [(0, 0), (0, 1)]
UK Europe interceptors [(0, 0), (1, 0), (2, 0)]
United States interceptors [(0, 0), (1, 0)]
UK Europe P-8 0 1
UK Europe Formosa 2 0
United States Okinawa 1 0
""",
    "3g40.kamikaze.scrambled": """
>>> both = scrambled(EMPTY, "P-8", (Sortie(USA, "Okinawa", 1, 2), Sortie(UK, "Formosa", 0, 1), Sortie(UK, "P-8", 1, 1)))
>>> for event in both.log:
...     print(event.kind, event.clause, event.nation, event.place, event.amount)
fighters meet kamikazes 3g40.kamikaze.scrambled United States Okinawa 1
tactical bombers meet kamikazes 3g40.kamikaze.scrambled United States Okinawa 2
tactical bombers meet kamikazes 3g40.kamikaze.scrambled UK Europe Formosa 1
""",
    "3g40.kamikaze.interception": """
>>> intercept(EMPTY, (Sortie(USA, "P-8", 1, 1),), script(2, 1))
2
>>> intercept(EMPTY, (Sortie(USA, "P-8", 0, 1),), script(2))
0
>>> intercept(EMPTY, (Sortie(USA, "P-8", 1, 0), Sortie(UK, "Okinawa", 1, 1)), script(1, 3, 2))
1
>>> intercept(EMPTY, (Sortie(USA, "P-8", 0, 1), Sortie(UK, "Okinawa", 0, 2)), script(1, 1, 2))
2
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
>>> lose_tokens(EMPTY, ("United States cruiser",), -1, script())
Traceback (most recent call last):
ValueError: hits cannot be negative: -1
""",
}
