"""Pins of rules_model/delta/radar.py."""

PINS = {
    "delta.radar.aim": """
>>> radar = START.gains(UK, RADAR)
>>> fighter(radar, UK_PACIFIC).intercept, fighter(radar, UK).defence, fighter(radar, UK).anti_air
(2, 4, None)
>>> aa_artillery(radar, UK_PACIFIC).anti_air, aa_artillery(radar, UK).intercept
(2, None)
>>> battle = radar.reads(ARTILLERY, "battle")
>>> aa_artillery(battle, UK).anti_air, aa_artillery(battle, USA).defence, fighter(battle, UK).defence
(2, 0, 4)
>>> fighter(radar.held(GERMANY, "London"), UK).intercept, aa_artillery(radar.held(GERMANY, "London"), UK).anti_air
(1, 1)
""",
    "delta.radar.guns": """
>>> radar = START.gains(UK, RADAR).reads(BUILT_IN, "factories")
>>> [facility_fires_at(radar, UK, kind) for kind in ("major_factory", "minor_factory", "air_base", "naval_base")]
[2, 2, 1, 1]
>>> facility_fires_at(START, UK, "major_factory"), facility_fires_at(START.gains(UK, RADAR), UK_PACIFIC, "naval_base")
(1, 2)
>>> facility_fires_at(START.gains(UK, RADAR).held(GERMANY, "London"), UK, "major_factory")
1
>>> facility_fires_at(START.gains(UK, RADAR), UK, "airbase")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown facility 'airbase'; did you mean 'air_base'?
""",
    "delta.radar.scramble": """
>>> radar = START.gains(UK, RADAR)
>>> scramble_limit(radar, UK_PACIFIC), scramble_limit(radar, UK, Force.of(UK, fighter=4)), scramble_limit(START, UK)
(4, 4, 3)
>>> scramble_limit(radar, UK, Force.of(UK, tactical_bomber=4))
3
>>> every = radar.reads(WHOSE_BASES, "every-base")
>>> from rules_model.delta.advantages import BRITISH
>>> scramble_limit(every.reads(BRITISH, "london-only"), USA)
4
>>> scramble_limit(every, UK), scramble_limit(START.reads(WHOSE_BASES, "every-base"), USA)
(4, 3)
>>> scramble_limit(every.held(GERMANY, "London"), USA), scramble_limit(radar.held(GERMANY, "London"), UK)
(3, 3)
""",
}
