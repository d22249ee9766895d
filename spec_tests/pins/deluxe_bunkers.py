"""Pins of rules_model/deluxe/bunkers.py."""

PINS = {
    "3g40.bunkers.operational": """
>>> is_operational(EMPTY, Facility("major_bunker", construction=1))
refused by 3g40.bunkers.operational: the major bunker is under construction
>>> is_operational(EMPTY.reads(OPERATIONAL, "battered"), Facility("major_bunker"))
allowed by 3g40.bunkers.operational
>>> is_operational(EMPTY.reads(OPERATIONAL, "battered"), Facility("major_bunker", construction=1)).allowed
False
""",
    "3g40.bunkers.war": """
>>> war = EMPTY.at_war(GERMANY, UK)
>>> may_fire_at(war.reads(ENEMY, "anyone"), GERMANY, ITALY)
refused by 3g40.bunkers.war: Germany is not at war with Italy
>>> may_fire_at(war.reads(ENEMY, "anyone"), USA, GERMANY)
refused by 3g40.bunkers.war: United States is not at war with Germany
>>> may_fire_at(war.reads(ENEMY, "anyone"), UK, ITALY)
allowed by 3g40.bunkers.war

Russia needs war with Germany or Italy, and with the ships' owner too.

>>> east = EMPTY.at_war(USSR, JAPAN)
>>> may_fire_at(east.at_war(USSR, ITALY), USSR, JAPAN)
allowed by 3g40.bunkers.war
>>> may_fire_at(EMPTY.at_war(USSR, GERMANY), USSR, JAPAN)
refused by 3g40.bunkers.war: Soviet Union is not at war with Japan
>>> may_fire_at(east, JAPAN, USSR)
allowed by 3g40.bunkers.war
""",
    "3g40.bunkers.fleet": """
Three are enough; two nations may each have a fleet.

>>> channel = EMPTY.at_war(GERMANY, UK, USA).with_force("A-22", UK, destroyer=3)
>>> large_fleets(channel, GERMANY, "A-22")
(UK Europe,)
>>> both = channel.with_force("A-22", USA, cruiser=3)
>>> large_fleets(both, GERMANY, "A-22"), large_fleets(both.reads(FLEET, "nation"), GERMANY, "A-22")
((UK Europe and United States,), (UK Europe, United States))

Ships of a nation at peace, and friends, are not fired at.

>>> large_fleets(channel, ITALY, "A-22"), large_fleets(channel, UK, "A-22")
((), ())
>>> large_fleets(channel.with_force("A-22", ITALY, destroyer=3), GERMANY, "A-22")
(UK Europe,)
""",
    "3g40.bunkers.target": """
Without a large fleet there is no target; nor without an enemy.

>>> wall = EMPTY.held(GERMANY, "Normandy").charting("Normandy", "A-21", "A-22", "France").at_war(GERMANY, UK)
>>> choose_target(wall.with_force("A-22", UK, destroyer=2), "Normandy", script()) is None
True
>>> invasion = wall.with_force("A-22", UK, destroyer=3).with_force("A-21", UK, cruiser=4)
>>> choose_target(invasion.held(USA, "Normandy"), "Normandy", script()) is None
True

The nation that controls the bunker answers.

>>> class Witness(type(seeded(1))):
...     def ask(self, nation, about, options):
...         print(nation, about, list(options))
...         return list(options)[-1]
>>> choose_target(invasion, "Normandy", Witness(1, answers()))
Germany zone ['A-21', 'A-22']
('A-22', UK Europe)
>>> crowd = wall.at_war(GERMANY, USA).with_force("A-22", UK, destroyer=3).with_force("A-22", USA, destroyer=3)
>>> choose_target(crowd.reads(FLEET, "nation"), "Normandy", Witness(1, answers()))
Germany fleet ['UK Europe', 'United States']
('A-22', United States)

What a coast touches is on the map only.

>>> choose_target(EMPTY, "Norway", script())
Traceback (most recent call last):
rules_model.world.names.Gap: what touches Norway is not in any source; see question 3g40.map.borders
""",
    "3g40.bunkers.fire": """
>>> bunker_fires(EMPTY, "minor_bunker", 4, script(2, 2, 2)), bunker_fires(EMPTY, "minor_bunker", 4, script(1, 1, 1))
(0, 3)
>>> bunker_fires(EMPTY, "major_bunker", 4, script(1, 1, 1, 1, 1, 1))
4
>>> bunker_fires(EMPTY, "minor_bunker", -2, script())
Traceback (most recent call last):
ValueError: ships cannot be negative: -2
>>> bunker_fires(EMPTY, "naval_base", 4, script())
Traceback (most recent call last):
ValueError: naval_base is no bunker; it must be minor_bunker or major_bunker
""",
    "3g40.bunkers.defence": """
>>> wall = EMPTY.held(GERMANY, "Normandy").charting("Normandy", "A-22").at_war(GERMANY, UK)
>>> invasion = wall.with_facility("Normandy", "major_bunker").with_force("A-22", UK, destroyer=4)
>>> after = coastal_defences(invasion, script(1, 8, 8, 8, 8, 8))
>>> after.since(invasion)
['the major bunker on Normandy scores 1 hit in A-22', 'UK Europe destroyer destroyed in A-22']
>>> event = after.log[0]
>>> event.kind, event.clause, event.nation, event.place, event.amount
('coastal defence', '3g40.bunkers.defence', Germany, 'A-22', 1)

A bunker that is damaged or has no large fleet before it stays silent, and other facilities do not fire.

>>> damaged = wall.with_facility("Normandy", "major_bunker", damage=1).with_force("A-22", UK, destroyer=4)
>>> coastal_defences(damaged, script()) is damaged
True
>>> idle = wall.with_facility("Normandy", "major_bunker").with_facility("Normandy", "air_base")
>>> coastal_defences(idle, script()) is idle
True

The side of the bunkers says which fires next: the one with a choice of fleets may wait for what the other leaves.

>>> coast = EMPTY.held(GERMANY, "Normandy").held(ITALY, "Sicily").at_war(AXIS, UK)
>>> coast = coast.charting("Normandy", "A-22", "M-1").charting("Sicily", "M-1")
>>> coast = coast.with_facility("Normandy", "minor_bunker").with_facility("Sicily", "minor_bunker")
>>> coast = coast.with_force("M-1", UK, destroyer=3).with_force("A-22", UK, cruiser=3)
>>> class Asked(type(script())):
...     def ask(self, nation, about, options):
...         print(nation, about, list(options))
...         return super().ask(nation, about, options)
>>> italy = coastal_defences(coast, Asked(["the minor bunker on Sicily", 1, 8, 8, 1, 8, 8]))
the Axis bunker ['the minor bunker on Normandy', 'the minor bunker on Sicily']
>>> italy.force("M-1"), italy.force("A-22")
(2 UK Europe destroyer, 2 UK Europe cruiser)
>>> germany = coastal_defences(coast, script("the minor bunker on Normandy", "M-1", 1, 8, 8))
>>> germany.force("M-1"), germany.force("A-22")
(2 UK Europe destroyer, 3 UK Europe cruiser)
>>> both = coast.reads(TOGETHER, "together")
>>> coastal_defences(both, script("the minor bunker on Normandy", "M-1", 1, 8, 8, 1, 8, 8)).force("M-1")
1 UK Europe destroyer

A bunker without a target is not asked about.

>>> idle = coast.with_force("A-22", UK, cruiser=3).without("M-1", Force.of(UK, destroyer=3))
>>> coastal_defences(idle, script(8, 8, 8)).since(idle)
['the minor bunker on Normandy scores 0 hits in A-22']

Bunkers of both sides may fire at each other's fleets.

>>> channel = wall.held(UK, "London").charting("London", "A-20").with_facility("London", "minor_bunker")
>>> channel = channel.with_facility("Normandy", "minor_bunker").with_force("A-20", GERMANY, cruiser=3)
>>> coastal_defences(channel.with_force("A-22", UK, cruiser=3), script(1, 8, 8, 1, 8, 8)).since(channel)
['the minor bunker on Normandy scores 1 hit in A-22', 'UK Europe cruiser destroyed in A-22',
'the minor bunker on London scores 1 hit in A-20', 'Germany cruiser destroyed in A-20']

Transports taken as losses count among the ships that can be hit.

>>> from rules_model.deluxe.ships import CHOICE, TRANSPORTS
>>> loaded = invasion.with_force("A-22", UK, sea_transport=2).reads(TRANSPORTS, "exposed")
>>> coastal_defences(loaded, script(1, 1, 1, 1, 1, 1, *["UK Europe sea transport"] * 2)).count("A-22")
0

The bunker's nation may have the choice of ships.

>>> mixed = wall.with_facility("Normandy", "minor_bunker").with_force("A-22", UK, destroyer=2, cruiser=1)
>>> class Witness(type(script())):
...     def ask(self, nation, about, options):
...         print(nation, about)
...         return super().ask(nation, about, options)
>>> coastal_defences(mixed.reads(CHOICE, "bunker"), Witness([1, 8, 8, "UK Europe cruiser"])).force("A-22")
Germany ship
2 UK Europe destroyer
""",
}
