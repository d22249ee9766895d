"""Pins of rules_model/base/amphibious.py."""

PINS = {
    "g40.amphibious.assault": """
>>> from rules_model.base.scramble import may_rise_over
>>> moving = START.at_war(UK, GERMANY).noting("phase began", None, "", nation=UK, amount=Phase.COMBAT_MOVE)
>>> bool(may_rise_over(announce(moving, "Denmark", "Sea Zone 112", UK), "Sea Zone 112", GERMANY, UK))
True
""",
    "g40.amphibious.announcement": """
>>> later = START.at_war(UK, GERMANY).noting("phase began", None, "", nation=UK, amount=Phase.NONCOMBAT_MOVE)
>>> may_assault(later, "Denmark", "Sea Zone 112", UK)
refused by g40.amphibious.announcement: an assault is announced in the combat move
>>> moving = START.at_war(UK, GERMANY).noting("phase began", None, "", nation=UK, amount=Phase.COMBAT_MOVE)
>>> may_assault(moving, "Denmark", "Germany", UK)
refused by g40.amphibious.announcement: Germany does not touch Denmark
>>> may_assault(moving, "Denmark", "Western Germany", UK)
refused by g40.amphibious.announcement: Western Germany does not touch Denmark
>>> may_assault(moving, "Spain", "Sea Zone 105", UK)
allowed by g40.amphibious.announcement
>>> may_assault(moving, "Greece", "Sea Zone 97", UK)
refused by g40.amphibious.announcement: Greece is friendly: offload there in the noncombat move
>>> japan = START.at_war(JAPAN, FRANCE).noting("phase began", None, "", nation=JAPAN, amount=Phase.COMBAT_MOVE)
>>> may_assault(japan, "Sumatra", "Sea Zone 41", JAPAN)
refused by g40.amphibious.announcement: Japan is at peace with Dutch
>>> war = japan.at_war(JAPAN, UK, UK_PACIFIC, ANZAC)
>>> bool(may_assault(war, "Sumatra", "Sea Zone 41", JAPAN)), bool(may_assault(war, "Alaska", "Sea Zone 1", JAPAN))
(True, False)
>>> may_assault(moving, "Sea Zone 113", "Sea Zone 112", UK)
refused by g40.amphibious.announcement: Sea Zone 113 is no land
>>> may_assault(moving.with_force("Norway", JAPAN, infantry=1), "Norway", "Sea Zone 112", UK)
refused by g40.amphibious.announcement: 1 Japan infantry there, and UK Europe is at peace with them
>>> may_assault(moving, "Greece", "Sea Zone 112", UK)
refused by g40.amphibious.announcement: Sea Zone 112 does not touch Greece
""",
    "g40.amphibious.steps": """
>>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", GERMANY, submarine=1)
>>> assault_steps(war, "Sea Zone 112", UK)
('bombardment', 'land combat')
>>> assault_steps(war.noting("sea battle", None, "", nation=UK, place="Sea Zone 112"), "Sea Zone 112", UK)
('sea combat', 'bombardment', 'land combat')
>>> before = war.noting("sea battle", None, "", nation=UK, place="Sea Zone 112").in_round(2)
>>> assault_steps(before, "Sea Zone 112", UK)
('bombardment', 'land combat')
>>> sunk = war.noting("sunk", None, "", nation=UK, place="Sea Zone 112")
>>> assault_steps(sunk, "Sea Zone 112", UK), assault_steps(sunk, "Sea Zone 113", UK)
(('sea combat', 'bombardment', 'land combat'), ('bombardment', 'land combat'))
>>> other = war.noting("sea battle", None, "", nation=UK, place="Sea Zone 113")
>>> assault_steps(other.noting("sea battle", None, "", nation=USA, place="Sea Zone 112"), "Sea Zone 112", UK)
('bombardment', 'land combat')
""",
    "g40.amphibious.sea-combat": """
>>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", UK, cruiser=1, transport=1)
>>> open_sea_combat(war, "Sea Zone 112", UK, script()) == war
True
>>> fought = open_sea_combat(war.with_force("Sea Zone 112", GERMANY, cruiser=1), "Sea Zone 112", UK, script())
>>> [(event.kind, event.nation, event.place) for event in fought.log]
[('sea battle', UK Europe, 'Sea Zone 112')]
>>> alone = START.at_war(UK, GERMANY).with_force("Sea Zone 112", UK, transport=1)
>>> met = alone.with_force("Sea Zone 112", GERMANY, {"scrambled"}, fighter=1)
>>> open_sea_combat(met, "Sea Zone 112", UK, script()).since(met)
['UK Europe fights at sea in Sea Zone 112']
""",
    "g40.amphibious.landing": """
>>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", UK, transport=1)
>>> may_go_ashore(war.with_force("Sea Zone 112", GERMANY, submarine=1), "Sea Zone 112", UK).clause
'g40.submarine.bar'
>>> may_go_ashore(war.with_force("Sea Zone 112", GERMANY, {"scrambled"}, fighter=1), "Sea Zone 112", UK)
refused by g40.amphibious.landing: the sea is not clear: 1 Germany fighter (scrambled)
>>> gone = war.noting("retreated", None, "", nation=UK_PACIFIC, place="Sea Zone 112")
>>> bool(may_go_ashore(gone, "Sea Zone 112", UK)), bool(may_go_ashore(gone.in_round(2), "Sea Zone 112", UK))
(False, True)
>>> bool(may_go_ashore(war.noting("retreated", None, "", nation=USA, place="Sea Zone 112"), "Sea Zone 112", UK))
True
""",
    "g40.amphibious.undefended": """
>>> fighting = START.at_war(UK, GERMANY).noting("phase began", None, "", nation=UK, amount=Phase.CONDUCT_COMBAT)
>>> may_walk_in(fighting.with_force("Sea Zone 112", GERMANY, cruiser=1), "Norway", "Sea Zone 112", UK).clause
'g40.amphibious.landing'
>>> may_walk_in(fighting, "Japan", "Sea Zone 6", UK)
refused by g40.amphibious.undefended: UK Europe is at peace with Japan
>>> may_walk_in(fighting, "Norway", "Sea Zone 110", UK)
refused by g40.amphibious.undefended: Sea Zone 110 does not touch Norway
""",
    "g40.scramble.sea-combat": """
>>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", UK, battleship=1, transport=2, fighter=1)
>>> drawn_in(war.with_force("Sea Zone 112", GERMANY, submarine=1), "Sea Zone 112", UK)
nothing
>>> drawn_in(war.with_force("Sea Zone 112", GERMANY, {"scrambled"}, fighter=1), "Sea Zone 112", UK)
1 UK Europe battleship, 2 UK Europe transport
""",
}
