"""Pins of rules_model/base/pacific_peace.py."""

PINS = {
    "g40.politics.unprovoked-dutch": """
>>> unprovoked_war(START).form()
('least', 1, ('unprovoked', 'Japan', 'UK Europe', 'UK Pacific', 'ANZAC'),
 ('struck first', 'Japan', 'Dutch', 'UK Europe', 'UK Pacific', 'ANZAC'))
>>> unprovoked_war(START).words()
'Japan has declared war on UK Europe, UK Pacific or ANZAC unprovoked or
Japan attacked Dutch land before UK Europe, UK Pacific or ANZAC provoked it'
>>> declared = START.noting("declared war", None, "", nation=JAPAN, other=UK)
>>> unprovoked_war(declared).holds(declared)
True
>>> german = START.noting("attacked", None, "", nation=GERMANY, other=DUTCH, place="Java")
>>> french = START.noting("attacked", None, "", nation=JAPAN, other=FRANCE, place="French Indo-China")
>>> unprovoked_war(german).holds(german), unprovoked_war(french).holds(french)
(False, False)
>>> def then_java(position):
...     return position.noting("attacked", None, "", nation=JAPAN, other=DUTCH, place="Java")
>>> entered = then_java(START.noting("moved into China", None, "", nation=ANZAC))
>>> other_war = then_java(START.noting("declared war", None, "", nation=UK, other=GERMANY))
>>> america = then_java(START.noting("moved into China", None, "", nation=USA))
>>> moved = then_java(START.noting("moved", None, "", nation=UK, other=JAPAN))
>>> [unprovoked_war(one).holds(one) for one in (entered, other_war, america, moved)]
[False, True, True, True]
>>> late = then_java(START).noting("declared war", None, "", nation=UK, other=JAPAN)
>>> unprovoked_war(late).holds(late)
True
""",
    "g40.politics.needed-wars": """
>>> needed_wars(START, JAPAN, "Sumatra"), needed_wars(START, JAPAN, "Hawaiian Islands")
((UK Europe, UK Pacific, ANZAC), (United States,))
""",
    "g40.politics.attack": """
>>> war = START.at_war(JAPAN, UK, UK_PACIFIC)
>>> may_attack(war, JAPAN, "Java"), may_attack(war.at_war(JAPAN, ANZAC), JAPAN, "Java")
(refused by g40.politics.attack: Japan is not at war with ANZAC, allowed by g40.politics.attack)
>>> may_attack(war.with_force("Malaya", UK, infantry=1), JAPAN, "Malaya").allowed
True
>>> may_attack(START.at_war(JAPAN, FRANCE), JAPAN, "French Indo-China").allowed
True
>>> landed = START.at_war(UK_PACIFIC, JAPAN).with_force("Korea", UK, infantry=1)
>>> may_attack(landed, UK_PACIFIC, "Korea").allowed
True
>>> may_attack(START.at_war(ITALY, UK), ITALY, "Greece").allowed, may_attack(START, ITALY, "Germany").allowed
(True, False)
>>> may_attack(START.with_force("Greece", UK, infantry=1), ITALY, "Greece").reason
'UK Europe has pieces there and Italy is not at war with it'
""",
    "g40.politics.indo-china": """
>>> chinese = START.noting("attacked", None, "", nation=GERMANY, place="French Indo-China")
>>> siam = START.noting("attacked", None, "", nation=JAPAN, place="Siam")
>>> declared = START.noting("declared war", None, "", nation=JAPAN, place="French Indo-China")
>>> [indo_china_attacked(one) for one in (chinese, siam, declared)]
[False, False, False]
""",
    "g40.politics.into-china": """
>>> from rules_model.base.editions import FIRST, SOVIET_MAPS
>>> from rules_model.base.neutral_powers import may_enter_in_peace
>>> west = START.at_war(USSR, GERMANY).at_war(CHINA, JAPAN).reads(SOVIETS_IN_CHINA, "free")
>>> first = west.reads(SOVIET_MAPS, FIRST)
>>> may_enter_china(west, USSR, "Kansu").allowed, may_enter_in_peace(west, USSR, "Kansu").reason
(True, 'Soviet Union is a neutral power')
>>> may_enter_china(first, USSR, "Kansu").allowed, may_enter_in_peace(first, USSR, "Kansu").allowed
(True, True)
>>> [may_enter_china(START, nation, "Yunnan").allowed for nation in (UK, UK_PACIFIC, ANZAC, USA, USSR, FRANCE, CHINA)]
[False, False, False, False, False, True, True]
>>> risky = START.reads(ENTRY, "act-of-war")
>>> [may_enter_china(risky, nation, "Yunnan").allowed for nation in (UK, UK_PACIFIC, ANZAC, USA, USSR, FRANCE)]
[True, True, True, True, False, True]
>>> free = START.reads(SOVIETS_IN_CHINA, "free")
>>> [may_enter_china(free, nation, "Yunnan").allowed for nation in (UK, UK_PACIFIC, ANZAC, USA, USSR, FRANCE)]
[False, False, False, False, True, True]
>>> may_enter_china(START.at_war(USA, GERMANY), USA, "Yunnan").allowed
False
>>> may_enter_china(START, UK, "Sea Zone 19").allowed
True
""",
    "g40.politics.act-of-war": """
>>> wide = START.reads(CHINAS_AREA, "moves")
>>> [bool(moved_into_china(wide, one, "Kwangtung").since(wide)) for one in (GERMANY, ITALY, UK, FRANCE)]
[True, True, False, False]
>>> [bool(moved_into_china(wide, GERMANY, place).since(wide)) for place in ("Yunnan", "India")]
[True, False]
>>> moved_into_china(START, ITALY, "Manchuria").events("moved into China", ITALY, "Manchuria")[0].other
China
>>> moved_into_china(START, JAPAN, "Yunnan").log, moved_into_china(START, CHINA, "Yunnan").log
((), ())
>>> [event.clause for event in moved_into_china(START, ANZAC, "Yunnan").log]
['g40.politics.act-of-war']
>>> moved_into_china(START.at_war(ANZAC, GERMANY), ANZAC, "Yunnan").since(START)
['ANZAC moves into China']
""",
}
