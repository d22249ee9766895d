"""Pins of rules_model/base/bases.py."""

PINS = {
    "g40.facilities.guests": """
>>> may_use_base(START.at_war(USA, JAPAN), USA, "Queensland")
refused by g40.facilities.guests: ANZAC is not at war
>>> may_use_base(START.at_war(USA, JAPAN).reads(PEACEFUL_HOST, "guest"), USA, "Queensland").allowed
True
>>> may_use_base(START.at_war(ANZAC, JAPAN).reads(PEACEFUL_HOST, "guest"), USA, "Queensland")
refused by g40.facilities.guests: United States is not at war
>>> may_use_base(START, UK, "India"), may_use_base(START, UK_PACIFIC, "Scotland").allowed
(allowed by g40.facilities.guests, True)
>>> freed = START.at_war(ALLIES, ITALY).noting("liberated", None, "", nation=USA, other=UK, place="Egypt")
>>> may_use_base(freed, UK_PACIFIC, "Egypt").allowed, may_use_base(freed, USA, "Egypt").allowed
(False, True)
>>> may_use_base(freed.noting("turn began", None, "", nation=UK), UK, "Egypt").allowed
True
>>> may_use_base(START.at_war(ALLIES, ITALY).reads(FRESH, "everybody"), USA, "Egypt").allowed
True
""",
    "g40.facilities.served": """
>>> sorted(zones_served(START, "Egypt")), sorted(zones_served(START, "Hawaiian Islands"))
(['Sea Zone 81', 'Sea Zone 98'], ['Sea Zone 26'])
""",
    "g40.facilities.fixed": """
>>> may_happen(EMPTY, "naval_base", "destroyed"), may_happen(EMPTY, "major_factory", "captured").allowed
(refused by g40.facilities.fixed: no naval base is ever destroyed, True)
>>> may_happen(EMPTY, "major_factory", "moved")
refused by g40.facilities.fixed: no major factory is ever moved
>>> may_happen(EMPTY, "air_base", "destroy")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown fate of a facility 'destroy'; did you mean 'destroyed'?
>>> may_happen(EMPTY, "air_base", "capture")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown fate of a facility 'capture'; did you mean 'captured'?
""",
    "g40.facilities.no-island": """
>>> may_hold(START, "Egypt", "minor_factory").allowed, may_hold(START, "Dutch New Guinea", "minor_factory").allowed
(True, False)
>>> may_hold(START, "New Guinea", "air_base").allowed, may_hold(START, "Formosa", "major_factory").allowed
(True, False)
>>> free = [one for one in MAP.places if MAP.place(one).island and may_hold(START, one, "minor_factory")]
>>> free, may_hold(START.reads(ISLANDS, "surrounded"), "Egypt", "minor_factory").allowed
(['Japan'], True)
""",
    "g40.facilities.paratroopers": """
>>> may_drop(START, "Egypt", "Tobruk")
Traceback (most recent call last):
rules_model.ruleset.NotInForce: clause g40.facilities.paratroopers is not in force under Global 1940, 2nd edition
>>> plain = Position(RULES.with_options("research"), MAP)
>>> may_drop(plain.noting("captured", None, "", nation=UK, place="Egypt"), "Egypt", "Libya").allowed
True
>>> dropped = plain.noting("paratroopers dropped on Tobruk", None, "", nation=UK, place="Egypt")
>>> may_drop(dropped.noting("turn began", None, "", nation=UK), "Egypt", "Libya").allowed
True
""",
}
