"""Pins of rules_model/base/sides.py."""

PINS = {
    "g40.multinational.defenders": """
>>> war = START.at_war(GERMANY, UK)
>>> below = war.with_force("Sea Zone 110", UK, {"submerged"}, submarine=1).with_force("Sea Zone 110", UK, submarine=2)
>>> defenders(below, "Sea Zone 110", GERMANY)
2 UK Europe submarine

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
>>> losing_together(EMPTY, Force.of(UK, infantry=1, tank=1), 1, GERMANY, script("UK Europe tank"))
1 UK Europe infantry
>>> losing_together(EMPTY, Force.of(UK, infantry=1).adding(FRANCE, infantry=1), 3, GERMANY, script(False, FRANCE))
nothing
>>> three = Force.of(UK, infantry=1).adding(FRANCE, infantry=1).adding(USA, infantry=1)
>>> losing_together(EMPTY, three, 2, GERMANY, script(False, FRANCE, False, UK))
1 United States infantry
""",
}
