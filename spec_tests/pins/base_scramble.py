"""Pins of rules_model/base/scramble.py."""

PINS = {
    "g40.scramble.aircraft": """
>>> may_rise(EMPTY, UK, "fighter").allowed, may_rise(EMPTY, UK, "infantry")
(True, refused by g40.scramble.aircraft: a infantry cannot scramble)
""",
    "g40.scramble.base": """
>>> may_rise_from(START.with_facility("Korea", "air_base"), "Korea")
allowed by g40.scramble.base
>>> may_rise_from(START, "Korea"), may_rise_from(START.with_facility("Korea", "naval_base"), "Korea")
(refused by g40.scramble.base: no air base works in Korea, refused by g40.scramble.base: no air base works in Korea)
""",
    "g40.scramble.zone": """
>>> zone, war = "Sea Zone 6", START.at_war(USA, AXIS).with_force("Sea Zone 6", USA, submarine=1)
>>> may_rise_over(war.with_force(zone, GERMANY, submarine=1), zone, JAPAN, USA).allowed
True

No: a friend at peace with the attacker, aircraft alone, a foe's ship, no attacker.

>>> peace = START.at_war(USA, GERMANY).with_force(zone, USA, submarine=1).with_force(zone, ITALY, cruiser=1)
>>> may_rise_over(peace, zone, JAPAN, USA).allowed
False
>>> may_rise_over(war.with_force(zone, JAPAN, fighter=1), zone, JAPAN, USA).allowed
False
>>> may_rise_over(war.at_war(UK, USA).with_force(zone, UK, cruiser=1), zone, JAPAN, USA).allowed
False
>>> may_rise_over(START.at_war(USA, JAPAN).with_force(zone, JAPAN, cruiser=1), zone, JAPAN, USA).allowed
False

An assault of another round, zone or power does not count.

>>> landing = war.noting("amphibious assault", None, "", nation=USA, place=zone)
>>> [may_rise_over(one, zone, JAPAN, USA).allowed for one in (landing, landing.in_round(2))]
[True, False]
>>> may_rise_over(landing, "Sea Zone 7", JAPAN, USA).allowed, may_rise_over(landing, zone, JAPAN, UK).allowed
(False, False)
""",
    "g40.scramble.team": """
>>> japan = START.at_war(USA, AXIS).with_facility("Japan", "air_base").with_force("Sea Zone 6", USA, cruiser=1)
>>> raid = japan.with_force("Sea Zone 6", JAPAN, destroyer=1)
>>> raid = raid.with_force("Japan", JAPAN, fighter=2, tactical_bomber=1, strategic_bomber=1)
>>> raid = raid.with_force("Japan", GERMANY, fighter=2)
>>> may_scramble(raid, "Japan", "Sea Zone 6", Force.of(JAPAN, fighter=3), USA)
refused by g40.scramble.team: there are not so many Japan fighter in Japan
>>> may_scramble(raid, "Japan", "Sea Zone 6", Force.of(ITALY, fighter=1), USA)
refused by g40.scramble.team: there are not so many Italy fighter in Japan
>>> may_scramble(raid, "Japan", "Sea Zone 6", Force.of(JAPAN, strategic_bomber=1), USA)
refused by g40.scramble.aircraft: a strategic bomber cannot scramble
>>> may_scramble(raid, "Japan", "Sea Zone 7", Force.of(JAPAN, fighter=1), USA)
refused by g40.scramble.team: Sea Zone 7 is out of reach from Japan
>>> may_scramble(raid.without("Sea Zone 6", Force.of(JAPAN, destroyer=1)),
...              "Japan", "Sea Zone 6", Force.of(JAPAN, fighter=1), USA)
refused by g40.scramble.zone: nothing friendly is attacked in Sea Zone 6 and no assault comes from it
>>> may_scramble(raid.with_facilities("Japan", ()), "Japan", "Sea Zone 6", Force.of(JAPAN, fighter=1), USA)
refused by g40.scramble.base: no air base works in Japan
>>> guests = Force.of(JAPAN, fighter=2).adding(GERMANY, fighter=1)
>>> may_scramble(raid, "Japan", "SZ 6", guests, USA).allowed
True
>>> may_scramble(raid, "Japan", "SZ 6", guests.adding(JAPAN, tactical_bomber=1), USA)
refused by g40.scramble.team: the air base in Japan scrambles 3 aircraft at most

What rose from the base before counts, what rose from others does not.

>>> split = raid.with_force("Sea Zone 16", JAPAN, {"scrambled", "from Japan"}, fighter=2)
>>> may_scramble(split, "Japan", "Sea Zone 6", Force.of(JAPAN, fighter=1), USA).allowed
True
>>> may_scramble(split, "Japan", "Sea Zone 6", Force.of(JAPAN, fighter=2), USA).allowed
False
>>> other = raid.with_force("Sea Zone 6", JAPAN, {"scrambled", "from Korea"}, fighter=2)
>>> may_scramble(other, "Japan", "Sea Zone 6", Force.of(JAPAN, fighter=2), USA).allowed
True
""",
    "g40.scramble.launch": """
>>> japan = START.at_war(USA, JAPAN).with_facility("Japan", "air_base").with_force("Japan", JAPAN, fighter=2)
>>> scramble(japan, "Japan", "SZ 6", Force.of(JAPAN, fighter=1), USA)
Traceback (most recent call last):
ValueError: nothing friendly is attacked in SZ 6 and no assault comes from it
>>> raid = japan.with_force("Sea Zone 6", USA, cruiser=1).with_force("Sea Zone 6", JAPAN, destroyer=1)
>>> up = scramble(raid, "Tokyo", "SZ 6", Force.of(JAPAN, fighter=2), USA)
>>> up.log[-1].kind, up.log[-1].nation, up.log[-1].place, up.log[-1].amount, up.log[-1].text
('scrambled', Japan, 'Japan', 2, '2 Japan fighter from Japan scramble over Sea Zone 6')
""",
    "g40.scramble.refuge": """
>>> war = START.at_war(USA, AXIS).held(USA, "Korea", "Japan")
>>> refuges(war.held(GERMANY, "Korea"), "Korea", "SZ 6", JAPAN)
('Korea',)
>>> refuges(war.with_force("Sea Zone 6", JAPAN, aircraft_carrier=1), "Korea", "Sea Zone 6", JAPAN)
('Sea Zone 6',)
>>> refuges(war.with_force("Sea Zone 7", JAPAN, aircraft_carrier=1), "Korea", "Sea Zone 6", JAPAN)
('Sea Zone 7',)
>>> refuges(war.with_force("Sea Zone 8", JAPAN, aircraft_carrier=1), "Korea", "Sea Zone 6", JAPAN)
()
>>> refuges(war.with_force("Sea Zone 7", JAPAN, aircraft_carrier=1, fighter=2), "Korea", "Sea Zone 6", JAPAN)
()
>>> refuges(war.with_force("Sea Zone 7", USA, aircraft_carrier=1), "Korea", "Sea Zone 6", JAPAN)
()
""",
    "g40.scramble.return": """
>>> zone = "Sea Zone 6"
>>> war = START.at_war(USA, JAPAN).with_force(zone, JAPAN, {"scrambled", "from Korea"}, fighter=1, tactical_bomber=1)
>>> war = war.with_force(zone, JAPAN, {"scrambled", "from Japan"}, fighter=1).with_force(zone, JAPAN, cruiser=1)
>>> home = scrambled_return(war, "Korea", zone, script())
>>> home.force("Korea"), home.force(zone)
(1 Japan fighter, 1 Japan tactical bomber, 1 Japan cruiser, 1 Japan fighter (from Japan, scrambled))
>>> [(event.kind, event.nation, event.place, event.text) for event in home.log]
[('landed', Japan, 'Korea', '1 Japan fighter from Korea lands in Korea'),
 ('landed', Japan, 'Korea', '1 Japan tactical bomber from Korea lands in Korea')]
>>> fallen = war.held(USA, "Korea").with_force("Sea Zone 7", JAPAN, aircraft_carrier=1)
>>> spread = scrambled_return(fallen, "Korea", zone, script("Sea Zone 7", "Japan"))
>>> spread.force("Sea Zone 7"), spread.force("Japan")
(1 Japan aircraft carrier, 1 Japan fighter, 1 Japan tactical bomber)
>>> lost = war.held(USA, "Korea", "Japan").with_force(zone, JAPAN, {"scrambled", "from Korea"}, fighter=1)
>>> gone = scrambled_return(lost, "Korea", zone, script())
>>> gone.force(zone)
1 Japan cruiser, 1 Japan fighter (from Japan, scrambled)
>>> [(event.kind, event.nation, event.place) for event in gone.log]
[('lost', Japan, 'Korea'), ('lost', Japan, 'Korea'), ('lost', Japan, 'Korea')]
""",
}
