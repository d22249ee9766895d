"""Pins of rules_model/base/sides.py."""

PINS = {
    "g40.multinational.defenders": """
>>> war = START.at_war(GERMANY, UK)
>>> below = war.with_force("Sea Zone 110", UK, {"submerged"}, submarine=1).with_force("Sea Zone 110", UK, submarine=2)
>>> defenders(below, "Sea Zone 110", GERMANY)
2 UK Europe submarine
>>> fleet = war.with_force("Sea Zone 110", UK, transport=1, infantry=1, tank=1, aircraft_carrier=1)
>>> fleet = fleet.with_force("Sea Zone 110", UK, {"trapped"}, fighter=1).with_force("Sea Zone 110", UK, fighter=1)
>>> defenders(fleet, "Sea Zone 110", GERMANY)
1 UK Europe aircraft carrier, 1 UK Europe fighter, 1 UK Europe transport
>>> isle = war.with_force("Scotland", UK, {"intercepting"}, fighter=2).with_force("Scotland", UK, infantry=1)
>>> defenders(isle, "Scotland", GERMANY)
1 UK Europe infantry

A base at war with the attacker, whoever holds it, serves the others: see the scramble of allied aircraft.

>>> from rules_model.base.scramble import may_scramble
>>> base = START.at_war(GERMANY, UK, USA).with_facility("United Kingdom", "air_base")
>>> raid = base.with_force("United Kingdom", USA, fighter=1).with_force("Sea Zone 110", GERMANY, cruiser=1)
>>> flotilla = raid.with_force("Sea Zone 110", UK, transport=1)
>>> bool(may_scramble(flotilla, "United Kingdom", "Sea Zone 110", Force.of(USA, fighter=1), GERMANY))
True
""",
    "g40.multinational.attackers": """
>>> below = START.with_force("Sea Zone 110", UK, {"submerged"}, submarine=1).with_force("Sea Zone 110", UK, cruiser=2)
>>> attackers(below, "Sea Zone 110", UK)
2 UK Europe cruiser
>>> attackers(START.with_force("Sea Zone 110", UK, transport=1, infantry=2), "Sea Zone 110", UK)
1 UK Europe transport
>>> raid = START.with_force("Norway", UK, {"raiding"}, strategic_bomber=1).with_force("Norway", UK, infantry=1)
>>> attackers(raid, "Norway", UK)
1 UK Europe infantry

An ally's artillery helps nobody who attacks.

>>> from rules_model.base.battle import attack_dice
>>> camp = START.with_force("Egypt", UK, infantry=1).with_force("Egypt", ANZAC, artillery=1)
>>> attack_dice(camp, attackers(camp, "Egypt", UK))
((1, 1),)
""",
    "g40.multinational.owners": """
>>> may_decide(EMPTY, USA, Piece(UK, "tactical_bomber"))
refused by g40.multinational.owners: UK Europe decides for its tactical bomber
""",
    "g40.casualties.owners": """
>>> losing_together(EMPTY, Force.of(UK, tank=1), -2, GERMANY, script())
Traceback (most recent call last):
ValueError: hits cannot be negative: -2
>>> losing_together(EMPTY, Force.of(UK, infantry=1, tank=1), 1, GERMANY, script("UK Europe tank"))
1 UK Europe infantry
>>> losing_together(EMPTY, Force.of(UK, infantry=1).adding(FRANCE, infantry=1), 3, GERMANY,
...     script(False, "France infantry"))
nothing
>>> three = Force.of(UK, infantry=1).adding(FRANCE, infantry=1).adding(USA, infantry=1)
>>> losing_together(EMPTY, three, 2, GERMANY, script(False, "France infantry", False, "UK Europe infantry"))
1 United States infantry
>>> owner = EMPTY.reads(DISAGREEMENT, "attacker")
>>> losing_together(owner, three, 2, GERMANY, script(False, FRANCE, False, UK))
1 United States infantry
>>> convoy = Force.of(UK, transport=1, cruiser=1).adding(FRANCE, destroyer=1, transport=1)
>>> losing_together(EMPTY, convoy, 1, GERMANY, script(False, "UK Europe transport"))
Traceback (most recent call last):
rules_model.table.TableError: g40.casualties.owners: Germany cannot answer 'UK Europe transport' about loss;
options: ['France destroyer', 'UK Europe cruiser']
>>> losing_together(owner, convoy, 1, GERMANY, script(False, UK))
1 France destroyer, 1 France transport, 1 UK Europe transport
>>> british = Force.of(UK, infantry=1).adding(UK_PACIFIC, infantry=1)
>>> losing_together(EMPTY, british, 1, GERMANY, script("UK Pacific infantry"))
1 UK Europe infantry
>>> mixed = british.adding(FRANCE, infantry=1)
>>> losing_together(owner, mixed, 1, GERMANY, script(False, UK, "UK Pacific infantry"))
1 France infantry, 1 UK Europe infantry
>>> losing_together(owner, mixed, 1, GERMANY, script(False, UK_PACIFIC))
Traceback (most recent call last):
rules_model.table.TableError: g40.casualties.owners: Germany cannot answer UK Pacific about owner;
options: [France, UK Europe]
>>> fleet = Force.of(UK, battleship=1).adding(USA, battleship=1)
>>> losing_together(EMPTY, fleet, 1, JAPAN, script(False, "UK Europe battleship"))
1 UK Europe battleship (damaged), 1 United States battleship
""",
}
