"""# Who attacks whom

Which units meet in a battle, and which stand by.
"""

from __future__ import annotations

from rules_model.base.spaces import hostile_land, hostile_waters
from rules_model.base.turn import Phase, is_phase, share_a_turn
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position

RAID_BYSTANDERS = question(
    "g40.sbr.bystanders",
    G40_RULES(36),
    G40_RULES(233),
    kind="ambiguity",
    readings={
        "barred": "land with units of a power at peace with the raider cannot be raided, as it cannot be attacked",
        "open": "a raid attacks a facility, not the land, so the units that stand there do not matter",
    },
    chosen="barred",
    because="The row on bystanders bars every attack on the land, and a raid is called an attack.",
)


@clause("g40.combat-move.committed", G40_RULES(33), title="No latecomers")
def may_join_attack(position: Position, nation: Nation) -> Verdict:
    """Attackers MUST be committed in the combat move; once combat is conducted, none is added.

    >>> moving = START.noting("phase began", None, "", nation=UK, amount=Phase.COMBAT_MOVE)
    >>> may_join_attack(moving, UK)
    allowed by g40.combat-move.committed
    >>> may_join_attack(moving.noting("phase began", None, "", nation=UK, amount=Phase.CONDUCT_COMBAT), UK)
    refused by g40.combat-move.committed: the combat move of UK Europe is over
    """
    if is_phase(position, nation, Phase.COMBAT_MOVE):
        return allow(may_join_attack)
    return refuse(may_join_attack, f"the combat move of {nation} is over")


@clause("g40.combat-move.alone", G40_RULES(34), title="Powers attack alone")
def attackers(position: Position, place: str, nation: Nation) -> Force:
    """Only the units of the power whose turn it is attack; both sides ignore its allies in the space.

    The two British economies are one power here.

    >>> fleet = START.with_force("Sea Zone 97", UK, cruiser=1).with_force("Sea Zone 97", FRANCE, destroyer=1)
    >>> attackers(fleet, "Sea Zone 97", UK)
    1 UK Europe cruiser
    >>> attackers(fleet.with_force("Sea Zone 97", UK_PACIFIC, submarine=1), "Sea Zone 97", UK)
    1 UK Europe cruiser, 1 UK Pacific submarine
    """
    there = position.force(place)
    return Force((piece, there[piece]) for piece in there if share_a_turn(position, piece.nation, nation))


@clause("g40.combat-move.must-fight", G40_RULES(35), title="No way round a battle")
def must_fight(position: Position, place: str, nation: Nation) -> bool:
    """A unit in a hostile space MUST fight there once the combat move ends.

    Enemy submarines and transports alone do not force a battle.

    >>> war = START.at_war(UK, ITALY).with_force("Sea Zone 97", UK, cruiser=1)
    >>> must_fight(war.with_force("Sea Zone 97", ITALY, destroyer=1), "Sea Zone 97", UK)
    True
    >>> must_fight(war.with_force("Sea Zone 97", ITALY, submarine=1, transport=1), "Sea Zone 97", UK)
    False
    >>> must_fight(war.with_force("Sicily", UK, infantry=1), "Sicily", UK), must_fight(war, "Sicily", UK)
    (True, False)
    """
    hostile = hostile_waters if position.map.is_sea(place) else hostile_land
    return bool(attackers(position, place, nation)) and hostile(position, place, nation)


@clause("g40.combat-move.bystanders-on-land", G40_RULES(36), title="Strangers on enemy land")
def may_attack_land(position: Position, place: str, nation: Nation) -> Verdict:
    """A territory MUST NOT be attacked while units of a power at peace with the attacker are there, whoever holds it.

    >>> war = START.at_war(GERMANY, UK).with_force("Scotland", UK, infantry=1)
    >>> may_attack_land(war, "Scotland", GERMANY)
    allowed by g40.combat-move.bystanders-on-land
    >>> may_attack_land(war.with_force("Scotland", USA, fighter=1), "Scotland", GERMANY)
    refused by g40.combat-move.bystanders-on-land: 1 United States fighter there, and Germany is at peace with them
    """
    there = position.force(place)
    strangers = [one for one in there if one.nation.hostile(nation) and not position.is_at_war(nation, one.nation)]
    if strangers:
        found = Force((piece, there[piece]) for piece in strangers)
        return refuse(may_attack_land, f"{found} there, and {nation} is at peace with them")
    return allow(may_attack_land)


@clause("g40.combat-move.bystanders-at-sea", G40_RULES(37), title="Strangers in an attacked sea zone")
def sea_defenders(position: Position, zone: str, nation: Nation) -> Force:
    """In an attacked sea zone the units of powers at peace with the attacker are ignored; no war comes of it.

    >>> fleet = START.at_war(JAPAN, UK).with_force("Sea Zone 37", UK, battleship=1)
    >>> crowded = fleet.with_force("Sea Zone 37", USA, destroyer=1)
    >>> sea_defenders(crowded, "Sea Zone 37", JAPAN)
    1 UK Europe battleship
    >>> sea_defenders(crowded.at_war(JAPAN, USA), "Sea Zone 37", JAPAN)
    1 UK Europe battleship, 1 United States destroyer
    """
    return position.enemies(zone, nation)
