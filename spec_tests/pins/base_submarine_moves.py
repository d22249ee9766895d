"""Pins of rules_model/base/submarine_moves.py."""

PINS = {
    "g40.submarine.no-block": """
>>> war = START.at_war(GERMANY, UK)
>>> fleet = Force.of(GERMANY, destroyer=1, cruiser=1, aircraft_carrier=1, battleship=1, submarine=1, fighter=1)
>>> hostile_ships(war.with_pieces("Sea Zone 109", fleet), "Sea Zone 109", UK)
1 Germany aircraft carrier, 1 Germany battleship, 1 Germany cruiser, 1 Germany destroyer
>>> hostile_ships(war.with_pieces("Sea Zone 109", fleet), "Sea Zone 109", USA)
nothing
""",
    "g40.submarine.bar": """
>>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", UK, transport=2)
>>> may_land_past(war.with_force("Sea Zone 112", GERMANY, transport=1), "Sea Zone 112", UK)
allowed by g40.submarine.bar
>>> may_land_past(war.with_force("Sea Zone 112", GERMANY, {"submerged"}, submarine=1), "Sea Zone 112", UK)
allowed by g40.submarine.bar
>>> diving = war.with_force("Sea Zone 112", GERMANY, submarine=1)
>>> diving = diving.with_force("Sea Zone 112", UK, {"submerged"}, submarine=1)
>>> may_land_past(diving, "Sea Zone 112", UK)
allowed by g40.submarine.bar
>>> pacific = war.with_force("Sea Zone 112", GERMANY, submarine=1).with_force("Sea Zone 112", UK_PACIFIC, cruiser=1)
>>> may_land_past(pacific, "Sea Zone 112", UK)
allowed by g40.submarine.bar
>>> lurking = war.with_force("Sea Zone 112", GERMANY, submarine=1)
>>> for guard in ("destroyer", "cruiser", "aircraft_carrier", "battleship", "fighter"):
...     print(guard, bool(may_land_past(lurking.with_force("Sea Zone 112", UK, **{guard: 1}), "Sea Zone 112", UK)))
destroyer True
cruiser True
aircraft_carrier True
battleship True
fighter False
>>> bool(may_land_past(lurking.with_force("Sea Zone 112", USA, cruiser=1), "Sea Zone 112", UK))
False

The only warship may have been sunk by a kamikaze since the moves ended.

>>> off_japan = START.at_war(USA, JAPAN).with_force("SZ 6", USA, transport=1).with_force("SZ 6", JAPAN, submarine=1)
>>> struck = off_japan.noting("kamikaze", None, "", nation=USA, place="SZ 6")
>>> [bool(may_land_past(one, "SZ 6", USA)) for one in (off_japan, struck, struck.in_round(2))]
[False, True, False]
""",
    "g40.submarine.ignored": """
>>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", GERMANY, {"submerged"}, submarine=1)
>>> taking_part(war, "Sea Zone 112", UK, ignoring=False)
nothing
>>> met = START.at_war(UK, GERMANY).with_force("Sea Zone 112", GERMANY, {"scrambled"}, fighter=1)
>>> taking_part(met.with_force("Sea Zone 112", GERMANY, submarine=1), "Sea Zone 112", UK, ignoring=True)
1 Germany fighter (scrambled), 1 Germany submarine
>>> for quiet in ("submarine", "transport"):
...     lone = START.at_war(UK, GERMANY).with_force("Sea Zone 112", GERMANY, **{quiet: 2})
...     taking_part(lone, "Sea Zone 112", UK, ignoring=True)
nothing
nothing
""",
}
