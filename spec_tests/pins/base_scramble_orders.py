"""Pins of rules_model/base/scramble_orders.py."""

PINS = {
    "g40.scramble.time": """
>>> over = START.noting("phase began", None, "", nation=GERMANY, amount=Phase.CONDUCT_COMBAT)
>>> for kind in ("sea battle", "sunk", "kamikaze", "raid", "battle", "battle fought", "scrambled"):
...     print(kind, bool(may_scramble_now(over.noting(kind, None, "", nation=GERMANY), GERMANY)))
sea battle False
sunk False
kamikaze False
raid False
battle False
battle fought False
scrambled True
""",
    "g40.scramble.several-bases": """
>>> shores = START.with_facility("Holland Belgium", "air_base").with_facility("United Kingdom", "air_base")
>>> shores = shores.at_war(UK, GERMANY)
>>> [most_over(shores, "Sea Zone 110", attacker) for attacker in (UK, GERMANY, USA)]
[3, 3, 0]
>>> shores.held(GERMANY, "United Kingdom") == shores, most_over(shores.held(GERMANY, "United Kingdom"), "SZ 110", UK)
(False, 6)
>>> china = START.at_war(JAPAN, CHINA).held(CHINA, "Kiangsu").with_facility("Kiangsu", "air_base")
>>> [most_over(war, "Sea Zone 19", JAPAN) for war in (china, china.at_war(JAPAN, USA))]
[0, 3]
>>> taken = shores.noting("captured", None, "", nation=UK, other=GERMANY, place="United Kingdom")
>>> most_over(taken, "Sea Zone 110", GERMANY), most_over(taken.at_war(USA, GERMANY), "Sea Zone 110", GERMANY)
(0, 3)
""",
    "g40.scramble.base-lost": """
>>> from rules_model.base.scramble import scramble
>>> base = START.at_war(GERMANY, UK).with_facility("United Kingdom", "air_base", damage=2)
>>> raid = base.with_force("United Kingdom", UK, fighter=1).with_force("Sea Zone 110", GERMANY, cruiser=1)
>>> fleet = raid.with_force("Sea Zone 110", UK, transport=1, fighter=1)
>>> up = scramble(fleet, "United Kingdom", "Sea Zone 110", Force.of(UK, fighter=1), GERMANY)
>>> ruined = up.with_facilities("United Kingdom", [Facility("air_base", damage=6)])
>>> still_up(ruined, "United Kingdom", "Sea Zone 110")
1 UK Europe fighter (from United Kingdom, scrambled)
""",
    "g40.scramble.call-off": """
>>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", GERMANY, cruiser=1)
>>> may_call_off(war, "Sea Zone 112", UK)
allowed by g40.scramble.call-off
>>> met = war.with_force("Sea Zone 112", GERMANY, {"scrambled"}, fighter=1)
>>> met = met.with_force("Sea Zone 112", UK, {"boarded this turn"}, tank=1)
>>> bool(may_call_off(met, "Sea Zone 112", UK)), bool(may_call_off(met.reads(CALL_OFF, "free"), "Sea Zone 112", UK))
(False, False)
>>> may_call_off(met.noting("retreated", None, "", nation=UK, place="Sea Zone 112"), "Sea Zone 112", UK)
allowed by g40.scramble.call-off
>>> other = war.with_force("Sea Zone 112", USA, {"boarded this turn"}, tank=1)
>>> bool(may_call_off(other, "Sea Zone 112", UK))
True
>>> loaded = war.with_force("Sea Zone 112", UK, tank=1)
>>> bool(may_call_off(loaded, "Sea Zone 112", UK))
True
""",
    "g40.amphibious.allied-cargo": """
>>> may_assault_with(EMPTY, Force.of(UK, {"boarded this turn"}, infantry=1), UK_PACIFIC, UK)
allowed by g40.amphibious.allied-cargo
>>> may_assault_with(EMPTY, Force.of(UK, infantry=1).adding(ANZAC, tank=1), USA, UK)
refused by g40.amphibious.allied-cargo: ANZAC moves that cargo on its own turn
""",
    "g40.amphibious.unguarded": """
>>> war = START.at_war(ALLIES, GERMANY).with_force("Sea Zone 112", USA, transport=1, cruiser=1)
>>> near = war.with_facility("Western Germany", "air_base")
>>> bool(may_land_from_ally(near.with_force("Western Germany", GERMANY, strategic_bomber=1), "Sea Zone 112", USA, UK))
True
>>> base = near.with_force("Western Germany", GERMANY, strategic_bomber=1, fighter=1)
>>> bool(may_land_from_ally(base, "Sea Zone 112", USA, UK)), bool(may_land_from_ally(base, "Sea Zone 112", UK, UK))
(False, True)
>>> new = base.noting("captured", None, "", nation=GERMANY, other=UK, place="Western Germany")
>>> bool(may_land_from_ally(new, "Sea Zone 112", USA, UK))
True
>>> bool(may_land_from_ally(base.with_force("Sea Zone 112", UK, transport=1), "Sea Zone 112", USA, UK))
False

The troops to be landed are no guard; an aircraft of their power is.

>>> bool(may_land_from_ally(base.with_force("Sea Zone 112", UK, infantry=1, tank=1), "Sea Zone 112", USA, UK))
False
>>> bool(may_land_from_ally(base.with_force("Sea Zone 112", UK, fighter=1), "Sea Zone 112", USA, UK))
True
""",
}
