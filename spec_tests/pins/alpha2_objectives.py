"""Pins of rules_model/alpha2/objectives.py."""

PINS = {
    "alpha2.objectives.ussr.berlin": """
>>> fallen = START.noting("captured", None, "", nation=USSR, place="Berlin")
>>> pays(fallen, berlin_taken), pays(fallen.at_war(USSR, ITALY), berlin_taken)
(0, 10)
>>> pays(fallen.at_war(USSR, JAPAN), berlin_taken), pays(START.at_war(USSR, GERMANY), berlin_taken)
(0, 0)
>>> berlin_taken.details
Reward(nation=Soviet Union, ipcs=10, once=True, when='collect income')
>>> warsaw = START.at_war(USSR, GERMANY).noting("captured", None, "", nation=USSR, place="Poland")
>>> pays(warsaw, berlin_taken), collects(fallen.at_war(USSR, GERMANY), berlin_taken).cash(USSR)
(0, 10)
""",
    "alpha2.objectives.ussr.war-with-japan": """
>>> war = START.noting("declared war", None, "", nation=JAPAN, other=USSR)
>>> again = war.noting("turn began", None, "", nation=USSR).noting("turn began", None, "", nation=USSR)
>>> pays(again, japan_declared_war)
0
>>> before = START.noting("turn began", None, "", nation=USSR)
>>> before = before.noting("declared war", None, "", nation=JAPAN, other=USSR)
>>> pays(before, japan_declared_war), pays(before.reads(FOLLOWING_TURN, "next-turn"), japan_declared_war)
(0, 0)
>>> pays(START.noting("turn began", None, "", nation=USSR), japan_declared_war)
0
>>> other = START.noting("declared war", None, "", nation=JAPAN, other=UK).noting("turn began", None, "", nation=USSR)
>>> pays(other, japan_declared_war)
0
>>> germany = START.noting("declared war", None, "", nation=GERMANY, other=USSR)
>>> pays(germany.noting("turn began", None, "", nation=USSR), japan_declared_war)
0
>>> begun = war.noting("turn began", None, "", nation=USSR)
>>> once = collects(begun, japan_declared_war)
>>> once.cash(USSR), pays(once, japan_declared_war)
(12, 0)
>>> explain(war, japan_declared_war)
"not met: this is the first Soviet Union's turn after Japan declared war on Soviet Union"
>>> explain(START.reads(FOLLOWING_TURN, "next-turn"), japan_declared_war)
'not met: this is the first turn after Japan declared war on Soviet Union; Japan began the war with Soviet Union'
>>> japan_declared_war.details.when
'start of turn'
>>> japan_declared_war(START).form()
('every', ('first turn after', 'declared war', 'Japan', 'Soviet Union', 'Soviet Union'),
 ('opened', 'Japan', 'Soviet Union'))
""",
    "alpha2.objectives.japan.war-with-ussr": """
>>> war = START.noting("declared war", None, "", nation=USSR, other=JAPAN)
>>> begun = war.noting("turn began", None, "", nation=JAPAN)
>>> collects(begun, ussr_declared_war).cash(JAPAN), ussr_declared_war.details.when
(12, 'start of turn')
>>> british = war.noting("turn began", None, "", nation=UK)
>>> pays(british, ussr_declared_war), pays(british.reads(FOLLOWING_TURN, "next-turn"), ussr_declared_war)
(0, 12)
>>> second = START.noting("declared war", None, "", nation=JAPAN, other=USSR)
>>> second = second.noting("declared war", None, "", nation=USSR, other=JAPAN)
>>> second = second.noting("turn began", None, "", nation=JAPAN)
>>> pays(second, ussr_declared_war), pays(second.reads(DECLARATION, "any"), ussr_declared_war)
(0, 12)
""",
    "alpha2.objectives.japan.peace": """
>>> def fell(kind, nation, place="French Indo-China"):
...     return START.noting(kind, None, "", nation=nation, other=FRANCE, place=place)
>>> [pays(fell("captured", nation), japan_at_peace) for nation in (JAPAN, ITALY)]
[0, 10]
>>> [pays(fell("attacked", nation), japan_at_peace) for nation in (JAPAN, GERMANY)]
[0, 10]
>>> [pays(fell("captured", JAPAN, place).reads(WHAT_INVADES, "troops"), japan_at_peace) for place in ("Syria", "Paris")]
[10, 10]
>>> pays(fell("captured", JAPAN).reads(WHAT_INVADES, "troops"), japan_at_peace)
0
>>> [pays(fell("attacked", JAPAN, "Siam"), japan_at_peace), pays(fell("captured", JAPAN, "Siam"), japan_at_peace)]
[10, 10]
>>> [pays(fell("attacked", JAPAN, "Celebes"), japan_at_peace), explain(fell("attacked", JAPAN, "Java"), japan_at_peace)]
[10, 'met']

What Japan strikes must be the Dutch's, before anybody has provoked it; what provokes is a matter of reading.

>>> def struck(position, nation=JAPAN):
...     return position.noting("attacked", None, "", nation=nation, other=DUTCH, place="Java")
>>> flown = struck(START.noting("moved into China", None, "", nation=ANZAC))
>>> pays(flown, japan_at_peace), pays(flown.reads(UNPROVOKED, "declaration"), japan_at_peace)
(10, 0)
>>> at_war = [struck(START.noting("declared war", None, "", nation=ANZAC, other=foe)) for foe in (JAPAN, ITALY)]
>>> [pays(one.reads(UNPROVOKED, key), japan_at_peace) for one in at_war for key in ("base-game", "declaration")]
[10, 10, 0, 0]
>>> [pays(struck(START.reads(UNPROVOKED, "declaration"), who), japan_at_peace) for who in (JAPAN, ITALY)]
[0, 10]
>>> declared = [START.noting("declared war", None, "", nation=JAPAN, other=nation) for nation in (UK, UK_PACIFIC, USSR)]
>>> [pays(one, japan_at_peace) for one in declared]
[0, 0, 10]
>>> [pays(one.reads(UNPROVOKED, "declaration"), japan_at_peace) for one in declared]
[0, 0, 10]
>>> heading = START.reads(PEACE, "heading")
>>> [pays(heading.at_war(JAPAN, nation), japan_at_peace) for nation in (USA, UK, UK_PACIFIC, ANZAC, FRANCE)]
[0, 0, 0, 0, 0]
>>> [pays(heading.at_war(JAPAN, nation), japan_at_peace) for nation in (CHINA, USSR, CANADA, DUTCH)]
[10, 10, 10, 10]
>>> named = heading.reads(WESTERN_ALLIES, "without-france")
>>> [pays(named.at_war(JAPAN, nation), japan_at_peace) for nation in (USA, UK, UK_PACIFIC, ANZAC, FRANCE)]
[0, 0, 0, 0, 10]
>>> pays(heading.noting("invaded", None, "", nation=JAPAN, place="French Indo-China"), japan_at_peace)
0
>>> japan_at_peace.details
Reward(nation=Japan, ipcs=10, once=False, when='collect income')
>>> pays(heading, japan_at_peace), pays(START.at_war(JAPAN, FRANCE), japan_at_peace)
(10, 10)
>>> germans = START.noting("invaded", None, "", nation=GERMANY, place="French Indo-China")
>>> siam = START.noting("invaded", None, "", nation=JAPAN, place="Siam")
>>> pays(germans, japan_at_peace), pays(siam, japan_at_peace)
(10, 10)
>>> now = START.reads(INVADED, "now")
>>> pays(now.held(JAPAN, "French Indo-China"), japan_at_peace)
0
>>> pays(now.with_force("French Indo-China", JAPAN, infantry=1), japan_at_peace)
0
>>> pays(now.with_force("French Indo-China", JAPAN, fighter=1), japan_at_peace)
10
>>> collects(START, japan_at_peace).cash(JAPAN), pays(collects(START, japan_at_peace), japan_at_peace)
(10, 10)
""",
}
