"""Pins of rules_model/base/bombardment.py."""

PINS = {
    "g40.shore-bombardment.quiet-sea": """
>>> may_bombard(START, "Sea Zone 112", Piece(UK, "aircraft_carrier"))
refused by g40.shore-bombardment.quiet-sea: no aircraft carrier bombards
>>> may_bombard(START, "Sea Zone 112", Piece(UK, "cruiser", frozenset({"bombarded"})))
refused by g40.shore-bombardment.quiet-sea: it has bombarded this turn
>>> may_bombard(START, "Sea Zone 112", Piece(UK, "battleship", frozenset({"damaged"})))
allowed by g40.shore-bombardment.damaged
>>> fought = START.noting("sea battle", None, "", nation=UK, place="Sea Zone 112").reads(AFTER_A_BATTLE, "used")
>>> bool(may_bombard(fought, "Sea Zone 112", Piece(UK, "cruiser", frozenset({"fought"}))))
False
>>> barred = START.noting("sea battle", None, "", nation=UK, place="Sea Zone 112")
>>> may_bombard(barred, "Sea Zone 112", Piece(UK_PACIFIC, "cruiser"))
refused by g40.shore-bombardment.quiet-sea: there was a battle in Sea Zone 112
>>> bool(may_bombard(barred, "Sea Zone 112", Piece(USA, "cruiser")))
True
>>> passed = START.at_war(UK, GERMANY).with_force("Sea Zone 112", GERMANY, submarine=1)
>>> bool(may_bombard(passed, "Sea Zone 112", Piece(UK, "cruiser")))
True
>>> risen = passed.with_force("Sea Zone 112", GERMANY, {"scrambled"}, fighter=1)
>>> [bool(may_bombard(risen, "Sea Zone 112", Piece(who, "cruiser"))) for who in (UK, USA)]
[False, True]
>>> bool(may_bombard(barred, "Sea Zone 6", Piece(UK, "cruiser")))
True

Sinking lone transports counts as a battle for the ships that did it, whatever the reading.

>>> from rules_model.base.lone_ships import sinking_transports
>>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", GERMANY, transport=1)
>>> sunk = sinking_transports(war.with_force("Sea Zone 112", UK, cruiser=1), "Sea Zone 112", UK)
>>> ship = next(iter(sunk.force("Sea Zone 112")))
>>> for key in ("zone", "used"):
...     bool(may_bombard(sunk.reads(AFTER_A_BATTLE, key), "Sea Zone 112", ship))
False
False
>>> struck = START.noting("kamikaze", None, "", nation=UK, place="Sea Zone 6")
>>> may_bombard(struck, "Sea Zone 6", Piece(UK, "cruiser"))
refused by g40.shore-bombardment.quiet-sea: kamikazes struck in Sea Zone 6
>>> hit = START.noting("kamikaze hit", None, "", nation=UK, place="Sea Zone 6")
>>> bool(may_bombard(hit.reads(KAMIKAZE_BAR, "hit"), "Sea Zone 6", Piece(UK, "cruiser")))
False
""",
    "g40.shore-bombardment.fire": """
>>> bombard(EMPTY, Force(), Force.of(GERMANY, infantry=1), script())
1 Germany infantry; hit: nothing
""",
    "g40.shore-bombardment.guns": """
>>> shelled = UnderFire(Force.of(GERMANY, aa_artillery=1, infantry=1), Force.of(GERMANY, aa_artillery=1, tank=1))
>>> guns_left(EMPTY, shelled), guns_left(EMPTY.reads(SHELLED_GUNS, "silent"), shelled)
(2 Germany aa artillery, 1 Germany aa artillery)
""",
    "g40.shore-bombardment.limit": """
>>> most_ships(EMPTY, Force.of(UK, {"from the sea"}, infantry=1, fighter=1))
1
""",
    "g40.shore-bombardment.choice": """
>>> fleet = START.at_war(UK, GERMANY).with_force("Sea Zone 112", UK, battleship=2, cruiser=3)
>>> three = Force.of(UK, {"from the sea"}, infantry=3)
>>> choose_ships(fleet, ("Sea Zone 112",), UK, three, script(2, 1))
2 UK Europe battleship, 1 UK Europe cruiser
>>> choose_ships(fleet, ("Sea Zone 112",), UK, three, script(1, 3))
Traceback (most recent call last):
rules_model.table.TableError: g40.shore-bombardment.choice: UK Europe cannot answer 3 about cruiser bombardment;
options: [0, 1, 2]
>>> choose_ships(fleet, ("Sea Zone 112",), UK, three, script(3))
Traceback (most recent call last):
rules_model.table.TableError: g40.shore-bombardment.choice: UK Europe cannot answer 3 about battleship bombardment;
options: [0, 1, 2]
>>> choose_ships(fleet, ("Sea Zone 112",), UK, Force.of(UK, {"from the sea"}, infantry=2), script(2))
2 UK Europe battleship
>>> twice = ("Sea Zone 112", "sea zone 112", "Sea Zone 112")
>>> choose_ships(START.with_force("Sea Zone 112", UK, cruiser=1), twice[::2], UK, three, script(1))
1 UK Europe cruiser
>>> both = ("Sea Zone 112", "Sea Zone 113")
>>> wide = fleet.with_force("Sea Zone 113", UK, cruiser=2)
>>> choose_ships(wide, both, UK, three, script(1, 1, 1))
1 UK Europe battleship, 2 UK Europe cruiser
>>> fought = wide.noting("sea battle", None, "", nation=UK, place="Sea Zone 112")
>>> choose_ships(fought, both, UK, three, script(2))
2 UK Europe cruiser
""",
}
