"""Pins of rules_model/base/battlefields.py."""

PINS = {
    "g40.battle.board-land": """
>>> war = START.at_war(GERMANY, FRANCE).with_force("France", FRANCE, infantry=1)
>>> over = war.with_force("France", GERMANY, tank=2)
>>> board_fight(over, "Paris", GERMANY)
2 Germany tank against 1 France infantry
>>> board_fight(over, "Paris", GERMANY)._replace(doomed=Force.of(FRANCE, tank=1))
2 Germany tank against 1 France infantry; doomed: 1 France tank
>>> board_fight(over, "Paris", GERMANY).rounds
0
>>> table = script(4, 4, 6, False, 4, 4, 6, True)
>>> gone = fight_for(over, "Paris", GERMANY, ("Western Germany",), war, table)
>>> table.shown.rounds, gone.events("battle")[0].place
(1, 'France')
>>> gone.since(over)[0]
'Germany fights for France: nothing against 1 France infantry; retreated: 2 Germany tank'
>>> two = ("Western Germany", "Holland Belgium")
>>> fight_for(over, "France", GERMANY, two, war, script(4, 4, 2, True, "Holland Belgium")).force("Holland Belgium")
1 Germany tank (retreated)
>>> raided = over.with_force("France", GERMANY, {"raiding"}, strategic_bomber=1)
>>> raided = raided.with_force("France", FRANCE, {"intercepting"}, fighter=1)
>>> board_fight(raided, "France", GERMANY)
2 Germany tank against 1 France infantry
>>> fight_for(raided, "Paris", GERMANY, (), war, script())
Traceback (most recent call last):
ValueError: the raid on France comes first
>>> bombed = raided.noting("raid", None, "", nation=GERMANY, place="France")
>>> fight_for(bombed, "Paris", GERMANY, (), war, script(3, 4, 6)).force("France").only(GERMANY)
1 Germany strategic bomber (raiding), 2 Germany tank (fought)
>>> alone = war.with_force("France", GERMANY, fighter=1)
>>> fight_for(alone, "France", GERMANY, (), war, script(4, 6, True)).force("France")
1 France infantry, 1 Germany fighter
""",
    "g40.battle.board-sea": """
>>> war = START.at_war(GERMANY, UK).with_force("Sea Zone 110", UK, cruiser=1)
>>> over = war.with_force("Sea Zone 110", GERMANY, submarine=2)
>>> ended = fight_in(over, "Sea Zone 110", GERMANY, (), war, script(1, 2))
>>> [event.kind for event in ended.log], ended.since(over)[-1]
(['sea battle', 'battle'],
 'Germany fights for Sea Zone 110: 1 Germany submarine against nothing; submerged: 1 Germany submarine')
>>> table = script(0, 6, 6, 6, False, 0, 6, 6, 6, True)
>>> gone = fight_in(over, "Sea Zone 110", GERMANY, ("Sea Zone 111",), war, table)
>>> table.shown.rounds
1
>>> ferry = over.with_force("Sea Zone 110", UK, {"Clyde"}, transport=1)
>>> ferry = ferry.with_force("Sea Zone 110", UK, {"aboard Clyde"}, tank=1)
>>> ferry = ferry.with_force("Sea Zone 110", ANZAC, {"trapped"}, fighter=1)
>>> board_fight(ferry.at_war(GERMANY, ANZAC), "Sea Zone 110", GERMANY).defenders
1 UK Europe cruiser, 1 UK Europe transport (Clyde)
>>> fight_in(ferry, "Sea Zone 110", GERMANY, (), war, script(0, 2, 3)).since(ferry)[-1].partition("; ")[2]
'lost with their ship: 1 UK Europe tank (aboard Clyde)'

Ships that were in the battle do not bombard after it, and what needed no name goes down as well.

>>> from rules_model.base.bombardment import AFTER_A_BATTLE, may_bombard
>>> hunt = war.with_force("Sea Zone 110", GERMANY, cruiser=1).reads(AFTER_A_BATTLE, "used")
>>> won = fight_in(hunt, "Sea Zone 110", GERMANY, (), war, script(3, 6))
>>> [may_bombard(won, "Sea Zone 110", ship).reason for ship in won.force("Sea Zone 110")]
['there was a battle in Sea Zone 110']
>>> convoy = START.at_war(GERMANY, UK).with_force("Sea Zone 110", UK, transport=1, infantry=2)
>>> convoy = convoy.with_force("Sea Zone 110", GERMANY, cruiser=1)
>>> fight_in(convoy, "Sea Zone 110", GERMANY, (), war, script()).force("Sea Zone 110")
1 Germany cruiser (fought)
>>> two = over.with_force("SZ 110", UK, transport=2, infantry=1).with_force("SZ 110", GERMANY, transport=1, tank=1)
>>> fight_in(two, "Sea Zone 110", GERMANY, ("SZ 111",), war, script(0, 3, 3, 6, True)).count("Sea Zone 110", UK)
4
>>> fight_in(two, "Sea Zone 110", GERMANY, (), war, script(0, 1, 3)).force("Sea Zone 110")
2 Germany submarine (fought), 1 Germany tank, 1 Germany transport (fought)

An ally's aircraft on a deck that attacks share its fate; those of the defence are in the air.

>>> pacific = START.at_war(ALLIES, JAPAN).with_force("SZ 6", USA, aircraft_carrier=1, destroyer=1, fighter=1)
>>> pacific = pacific.with_force("SZ 6", ANZAC, fighter=1).with_force("SZ 6", JAPAN, cruiser=1)
>>> deck = "United States aircraft carrier"
>>> fight_in(pacific, "SZ 6", USA, (), war, script(1, 6, 1, deck)).force("SZ 6").only(unit="fighter")
1 ANZAC fighter (trapped), 1 United States fighter
>>> fight_in(pacific, "SZ 6", USA, (), war, script(1, 6, 1, "United States fighter")).force("SZ 6").only(ANZAC)
1 ANZAC fighter
>>> strong = pacific.with_force("SZ 6", JAPAN, cruiser=1)
>>> two_hits = script(6, 6, 1, 1, deck, f"{deck} (damaged)", True)
>>> fight_in(strong, "SZ 6", USA, ("SZ 7",), strong, two_hits).count("SZ 6", ANZAC), strong.count("SZ 6", ANZAC)
(0, 1)
>>> attacked = pacific.with_force("SZ 6", JAPAN, destroyer=1)
>>> held = fight_in(attacked, "SZ 6", JAPAN, (), war, script(3, 6, True, deck, 1, 1, 6, 6, "Japan cruiser"))
>>> held.force("SZ 6").only(unit="fighter")
1 ANZAC fighter, 1 United States fighter
""",
    "g40.battle.board-assault": """
>>> war = START.at_war(UK, GERMANY).with_force("Norway", GERMANY, infantry=1)
>>> landed = war.with_force("Norway", UK, {"from the sea"}, infantry=2).with_force("Sea Zone 112", UK, cruiser=1)
>>> fleets = landed.with_force("Sea Zone 113", UK, cruiser=1)
>>> zones = ("Sea Zone 112", "Sea Zone 113")
>>> one = assault(fleets, "Norway", zones, UK, (), war, script(1, 0, 3, 6, 6, 6))
>>> one.force("Sea Zone 112"), one.force("Sea Zone 113")
(1 UK Europe cruiser (bombarded), 1 UK Europe cruiser)
>>> overland = landed.with_force("Norway", UK, tank=1).held(UK, "Finland")
>>> fled = script(0, 6, 6, 6, 6, True, 1, 1, 6)
>>> left = assault(overland, "Norway", ("Sea Zone 112",), UK, ("Finland",), overland, fled)
>>> left.force("Norway"), left.force("Finland")
(2 UK Europe infantry (fought, from the sea), 1 UK Europe tank (retreated))
>>> waiting = landed.with_force("Norway", UK, {"raiding"}, strategic_bomber=1)
>>> assault(waiting, "Norway", (), UK, (), war, script())
Traceback (most recent call last):
ValueError: the raid on Norway comes first
>>> column, table = war.with_force("Norway", UK, tank=1).held(UK, "Finland"), script(6, 6, False, 6, 6, True)
>>> gone = assault(column, "Norway", (), UK, ("Finland",), column, table)
>>> table.shown.rounds
1
""",
    "g40.sbr.raid": """
>>> raid = Raid("Malta", Force.of(GERMANY, tactical_bomber=1, strategic_bomber=1, fighter=2), Force.of(UK, fighter=1))
>>> raid.attacker, raid.bombers.count(), raid.bombers.count(unit="tactical_bomber"), raid.escorts.count()
(Germany, 2, 1, 2)
>>> Raid("Malta", Force.of(GERMANY, tactical_bomber=1))
1 Germany tactical bomber against nothing
>>> Raid("Malta", Force()).attacker
Traceback (most recent call last):
ValueError: a raid on Malta without aircraft has no attacker
>>> war = START.at_war(GERMANY, UK).with_facility("United Kingdom", "air_base")
>>> over = war.with_force("United Kingdom", GERMANY, {"raiding"}, strategic_bomber=1)
>>> lost = bombing_raid(over, "United Kingdom", GERMANY, script(1))
>>> [event.text for event in lost.events("raid", GERMANY, "United Kingdom")]
['no bomb falls on United Kingdom']
>>> met = over.with_force("United Kingdom", UK, {"intercepting"}, fighter=1)
>>> met = met.with_force("United Kingdom", UK, fighter=2)
>>> down = bombing_raid(met, "United Kingdom", GERMANY, script(2, 1))
>>> down.since(met), down.force("United Kingdom")
(['1 Germany strategic bomber (raiding) shot down', 'no bomb falls on United Kingdom'],
 2 UK Europe fighter, 1 UK Europe fighter (intercepting))
>>> other = met.with_force("United Kingdom", GERMANY, fighter=1)
>>> bombing_raid(other, "United Kingdom", GERMANY, script(2, 1)).force("United Kingdom").only(GERMANY)
1 Germany fighter
>>> [event.place for event in down.events("raid", GERMANY)], down.events("lost")[0].amount
(['United Kingdom'], 1)
""",
}
