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
}
