"""Pins of rules_model/alpha2/scramble.py."""

PINS = {
    "alpha2.scramble.timing": """
>>> war = START.at_war(JAPAN, UK)
>>> phase = war.noting("phase began", None, "", nation=JAPAN, amount=Phase.CONDUCT_COMBAT)
>>> may_scramble_now(phase, UK)
refused by alpha2.scramble.timing: UK Europe has not finished its combat moves
>>> peace = START.noting("phase began", None, "", nation=JAPAN, amount=Phase.CONDUCT_COMBAT)
>>> may_scramble_now(peace, JAPAN), may_scramble_now(war, JAPAN).allowed
(refused by alpha2.scramble.timing: Japan is at peace, False)
>>> fought = war.noting("sea battle", None, "").noting("phase began", None, "", nation=JAPAN, amount=3)
>>> may_scramble_now(fought, JAPAN).allowed, may_scramble_now(fought.noting("sea battle", None, ""), JAPAN).allowed
(True, False)

The two British economies play one turn.

>>> british = START.at_war(UK_PACIFIC, JAPAN).noting("phase began", None, "", nation=UK, amount=Phase.CONDUCT_COMBAT)
>>> may_scramble_now(british, UK_PACIFIC).allowed, may_scramble_now(british, UK).allowed
(True, False)
""",
    "alpha2.scramble.aircraft": """
>>> may_rise(START, UK, "fihgter")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown unit 'fihgter'; did you mean 'fighter'?
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
>>> joint = START.at_war(ITALY, UK, UK_PACIFIC).with_force("Sea Zone 96", ITALY, cruiser=1)
>>> joint = joint.with_force("Sea Zone 96", UK_PACIFIC, cruiser=1)
>>> may_rise_over(joint, "Sea Zone 96", ITALY, UK).allowed
True
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
>>> may_rise_over(war.noting("amphibious assault", None, "", nation=ITALY, place="Malta"), "Malta", UK, ITALY)
refused by alpha2.scramble.help: Malta is no sea zone

An assault of either British economy is one of both; cargo attacks nobody, and a submarine that has dived needs no help.

>>> british = START.at_war(UK, ITALY).at_war(UK_PACIFIC, ITALY)
>>> assaulted = british.noting("amphibious assault", None, "", nation=UK_PACIFIC, place=zone)
>>> [may_rise_over(assaulted, zone, ITALY, attacker).allowed for attacker in (UK, UK_PACIFIC, ANZAC)]
[True, True, False]
>>> both = british.with_force(zone, UK, destroyer=1).with_force(zone, ITALY, {"submerged"}, submarine=1)
>>> may_rise_over(both, zone, ITALY, UK).allowed
False
>>> may_rise_over(both.with_force(zone, ITALY, submarine=1), zone, ITALY, UK).allowed
True
>>> guest = british.with_force(zone, USA, {"Gull"}, transport=1).with_force(zone, UK, {"aboard Gull"}, tank=1)
>>> may_rise_over(guest.with_force(zone, ITALY, transport=1), zone, ITALY, UK).allowed
False
""",
    "alpha2.scramble.all-neighbours": """
>>> zone = "Sea Zone 6"
>>> landing = START.noting("amphibious assault", None, "", nation=USA, place=zone)
>>> one = landing.with_facility("Korea", "air_base").with_force("Korea", JAPAN, fighter=1, tactical_bomber=1)
>>> war = one.at_war(USA, AXIS)
>>> most_that_rise(war, zone, JAPAN, USA), most_that_rise(one, zone, JAPAN, USA), most_that_rise(war, zone, JAPAN, UK)
(2, 0, 0)
>>> most_that_rise(war.noting("captured", None, "", nation=JAPAN, other=CHINA, place="Korea"), zone, JAPAN, USA)
0
>>> most_that_rise(war.with_force("Korea", GERMANY, fighter=1, strategic_bomber=3), zone, GERMANY, USA)
1
>>> most_that_rise(war.with_force("Japan", JAPAN, fighter=2), zone, JAPAN, USA)
2
>>> most_that_rise(war, "Sea Zone 7", JAPAN, USA)
0
>>> most_that_rise(war.with_force("Korea", JAPAN, {"intercepting"}, fighter=1), zone, JAPAN, USA)
2

With Delta's Radar four fighters are one team, four mixed aircraft are not.

>>> from rules_model.base.start import MAP, RULESET as BASE
>>> from rules_model.delta.advantages import RADAR
>>> from rules_model.delta.start import RULESET as DELTA
>>> from rules_model.alpha2.start import RULESET as ALPHA2_RULES
>>> from rules_model.ruleset import Rules
>>> from rules_model.world.position import Position
>>> radar = Position(Rules(BASE, ALPHA2_RULES, DELTA), MAP, START.holders).gains(UK, RADAR).at_war(UK, ITALY)
>>> malta = radar.with_facility("Malta", "air_base").noting("amphibious assault", None, "", nation=ITALY, place="SZ 96")
>>> fighters = malta.with_force("Malta", UK, fighter=4)
>>> most_that_rise(fighters, "Sea Zone 96", UK, ITALY)
4
>>> most_that_rise(fighters.with_force("Malta", UK, tactical_bomber=1), "Sea Zone 96", UK, ITALY)
4
>>> mixed = malta.with_force("Malta", UK, fighter=3, tactical_bomber=2)
>>> most_that_rise(mixed, "Sea Zone 96", UK, ITALY), most_that_rise(malta, "Sea Zone 96", UK, ITALY)
(3, 0)
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

Without a refuge they are lost.

>>> from rules_model.base.landing import scrambled_return
>>> up = war.with_force("Sea Zone 6", JAPAN, {"scrambled", "from Korea"}, fighter=1)
>>> scrambled_return(up, "Korea", "Sea Zone 6", script()).since(up)
['1 Japan fighter from Korea is lost for want of a landing place']
""",
    "alpha2.scramble.landing-time": """
>>> phase = START.noting("moved", None, "", nation=JAPAN)
>>> phase = phase.noting("phase began", None, "", nation=JAPAN, amount=Phase.NONCOMBAT_MOVE)
>>> may_land_now(phase, JAPAN).allowed, may_land_now(phase, UK).allowed
(True, False)
>>> british = START.noting("phase began", None, "", nation=UK, amount=Phase.NONCOMBAT_MOVE)
>>> may_land_now(british, UK_PACIFIC).allowed
True
""",
}
