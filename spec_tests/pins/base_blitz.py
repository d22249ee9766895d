"""Pins of rules_model/base/blitz.py."""

PINS = {
    "g40.blitz.empty": """
>>> war = START.at_war(GERMANY, USSR)
>>> may_run_through(war.with_force("Baltic States", ITALY, infantry=1), GERMANY, "Baltic States").allowed
True
>>> may_run_through(war.with_force("Baltic States", USSR, infantry=2), GERMANY, "Baltic States")
refused by g40.blitz.empty: 2 Soviet Union infantry stand in Baltic States
>>> may_run_through(START.with_force("Sweden", STRICT_NEUTRAL, infantry=1), GERMANY, "Sweden").allowed
False
>>> may_run_through(war.with_facility("Ukraine", "air_base"), GERMANY, "Ukraine").allowed
False
>>> may_run_through(war.with_facility("Ukraine", "naval_base", damage=6), GERMANY, "Ukraine").allowed
False
>>> may_run_through(START, GERMANY, "Switzerland").allowed
True
>>> may_run_through(war.reads(EMPTY_NEUTRAL, "stops"), GERMANY, "Baltic States").allowed
True
""",
    "g40.blitz.neutral": """
>>> joined = START.held(GERMANY, "Bulgaria").noting("joined", None, "", nation=GERMANY, place="Bulgaria")
>>> may_cross(joined, GERMANY, "Romania").allowed
True
>>> captured = START.held(GERMANY, "Greece").noting("captured", None, "", nation=GERMANY, place="Greece")
>>> may_cross(captured, GERMANY, "Greece").allowed
True
>>> may_cross(joined.noting("turn began", None, "", nation=ITALY), ITALY, "Bulgaria").allowed
True
>>> may_cross(joined.noting("attacked", None, "", nation=USSR, place="Bulgaria"), ITALY, "Bulgaria").allowed
True
>>> may_cross(START, UK, "Greece").allowed, may_cross(START, UK, "Bulgaria").allowed
(False, True)
""",
    "g40.blitz.second": """
>>> war = START.at_war(GERMANY, USSR)
>>> may_run_on(war, GERMANY, "Eastern Poland", "Romania").allowed
True
>>> may_run_on(war, GERMANY, "Burma", "Himalayas")
refused by g40.land-move.impassable: nobody crosses the Himalayas
>>> may_run_on(war, GERMANY, "Kazakhstan", "Northwest Persia").allowed
False
>>> may_run_on(START.at_war(GERMANY, FRANCE), GERMANY, "Baltic States", "Novgorod")
refused by g40.land-move.foreign: Germany is not at war with Soviet Union
>>> may_run_on(war, GERMANY, "Yugoslavia", "Bulgaria").allowed
False
>>> may_run_on(war, GERMANY, "France", "Switzerland").allowed
True
""",
    "g40.blitz.partner": """
>>> may_blitz_together(EMPTY, Force.of(GERMANY, tank=2, mechanized_infantry=1)).allowed
True
>>> may_blitz_together(EMPTY, Force.of(GERMANY, tank=1, aa_artillery=1))
refused by g40.blitz.partner: an aa artillery never blitzes
>>> may_blitz_together(EMPTY, Force.of(GERMANY, mechanized_infantry=1)).allowed
False
>>> may_blitz_together(EMPTY, Force.of(UK, tank=1).adding(UK_PACIFIC, mechanized_infantry=1)).allowed
True
""",
    "g40.blitz.capture": """
>>> from rules_model.base.nations import GAINS
>>> own = START.at_war(ALLIES, AXIS).held(ITALY, "Trans-Jordan")
>>> [event.kind for event in running_through(own, UK, "Trans-Jordan").log]
['captured']
>>> korea = running_through(START.at_war(ALLIES, AXIS).reads(GAINS, "map"), UK, "Korea")
>>> korea.holder("Korea"), [(event.kind, event.nation, event.text) for event in korea.log]
(UK Pacific, [('captured', UK Europe, 'UK Pacific takes Korea in passing')])
>>> taken = running_through(START.at_war(GERMANY, USSR), GERMANY, "Baltic States").log[-1]
>>> taken.kind, taken.nation, taken.place, taken.clause
('captured', Germany, 'Baltic States', 'g40.blitz.capture')
>>> neutral = running_through(START, GERMANY, "Switzerland")
>>> ends = (neutral.log[0], neutral.log[-1])
>>> [(event.kind, event.nation, event.other, event.place) for event in ends]
[('attacked', Germany, strict neutral, 'Switzerland'), ('captured', Germany, strict neutral, 'Switzerland')]
>>> neutral.holder("Switzerland"), neutral.holder("Spain")
(Germany, pro-Allied neutral)
>>> yunnan = START.at_war(ALLIES, JAPAN).held(JAPAN, "Yunnan")
>>> freed = running_through(yunnan, UK, "Yunnan")
>>> freed.holder("Yunnan"), [(event.kind, event.nation, event.other, event.place) for event in freed.log]
(China, [('liberated', UK Europe, China, 'Yunnan')])
>>> len(running_through(START.at_war(GERMANY, USSR), GERMANY, "Baltic States").log)
1
>>> exile = START.at_war(USA, GERMANY).held(GERMANY, "France").held(USA, "Morocco").with_cash(GERMANY, 7)
>>> relief = running_through(exile, USA, "France")
>>> relief.holder("France"), relief.holder("Morocco"), relief.cash(GERMANY)
(France, France, 7)
>>> rich = START.at_war(GERMANY, FRANCE).with_cash(FRANCE, 9)
>>> running_through(rich, GERMANY, "France").cash(GERMANY)
9
""",
}
