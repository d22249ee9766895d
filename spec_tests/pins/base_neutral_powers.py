"""Pins of rules_model/base/neutral_powers.py."""

PINS = {
    "g40.politics.neutral-power": """
>>> [is_neutral(START.at_war(one, ITALY), other, "Europe") for one, other in ((UK, UK_PACIFIC), (UK_PACIFIC, UK))]
[False, False]
>>> is_neutral(START.at_war(UK, ITALY), UK, "Europe"), is_neutral(START.at_war(UK, ITALY), ANZAC, "Pacific")
(False, True)
>>> [is_neutral(START.at_war(USSR, foe), USSR, "Europe") for foe in (GERMANY, ITALY, JAPAN)]
[False, False, True]
>>> [is_neutral(START.at_war(USSR, foe), USSR, "Pacific") for foe in (GERMANY, ITALY, JAPAN)]
[True, True, False]
>>> [is_neutral(START, nation, "Europe") for nation in (STRICT_NEUTRAL, PRO_AXIS, NOBODY, DUTCH, GERMANY)]
[False, False, False, False, True]
""",
    "g40.politics.closed-land": """
>>> may_enter_in_peace(START, UK, "India").allowed, may_enter_in_peace(START, USA, "Alaska").allowed
(True, True)
>>> fighting = START.at_war(UK, GERMANY).at_war(USA, JAPAN)
>>> may_enter_in_peace(fighting, UK, "Alaska").allowed, may_enter_in_peace(fighting, USA, "Egypt").allowed
(True, True)
>>> may_enter_in_peace(fighting, UK, "Japan"), may_enter_in_peace(fighting, USA, "Japan").allowed
(refused by g40.politics.closed-land: UK Europe is not at war with Japan, True)
>>> may_enter_in_peace(fighting, UK, "Java"), may_enter_in_peace(START.at_war(USA, GERMANY), USA, "Java").reason
(allowed by g40.politics.dutch-guests, 'United States is not at war with Japan')
>>> may_enter_in_peace(fighting, JAPAN, "Java").reason
'Japan is not at war with UK Europe'
>>> may_enter_in_peace(fighting.at_war(JAPAN, UK, UK_PACIFIC, ANZAC), JAPAN, "Java")
allowed by g40.politics.closed-land
>>> may_enter_in_peace(START.at_war(USSR, JAPAN), USSR, "Finland").reason
'Soviet Union is a neutral power'
""",
    "g40.politics.closed-skies": """
>>> may_fly_over_in_peace(START, USA, "Alaska").allowed, may_fly_over_in_peace(START, UK, "India").allowed
(True, True)
>>> closed = START.at_war(JAPAN, CHINA).reads(OVERFLIGHT, "closed")
>>> [may_fly_over_in_peace(closed, JAPAN, place).allowed for place in ("Yunnan", "Siam", "Malaya", "Germany")]
[True, True, False, True]
>>> may_fly_over_in_peace(START, JAPAN, "Malaya").reason
'Japan is a neutral power'
>>> may_fly_over_in_peace(START.at_war(USSR, JAPAN), USSR, "Finland").allowed
False
>>> named = START.at_war(JAPAN, CHINA).at_war(GERMANY, CHINA).reads(OVERFLIGHT, "named")
>>> places = ("Malaya", "Egypt", "French Indo-China", "Queensland", "Java", "Alaska", "Amur", "Yunnan", "Germany")
>>> [may_fly_over_in_peace(named, JAPAN, place).allowed for place in places]
[True, True, True, False, False, False, False, True, True]
>>> may_fly_over_in_peace(named, GERMANY, "Egypt"), may_fly_over_in_peace(named, GERMANY, "Yunnan").allowed
(refused by g40.politics.closed-skies: Germany is not at war with UK Europe, True)
>>> sky = START.at_war(USSR, JAPAN).at_war(UK, GERMANY).reads(NEUTRAL_SKY, "closed")
>>> [may_fly_over_in_peace(sky, UK, place).allowed for place in ("Amur", "Russia", "Brazil", "Germany", "India")]
[True, False, True, True, True]
>>> may_fly_over_in_peace(START.reads(NEUTRAL_SKY, "closed"), UK, "India").allowed
True
>>> may_fly_over_in_peace(sky, USA, "Egypt").reason
'United States is a neutral power'
""",
    "g40.politics.lodging": """
>>> may_lodge(START, UK, UK_PACIFIC, "Pacific").allowed, may_lodge(START, UK, FRANCE, "Europe").reason
(True, 'UK Europe is a neutral power')
>>> east = START.at_war(USSR, JAPAN).at_war(UK, GERMANY)
>>> may_lodge(east, UK, USSR, "Pacific").allowed, may_lodge(east, UK, USSR, "Europe").allowed
(True, False)
""",
}
