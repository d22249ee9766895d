"""Pins of rules_model/base/strays.py."""

PINS = {
    "g40.combat-move.landing": """
>>> war = START.at_war(JAPAN, USA)
>>> fleet = war.with_force("Sea Zone 25", JAPAN, aircraft_carrier=2, cruiser=3)
>>> may_attack_by_air(fleet, JAPAN, "fighter", "Hawaiian Islands", 1, 4).allowed
True
>>> may_attack_by_air(fleet, JAPAN, "strategic_bomber", "Hawaiian Islands", 1).allowed
False
>>> hurt = war.with_force("Sea Zone 25", JAPAN, {"damaged"}, aircraft_carrier=1)
>>> may_attack_by_air(hurt, JAPAN, "fighter", "Hawaiian Islands", 1).allowed
False
>>> two = war.with_force("Sea Zone 25", JAPAN, aircraft_carrier=1).with_force("Sea Zone 24", JAPAN, aircraft_carrier=1)
>>> may_attack_by_air(two, JAPAN, "fighter", "Hawaiian Islands", 1, 4).allowed
True
>>> may_attack_by_air(war.with_force("Sea Zone 17", JAPAN, aircraft_carrier=1), JAPAN, "fighter", "Samoa", 1).allowed
False
>>> may_attack_by_air(war.with_force("Sea Zone 25", USA, aircraft_carrier=1), JAPAN, "fighter", "Midway", 1).allowed
False
>>> may_attack_by_air(war.with_force("Sea Zone 25", JAPAN, cruiser=1), JAPAN, "fighter", "Midway", 1).allowed
False
>>> may_attack_by_air(war, JAPAN, "strategic_bomber", "Sea Zone 6", 1, 9)
allowed by g40.combat-move.landing
>>> guarded = fleet.with_force("Sea Zone 26", USA, destroyer=1)
>>> may_attack_by_air(guarded, JAPAN, "fighter", "Hawaiian Islands", 1, 4).allowed
True
>>> may_attack_by_air(war, JAPAN, "fighter", "Korea", 1, 2, new_carriers=("SZ 6",)).allowed
True
>>> fallen = war.held(USA, "Korea", "Japan", "Manchuria", "Amur")
>>> may_attack_by_air(fallen, JAPAN, "fighter", "Korea", 1, 4, new_carriers=("SZ 6", "Sea Zone 6")).allowed
True
>>> may_attack_by_air(fallen, JAPAN, "fighter", "Korea", 1, 3, new_carriers=("SZ 6", "Sea Zone 7")).allowed
False
>>> both = fallen.with_force("Sea Zone 6", JAPAN, aircraft_carrier=1)
>>> may_attack_by_air(both, JAPAN, "fighter", "Korea", 1, 4, new_carriers=("SZ 6",)).allowed
True
>>> crossing = war.with_force("Sea Zone 26", JAPAN, aircraft_carrier=1)
>>> may_attack_by_air(crossing, JAPAN, "fighter", "Hawaiian Islands", 1, 3).allowed
False
>>> may_attack_by_air(war, JAPAN, "fighter", "Hawaiian Islands", 1, 0).allowed
True
>>> axis = START.at_war(AXIS, USA).with_force("Sea Zone 26", GERMANY, aircraft_carrier=1)
>>> [may_attack_by_air(axis, JAPAN, "fighter", "Hawaiian Islands", 1, number).allowed for number in (2, 3)]
[True, False]
>>> may_attack_by_air(axis, JAPAN, "fighter", "Hawaiian Islands", 0, 2).allowed
False
>>> frigates = axis.with_force("Sea Zone 26", JAPAN, cruiser=1, battleship=1)
>>> [may_attack_by_air(frigates, JAPAN, "fighter", "Hawaiian Islands", 1, number).allowed for number in (2, 3)]
[True, False]
>>> may_attack_by_air(frigates.with_force("Sea Zone 26", JAPAN, fighter=2), JAPAN, "fighter", "SZ 24", 0, 1).allowed
False
>>> far = START.at_war(AXIS, USA).with_force("SZ 25", GERMANY, aircraft_carrier=1)
>>> may_attack_by_air(far.with_force("SZ 25", JAPAN, cruiser=2), JAPAN, "fighter", "Hawaiian Islands", 1, 1).allowed
False
>>> hurt = far.with_force("SZ 25", JAPAN, {"damaged"}, aircraft_carrier=1)
>>> may_attack_by_air(hurt, JAPAN, "fighter", "Hawaiian Islands", 1, 1).allowed
False
>>> half = war.with_force("SZ 26", JAPAN, aircraft_carrier=1, fighter=1)
>>> [may_attack_by_air(half, JAPAN, "fighter", "Hawaiian Islands", 1, number).allowed for number in (1, 2)]
[True, False]
>>> shared = axis.with_force("Sea Zone 26", JAPAN, aircraft_carrier=1)
>>> [may_attack_by_air(shared, JAPAN, "fighter", "Hawaiian Islands", 1, number).allowed for number in (4, 5)]
[True, False]
>>> [may_attack_by_air(shared.with_force("Sea Zone 26", JAPAN, fighter=3), JAPAN, "fighter", "SZ 26", 0, number).allowed
...     for number in (4, 5)]
[True, False]
""",
    "g40.air-move.lost": """
>>> here = "Sea Zone 6"
>>> base = START.at_war(AXIS, USA)
>>> full = base.with_force(here, JAPAN, aircraft_carrier=1, fighter=2)
>>> ditching(full, JAPAN, here, 0, script()) == full
True
>>> bomber = ditching(full.with_force(here, JAPAN, strategic_bomber=2), JAPAN, here, 0, script())
>>> bomber.log[-1].text, bomber.count(here, unit="fighter")
('2 Japan strategic bomber are lost over Sea Zone 6', 2)
>>> bomber.log[-1].kind, bomber.log[-1].nation, bomber.log[-1].place, bomber.log[-1].amount
('lost', Japan, 'Sea Zone 6', 2)
>>> ditching(base.with_force(here, JAPAN, {"scrambled"}, fighter=1), JAPAN, here, 0, script()).count(here)
1
>>> ditching(base.with_force(here, JAPAN, {"trapped"}, fighter=1), JAPAN, here, 0, script()).count(here)
1
>>> two = base.with_force(here, JAPAN, fighter=2, tactical_bomber=1)
>>> gone = ditching(two, JAPAN, here, 0, script("Japan fighter", "Japan fighter"))
>>> gone.count(here)
0
>>> ditching(two, JAPAN, here, 1, script("Japan fighter")).count(here)
2
>>> ditching(two, JAPAN, here, 2, script()).count(here)
3
>>> guest = base.with_force(here, JAPAN, aircraft_carrier=1, fighter=2).with_force(here, GERMANY, fighter=1)
>>> ditching(guest, GERMANY, here, 0, script()).force(here)
1 Japan aircraft carrier, 2 Japan fighter
>>> ditching(base.with_force("Japan", JAPAN, fighter=1), JAPAN, "Japan", 0, script()).count("Japan")
1
>>> british = base.with_force(here, UK, aircraft_carrier=1, fighter=1).with_force(here, UK_PACIFIC, fighter=2)
>>> ditching(british, UK, here, 0, script("UK Pacific fighter")).force(here).only(unit="fighter")
1 UK Europe fighter, 1 UK Pacific fighter
>>> both = base.with_force("Guam", UK, fighter=1).with_force("Guam", UK_PACIFIC, fighter=1)
>>> ditching(both.with_force("Guam", USA, fighter=1), UK, "Guam", 0, script()).force("Guam")
1 United States fighter
>>> landed = base.with_force("Guam", JAPAN, fighter=1, infantry=1)
>>> ditching(landed, JAPAN, "Guam", 0, script()).force("Guam")
1 Japan infantry
""",
}
