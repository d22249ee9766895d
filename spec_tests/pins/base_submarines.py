"""Pins of rules_model/base/submarines.py."""

PINS = {
    "g40.destroyer.hunt": """
>>> from rules_model.base.sides import attackers
>>> fleet = START.with_force("Sea Zone 37", UK, submarine=1).with_force("Sea Zone 37", ANZAC, destroyer=1)
>>> hunts(fleet, attackers(fleet, "Sea Zone 37", UK)), hunts(fleet, attackers(fleet, "Sea Zone 37", ANZAC))
(False, True)
""",
    "g40.submarine.submerge": """
>>> may_submerge(EMPTY, Piece(GERMANY, "aircraft_carrier"), Force.of(UK, fighter=1))
refused by g40.submarine.submerge: no aircraft carrier can submerge
""",
    "g40.submarine.surprise": """
>>> may_surprise(EMPTY, Piece(GERMANY, "aircraft_carrier"), Force.of(UK, fighter=1))
refused by g40.submarine.surprise: no aircraft carrier strikes by surprise
""",
    "g40.submarine.choice": """
>>> hunted = SeaBattle(Force.of(GERMANY, submarine=1, destroyer=1), Force.of(UK, submarine=1, cruiser=1))
>>> choose_dives(EMPTY, hunted, script(0))
1 Germany destroyer, 1 Germany submarine against 1 UK Europe cruiser, 1 UK Europe submarine
""",
    "g40.submarine.strike": """
>>> pack = SeaBattle(Force.of(GERMANY, submarine=2, cruiser=1), Force.of(UK, battleship=1, submarine=1))
>>> surprise_strikes(EMPTY, pack, script(2, 3, 2, "UK Europe battleship"))
1 Germany cruiser, 2 Germany submarine (struck) against 1 UK Europe battleship (damaged), 1 UK Europe submarine (struck)
>>> first = EMPTY.reads(SUNK_BOATS, "attacker-first")
>>> surprise_strikes(first, pack, script(2, 3, "UK Europe battleship", 2))
1 Germany cruiser, 2 Germany submarine (struck) against 1 UK Europe battleship (damaged), 1 UK Europe submarine (struck)
>>> pair = SeaBattle(Force.of(GERMANY, submarine=1), Force.of(UK, submarine=2, cruiser=1))
>>> surprise_strikes(first, pair, script(1, "UK Europe submarine", 1))
nothing against 1 UK Europe cruiser, 1 UK Europe submarine (struck)
>>> surprise_strikes(EMPTY, pair, script(1, 2, 1, "UK Europe submarine"))
nothing against 1 UK Europe cruiser, 1 UK Europe submarine (struck)

A damaged capital ship is sunk, and owners who do not agree leave the loss to the attacker.

>>> hurt = SeaBattle(Force.of(GERMANY, submarine=1), Force.of(UK, {"damaged"}, battleship=1))
>>> surprise_strikes(EMPTY, hurt, script(2))
1 Germany submarine (struck) against nothing
>>> allied = SeaBattle(Force.of(GERMANY, submarine=1), Force.of(UK, cruiser=1).adding(USA, cruiser=1))
>>> surprise_strikes(EMPTY, allied, script(2, False, "United States cruiser"))
1 Germany submarine (struck) against 1 UK Europe cruiser

A destroyer silences the submarines of the other side only.

>>> hunted = SeaBattle(Force.of(GERMANY, submarine=1), Force.of(UK, submarine=1, destroyer=1))
>>> surprise_strikes(EMPTY, hunted, script(1))
nothing against 1 UK Europe destroyer, 1 UK Europe submarine (struck)
>>> surprise_strikes(first, hunted, script(2))
1 Germany submarine against 1 UK Europe destroyer, 1 UK Europe submarine (struck)
""",
    "g40.submarine.once": """
>>> general_fire(EMPTY, Force.of(GERMANY, submarine=1, cruiser=1), attacking=False)
((1, 1), (1, 3))
""",
}
