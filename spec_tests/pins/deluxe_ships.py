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

With the last carrier its aircraft may be lost.

>>> deck = EMPTY.with_force("P-8", USA, escort_carrier=1, cruiser=1, fighter=1).reads(STRANDED, "lost")
>>> aboard = deck.force("P-8").by_name()
>>> take_hit(deck, "P-8", aboard["United States escort carrier"]).force("P-8")
1 United States cruiser
>>> take_hit(deck, "P-8", aboard["United States cruiser"]).force("P-8")
1 United States escort carrier, 1 United States fighter
>>> stray = deck.without("P-8", Force.of(USA, escort_carrier=1))
>>> take_hit(stray, "P-8", aboard["United States cruiser"]).force("P-8")
1 United States fighter

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
    "3g40.bunkers.stranded": """
Other aircraft than those of the side, and ships, are not concerned.

>>> mixed = EMPTY.with_force("P-8", USA, fighter=1, cruiser=1).with_force("P-8", JAPAN, fighter=1, aircraft_carrier=1)
>>> lost = strand(mixed.reads(STRANDED, "lost"), "P-8", ALLIES)
>>> lost.force("P-8")
1 Japan aircraft carrier, 1 Japan fighter, 1 United States cruiser
>>> event = lost.log[0]
>>> event.kind, event.clause, event.place
('aircraft lost', '3g40.bunkers.stranded', 'P-8')
>>> bare = EMPTY.with_force("P-8", USA, cruiser=1).reads(STRANDED, "lost")
>>> strand(bare, "P-8", ALLIES) is bare
True
>>> [strand(mixed.with_force("P-8", UK, **{one: 1}).reads(STRANDED, "lost"), "P-8", ALLIES).log
...     for one in ("escort_carrier", "aircraft_carrier", "essex_carrier")]
[(), (), ()]
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
>>> lose_ships(EMPTY, GERMANY, "A-22", Group("a fleet", (UK,)), -1, script())
Traceback (most recent call last):
ValueError: hits cannot be negative: -1
""",
}
