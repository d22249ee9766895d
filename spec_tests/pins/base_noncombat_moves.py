"""Pins of rules_model/base/noncombat_moves.py."""

PINS = {
    "g40.noncombat-move.who": """
>>> may_move_still(START, UK, "cruiser", {"moved"}).allowed, may_move_still(START, UK, "cruiser", {"other"}).allowed
(False, True)
""",
    "g40.noncombat-move.into": """
>>> war = START.at_war(GERMANY, FRANCE).with_force("Sea Zone 112", FRANCE, cruiser=1)
>>> may_move_into(war, GERMANY, "submarine", "Sea Zone 112"), may_move_into(war, GERMANY, "cruiser", "Sea Zone 113")
(allowed by g40.noncombat-move.into, allowed by g40.noncombat-move.into)
>>> may_move_into(war, GERMANY, "infantry", "Bulgaria"), may_move_into(war, GERMANY, "infantry", "Greece").allowed
(allowed by g40.noncombat-move.into, False)
>>> may_move_into(war, GERMANY, "tank", "Himalayas")
refused by g40.land-move.impassable: nobody crosses the Himalayas
>>> may_move_into(war, GERMANY, "tank", "Albania")
refused by g40.land-move.foreign: Italy is at war with nobody
>>> may_move_into(war, GERMANY, "tank", "Eastern Poland").allowed
False
""",
    "g40.noncombat-move.aircraft": """
>>> war = START.at_war(UK, GERMANY)
>>> may_fly_home(war, UK, "strategic_bomber", ("Southern France",), ("Southern France", "Spain", "Gibraltar"))
refused by g40.air-move.neutral: Spain is neutral
>>> may_fly_home(war.at_war(FRANCE, GERMANY), UK, "fighter", ("Malta",), ("Sea Zone 95", "Sea Zone 93", "France"))
refused by g40.noncombat-move.aircraft: France does not touch Sea Zone 93
>>> out = ("United Kingdom", "Sea Zone 110", "Sea Zone 112", "Western Germany")
>>> may_fly_home(war, UK, "fighter", out, ("Western Germany", "Sea Zone 112"), new_carriers=1).allowed
True
>>> may_fly_home(war, UK, "strategic_bomber", out, ("Western Germany", "Denmark"))
refused by g40.air-move.ground: Germany holds Denmark
>>> may_fly_home(war, UK, "fighter", ("Malta",), ("Malta", "Sea Zone 96", "Sea Zone 98"), 1).allowed
True
>>> may_fly_home(war, UK, "strategic_bomber", ("Malta",), ("Malta", "Sea Zone 96", "Sea Zone 98"), 1).allowed
False
>>> carrier = war.with_force("Sea Zone 112", UK, aircraft_carrier=1)
>>> may_fly_home(carrier, UK, "fighter", out, ("Western Germany", "Sea Zone 112")).allowed
True
>>> struck = START.at_war(UK, GERMANY).noting("attacked", None, "", nation=GERMANY, other=PRO_ALLIES, place="Greece")
>>> won = struck.held(GERMANY, "Greece", "Bulgaria").reads(WAY_OUT, "back")
>>> may_fly_home(won, GERMANY, "fighter", ("Albania", "Greece"), ("Greece",)).allowed
True
>>> may_fly_home(won, GERMANY, "fighter", ("Romania", "Bulgaria", "Greece"), ("Greece", "Bulgaria", "Romania"))
allowed by g40.noncombat-move.aircraft
>>> may_fly_home(won, GERMANY, "fighter", ("Bulgaria", "Albania", "Greece"), ("Greece", "Bulgaria", "Romania")).reason
'it came from Albania'
>>> may_fly_home(won, GERMANY, "fighter", ("Greece",), ("Greece", "Bulgaria", "Romania")).allowed
True
>>> away = won.held(GERMANY, "Poland")
>>> may_fly_home(away, GERMANY, "fighter", ("Romania", "Poland"), ("Poland", "Germany")).allowed
True
""",
    "g40.noncombat-move.joining": """
>>> war = START.at_war(GERMANY, UK)
>>> event = taking_over(war, GERMANY, "tank", "Bulgaria").log[-1]
>>> event.kind, event.nation, event.place
('joined', Germany, 'Bulgaria')
>>> event = taking_over(START, ANZAC, "infantry", "Java").log[-1]
>>> event.kind, event.nation, event.place
('taken over', ANZAC, 'Java')
>>> taking_over(START, ANZAC, "infantry", "Java").holder("Java")
ANZAC
>>> taking_over(START, JAPAN, "tank", "Java").holder("Java")
Dutch
>>> [taking_over(START, one, "tank", "Java").holder("Java") for one in (UK, UK_PACIFIC, CHINA, FRANCE)]
[UK Europe, UK Pacific, Dutch, Dutch]
>>> mixed = war.with_force("Bulgaria", PRO_AXIS, infantry=4).with_force("Bulgaria", ITALY, tank=1)
>>> taking_over(mixed, GERMANY, "tank", "Bulgaria").force("Bulgaria")
4 Germany infantry (moved), 1 Italy tank
>>> taking_over(war, GERMANY, "fighter", "Bulgaria") == war
True
>>> taking_over(START, ANZAC, "infantry", "Malaya") == START
True
>>> taking_over(START, ANZAC, "aa_artillery", "Java") == START
True
""",
    "g40.noncombat-move.transports": """
>>> may_ship_now(START, UK, {"fought"}).allowed
False
""",
}
