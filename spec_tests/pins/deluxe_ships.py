"""Pins of rules_model/deluxe/ships.py."""

PINS = {
    "3g40.bunkers.hit": """
An aircraft carrier takes two hits as well, every other ship one.

>>> fleet = EMPTY.with_force("A-22", UK, aircraft_carrier=1, cruiser=2)
>>> names = fleet.force("A-22").by_name()
>>> take_hit(fleet, "A-22", names["UK Europe cruiser"]).force("A-22")
1 UK Europe aircraft carrier, 1 UK Europe cruiser
>>> damaged = take_hit(fleet, "A-22", names["UK Europe aircraft carrier"])
>>> damaged.force("A-22")
1 UK Europe aircraft carrier (damaged), 2 UK Europe cruiser
>>> take_hit(damaged, "A-22", damaged.force("A-22").by_name()["UK Europe aircraft carrier (damaged)"]).force("A-22")
2 UK Europe cruiser

How much more the newer capital ships bear is in no source.

>>> wounded = EMPTY.with_force("P-8", USA, ["damaged"], essex_carrier=1, super_battleship=1)
>>> pieces = wounded.force("P-8").by_name()
>>> take_hit(wounded, "P-8", pieces["United States super battleship (damaged)"])
Traceback (most recent call last):
rules_model.world.names.Gap: whether a second hit sinks the super battleship is not in any source; see question
3g40.bunkers.capital-ships
>>> take_hit(wounded, "P-8", pieces["United States essex carrier (damaged)"])
Traceback (most recent call last):
rules_model.world.names.Gap: whether a second hit sinks the essex carrier is not in any source; see question
3g40.bunkers.capital-ships

The log knows whose ship it was and where.

>>> event = damaged.log[0]
>>> event.kind, event.clause, event.nation, event.place
('ship damaged', '3g40.bunkers.hit', UK Europe, 'A-22')
>>> event = take_hit(fleet, "A-22", names["UK Europe cruiser"]).log[0]
>>> event.kind, event.clause, event.nation, event.place
('ship destroyed', '3g40.bunkers.hit', UK Europe, 'A-22')
""",
    "3g40.bunkers.ships": """
>>> mixed = EMPTY.with_force("A-22", UK, aircraft_carrier=1, fighter=2, tactical_bomber=1, air_transport=1)
>>> ships_counted(mixed, "A-22", UK)
1 UK Europe aircraft carrier
""",
    "3g40.bunkers.under-fire": """
>>> fleet = EMPTY.with_force("A-22", UK, cruiser=1, fighter=1).with_force("A-22", USA, cruiser=1)
>>> ships_under_fire(fleet.reads(TRANSPORTS, "exposed"), "A-22", UK)
1 UK Europe cruiser
""",
    "3g40.bunkers.losses": """
Without hits nothing happens; with more hits than ships the rest are lost.

>>> fleet, british = EMPTY.with_force("A-22", UK, battleship=1, destroyer=2), Group("the fleet", (UK,))
>>> lose_ships(fleet, GERMANY, "A-22", british, 0, script()) is fleet
True
>>> lose_ships(fleet, GERMANY, "A-22", british, 6, script(*["UK Europe destroyer"] * 2)).force("A-22")
1 UK Europe battleship (damaged)
>>> everything = script("UK Europe destroyer", "UK Europe destroyer")
>>> lose_ships(fleet.reads(SPREAD, "same"), GERMANY, "A-22", british, 6, everything).force("A-22")
nothing

A damaged ship is not hit again by the same salvo, an undamaged sister may be.

>>> sisters = EMPTY.with_force("A-22", UK, battleship=2, destroyer=1)
>>> lose_ships(sisters, GERMANY, "A-22", british, 2, script(*["UK Europe battleship"] * 2)).force("A-22")
2 UK Europe battleship (damaged), 1 UK Europe destroyer

Whoever chooses is asked, as long as there is a choice.

>>> class Witness(type(seeded(1))):
...     def ask(self, nation, about, options):
...         print(nation, about, list(options))
...         return next(iter(options))
>>> lose_ships(fleet, GERMANY, "A-22", british, 1, Witness(1, answers())).force("A-22")
UK Europe ship ['UK Europe battleship', 'UK Europe destroyer']
1 UK Europe battleship (damaged), 2 UK Europe destroyer
>>> lose_ships(fleet.reads(CHOICE, "bunker"), GERMANY, "A-22", british, 1, Witness(1, answers())).count("A-22")
Germany ship ['UK Europe battleship', 'UK Europe destroyer']
3
""",
}
