"""Pins of rules_model/base/scramble.py."""

PINS = {
    "g40.scramble.aircraft": """
>>> may_rise(EMPTY, UK, "fighter").allowed, may_rise(EMPTY, UK, "infantry")
(True, refused by g40.scramble.aircraft: no infantry can scramble)
""",
    "g40.scramble.base": """
>>> may_rise_from(START.with_facility("Korea", "air_base"), "Korea")
allowed by g40.scramble.base
>>> may_rise_from(START, "Korea"), may_rise_from(START.with_facility("Korea", "naval_base"), "Korea")
(refused by g40.scramble.base: no air base works in Korea, refused by g40.scramble.base: no air base works in Korea)
""",
    "g40.scramble.taken-base": """
>>> may_rise_as(START.at_war(USA, AXIS), "Japan", GERMANY), may_rise_as(START, "Japan", GERMANY).allowed
(allowed by g40.scramble.taken-base, False)
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

Nor does a battle on land call them, though troops are put ashore there.

>>> may_rise_over(war.noting("amphibious assault", None, "", nation=USA, place="Japan"), "Japan", JAPAN, USA)
refused by g40.scramble.zone: Japan is no sea zone

An assault of another round, zone or power does not count.

>>> landing = war.noting("amphibious assault", None, "", nation=USA, place=zone)
>>> [may_rise_over(one, zone, JAPAN, USA).allowed for one in (landing, landing.in_round(2))]
[True, False]
>>> may_rise_over(landing, "Sea Zone 7", JAPAN, USA).allowed, may_rise_over(landing, zone, JAPAN, UK).allowed
(False, False)

Both British economies attack as one power, by sea and from it.

>>> isles = START.at_war(GERMANY, UK, UK_PACIFIC).with_force(zone, UK_PACIFIC, cruiser=1)
>>> isles = isles.with_force(zone, GERMANY, submarine=1)
>>> [may_rise_over(isles, zone, GERMANY, one).allowed for one in (UK, UK_PACIFIC)]
[True, True]
>>> landing = START.at_war(GERMANY, UK, ANZAC)
>>> landing = landing.noting("amphibious assault", None, "", nation=UK_PACIFIC, place=zone)
>>> [may_rise_over(landing, zone, GERMANY, one).allowed for one in (UK, UK_PACIFIC, ANZAC)]
[True, True, False]

A surface warship is surely attacked.

>>> sure = war.reads(QUIET_SHIPS, "warships")
>>> [may_rise_over(sure.with_force(zone, JAPAN, **{unit: 1}), zone, JAPAN, USA).allowed
...  for unit in ("destroyer", "transport")]
[True, False]
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
refused by g40.scramble.aircraft: no strategic bomber can scramble
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
>>> taken = raid.noting("captured", None, "", nation=JAPAN, other=USA, place="Japan")
>>> may_scramble(taken, "Japan", "Sea Zone 6", Force.of(JAPAN, fighter=1), USA).clause
'g40.scramble.taken-base'
>>> may_scramble(taken, "Japan", "Sea Zone 6", Force.of(GERMANY, fighter=1), USA).allowed
True

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
('scrambled', Japan, 'Japan', 2, '2 Japan fighter rise from Japan over Sea Zone 6')
>>> scramble(raid, "Tokyo", "SZ 6", Force(), USA) == raid
True

Over the sea zone they defend at 4, as fighters do.

>>> from rules_model.base.battle import defence_dice
>>> defence_dice(up, up.force("Sea Zone 6").only(unit="fighter"))
((2, 4),)
""",
}
