"""Pins of rules_model/base/combat_rounds.py."""

PINS = {
    "g40.combat-round.figures": """
>>> from rules_model.profiles import profile_of
>>> boat, hunter = profile_of(EMPTY, UK, "submarine"), profile_of(EMPTY, UK, "destroyer")
>>> (boat.cost, boat.move), (hunter.cost, hunter.move)
((6, 2), (8, 2))
""",
    "g40.combat-round.at-sea": """
>>> wolf = SeaBattle(Force.of(GERMANY, submarine=1), Force.of(UK, cruiser=1))
>>> sea_round(EMPTY, wolf, script(0, 3, 3))
nothing against 1 UK Europe cruiser
>>> sea_round(EMPTY, wolf, script(0, 2))
1 Germany submarine against nothing
""",
    "g40.combat-round.damaged": """
>>> works_damaged(EMPTY, Piece(UK, "battleship"))
(4, 4, 0)
""",
    "g40.combat-round.steps": """
>>> round_steps(EMPTY, at_sea=True)[4:]
('remove casualties', 'press on or retreat', 'conclude')
""",
    "g40.combat-round.hurt": """
>>> can_hurt(EMPTY, Force.of(UK, transport=1, infantry=2), Force.of(GERMANY, cruiser=1), attacking=False)
False
>>> can_hurt(EMPTY, Force.of(UK, transport=1), Force.of(GERMANY, cruiser=1), attacking=False)
False
>>> can_hurt(EMPTY, Force.of(GERMANY, submarine=1), Force.of(UK, fighter=1, infantry=1), attacking=True)
False
>>> can_hurt(EMPTY, Force.of(UK, fighter=1, destroyer=1), Force.of(GERMANY, submarine=2), attacking=True)
True
>>> can_hurt(EMPTY, Force.of(UK, aircraft_carrier=1), Force.of(GERMANY, cruiser=2), attacking=True)
False
>>> can_hurt(EMPTY, Force.of(UK, aircraft_carrier=1), Force.of(GERMANY, cruiser=2), attacking=False)
True
""",
    "g40.casualties.step": """
>>> loaded = Force.of(UK, transport=1, infantry=1, cruiser=1)
>>> losses_at_sea(EMPTY, loaded, Force.of(GERMANY, destroyer=1), False, script(3))
nothing
>>> losses_at_sea(EMPTY, Force.of(GERMANY, destroyer=1), loaded, True, script(2))
1 UK Europe infantry, 1 UK Europe transport
>>> allied = Force.of(UK, cruiser=1).adding(USA, destroyer=1)
>>> losses_at_sea(EMPTY, Force.of(GERMANY, cruiser=1), allied, True, script(3, False, "UK Europe cruiser"))
1 United States destroyer
>>> wolves = Force.of(GERMANY, submarine=1).adding(GERMANY, {"struck"}, submarine=2)
>>> losses_at_sea(EMPTY, wolves, Force.of(UK, cruiser=1, destroyer=1), True, script(2, "UK Europe cruiser"))
1 UK Europe destroyer
>>> losses_at_sea(EMPTY, Force.of(GERMANY, submarine=1), Force.of(UK, cruiser=1), False, script(2))
1 UK Europe cruiser
>>> losses_at_sea(EMPTY, Force.of(GERMANY, submarine=1), Force.of(UK, cruiser=1), True, script(2))
nothing

All dice fall first: aircraft, submarines, the others. Then submarines' hits, which no aircraft can take, come first.

>>> mixed, foes = Force.of(GERMANY, fighter=1, submarine=1, cruiser=1), Force.of(UK, fighter=1, cruiser=1, destroyer=1)
>>> losses_at_sea(EMPTY, mixed, foes, True, script(3, 2, 6, "UK Europe cruiser", "UK Europe fighter"))
1 UK Europe destroyer
>>> losses_at_sea(EMPTY, mixed, foes, True, script(4, 3, 4))
1 UK Europe cruiser, 1 UK Europe destroyer, 1 UK Europe fighter
>>> losses_at_sea(EMPTY, mixed, Force.of(UK, destroyer=1), True, script(1, 1, 1))
nothing
>>> free = EMPTY.reads(ALLOTMENT, "free")
>>> losses_at_sea(free, mixed, Force.of(UK, destroyer=1).adding(USA, cruiser=1), True,
...     script(1, 1, 6, "submarines", True, "UK Europe destroyer"))
nothing
>>> losses_at_sea(free, mixed, Force.of(UK, destroyer=1), True, script(1, 1, 1, "aircraft"))
nothing
>>> losses_at_sea(free, mixed, Force.of(UK, destroyer=2), True, script(1, 6, 6))
1 UK Europe destroyer
""",
    "g40.combat-round.sea": """
>>> exchange(EMPTY, SeaBattle(Force.of(GERMANY, cruiser=1), Force.of(UK, aircraft_carrier=1)), script(4, 2))
nothing against 1 UK Europe aircraft carrier
>>> exchange(EMPTY, SeaBattle(Force.of(GERMANY, aircraft_carrier=1), Force.of(UK, fighter=1)), script(5))
1 Germany aircraft carrier against 1 UK Europe fighter
>>> exchange(EMPTY, SeaBattle(Force.of(GERMANY, aircraft_carrier=1), Force.of(UK, fighter=1)), script(4))
1 Germany aircraft carrier (damaged) against 1 UK Europe fighter
>>> struck = {"struck"}
>>> below = SeaBattle(Force.of(GERMANY, struck, submarine=1), Force.of(UK, struck, submarine=1))
>>> exchange(EMPTY, below, script())
1 Germany submarine against 1 UK Europe submarine
>>> exchange(EMPTY, SeaBattle(Force.of(GERMANY, cruiser=1), Force()), script())
1 Germany cruiser against nothing
>>> exchange(EMPTY, SeaBattle(Force(), Force.of(UK, cruiser=1)), script())
nothing against 1 UK Europe cruiser
""",
}
