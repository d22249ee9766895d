"""Pins of rules_model/deluxe/kamikaze.py."""

PINS = {
    "3g40.kamikaze.targets": """
Every surface warship is a target, and only those.

>>> war = EMPTY.charting("P-8", "Okinawa", marks=["kamikaze"]).at_war(JAPAN, USA)
>>> fleet = war.with_force("P-8", USA, warship=1, super_battleship=1, fighter=2)
>>> targets(fleet.with_force("P-8", JAPAN, cruiser=1), "P-8")
1 United States super battleship, 1 United States warship
>>> targets(war, "P-8"), targets(war.at_war(JAPAN, VICHY).with_force("P-8", VICHY, cruiser=1), "P-8")
(nothing, nothing)

Where the kamikaze zones lie is printed on the map only; without a target nobody needs to know.

>>> targets(EMPTY.at_war(JAPAN, USA).with_force("P-8", USA, cruiser=1), "P-8")
Traceback (most recent call last):
rules_model.world.names.Gap: whether P-8 is a kamikaze zone is not in any source; see question 3g40.map.kamikaze-zones
>>> targets(EMPTY, "P-8")
nothing
""",
    "3g40.kamikaze.limit": """
>>> war = EMPTY.charting("P-8", "Okinawa", marks=["kamikaze"]).with_tokens(JAPAN, TOKEN, 3).at_war(JAPAN, USA)
>>> most_tokens(war.with_force("P-8", USA, destroyer=1), "P-8")
3
>>> most_tokens(war.with_tokens(JAPAN, TOKEN, 15).with_force("P-8", USA, destroyer=1), "P-8")
3

Before its war with a Pacific Ally Japan may not use them, even against a nation that it fights.

>>> most_tokens(war.at_war(JAPAN, UK).with_force("P-8", UK, destroyer=1), "P-8")
3
>>> other = EMPTY.charting("P-8", "Okinawa", marks=["kamikaze"]).with_tokens(JAPAN, TOKEN, 3).at_war(JAPAN, UK)
>>> most_tokens(other.with_force("P-8", UK, destroyer=1), "P-8")
0
>>> with japan.rebound(lambda position, deed: deed is Deed.KAMIKAZES):
...     most_tokens(other.with_force("P-8", UK, destroyer=1), "P-8")
3
""",
    "3g40.kamikaze.assignment": """
Three at most, and all may go for one ship.

>>> war = first_stock(EMPTY).charting("P-8", "Okinawa", marks=["kamikaze"]).at_war(JAPAN, USA)
>>> fleet = war.with_force("P-8", USA, battleship=1, cruiser=1)
>>> assign_tokens(fleet, "P-8", script(3, *["United States battleship"] * 3))
('United States battleship', 'United States battleship', 'United States battleship')
>>> assign_tokens(fleet, "P-8", script(4))
Traceback (most recent call last):
rules_model.table.TableError: 3g40.kamikaze.assignment: Japan cannot answer 4 about tokens; options: [0, 1, 2, 3]
>>> assign_tokens(fleet, "P-8", script(1, "United States submarine"))
Traceback (most recent call last):
rules_model.table.TableError: 3g40.kamikaze.assignment: Japan cannot answer 'United States submarine' about target;
options: ['United States battleship', 'United States cruiser']

Where there is nothing to hit, nobody is asked.

>>> assign_tokens(war, "P-8", script())
()
""",
    "3g40.kamikaze.strike": """
>>> war = EMPTY.charting("P-8", marks=["kamikaze"]).at_war(JAPAN, USA)
>>> fleet = war.with_force("P-8", USA, battleship=1, cruiser=2)
>>> strike(fleet, "P-8", (), script()) is fleet
True

A battleship may be damaged by one token and sunk by another; cruisers that were told apart are hit apart.

>>> sinking = ("United States battleship",) * 3
>>> strike(fleet, "P-8", sinking, script(3, 3, 3)).since(fleet)
['United States battleship damaged in P-8', 'United States battleship (damaged) destroyed in P-8']
>>> apart = ("United States cruiser 1", "United States cruiser 2")
>>> strike(fleet, "P-8", apart, script(1, 2)).force("P-8")
1 United States battleship

Under the other reading the roll comes first, all tokens together; hits beyond the last ship are lost.

>>> after = fleet.reads(AIM, "after")
>>> one_left = after.without("P-8", Force.of(USA, battleship=1, cruiser=1))
>>> strike(one_left, "P-8", (ANY_SHIP,) * 3, script(3, 3, 4)).since(one_left)
['United States cruiser destroyed in P-8']
>>> strike(after, "P-8", (ANY_SHIP,) * 2, script(4, 4)) is after
True

It is Japan that names the ship.

>>> class Witness(type(script())):
...     def ask(self, nation, about, options):
...         print(nation, about, list(options))
...         return super().ask(nation, about, options)
>>> strike(after, "P-8", (ANY_SHIP,), Witness([3, "United States cruiser"])).force("P-8")
Japan target ['United States battleship', 'United States cruiser']
1 United States battleship, 1 United States cruiser
""",
    "3g40.kamikaze.raid": """
>>> war = first_stock(EMPTY).charting("P-8", "Okinawa", marks=["kamikaze"]).at_war(JAPAN, USA)
>>> fleet = war.with_force("P-8", USA, battleship=1, cruiser=1).with_force("Okinawa", USA, fighter=2)
>>> fleet = fleet.with_facility("Okinawa", "air_base")
>>> kamikaze_raid(fleet, "P-8", script(0)) is fleet
True

Tokens shot down are spent like the others, and the planes come home; Japan picks the casualty.

>>> ships = ["United States battleship", "United States cruiser"]
>>> after = kamikaze_raid(fleet, "P-8", script(2, *ships, (2, 0), 2, 3, "United States battleship", 3))
>>> after.force("P-8"), after.force("Okinawa"), after.tokens(JAPAN, TOKEN)
(1 United States battleship, 2 United States fighter, 13)
>>> after.since(fleet)[1]
'2 United States fighter scramble from Okinawa to P-8'
>>> event = after.log[0]
>>> event.kind, event.clause, event.nation, event.place, event.amount, event.text
('kamikaze raid', '3g40.kamikaze.raid', Japan, 'P-8', 2, 'kamikazes raid P-8: 2 sent, 1 shot down')

Two fighters may shoot down both.

>>> kamikaze_raid(fleet, "P-8", script(2, *ships, (2, 0), 2, 1, "United States battleship")).since(fleet)
['kamikazes raid P-8: 2 sent, 2 shot down', '2 United States fighter scramble from Okinawa to P-8']
""",
    "3g40.kamikaze.raids": """
Whether the aircraft of a base between two zones meet both raids is open.

>>> from rules_model.deluxe.kamikaze_interception import ONCE
>>> war = EMPTY.charting("P-8", "Okinawa", marks=["kamikaze"]).charting("P-4", "Okinawa", marks=["kamikaze"])
>>> war = war.at_war(JAPAN, USA).with_tokens(JAPAN, TOKEN, 2).with_facility("Okinawa", "air_base")
>>> fleets = war.with_force("P-8", USA, destroyer=1).with_force("P-4", USA, destroyer=1)
>>> fleets = fleets.with_force("Okinawa", USA, fighter=1)
>>> kamikaze_raids(fleets, script(1, (1, 0), 2, 1, 3)).force("P-8").count()
0
>>> kamikaze_raids(fleets.reads(ONCE, "each"), script(1, (1, 0), 2, 1, (1, 0), 2)).force("P-8").count()
1

>>> kamikaze_raids(EMPTY, script()) is EMPTY
True
""",
}
