"""Pins of rules_model/base/combat_moves.py."""

PINS = {
    "g40.combat-move.battle": """
>>> leads_to_battle(START.with_force("Sea Zone 110", UK, submarine=1), GERMANY, "Sea Zone 110")
False
""",
    "g40.combat-move.belongs": """
>>> war = START.at_war(GERMANY, UK)
>>> may_move_now(war, GERMANY, "Sea Zone 112", "Sea Zone 113").allowed
False
>>> may_move_now(war, GERMANY, "Sea Zone 112", "Sea Zone 113", assault=True).allowed
True
>>> may_move_now(war.with_force("Germany", UK, cruiser=1), GERMANY, "Germany", "Poland").allowed
False
>>> may_move_now(war, GERMANY, "Germany", "Poland", assault=True).allowed
True
>>> beset = START.at_war(GERMANY, UK).with_force("Sea Zone 112", UK, cruiser=1).reads(EVADING, "besieged")
>>> may_move_now(beset, GERMANY, "Sea Zone 112", "Sea Zone 113").allowed
True
>>> landing = START.noting("amphibious assault", None, "", nation=UK_PACIFIC, place="Sea Zone 112")
>>> [may_move_now(landing, UK, zone, "Sea Zone 110").allowed for zone in ("Sea Zone 112", "Sea Zone 111")]
[True, False]
>>> may_move_now(landing, GERMANY, "Sea Zone 112", "Sea Zone 110").allowed
False
>>> may_move_now(landing.noting("turn began", None, "", nation=UK), UK, "Sea Zone 112", "Sea Zone 110").allowed
False
>>> inland = START.at_war(GERMANY, UK).with_force("Germany", UK, infantry=1)
>>> may_move_now(inland, GERMANY, "Germany", "Poland").allowed
False
""",
    "g40.combat-move.escape": """
>>> war = START.at_war(GERMANY, UK).with_force("Sea Zone 112", UK, cruiser=1)
>>> may_escape(war, GERMANY, "transport", ("Sea Zone 112", "Sea Zone 125", "Sea Zone 126", "Sea Zone 127"))
refused by g40.sea-move.route: from Sea Zone 112 a transport sails no further than 2
>>> there = war.with_force("Sea Zone 125", UK, cruiser=1)
>>> may_escape(there, GERMANY, "cruiser", ("Sea Zone 112", "Sea Zone 125")).allowed
True
>>> may_escape(war.reads(ROUND_TRIP, "away"), GERMANY, "transport", ("SZ 112", "SZ 113", "SZ 114")).allowed
True
""",
    "g40.combat-move.stayed": """
>>> may_sail_later(START.reads(MAYBE_BATTLE, "possible"), possible=False, begun=False)
allowed by g40.combat-move.stayed
""",
}
