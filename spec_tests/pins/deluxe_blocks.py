"""Further pins of the chapter on the neutral blocks."""

PINS = {
    "3g40.blocks.block": """
>>> [block_of(EMPTY, place) for place in ("Brazil", "Sweden", "Liberia", "Saudi Arabia", "Ulaanbaatar")]
['block South America', 'block Europe', 'block Europe', 'block Europe', 'block Mongolia']
""",
    "3g40.blocks.provoked": """
>>> [provoked(EMPTY.held(holder, "Iraq"), "block Europe", "Iraq") for holder in (PRO_AXIS, GERMANY, NOBODY)]
[False, False, False]
""",
    "3g40.blocks.leaning": """
>>> iraq = EMPTY.held(PRO_AXIS, "Iraq")
>>> [leaning_turns(iraq, nation, "Iraq") for nation in (GERMANY, ITALY, JAPAN, CHINA, FRANCE)]
[False, False, False, True, True]
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
    "3g40.blocks.south-america": """
>>> calm = EMPTY.held(PRO_ALLIES, "Brazil").held(STRICT_NEUTRAL, "Spain", "Turkey", "Chile")
>>> for place in ("Turkey", "Chile"):
...     calm = calm.with_force(place, STRICT_NEUTRAL, regular_infantry=1)
>>> south_america(calm, GERMANY, "Brazil") == calm, south_america(calm, GERMANY, "Spain") == calm
(True, True)
>>> south = EMPTY.held(STRICT_NEUTRAL, "Argentina", "Chile", "Spain").held(PRO_ALLIES, "Brazil")
>>> for place in ("Argentina", "Chile", "Brazil", "Spain"):
...     south = south.with_force(place, south.holder(place), regular_infantry=2)
>>> south = south.with_force("Argentina", GERMANY, tank=1)
>>> attacked = south_america(south, GERMANY, "Argentina")
>>> attacked.since(south), attacked.holder("Chile"), attacked.force("Brazil")
(['Chile turns American', 'Brazil turns American'], United States, 2 United States regular infantry)
>>> attacked.holder("Argentina"), attacked.force("Argentina"), attacked.holder("Spain")
(strict neutral, 1 Germany tank, 2 strict neutral regular infantry, strict neutral)
>>> [(event.nation, event.place, event.amount) for event in attacked.events("turned")]
[(United States, 'Chile', 2), (United States, 'Brazil', 2)]
>>> south_america(south.reads(REMAINING, "itself"), JAPAN, "Argentina").force("Argentina")
1 Germany tank, 2 United States regular infantry
>>> [south_america(south, nation, "Argentina").holder("Chile") for nation in (UK, USSR, USA, JAPAN)]
[Germany, Germany, Germany, United States]
""",
    "3g40.blocks.europe": """
>>> old = EMPTY.held(STRICT_NEUTRAL, "Spain", "Turkey", "Chile").held(PRO_ALLIES, "Greece")
>>> for place in ("Turkey", "Greece", "Chile"):
...     old = old.with_force(place, old.holder(place), regular_infantry=8)
>>> attacked = europe(old, ITALY, "Spain")
>>> attacked.since(old), attacked.holder("Turkey"), attacked.holder("Greece"), attacked.holder("Chile")
(['Turkey turns British', 'Greece turns British'], UK Europe, UK Europe, strict neutral)
>>> europe(old, ITALY, "Chile") == old, europe(old, ITALY, "Greece") == old
(True, True)
>>> halves = old.charting("Turkey", half="Europe").charting("Greece", half="Pacific").reads(BRITISH, "halves")
>>> [europe(halves, ITALY, "Spain").holder(place) for place in ("Turkey", "Greece")]
[UK Europe, UK Pacific]
>>> [europe(halves.held(STRICT_NEUTRAL, "Greece").with_force("Greece", STRICT_NEUTRAL, cavalry=1), USA,
...     "Spain").holder(place) for place in ("Turkey", "Greece")]
[Germany, Germany]
""",
    "3g40.blocks.mongolia": """
>>> calm = EMPTY.held(PRO_AXIS, "Olgiy").held(STRICT_NEUTRAL, "Dzavhan", "Spain", "Turkey")
>>> for place in ("Dzavhan", "Turkey"):
...     calm = calm.with_force(place, STRICT_NEUTRAL, cavalry=1)
>>> mongolia(calm, USSR, "Olgiy") == calm, mongolia(calm, USSR, "Spain") == calm
(True, True)
>>> steppe = EMPTY.held(STRICT_NEUTRAL, "Olgiy", "Dzavhan", "Turkey").with_force("Dzavhan", STRICT_NEUTRAL, cavalry=1)
>>> [mongolia(steppe, nation, "Olgiy").holder("Dzavhan") for nation in (CHINA, UK, GERMANY)]
[Japan, Japan, Soviet Union]
>>> mongolia(steppe, JAPAN, "Turkey") == steppe, mongolia(steppe, JAPAN, "Olgiy").holder("Olgiy")
(True, strict neutral)
""",
}
