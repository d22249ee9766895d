"""Pins of rules_model/academy/bombing.py."""

PINS = {
    "ae41.raids.aa-dice": """
>>> aa_dice(EMPTY, "strategic_bomber", 3), aa_dice(EMPTY.reads(GUNS, "each"), "strategic_bomber", 3)
(((1, 1), (1, 2)), ((3, 1), (3, 2)))
>>> aa_dice(EMPTY, "fighter", 0), aa_dice(EMPTY.reads(AA_DICE, "profile"), "fighter", 1)
(((0, 1),), ((1, 1),))
>>> aa_dice(EMPTY, "submarine", 1)
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown aircraft 'submarine'
>>> aa_dice(EMPTY, "fighter", -1)
Traceback (most recent call last):
ValueError: guns cannot be negative: -1
""",
    "ae41.raids.aa-fire": """
>>> berlin = EMPTY.with_force("Germany", GERMANY, aa_gun=1)
>>> bare = EMPTY.with_force("Germany", GERMANY, infantry=2)
>>> escorted = Raid(Force.of(UK, fighter=1, strategic_bomber=1), Force.of(GERMANY, fighter=1))
>>> aa_fire(bare, "Germany", escorted, script()) == escorted
True
>>> after = aa_fire(berlin, "Germany", escorted, script(1, 2, 2))
>>> after.raiders, after.interceptors
(1 UK Europe strategic bomber (damaged), 1 Germany fighter)
>>> aa_fire(berlin, "Germany", escorted, script(2, 2, 3)) == escorted
True
>>> aa_fire(berlin, "Germany", Raid(Force()), script()) == Raid(Force())
True
>>> hurt = Raid(Force.of(UK, ["damaged"], strategic_bomber=1))
>>> aa_fire(berlin, "Germany", hurt, script(1, 1)).raiders
nothing
>>> ours = EMPTY.with_force("Germany", UK, aa_gun=1)
>>> aa_fire(ours, "Germany", hurt, script()) == hurt
True
>>> pooled = aa_fire(berlin.reads(AIMED, "pooled"), "Germany", escorted, script(1, 3, 3, "UK Europe strategic bomber"))
>>> pooled.raiders, pooled.interceptors
(1 UK Europe fighter, 1 UK Europe strategic bomber (damaged), 1 Germany fighter)
""",
    "ae41.raids.bombs": """
>>> wing = Force.of(UK, strategic_bomber=2).adding(UK, ["damaged"], strategic_bomber=1).adding(UK, fighter=1)
>>> drop_bombs(EMPTY, wing, script(1, 4, 6, 2, 3, 5))
13
>>> chances(drop_bombs, EMPTY, Force.of(UK, strategic_bomber=1))
{1: 1/36, 2: 1/12, 3: 5/36, 4: 7/36, 5: 1/4, 6: 11/36}
""",
    "ae41.raids.payment": """
>>> works = EMPTY.charting("Germany", value=6).held(GERMANY, "Germany").with_cash(GERMANY, 10)
>>> exact = works.with_cash(GERMANY, 9)
>>> after = [pay_for_raid(exact.reads(SHORT, text), "Germany", 12) for text in ("all", "debt")]
>>> [(one.cash(GERMANY), one.tokens(GERMANY, "owed for raids")) for one in after]
[(0, 0), (0, 0)]
>>> owing = works.with_cash(GERMANY, 3).reads(SHORT, "debt").with_tokens(GERMANY, "owed for raids", 2)
>>> pay_for_raid(owing, "Germany", 8).tokens(GERMANY, "owed for raids")
7
>>> ours = works.held(NOBODY, "Germany")
>>> pay_for_raid(ours, "Germany", 8) == ours
True

One maximum for a round: a new round begins anew, and another factory has its own.

>>> once = works.reads(EACH, "round").with_cash(GERMANY, 30)
>>> once = pay_for_raid(once, "Germany", 7)
>>> pay_for_raid(once, "Germany", 7).cash(GERMANY), pay_for_raid(once.in_round(2), "Berlin", 7).cash(GERMANY)
(21, 16)
>>> paris = once.charting("France", value=6).held(GERMANY, "France")
>>> pay_for_raid(paris, "France", 9).cash(GERMANY)
14
>>> event = pay_for_raid(works, "Germany", 9).log[-1]
>>> event.kind, event.nation, event.place, event.amount
('raided', Germany, 'Germany', 9)
>>> pay_for_raid(EMPTY.held(GERMANY, "Germany").with_cash(GERMANY, 10), "Germany", -5)
Traceback (most recent call last):
ValueError: rolled cannot be negative: -5
""",
    "ae41.raids.raid": """
>>> works = EMPTY.charting("Germany", value=6).held(GERMANY, "Germany").with_cash(GERMANY, 10)
>>> works = works.with_facility("Germany", "factory")
>>> raid = Raid(Force.of(UK, fighter=1), Force.of(GERMANY, fighter=1))
>>> bombing_raid(works, "Germany", raid, script(2, 2))
(Position(round 1, 1 places held, 0 events), Raid(raiders=nothing, interceptors=nothing))
>>> bombing_raid(works, "Germany", raid, script(6, 6, True))
(Position(round 1, 1 places held, 0 events), Raid(raiders=1 UK Europe fighter, interceptors=1 Germany fighter))
>>> bombing_raid(works, "Germany", raid, script(6, 6, False))
(Position(round 1, 1 places held, 0 events), Raid(raiders=1 UK Europe fighter, interceptors=1 Germany fighter))
>>> unopposed = Raid(Force.of(UK, strategic_bomber=1, fighter=1))
>>> bombing_raid(works, "Germany", unopposed, script(3, 4))
(Position(round 1, 1 places held, 1 events), Raid(raiders=1 UK Europe fighter, 1 UK Europe strategic bomber,
interceptors=nothing))
>>> over_berlin = works.with_force("Germany", GERMANY, aa_gun=1)
>>> bombing_raid(over_berlin, "Germany", unopposed, script(1, 1, 6, 5, 5))[1].raiders
1 UK Europe strategic bomber (damaged)
>>> bombers = Raid(Force.of(UK, strategic_bomber=1), Force.of(GERMANY, fighter=1))
>>> odds = chances(bombing_raid, works, "Germany", bombers, policy=answers("press on", turn_back=False))
>>> odds.map(lambda result: 10 - result[0].cash(GERMANY)).mean()
Fraction(413, 108)
>>> bombing_raid(works, "Germany", Raid(Force()), script()) == (works, Raid(Force()))
True
>>> def wrong(raid):
...     try:
...         bombing_raid(works, "Germany", raid, script())
...     except ValueError as error:
...         return str(error)
>>> wrong(Raid(Force.of(ITALY, strategic_bomber=1)))
'no enemy holds Germany'
>>> wrong(Raid(Force.of(UK, strategic_bomber=1, tactical_bomber=1)))
'only strategic bombers raid, with fighters as escort'
>>> wrong(Raid(Force.of(UK, strategic_bomber=1), Force.of(GERMANY, strategic_bomber=1)))
'only fighters intercept'
""",
}
