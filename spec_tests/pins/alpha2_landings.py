"""Pins of rules_model/alpha2/landings.py."""

PINS = {
    "alpha2.landings.no-sneak-shot": """
>>> loaded = SeaBattle(Force.of(GERMANY, submarine=2), Force.of(UK, transport=1, infantry=2))
>>> surprise_strikes(START, loaded, script()) == loaded
True
>>> with_boat = SeaBattle(Force.of(GERMANY, submarine=2), Force.of(UK, transport=1, submarine=1))
>>> surprise_strikes(START, with_boat, script(5, 6, 2))
2 Germany submarine (struck) against 1 UK Europe submarine (struck), 1 UK Europe transport
>>> surprise_strikes(START, SeaBattle(Force.of(GERMANY, submarine=1), Force()), script(3))
1 Germany submarine (struck) against nothing
""",
    "alpha2.landings.lurking": """
>>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", UK, transport=2)
>>> may_land_past(war, "Sea Zone 112", UK).allowed
True
>>> may_land_past(war.with_force("Sea Zone 112", GERMANY, transport=1), "Sea Zone 112", UK).allowed
True
>>> lurking = war.with_force("Sea Zone 112", GERMANY, submarine=1)
>>> below = lurking.with_force("Sea Zone 112", UK, {"submerged"}, submarine=1)
>>> may_land_past(below, "Sea Zone 112", UK).allowed, may_land_past(below, "Sea Zone 112", UK_PACIFIC).allowed
(True, True)
>>> may_land_past(lurking.reads(DIVED, "afloat"), "Sea Zone 112", UK).allowed
False
>>> may_land_past(war.with_force("SZ 112", GERMANY, submarine=1), "SZ 112", UK).reason
'an enemy submarine is in Sea Zone 112 and no other warship guards the transports'
""",
}
