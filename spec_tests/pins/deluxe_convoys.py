"""Pins of rules_model/deluxe/convoys.py."""

PINS = {
    "3g40.convoys.raiders": """
Any warship raids, an aircraft carrier's planes and the transports do not.

>>> lane = EMPTY.charting("A-20", "Nova Scotia", marks=["convoy"])
>>> fleet = lane.with_force("A-20", JAPAN, warship=1, aircraft_carrier=1, war_plane=1, fighter=1, submarine=1)
>>> raiders(fleet, "A-20")
1 Japan aircraft carrier, 1 Japan submarine, 1 Japan warship
>>> raiders(fleet.reads(WARSHIPS, "surface"), "A-20")
1 Japan aircraft carrier, 1 Japan warship
>>> raiders(fleet.reads(WARSHIPS, "obsolete"), "A-20")
1 Japan warship

>>> every = lane.with_force("A-20", USA, submarine=1, warship=1, destroyer=1, escort_carrier=1, cruiser=1)
>>> every = every.with_force("A-20", USA, aircraft_carrier=1, essex_carrier=1, battleship=1, super_battleship=1)
>>> raiders(every, "A-20").count(), raiders(every.reads(WARSHIPS, "surface"), "A-20").count()
(9, 8)
>>> raiders(every.reads(WARSHIPS, "obsolete"), "A-20").count()
1

Which zones are convoy zones is printed on the map only; without a warship nobody needs to know.

>>> raiders(EMPTY.with_force("A-22", GERMANY, submarine=1), "A-22")
Traceback (most recent call last):
rules_model.world.names.Gap: whether A-22 is a convoy zone is not in any source; see question 3g40.map.convoy-zones
>>> raiders(EMPTY, "A-22")
nothing
""",
    "3g40.convoys.victims": """
A zone that nobody charted is no trouble while no warship is in it.

>>> victims(EMPTY, "A-20")
()
>>> lane = EMPTY.charting("A-20", "Nova Scotia", "Spain", "A-21", marks=["convoy"])
>>> coast = lane.held(UK, "Nova Scotia").held(STRICT_NEUTRAL, "Spain").at_war(GERMANY, UK)
>>> victims(coast, "A-20")
()

One enemy among the warships is enough, friends beside it change nothing.

>>> mixed = coast.with_force("A-20", GERMANY, submarine=1).with_force("A-20", USA, destroyer=1)
>>> victims(mixed, "A-20")
(UK Europe,)

After London has fallen, Canada banks for UK Europe; who pays is open. Income in limbo is nobody's.

>>> exile = mixed.banked(CANADA, "Nova Scotia")
>>> victims(exile, "A-20"), victims(exile.reads(PAYER, "banker"), "A-20")
((UK Europe,), (Canada,))
>>> victims(exile.banked(NOBODY, "Nova Scotia").reads(PAYER, "banker"), "A-20")
()

Both sides can be struck at once.

>>> channel = EMPTY.charting("A-22", "London", "Normandy", marks=["convoy"])
>>> war = channel.held(UK, "London").held(GERMANY, "Normandy").at_war(GERMANY, UK)
>>> war = war.with_force("A-22", UK, cruiser=1).with_force("A-22", GERMANY, cruiser=1)
>>> victims(war, "A-22")
(UK Europe, Germany)
""",
    "3g40.convoys.toll": """
>>> lane = EMPTY.charting("A-20", "Nova Scotia", marks=["convoy"]).held(CANADA, "Nova Scotia").at_war(AXIS, ALLIES)
>>> coast_toll(lane, "A-20")
{}
>>> coast_toll(lane.with_force("A-20", GERMANY, submarine=1), "A-20")
{Canada: 3}
""",
    "3g40.convoys.open-sea": """
>>> ocean = EMPTY.charting("A-13", "A-14", marks=["convoy", "open sea"]).at_war(GERMANY, UK)
>>> lifeline = ocean.held(UK, "London").held(CANADA, "Nova Scotia")
>>> open_sea_toll(lifeline, "A-13")
0

Both ends of the lifeline must be Allied, whichever Ally it is.

>>> hunted = lifeline.with_force("A-13", GERMANY, cruiser=1)
>>> open_sea_toll(hunted.held(USA, "London").held(FRANCE, "Nova Scotia"), "A-13")
6
>>> open_sea_toll(hunted.held(ITALY, "Nova Scotia"), "A-13")
0

Allied warships do not raid, nor does it happen outside the Atlantic, near the coast, or outside a convoy zone.

>>> open_sea_toll(lifeline.with_force("A-13", UK, cruiser=1), "A-13")
0
>>> coastal = lifeline.charting("A-20", "Nova Scotia", marks=["convoy"])
>>> open_sea_toll(coastal.with_force("A-20", GERMANY, cruiser=1), "A-20")
0
>>> warm = lifeline.charting("M-3", "M-4", marks=["convoy", "open sea"])
>>> open_sea_toll(warm.with_force("M-3", GERMANY, cruiser=1), "M-3")
0
>>> quiet = lifeline.charting("A-14", "A-13", marks=["open sea"])
>>> open_sea_toll(quiet.with_force("A-14", GERMANY, cruiser=1), "A-14")
0

A Japanese cruiser at peace with UK Europe raids nothing, unless any Axis warship counts.

>>> stray = lifeline.with_force("A-13", JAPAN, cruiser=1)
>>> open_sea_toll(stray, "A-13"), open_sea_toll(stray.reads(OPEN_SEA_WAR, "any"), "A-13")
(0, 6)
>>> open_sea_toll(stray.reads(OPEN_SEA_WAR, "any").with_force("A-13", UK, cruiser=1).reads(PER_ZONE, "warship"), "A-13")
6
""",
    "3g40.convoys.due": """
>>> lane = EMPTY.charting("A-20", "Nova Scotia", marks=["convoy"]).held(CANADA, "Nova Scotia").at_war(AXIS, ALLIES)
>>> due(lane.with_force("A-20", GERMANY, submarine=1), "A-20")
{Canada: 3}

On the open sea UK Europe pays although no coast of its own is near.

>>> ocean = lane.charting("A-13", "A-14", marks=["convoy", "open sea"]).held(UK, "London")
>>> hunted = ocean.with_force("A-13", ITALY, submarine=1)
>>> due(hunted, "A-13"), due(hunted.reads(BOTH_TOLLS, "six"), "A-13")
({UK Europe: 6}, {UK Europe: 6})
""",
    "3g40.convoys.surrender": """
>>> rich = EMPTY.with_cash(UK, 10)
>>> surrender(rich, UK, 3, "A-20").cash(UK), surrender(rich, UK, 10, "A-20").cash(UK)
(7, 0)
>>> exact = EMPTY.with_cash(UK, 3).reads(SHORT, "none")
>>> surrender(exact, UK, 3, "A-20").cash(UK)
0
>>> surrender(EMPTY.with_cash(UK, 2).reads(SHORT, "none"), UK, 3, "A-20").log[0].amount
0
>>> event = surrender(rich, UK, 3, "A-20").log[0]
>>> event.kind, event.clause, event.nation, event.place, event.amount
('convoy raid', '3g40.convoys.surrender', UK Europe, 'A-20', 3)
>>> surrender(EMPTY.with_cash(CANADA, 2), CANADA, -5, "A-20")
Traceback (most recent call last):
ValueError: toll cannot be negative: -5
>>> surrender(EMPTY, CANADA, 0, "A-20").cash(CANADA)
0
""",
    "3g40.convoys.raid": """
A nation struck in two zones pays twice, as far as its cash goes.

>>> board = EMPTY.charting("A-20", "Nova Scotia", marks=["convoy"]).charting("A-21", "Ottawa", marks=["convoy"])
>>> board = board.held(CANADA, "Nova Scotia", "Ottawa").with_cash(CANADA, 5).at_war(AXIS, ALLIES)
>>> hunted = board.with_force("A-20", GERMANY, submarine=1).with_force("A-21", GERMANY, submarine=1)
>>> convoy_raids(hunted).since(hunted)
['Canada surrenders 3 IPCs to the raid in A-20', 'Canada surrenders 2 IPCs to the raid in A-21']
>>> convoy_raids(hunted).cash(CANADA)
0
""",
}
