"""Pins of rules_model/base/declarations.py."""

PINS = {
    "g40.politics.start": """
>>> sorted(" - ".join(sorted(str(nation) for nation in pair)) for pair in wars_at_start(START).wars)
['ANZAC - Germany', 'ANZAC - Italy', 'China - Japan', 'France - Germany', 'France - Italy',
 'Germany - UK Europe', 'Germany - UK Pacific', 'Italy - UK Europe', 'Italy - UK Pacific']
""",
    "g40.politics.as-one": """
>>> counts_for(START, UK, GERMANY), counts_for(START, GERMANY, UK)
((UK Europe, UK Pacific), (Germany,))
>>> [counts_for(START, nation, JAPAN) == UK_AND_ANZAC for nation in (UK, UK_PACIFIC, ANZAC, USA)]
[True, True, True, False]
""",
    "g40.politics.declare": """
>>> plain = START.with_facility("Eastern United States", "minor_factory")
>>> declare(plain, JAPAN, USA).facilities_in("Eastern United States")[0].kind
'major_factory'
>>> declare(plain, JAPAN, UK).facilities_in("Eastern United States")[0].kind
'minor_factory'
>>> declare(plain.at_war(USA, GERMANY), JAPAN, USA).facilities_in("Eastern United States")[0].kind
'minor_factory'
>>> war = declare(START, ANZAC, JAPAN)
>>> war.is_at_war(UK, JAPAN), war.is_at_war(UK_PACIFIC, JAPAN), war.is_at_war(ANZAC, JAPAN)
(True, True, True)
>>> len(war.events("declared war")), len(declare(START, JAPAN, USA).events("declared war"))
(3, 1)
""",
    "g40.politics.time": """
>>> third = START.in_round(3).noting("phase began", None, "", nation=USA, amount=Phase.COLLECT_INCOME)
>>> may_declare_now(third, USA)
allowed by g40.politics.american-third-turn
>>> may_declare_now(third, JAPAN), may_declare_now(third.in_round(4), USA).reason
(refused by g40.politics.time: it is not the combat move of Japan, 'it is not the combat move of United States')
""",
    "g40.politics.ally-declares": """
>>> [ally_may_declare(START, nation, JAPAN).allowed for nation in (UK, UK_PACIFIC, ANZAC, FRANCE, USSR, USA)]
[True, True, True, True, True, False]
>>> ally_may_declare(START, USSR, ITALY)
refused by g40.politics.ally-declares: Soviet Union has no ground for war yet: round 4 has come or
Germany attacked Soviet Union or Italy attacked Soviet Union or
Soviet Union is at war with Germany or Italy or an Axis power controls London (0 of 5)
>>> ally_may_declare(START.in_round(4), USSR, ITALY), ally_may_declare(START.in_round(4), USA, ITALY).allowed
(allowed by g40.politics.ally-declares, True)
>>> ally_may_declare(START, CHINA, ITALY).allowed
False
>>> come = START.noting("moved into China", None, "", nation=ITALY)
>>> ally_may_declare(come, CHINA, ITALY).allowed, ally_may_declare(come, CHINA, GERMANY).allowed
(True, False)
""",
    "g40.politics.may-declare": """
>>> moving = START.noting("phase began", None, "", nation=USA, amount=Phase.COMBAT_MOVE)
>>> may_declare(moving, USA, JAPAN).clause, may_declare(moving.in_round(4), USA, JAPAN)
('g40.politics.ally-declares', allowed by g40.politics.ally-declares)
>>> may_declare(START, GERMANY, USSR)
refused by g40.politics.time: it is not the combat move of Germany
>>> dutch = START.noting("phase began", None, "", nation=JAPAN, amount=Phase.COMBAT_MOVE)
>>> may_declare(dutch, JAPAN, DUTCH).clause, may_declare(dutch, CANADA, JAPAN).clause
('g40.politics.powers', 'g40.politics.powers')
""",
    "g40.politics.powers": """
>>> powers = (GERMANY, USSR, JAPAN, USA, CHINA, UK, UK_PACIFIC, ITALY, ANZAC, FRANCE)
>>> [nation for nation in powers if not may_have_wars(START, nation)], may_have_wars(START, STRICT_NEUTRAL).allowed
([], False)
""",
    "g40.politics.axis-declares": """
>>> [axis_may_declare(START, JAPAN, nation).allowed for nation in (USSR, USA, UK, UK_PACIFIC, ANZAC, FRANCE, DUTCH)]
[True, True, True, True, True, True, False]
""",
}
