"""Pins of rules_model/base/facilities.py."""

PINS = {
    "g40.facilities.air-base": """
>>> air_base_gives(EMPTY, Facility("air_base")), air_base_gives(EMPTY, Facility("air_base", damage=6))
(('longer flights', 'scramble'), ())
""",
    "g40.facilities.naval-base": """
>>> naval_base_gives(EMPTY, Facility("naval_base")), naval_base_gives(EMPTY, Facility("naval_base", damage=6))
(('longer voyages', 'repairs'), ())
""",
    "g40.facilities.range": """
>>> extra_range(EMPTY, Facility("naval_base", damage=3)), extra_range(EMPTY, Facility("minor_factory"))
(0, 0)
>>> extra_range(EMPTY, Facility("harbour"))
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown facility 'harbour'
""",
    "g40.facilities.most-damage": """
>>> most_damage(EMPTY, "airbase")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown facility 'airbase'; did you mean 'air_base'?
""",
}
