"""Pins of rules_model/base/capture.py."""

PINS = {
    "g40.capture.may": """
>>> war = START.at_war(ITALY, UK).with_force("Egypt", ITALY, tank=1)
>>> may_capture(war.with_force("Egypt", UK, aa_artillery=1), ITALY, "Egypt").allowed
True
>>> may_capture(war.at_war(ITALY, USA).with_force("Egypt", USA, infantry=1), ITALY, "Egypt").allowed
False
>>> may_capture(war.with_force("Egypt", GERMANY, infantry=1), ITALY, "Egypt").allowed
True
>>> spain = START.with_force("Spain", GERMANY, tank=1)
>>> may_capture(spain, GERMANY, "Spain").allowed
True
>>> may_capture(spain.with_force("Spain", STRICT_NEUTRAL, infantry=1), GERMANY, "Spain").allowed
False
>>> may_capture(START.with_force("Spain", GERMANY, aa_artillery=1), GERMANY, "Spain").allowed
False
>>> may_capture(spain.with_force("Egypt", USA, tank=1), USA, "Egypt")
refused by g40.capture.may: Egypt is still UK Europe's
>>> friend = START.at_war(ITALY, UK).with_force("Egypt", GERMANY, tank=1).with_force("Egypt", ITALY, fighter=1)
>>> may_capture(friend, ITALY, "Egypt").allowed
False
>>> may_capture(START.at_war(USA, JAPAN).with_force("Japan", USA, tank=1), USA, "Tokyo").allowed
True
>>> may_capture(START.with_force("Bulgaria", GERMANY, infantry=1), GERMANY, "Bulgaria")
refused by g40.capture.may: Bulgaria is not hostile to Germany
>>> may_capture(START.with_force("Sea Zone 98", ITALY, infantry=1), ITALY, "Sea Zone 98").allowed
False
>>> landed = START.at_war(JAPAN, UK, UK_PACIFIC).with_force("Java", JAPAN, infantry=1)
>>> may_capture(landed.at_war(JAPAN, ANZAC), JAPAN, "Java"), may_capture(landed, JAPAN, "Java").reason
(allowed by g40.capture.may, 'Java is not hostile to Japan')
>>> may_capture(war.with_force("Egypt", UK, {"intercepting"}, fighter=1), ITALY, "Egypt").allowed
True
""",
    "g40.capture.facility": """
>>> facility_taken(EMPTY, Facility("airbase"))
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown facility 'airbase'; did you mean 'air_base'?
>>> facility_taken(EMPTY.reads(DAMAGE_KEPT, "whole"), Facility("major_factory", damage=2)).damage
2
""",
    "g40.capture.guns": """
>>> mixed = START.at_war(ITALY, ALLIES).with_force("Egypt", UK, aa_artillery=1, infantry=1)
>>> mixed = mixed.with_force("Egypt", USA, aa_artillery=1).with_force("Egypt", GERMANY, aa_artillery=1)
>>> guns_removed(mixed, ITALY, "Egypt")
1 UK Europe aa artillery, 1 United States aa artillery
>>> guns_removed(START.with_force("Spain", STRICT_NEUTRAL, aa_artillery=1), ITALY, "Spain")
1 strict neutral aa artillery
""",
    "g40.capture.aircraft": """
>>> resting = START.at_war(USA, JAPAN).with_force("Korea", JAPAN, fighter=1)
>>> aircraft_away(resting.held(USA, "Korea"), JAPAN, "Korea")
{}
>>> up = START.at_war(USA, JAPAN).with_force("Sea Zone 6", GERMANY, {"scrambled", "from Korea"}, fighter=1)
>>> aircraft_away(up.held(USA, "Korea"), JAPAN, "Korea"), aircraft_away(START, JAPAN, "Tokyo")
({}, {})
>>> tokyo = START.at_war(USA, JAPAN).with_force("Sea Zone 6", JAPAN, {"scrambled", "from Japan"}, fighter=1)
>>> aircraft_away(tokyo.held(USA, "Japan"), JAPAN, "Tokyo")
{'Sea Zone 6': ('Korea',)}
""",
    "g40.capture.take": """
>>> from rules_model.base.nations import GAINS
>>> own = START.at_war(ALLIES, AXIS).held(ITALY, "Egypt").with_force("Egypt", UK, tank=1)
>>> [event.kind for event in take(own, UK, "Egypt").log]
['captured']
>>> korea = START.at_war(ALLIES, AXIS).with_force("Korea", UK, tank=1).reads(GAINS, "map")
>>> taken = take(korea, UK, "Korea")
>>> taken.holder("Korea"), [(event.kind, event.nation, event.text) for event in taken.log]
(UK Pacific, [('captured', UK Europe, 'UK Pacific captures Korea')])
>>> war = START.at_war(ITALY, UK).with_force("Egypt", UK, aa_artillery=1).with_force("Egypt", ITALY, tank=1)
>>> taken = take(war, ITALY, "Egypt")
>>> taken.force("Egypt"), [(event.kind, event.nation, event.other, event.place) for event in taken.log]
(1 Italy tank, [('captured', Italy, UK Europe, 'Egypt')])
>>> relief = taken.without("Egypt", Force.of(ITALY, tank=1)).with_force("Egypt", USA, tank=1).at_war(USA, ITALY)
>>> freed = take(relief, USA, "Egypt")
>>> [(event.kind, event.nation, event.other, event.place) for event in freed.log[1:]]
[('liberated', United States, UK Europe, 'Egypt')]
>>> take(START.with_force("Egypt", ITALY, tank=1), ITALY, "Egypt")
Traceback (most recent call last):
ValueError: Egypt is not hostile to Italy
>>> tokyo = START.at_war(USA, JAPAN).with_force("Japan", USA, tank=1).with_cash(JAPAN, 5)
>>> take(tokyo, USA, "Tokyo").cash(USA)
5
>>> first = war.reads(GUNS_FALL, FIRST).with_force("Egypt", ITALY, aa_artillery=1)
>>> take(first, ITALY, "Egypt").force("Egypt")
2 Italy aa artillery, 1 Italy tank
""",
}
