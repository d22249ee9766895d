"""Pins of rules_model/base/convoys.py."""

PINS = {
    "g40.convoy.coast": """
>>> coast(START, "Sea Zone 109", UK_PACIFIC), coast(START.held(CHINA, "Kwangtung"), "Sea Zone 20", UK_PACIFIC)
((), ())
""",
    "g40.convoy.raiders": """
>>> zone, war = "Sea Zone 109", START.at_war(UK, AXIS)
>>> scrambled = war.with_force(zone, GERMANY, {"scrambled"}, fighter=1).with_force(zone, GERMANY, aircraft_carrier=1)
>>> raiders(scrambled, zone, UK)
nothing
>>> raiders(war.with_force(zone, GERMANY, fighter=1), zone, UK)
nothing
>>> sound = war.reads(STUCK, "idle").with_force(zone, GERMANY, aircraft_carrier=1, fighter=1)
>>> raiders(sound, zone, UK)
1 Germany fighter
>>> raiders(war.with_force(zone, GERMANY, cruiser=1), "SZ 109", UK)
1 Germany cruiser
>>> raiders(war.with_force(zone, GERMANY, fighter=1).with_force(zone, UK, aircraft_carrier=1), zone, UK)
nothing
>>> guest = war.with_force(zone, GERMANY, fighter=1, strategic_bomber=1).with_force(zone, ITALY, aircraft_carrier=1)
>>> raiders(guest.with_force(zone, UK, aircraft_carrier=1), zone, UK)
1 Germany fighter
>>> raiders(war.with_force(zone, GERMANY, fighter=1, cruiser=1), zone, UK)
1 Germany cruiser
>>> raiders(war.with_force(zone, GERMANY, battleship=2).with_force(zone, ITALY, destroyer=1), zone, UK)
2 Germany battleship, 1 Italy destroyer
""",
    "g40.convoy.zone-loss": """
>>> lone = START.at_war(UK, AXIS).with_force("Sea Zone 109", GERMANY, submarine=1)
>>> chances(zone_loss, lone, "Sea Zone 109", UK, 8).mean()
Fraction(2, 1)
>>> zone_loss(lone, "Sea Zone 109", UK, 5, script(1, 2))
3
>>> zone_loss(lone.reads(ONE_CAP, "power"), "Sea Zone 109", UK, 2, script(3, 3))
2
>>> zone_loss(START, "Sea Zone 109", UK, 8, script())
0
""",
    "g40.convoy.losses": """
>>> far = START.at_war(GERMANY, UK).with_force("Sea Zone 101", GERMANY, submarine=1)
>>> convoy_losses(far, UK, script())
{}
>>> war = START.at_war(GERMANY, UK).with_force("Sea Zone 109", GERMANY, submarine=2)
>>> war = war.with_force("Sea Zone 119", GERMANY, submarine=1)
>>> convoy_losses(war, UK, script(3, 3, 1, 4, 2, 2)), convoy_losses(war, UK, script(4, 4, 4, 4, 3, 1))
({'Sea Zone 109': 7, 'Sea Zone 119': 1}, {'Sea Zone 119': 2})
>>> convoy_losses(war, UK, script(2, 4, 4, 4, 3, 1))
{'Sea Zone 109': 2, 'Sea Zone 119': 2}
""",
}
