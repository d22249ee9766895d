"""Pins of rules_model/deluxe/submarines.py."""

PINS = {
    "3g40.submarines.targets": """
>>> may_submarine_hit(EMPTY, "strategic_bomber")
refused by 3g40.submarines.targets: a submarine cannot hit a strategic bomber
>>> targets = sorted(unit for unit in EMPTY.rules.unit_names if may_submarine_hit(EMPTY, unit))
>>> targets[:5]
['aircraft_carrier', 'battleship', 'cruiser', 'destroyer', 'escort_carrier']
>>> targets[5:]
['essex_carrier', 'sea_transport', 'super_battleship', 'warship']
>>> may_submarine_hit(EMPTY, "destroier")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown unit 'destroier'; did you mean 'destroyer'?
""",
    "3g40.submarines.aircraft": """
>>> narrow = EMPTY.reads(AIRCRAFT, "tactical")
>>> boat = Piece(GERMANY, "submarine")
>>> may_aircraft_hit(narrow, "strategic_bomber", boat, destroyer=False)
refused by 3g40.submarines.aircraft: a strategic bomber needs a destroyer to hit a submarine
>>> may_aircraft_hit(narrow, "strategic_bomber", boat, destroyer=True)
allowed by 3g40.submarines.aircraft
>>> may_aircraft_hit(narrow, "fighter", Piece(GERMANY, "cruiser"), destroyer=False)
allowed by 3g40.submarines.aircraft
>>> [bool(may_aircraft_hit(EMPTY, unit, boat, False)) for unit in ("war_plane", "jet_fighter", "super_fortress")]
[True, True, True]
>>> may_aircraft_hit(EMPTY, "cruiser", boat, destroyer=True)
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown aircraft 'cruiser'
""",
    "3g40.submarines.occasion": """
>>> war = EMPTY.at_war(GERMANY, UK).with_force("A-20", UK, fighter=1)
>>> PHASE, BEGINS, UNDER_WAY = Moment.SUBMERGE_PHASE, Moment.ROUND_BEGINS, Moment.ROUND_UNDER_WAY
>>> below = Piece(GERMANY, "submarine", frozenset({"submerged"}))
>>> may_dive(war, "A-20", below, BEGINS), may_dive(war, "A-20", below, PHASE)
(refused by 3g40.submarines.occasion: it is submerged already,
refused by 3g40.submarines.occasion: it is submerged already)
>>> boat = Piece(GERMANY, "submarine")
>>> may_dive(war.with_force("A-20", UK, destroyer=1), "A-20", boat, PHASE)
allowed by 3g40.submarines.occasion
>>> may_dive(war.with_force("A-20", USA, cruiser=1), "A-20", boat, BEGINS)
allowed by 3g40.submarines.occasion
>>> may_dive(war, "A-20", boat, UNDER_WAY)
refused by 3g40.submarines.occasion: the round has begun
>>> may_dive(war, "A-20", Piece(GERMANY, "sea_transport"), PHASE)
refused by 3g40.submarines.occasion: a sea transport cannot dive
>>> may_dive(war, "A-21", boat, PHASE), may_dive(war, "A-21", boat, BEGINS)
(refused by 3g40.submarines.occasion: there is no battle in A-21,
refused by 3g40.submarines.occasion: there is no battle in A-21)
>>> struck = Piece(GERMANY, "submarine", frozenset({"struck first"}))
>>> may_dive(war, "A-20", struck, PHASE)
allowed by 3g40.submarines.occasion
>>> either = war.reads(STRIKE_AND_DIVE, "either")
>>> may_dive(either, "A-20", struck, PHASE)
refused by 3g40.submarines.occasion: it has struck first and fights on
>>> may_dive(either, "A-20", boat, PHASE), may_dive(either, "A-20", struck, BEGINS)
(allowed by 3g40.submarines.occasion, allowed by 3g40.submarines.occasion)
""",
    "3g40.submarines.dive": """
>>> war = EMPTY.at_war(GERMANY, UK).with_force("A-20", UK, destroyer=1).with_force("A-20", GERMANY, cruiser=1)
>>> war = war.with_force("A-20", GERMANY, ["submerged"], submarine=1).with_force("A-20", GERMANY, submarine=2)
>>> dive(war, "A-20", GERMANY, Moment.SUBMERGE_PHASE, script(2)).force("A-20").only(GERMANY)
1 Germany cruiser, 3 Germany submarine (submerged)
>>> event = dive(war, "A-20", GERMANY, Moment.SUBMERGE_PHASE, script(1)).log[-1]
>>> event.kind, event.nation, event.place, event.amount
('submerged', Germany, 'A-20', 1)
>>> dive(war, "A-20", GERMANY, Moment.SUBMERGE_PHASE, script(3))
Traceback (most recent call last):
rules_model.table.TableError: 3g40.submarines.dive: Germany cannot answer 3 about dive; options: [0, 1, 2]
>>> hunted = war.with_force("A-20", UK, submarine=3)
>>> dive(hunted, "A-20", GERMANY, Moment.SUBMERGE_PHASE, script(2)).force("A-20").only(UK)
1 UK Europe destroyer, 3 UK Europe submarine
>>> late = EMPTY.at_war(GERMANY, UK).with_force("A-20", UK, fighter=1).with_force("A-20", GERMANY, submarine=1)
>>> dive(late, "A-20", GERMANY, Moment.ROUND_BEGINS, script(1)).count("A-20", mark="submerged")
1
""",
    "3g40.submarines.escape": """
>>> war = EMPTY.at_war(GERMANY, UK).with_force("A-20", UK, cruiser=1)
>>> every = war.reads(ESCAPE, "every-round")
>>> below = Piece(GERMANY, "submarine", frozenset({"submerged"}))
>>> may_escape(every, "A-20", below, True, True)
refused by 3g40.submarines.occasion: it is submerged already
>>> may_escape(every, "A-20", Piece(GERMANY, "cruiser"), True, True)
refused by 3g40.submarines.occasion: a cruiser cannot dive
>>> may_escape(every, "A-20", Piece(GERMANY, "submarine"), False, True)
refused by 3g40.submarines.occasion: the submerge phase is over and there are ships to fight
""",
    "3g40.submarines.scramble": """
>>> war = EMPTY.at_war(GERMANY, UK).with_force("A-20", GERMANY, submarine=2).with_force("A-20", UK, cruiser=1)
>>> may_scramble_against(war, "A-20", UK)
refused by 3g40.submarines.scramble: only submarines attack A-20
>>> may_scramble_against(war.at_war(ITALY, UK).with_force("A-20", ITALY, ["standing by"], cruiser=1), "A-20", UK)
refused by 3g40.submarines.scramble: only submarines attack A-20
>>> may_scramble_against(war, "A-21", UK), may_scramble_against(war, "A-20", USA)
(refused by 3g40.submarines.scramble: nobody attacks A-21, refused by 3g40.submarines.scramble: nobody attacks A-20)
""",
}
