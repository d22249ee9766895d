"""Pins of rules_model/alpha2/scramble.py."""

PINS = {
    "alpha2.scramble.timing": """
>>> war = START.at_war(JAPAN, UK)
>>> phase = war.noting("phase began", None, "", nation=JAPAN, amount=Phase.CONDUCT_COMBAT)
>>> may_scramble_now(phase, UK)
refused by alpha2.scramble.timing: UK Europe is not in its conduct combat phase
>>> peace = START.noting("phase began", None, "", nation=JAPAN, amount=Phase.CONDUCT_COMBAT)
>>> may_scramble_now(peace, JAPAN).allowed, may_scramble_now(war, JAPAN).allowed
(False, False)
>>> fought = war.noting("battle began", None, "").noting("phase began", None, "", nation=JAPAN, amount=3)
>>> may_scramble_now(fought, JAPAN).allowed, may_scramble_now(fought.noting("battle began", None, ""), JAPAN).allowed
(True, False)
""",
    "alpha2.scramble.limit": """
>>> with tracing() as trace:
...     three = scramble_limit(START, UK)
>>> three, "alpha2.scramble.limit" in trace
(3, True)
""",
    "alpha2.scramble.base": """
>>> may_rise_from(START, "Malta"), may_rise_from(START.with_facility("Korea", "air_base"), "Korea")
(refused by alpha2.scramble.base: Malta has no operative air base, allowed by alpha2.scramble.base)
>>> may_rise_from(START.with_facility("Malta", "naval_base"), "Malta").allowed
False
""",
    "alpha2.scramble.help": """
>>> zone, war = "Sea Zone 96", START.at_war(UK, ITALY).with_force("Sea Zone 96", ITALY, cruiser=1)
>>> france = war.at_war(FRANCE, ITALY).with_force(zone, FRANCE, transport=1)
>>> may_rise_over(france, zone, UK, ITALY).allowed
True

No: a friend at peace with the attacker, aircraft alone, a foe's ship, no attacker.

>>> may_rise_over(war.with_force(zone, USA, destroyer=1), zone, UK, ITALY).allowed
False
>>> may_rise_over(war.with_force(zone, UK, fighter=1), zone, UK, ITALY).allowed
False
>>> may_rise_over(war.at_war(GERMANY, ITALY).with_force(zone, GERMANY, cruiser=1), zone, UK, ITALY).allowed
False
>>> may_rise_over(START.at_war(UK, ITALY).with_force(zone, UK, cruiser=1), zone, UK, ITALY).allowed
False
>>> landing = war.noting("amphibious assault", None, "", nation=ITALY, place=zone)
>>> may_rise_over(landing.in_round(2), zone, UK, ITALY).allowed, may_rise_over(landing, zone, UK, GERMANY).allowed
(False, False)
>>> may_rise_over(landing, "Sea Zone 95", UK, ITALY).allowed
False
""",
    "alpha2.scramble.all-neighbours": """
>>> one = START.with_facility("Korea", "air_base").with_force("Korea", JAPAN, fighter=1, tactical_bomber=1)
>>> most_that_rise(one, "Sea Zone 6", JAPAN)
2
>>> most_that_rise(one.with_force("Korea", GERMANY, fighter=1, strategic_bomber=3), "Sea Zone 6", GERMANY)
1
>>> most_that_rise(one.with_force("Japan", JAPAN, fighter=2), "Sea Zone 6", JAPAN)
2
""",
    "alpha2.scramble.one-battle": """
>>> up = START.with_force("Sea Zone 6", JAPAN, {"scrambled", "from Korea"}, fighter=1)
>>> may_fight_in(up, "SZ 6", "Sea Zone 6").allowed, may_fight_in(up, "Sea Zone 6", "Korea").allowed
(True, False)
>>> may_fight_in(up, "Sea Zone 6", "Sea Zone 7").allowed, may_fight_in(up, "Sea Zone 6", "SZ 6").allowed
(False, True)
>>> may_fight_in(START.with_force("Sea Zone 6", JAPAN, fighter=1), "Sea Zone 6", "Sea Zone 7").allowed
True
""",
    "alpha2.scramble.refuge": """
>>> war = START.at_war(USA, AXIS).held(USA, "Korea", "Japan")
>>> refuges(war.held(GERMANY, "Korea"), "Korea", "SZ 6", JAPAN)
('Korea',)
>>> refuges(war.with_force("Sea Zone 6", JAPAN, aircraft_carrier=1), "Korea", "Sea Zone 6", JAPAN)
('Sea Zone 6',)
>>> refuges(war.with_force("Sea Zone 8", JAPAN, aircraft_carrier=1), "Korea", "Sea Zone 6", JAPAN)
()
>>> refuges(war.with_force("Sea Zone 7", JAPAN, aircraft_carrier=1, fighter=2), "Korea", "Sea Zone 6", JAPAN)
()
""",
    "alpha2.scramble.landing-time": """
>>> phase = START.noting("moved", None, "", nation=JAPAN)
>>> phase = phase.noting("phase began", None, "", nation=JAPAN, amount=Phase.NONCOMBAT_MOVE)
>>> may_land_now(phase, JAPAN).allowed, may_land_now(phase, UK).allowed
(True, False)
""",
}
