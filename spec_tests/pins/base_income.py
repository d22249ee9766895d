"""Pins of rules_model/base/income.py."""

PINS = {
    "g40.income.land": """
>>> land_income(START, DUTCH), land_income(EMPTY, ITALY)
(11, 0)
""",
    "g40.income.bonuses": """
>>> from rules_model.alpha2.start import START as ALPHA2_START
>>> bonuses(ALPHA2_START, JAPAN), bonuses(ALPHA2_START.at_war(JAPAN, USA), JAPAN), bonuses(ALPHA2_START, USSR)
({'alpha2.objectives.japan.peace': 10}, {}, {})
>>> bonuses(START.noting("liberated", None, "", nation=UK, place="France"), FRANCE)
{}
""",
    "g40.income.time": """
>>> now = START.noting("phase began", None, "", nation=ITALY, amount=Phase.COLLECT_INCOME)
>>> later = collect(now, ITALY, script()).noting("phase began", None, "", nation=ITALY, amount=6)
>>> may_collect_now(later, ITALY).allowed
True
>>> may_collect_now(now.noting("collected", None, "", nation=JAPAN), ITALY).allowed
True
>>> may_collect_now(now.noting("moved", None, "", nation=ITALY), ITALY).allowed
True
""",
    "g40.income.collect": """
>>> from rules_model.alpha2.start import START as ALPHA2_START
>>> now = START.noting("phase began", None, "", nation=FRANCE, amount=Phase.COLLECT_INCOME)
>>> phase = ALPHA2_START.noting("phase began", None, "", nation=JAPAN, amount=Phase.COLLECT_INCOME)
>>> collect(phase, JAPAN, script()).since(phase)
['Japan collects 26 IPCs', 'Japan collects 10 IPCs']
>>> collect(phase.with_cash(JAPAN, 3), JAPAN, script()).cash(JAPAN)
39
>>> war = now.at_war(GERMANY, FRANCE).with_force("Sea Zone 105", GERMANY, submarine=1)
>>> after = collect(war, FRANCE, script(1, 5))
>>> [(event.kind, event.nation, event.place, event.amount) for event in after.log[1:]]
[('disrupted', France, 'Sea Zone 105', 1), ('collected', France, None, 18)]
>>> fallen = collect(war.held(GERMANY, "France"), FRANCE, script())
>>> [(event.kind, event.nation, event.amount) for event in fallen.log[1:]], fallen.cash(FRANCE)
([('collected', France, 0)], 0)
>>> from rules_model.base.convoys import ONE_CAP
>>> economy = EMPTY.noting("phase began", None, "", nation=UK, amount=Phase.COLLECT_INCOME)
>>> alone = economy.held(UK, "Scotland").at_war(UK, AXIS).reads(ONE_CAP, "power").with_cash(UK, 1)
>>> alone = alone.with_force("Sea Zone 109", GERMANY, submarine=1).with_force("Sea Zone 109", ITALY, submarine=1)
>>> collect(alone, UK, script(3, 3, 3, 3)).cash(UK), collect(alone, UK, script(1, 4, 4, 4)).cash(UK)
(1, 2)
>>> java = now.noting("liberated", None, "", nation=FRANCE, other=DUTCH, place="Java")
>>> late = collect(java.reads(TURN_END, "after"), FRANCE, script())
>>> late.since(java)
['France collects 19 IPCs', 'France keeps Java: Dutch is homeless']
>>> collect(java.reads(TURN_END, "after").held(GERMANY, "France"), FRANCE, script()).since(java)
['France has lost its capital', 'France keeps Java: Dutch is homeless']
""",
}
