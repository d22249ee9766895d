"""Pins of rules_model/base/objectives.py."""

PINS = {
    "g40.objectives.list": """
>>> [len(objectives_of(START, nation)) for nation in
...  (GERMANY, USSR, JAPAN, USA, CHINA, UK, UK_PACIFIC, ITALY, ANZAC, FRANCE)]
[6, 3, 4, 5, 1, 1, 1, 4, 2, 1]
>>> [goal.id for nation in POWERS for goal in objectives_of(START, nation) if goal.details.nation != nation]
[]
>>> [goal.details.ipcs for nation in POWERS for goal in objectives_of(START, nation)]
[5, 5, 5, 5, 5, 2, 5, 3, 10, 10, 5, 5, 5, 10, 5, 5, 5, 5, 6, 5, 5, 5, 5, 5, 2, 5, 5, 12]
>>> len({goal.id for nation in POWERS for goal in objectives_of(START, nation)})
28
""",
    "g40.objectives.collect": """
>>> freed = START.noting("liberated", None, "", nation=UK, place="France")
>>> freed = freed.noting("phase began", None, "", nation=FRANCE, amount=Phase.COLLECT_INCOME)
>>> collect_objectives(freed, FRANCE).since(freed)
[]
>>> phase = START.at_war(USA, JAPAN).noting("phase began", None, "", nation=USA, amount=Phase.COLLECT_INCOME)
>>> collect_objectives(phase, USA).cash(USA), len(collect_objectives(phase, USA).since(phase))
(25, 4)
>>> collect_objectives(phase.noting("phase began", None, "", nation=USA, amount=Phase.MOBILIZE), USA).cash(USA)
0
""",
}
