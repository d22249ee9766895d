"""Pins of rules_model/alpha2/objectives_germany.py."""

PINS = {
    "alpha2.objectives.germany.trade": """
>>> from rules_model.base.objectives import objectives_of
>>> [goal.ruleset for goal in objectives_of(START, GERMANY)]
['alpha2', 'alpha2', 'alpha2', 'alpha2', 'alpha2', 'alpha2']
>>> wheat_and_oil.details, pays(START.at_war(JAPAN, USSR).at_war(ITALY, USSR), wheat_and_oil)
(Reward(nation=Germany, ipcs=5, once=False, when='collect income'), 5)
>>> pays(START.at_war(GERMANY, USSR), wheat_and_oil)
0
""",
    "alpha2.objectives.germany.cities": """
>>> war = START.at_war(GERMANY, USSR)
>>> [place for place in MAP.places if pays(war.held(GERMANY, place), soviet_cities) == 5]
['Novgorod', 'Russia', 'Volgograd']
>>> pays(war.held(UK, "Moscow"), soviet_cities), pays(START.at_war(ITALY, USSR).held(ITALY, "Moscow"), soviet_cities)
(0, 0)
>>> soviet_cities.details
Reward(nation=Germany, ipcs=5, once=False, when='collect income')
>>> list(soviet_cities(START).places()), explain(START, soviet_cities).rpartition("; ")[2]
(['Novgorod', 'Volgograd', 'Russia'], 'not met: Germany is at war with Soviet Union')
""",
    "alpha2.objectives.germany.egypt": """
>>> corps = START.with_force("Egypt", GERMANY, artillery=1).held(GERMANY, "Egypt")
>>> pays(corps, afrika_korps), pays(corps.at_war(GERMANY, FRANCE), afrika_korps)
(0, 5)
>>> pays(corps.at_war(GERMANY, FRANCE).held(UK, "Egypt"), afrika_korps)
0
>>> pays(START.at_war(GERMANY, UK).held(ITALY, "Egypt").with_force("Libya", GERMANY, tank=3), afrika_korps)
0
>>> afrika_korps.details
Reward(nation=Germany, ipcs=5, once=False, when='collect income')
""",
    "alpha2.objectives.germany.ore": """
>>> pays(START, swedish_ore), swedish_ore.details
(0, Reward(nation=Germany, ipcs=5, once=False, when='collect income'))
>>> war = START.at_war(GERMANY, UK)
>>> [place for place in MAP.places if not pays(war.held(UK, place), swedish_ore)]
['Denmark', 'Norway', 'Sweden']
>>> [pays(war.held(who, "Sweden"), swedish_ore) for who in (ITALY, PRO_AXIS, STRICT_NEUTRAL, USSR, PRO_ALLIES)]
[5, 5, 5, 0, 0]
>>> literal = war.reads(SWEDEN, "not-pro-allied")
>>> [pays(literal.held(who, "Sweden"), swedish_ore) for who in (ITALY, PRO_AXIS, STRICT_NEUTRAL, USSR, PRO_ALLIES)]
[5, 5, 5, 5, 0]
>>> [place for place in MAP.places if not pays(literal.held(PRO_ALLIES, place), swedish_ore)]
['Denmark', 'Norway', 'Sweden']
>>> pays(war.held(ITALY, "Denmark"), swedish_ore)
0
""",
    "alpha2.objectives.germany.london": """
>>> pays(START.held(GERMANY, "London"), london_held), pays(START.at_war(GERMANY, UK), london_held)
(0, 0)
>>> london_held.details
Reward(nation=Germany, ipcs=5, once=False, when='collect income')
""",
    "alpha2.objectives.germany.initial-attack": """
>>> initial_attack.details
Reward(nation=Germany, ipcs=3, once=True, when='collect income')
>>> def turn(position, nation):
...     return position.noting("turn began", None, "", nation=nation)
>>> def takes(position, place, who=GERMANY, whose=USSR, kind="captured"):
...     return position.noting(kind, None, "", nation=who, other=whose, place=place)
>>> def declares(position, who, whom):
...     return position.at_war(who, whom).noting("declared war", None, "", nation=who, other=whom)
>>> west = START.at_war(GERMANY, UK)
>>> opening = declares(turn(west, GERMANY), GERMANY, USSR)
>>> taken = takes(takes(opening, "Ukraine"), "Ukraine")
>>> pays(taken, initial_attack), pays(turn(taken, USSR), initial_attack)
(3, 0)
>>> others = [takes(opening, "Ukraine", who=ITALY), takes(opening, "Ukraine", kind="liberated"),
...     takes(opening, "Greece", whose=PRO_ALLIES), takes(turn(declares(west, GERMANY, USSR), ITALY), "Ukraine")]
>>> [pays(one, initial_attack) for one in others]
[0, 0, 0, 0]
>>> nowhere = opening.noting("captured", None, "", nation=GERMANY, other=USSR)
>>> pays(nowhere, initial_attack), pays(takes(nowhere, "Ukraine"), initial_attack)
(0, 3)

The Soviet Union declares war, after an earlier German turn; the next German turn is the attack.

>>> attacked = declares(turn(turn(west, GERMANY), USSR), USSR, GERMANY)
>>> answer = takes(turn(attacked, GERMANY), "Ukraine")
>>> pays(answer, initial_attack), pays(answer.reads(ASSAULT, "first-gain"), initial_attack)
(3, 3)
>>> answered = takes(answer, "Ukraine", kind="attacked")
>>> later = takes(turn(turn(answered, JAPAN), GERMANY), "Rostov")
>>> [pays(later.reads(ASSAULT, reading), initial_attack) for reading in ("first-attack", "first-turn", "first-gain")]
[0, 0, 0]
>>> elsewhere = [{"kind": "attacked", "who": ITALY}, {"kind": "attacked", "whose": UK}, {"kind": "moved"}]
>>> attacks = [takes(turn(attacked, GERMANY), "Ukraine", **deed) for deed in elsewhere]
>>> [pays(takes(turn(turn(one, JAPAN), GERMANY), "Rostov"), initial_attack) for one in attacks]
[3, 3, 3]
>>> quiet = turn(turn(turn(attacked, GERMANY), JAPAN), GERMANY)
>>> [pays(takes(quiet.reads(ASSAULT, key), "Rostov"), initial_attack) for key in ("first-attack", "first-turn")]
[3, 0]
>>> pays(takes(quiet, "Rostov").reads(ASSAULT, "first-gain"), initial_attack)
3
>>> british = declares(turn(west, GERMANY), GERMANY, FRANCE)
>>> pays(takes(declares(turn(turn(british, UK), GERMANY), GERMANY, USSR), "Ukraine"), initial_attack)
3
>>> italian = declares(turn(west, GERMANY), ITALY, USSR)
>>> pays(takes(declares(turn(turn(italian, UK), GERMANY), GERMANY, USSR), "Ukraine"), initial_attack)
3
>>> moved = turn(west, GERMANY).noting("moved", None, "", nation=GERMANY, other=USSR)
>>> pays(takes(declares(turn(turn(moved, UK), GERMANY), GERMANY, USSR), "Ukraine"), initial_attack)
3
>>> first = takes(turn(west, GERMANY), "Ukraine", who=ITALY).reads(ASSAULT, "first-gain")
>>> pays(takes(turn(turn(first, UK), GERMANY), "Ukraine"), initial_attack)
3

Without a war in the West, without any turn, and paid once.

>>> alone = takes(declares(turn(START, GERMANY), GERMANY, USSR), "Ukraine")
>>> pays(alone, initial_attack), pays(takes(declares(west, GERMANY, USSR), "Ukraine"), initial_attack)
(0, 0)
>>> collects(taken, initial_attack).cash(GERMANY), pays(collects(taken, initial_attack), initial_attack)
(3, 0)

Territory that a friend of the Soviet Union held for it.

>>> lent = takes(opening, "Ukraine", whose=UK)
>>> pays(lent, initial_attack), pays(lent.reads(RUSSIAN, "original"), initial_attack)
(0, 3)
>>> explain(taken, initial_attack)
'1: while Germany is at war with the United Kingdom or France, for each territory of the Soviet Union that Germany
 captures in its initial attack on the Soviet Union, in that turn'
>>> "original Soviet territory" in explain(taken.reads(RUSSIAN, "original"), initial_attack)
True
""",
}
