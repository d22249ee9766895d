"""Pins of rules_model/deluxe/submarines.py."""

PINS = {
    "3g40.submarines.targets": """
>>> may_submarine_hit(EMPTY, "strategic_bomber")
refused by 3g40.submarines.targets: a submarine cannot hit a strategic bomber
""",
    "3g40.submarines.aircraft": """
>>> narrow = EMPTY.reads(AIRCRAFT, "tactical")
>>> boat = Piece(GERMANY, "submarine")
>>> may_aircraft_hit(narrow, "strategic_bomber", boat, destroyer=False)
refused by 3g40.submarines.aircraft: a strategic bomber needs a destroyer to hit a submarine
>>> may_aircraft_hit(narrow, "strategic_bomber", boat, destroyer=True)
allowed by 3g40.submarines.aircraft
""",
    "3g40.submarines.occasion": """
>>> war = EMPTY.at_war(GERMANY, UK).with_force("A-20", UK, fighter=1)
>>> below = Piece(GERMANY, "submarine", frozenset({"submerged"}))
>>> may_dive(war, "A-20", below, general=True), may_dive(war, "A-20", below, general=False)
(refused by 3g40.submarines.occasion: it is submerged already,
refused by 3g40.submarines.occasion: it is submerged already)
>>> may_dive(war.with_force("A-20", UK, destroyer=1), "A-20", Piece(GERMANY, "submarine"), general=False)
allowed by 3g40.submarines.occasion
>>> may_dive(war.with_force("A-20", USA, cruiser=1), "A-20", Piece(GERMANY, "submarine"), general=True)
allowed by 3g40.submarines.occasion
>>> struck = Piece(GERMANY, "submarine", frozenset({"struck first"}))
>>> may_dive(war, "A-20", struck, general=False)
allowed by 3g40.submarines.occasion
>>> either = war.reads(STRIKE_AND_DIVE, "either")
>>> may_dive(either, "A-20", struck, general=False)
refused by 3g40.submarines.occasion: it has struck first and fights on
>>> may_dive(either, "A-20", Piece(GERMANY, "submarine"), general=False), may_dive(either, "A-20", struck, general=True)
(allowed by 3g40.submarines.occasion, allowed by 3g40.submarines.occasion)
""",
    "3g40.submarines.dive": """
>>> war = EMPTY.at_war(GERMANY, UK).with_force("A-20", UK, destroyer=1).with_force("A-20", GERMANY, cruiser=1)
>>> war = war.with_force("A-20", GERMANY, ["submerged"], submarine=1).with_force("A-20", GERMANY, submarine=2)
>>> dive(war, "A-20", GERMANY, False, script(2)).force("A-20").only(GERMANY)
1 Germany cruiser, 3 Germany submarine (submerged)
>>> event = dive(war, "A-20", GERMANY, False, script(2)).log[-1]
>>> event.kind, event.nation, event.place, event.amount
('submerged', Germany, 'A-20', 2)
>>> dive(war, "A-20", GERMANY, False, script(3))
Traceback (most recent call last):
rules_model.table.TableError: 3g40.submarines.dive: Germany cannot answer 3 about dive; options: [0, 1, 2]
>>> late = EMPTY.at_war(GERMANY, UK).with_force("A-20", UK, fighter=1).with_force("A-20", GERMANY, submarine=1)
>>> dive(late, "A-20", GERMANY, True, script(1)).count("A-20", mark="submerged")
1
""",
    "3g40.submarines.escape": """
>>> war = EMPTY.at_war(GERMANY, UK).with_force("A-20", UK, cruiser=1)
>>> below = Piece(GERMANY, "submarine", frozenset({"submerged"}))
>>> may_escape(war.reads(ESCAPE, "every-round"), "A-20", below)
refused by 3g40.submarines.occasion: it is submerged already
""",
    "3g40.submarines.scramble": """
>>> war = EMPTY.at_war(GERMANY, UK).with_force("A-20", GERMANY, submarine=2).with_force("A-20", UK, cruiser=1)
>>> may_scramble_against(war, "A-20", UK)
refused by 3g40.submarines.scramble: only submarines attack A-20
""",
}
