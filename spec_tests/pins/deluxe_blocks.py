"""Further pins of the chapter on the neutral blocks."""

PINS = {
    "3g40.blocks.block": """
>>> [block_of(EMPTY, place) for place in ("Brazil", "Sweden", "Liberia", "Saudi Arabia", "Ulaanbaatar")]
['block South America', 'block Europe', 'block Europe', 'block Europe', 'block Mongolia']
""",
    "3g40.blocks.provoked": """
>>> [provoked(EMPTY.held(holder, "Iraq"), "block Europe", UK, "Iraq") for holder in (PRO_AXIS, GERMANY, NOBODY)]
[False, False, False]
>>> spain = EMPTY.held(STRICT_NEUTRAL, "Spain")
>>> [provoked(spain, "block Europe", nation, "Spain") for nation in (GERMANY, JAPAN, USSR, CHINA, VICHY, PRO_AXIS)]
[True, True, True, True, False, False]
>>> armed = spain.with_force("Spain", UK, tank=1).reads(EMPTY_LAND, "army")
>>> [provoked(one, "block Europe", UK, "Spain") for one in (armed, armed.with_force("Spain", STRICT_NEUTRAL, tank=1))]
[False, True]
>>> provoked(spain, "block Asia", UK, "Spain")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown neutral block 'block Asia'; did you mean 'block Mongolia'?
>>> provoked(EMPTY.held(STRICT_NEUTRAL, "Mexico"), "block South America", GERMANY, "Mexico")
Traceback (most recent call last):
rules_model.world.names.Gap: the block of Mexico is not in any source; see question 3g40.blocks.members
""",
    "3g40.blocks.leaning": """
>>> iraq = EMPTY.held(PRO_AXIS, "Iraq")
>>> [leaning_turns(iraq, nation, "Iraq") for nation in (GERMANY, ITALY, JAPAN, CHINA, FRANCE)]
[False, False, False, True, True]
>>> leaning_turns(iraq, VICHY, "Iraq"), leaning_turns(EMPTY.held(PRO_ALLIES, "Brazil"), VICHY, "Brazil")
(False, False)
>>> leaning_turns(iraq.reads(FRIENDS, "turn"), GERMANY, "Iraq")
True
>>> spain = EMPTY.held(STRICT_NEUTRAL, "Spain")
>>> leaning_turns(spain, UK, "Spain"), leaning_turns(spain.reads(FRIENDS, "turn"), UK, "Spain")
(False, False)
""",
    "3g40.blocks.remaining-armies": """
>>> old = EMPTY.held(STRICT_NEUTRAL, "Spain", "Turkey", "Liberia").held(PRO_AXIS, "Iraq").held(GERMANY, "Bulgaria")
>>> for place in ("Spain", "Turkey", "Iraq", "Bulgaria"):
...     old = old.with_force(place, old.holder(place), regular_infantry=1)
>>> remaining(old, USA, "Spain"), remaining(old, ITALY, "Spain"), remaining(old, UK, "Liberia")
(('Turkey', 'Iraq'), ('Turkey',), ('Spain', 'Turkey', 'Iraq'))
>>> steppe = EMPTY.held(STRICT_NEUTRAL, "Olgiy").held(PRO_AXIS, "Dzavhan").held(PRO_ALLIES, "Ulaanbaatar")
>>> for place in ("Olgiy", "Dzavhan", "Ulaanbaatar"):
...     steppe = steppe.with_force(place, steppe.holder(place), cavalry=1)
>>> remaining(steppe, JAPAN, "Olgiy"), remaining(steppe, USSR, "Olgiy")
(('Dzavhan', 'Ulaanbaatar'), ('Dzavhan', 'Ulaanbaatar'))
>>> remaining(steppe.held(USSR, "Dzavhan").with_force("Dzavhan", USSR, tank=1), JAPAN, "Olgiy")
('Ulaanbaatar',)
>>> remaining(steppe.held(STRICT_NEUTRAL, "Dzavhan"), JAPAN, "Ulaanbaatar")
('Olgiy',)
>>> remaining(steppe.held(STRICT_NEUTRAL, "Dzavhan").with_force("Dzavhan", STRICT_NEUTRAL, cavalry=1), USSR, "Olgiy")
('Dzavhan', 'Ulaanbaatar')
""",
}
