"""Pins of rules_model/base/lone_ships.py."""

PINS = {
    "g40.sea-move.ignore": """
>>> guarded = START.at_war(UK, GERMANY).with_force("SZ 110", GERMANY, transport=1, submarine=1)
>>> may_leave_be(guarded.with_force("SZ 110", UK, cruiser=1), "SZ 110", UK, Phase.COMBAT_MOVE).allowed
True
>>> prey = START.at_war(UK, GERMANY).with_force("SZ 110", GERMANY, transport=1).with_force("SZ 110", UK, cruiser=1)
>>> may_leave_be(prey, "SZ 110", UK, Phase.NONCOMBAT_MOVE).allowed
True
>>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 110", GERMANY, transport=1)
>>> may_leave_be(war, "Sea Zone 110", UK, Phase.COMBAT_MOVE).allowed
True
""",
    "g40.sea-move.guards": """
>>> guards(EMPTY, Force.of(JAPAN, fighter=1, destroyer=1), Force.of(USA, submarine=1))
1 Japan destroyer, 1 Japan fighter
>>> guards(EMPTY, Force.of(JAPAN, submarine=1, transport=2), Force.of(USA, fighter=1, infantry=1))
nothing
>>> guards(EMPTY, Force.of(JAPAN, submarine=1, transport=2), Force.of(USA, fighter=1, cruiser=1))
1 Japan submarine
>>> guards(EMPTY, Force.of(JAPAN, fighter=1, cruiser=1), Force.of(USA, submarine=1))
1 Japan cruiser
>>> guards(EMPTY, Force.of(JAPAN, fighter=1), Force.of(USA, submarine=1, destroyer=1))
1 Japan fighter
>>> guards(EMPTY, Force.of(JAPAN, fighter=1), Force.of(USA, fighter=1, submarine=1))
1 Japan fighter
>>> guards(EMPTY, Force.of(JAPAN, submarine=1, infantry=1), Force.of(USA, submarine=1))
1 Japan submarine
""",
    "g40.sea-move.lone-transports": """
>>> for unit in ("infantry", "artillery", "mechanized_infantry", "tank", "aa_artillery"):
...     cargo = START.at_war(UK, GERMANY).with_force("SZ 113", GERMANY, transport=1, **{unit: 1})
...     print(sinking_transports(cargo.with_force("SZ 113", UK, cruiser=1), "SZ 113", UK).count("SZ 113"))
1
1
1
1
1
>>> for unit in ("aircraft_carrier", "battleship", "transport"):
...     fleet = START.at_war(UK, GERMANY).with_force("SZ 113", GERMANY, transport=1)
...     fleet = fleet.with_force("SZ 113", UK, cruiser=1, **{unit: 1})
...     print(sinking_transports(fleet, "SZ 113", UK).count("SZ 113", mark="fought"))
2
2
2
>>> loaded = START.at_war(UK, GERMANY).with_force("SZ 113", GERMANY, transport=1, infantry=2)
>>> sinking_transports(loaded.with_force("SZ 113", UK, submarine=1), "SZ 113", UK).force("SZ 113")
1 UK Europe submarine (fought)
>>> sinking_transports(loaded.with_force("SZ 113", UK, submarine=1), "SZ 113", UK).log[-1].text[-36:]
'sunk in Sea Zone 113 without a fight'
>>> sinking_transports(loaded.with_force("SZ 113", UK, transport=1, infantry=2), "SZ 113", UK).log
()
>>> trapped = loaded.with_force("SZ 113", GERMANY, {"trapped"}, fighter=1).with_force("SZ 113", UK, cruiser=1)
>>> sinking_transports(trapped, "SZ 113", UK).force("SZ 113").only(GERMANY)
1 Germany fighter (trapped)
>>> here = "Sea Zone 113"
>>> war = START.at_war(UK, GERMANY).with_force(here, GERMANY, transport=1)
>>> raid = war.with_force(here, UK, cruiser=1, fighter=1)
>>> gone = sinking_transports(raid, here, UK)
>>> gone.force(here), gone.log[-1].text
(1 UK Europe cruiser (fought), 1 UK Europe fighter, '1 Germany transport is sunk in Sea Zone 113 without a fight')
>>> (gone.log[-1].nation, gone.log[-1].place, gone.log[-1].amount)
(UK Europe, 'Sea Zone 113', 1)
>>> sinking_transports(raid.with_force(here, GERMANY, destroyer=1), here, UK).log
()
>>> sinking_transports(war.with_force(here, UK, transport=1), here, UK).log
()
>>> sinking_transports(war.with_force(here, UK, transport=1, cruiser=1), here, UK).count(here)
2
>>> neutral = START.at_war(UK, GERMANY).with_force(here, UK, cruiser=1).with_force(here, ITALY, transport=1)
>>> sinking_transports(neutral, here, UK).count(here), sinking_transports(neutral, here, UK).log
(2, ())
>>> sinking_transports(war.with_force(here, UK, submarine=1).with_force(here, GERMANY, fighter=1), here, UK).force(here)
1 Germany fighter, 1 UK Europe submarine (fought)
>>> sinking_transports(war.with_force(here, UK_PACIFIC, cruiser=1), here, UK).force(here)
1 UK Pacific cruiser (fought)
>>> with_friend = raid.with_force(here, USA, cruiser=1)
>>> sinking_transports(with_friend, here, UK).force(here).only(USA)
1 United States cruiser
""",
}
