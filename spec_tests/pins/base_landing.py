"""Pins of rules_model/base/landing.py."""

PINS = {
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

An ally that is at peace takes nobody in.

>>> german = START.at_war(USA, JAPAN).held(USA, "Korea").held(GERMANY, "Japan")
>>> refuges(german, "Korea", "Sea Zone 6", JAPAN), refuges(german.at_war(GERMANY, UK), "Korea", "Sea Zone 6", JAPAN)
((), ('Japan',))
""",
    "g40.scramble.landing-time": """
>>> phase = START.noting("moved", None, "", nation=JAPAN)
>>> phase = phase.noting("phase began", None, "", nation=JAPAN, amount=Phase.NONCOMBAT_MOVE)
>>> may_land_now(phase, JAPAN).allowed, may_land_now(phase, UK).allowed
(True, False)

The two British economies play one turn.

>>> british = START.noting("phase began", None, "", nation=UK, amount=Phase.NONCOMBAT_MOVE)
>>> may_land_now(british, UK_PACIFIC).allowed, may_land_now(START, UK).allowed
(True, False)
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
