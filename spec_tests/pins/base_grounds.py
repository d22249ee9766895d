"""Pins of rules_model/base/grounds.py."""

PINS = {
    "g40.politics.american-third-turn": """
>>> third = START.in_round(3).noting("phase began", None, "", nation=USA, amount=Phase.COLLECT_INCOME)
>>> [american_third_turn(third.in_round(number)).allowed for number in (2, 3, 4)]
[False, True, False]
>>> american_third_turn(START.in_round(3).noting("phase began", None, "", nation=UK, amount=6)).allowed
False
""",
    "g40.politics.american-grounds": """
>>> list(american_grounds(START, GERMANY).form())
['least', 1, ('happened', 'attacked', 'None', 'United States', 'None'),
 ('happened', 'declared war', 'None', 'United States', 'None'), ('controls', 'the Axis', 'London'),
 ('least', 1, ('controls', 'the Axis', 'Ontario'), ('controls', 'the Axis', 'Quebec'),
  ('controls', 'the Axis', 'New Brunswick Nova Scotia'), ('controls', 'the Axis', 'Newfoundland Labrador'),
  ('controls', 'the Axis', 'Alberta Saskatchewan Manitoba'), ('controls', 'the Axis', 'British Columbia'),
  ('controls', 'the Axis', 'Alaska'), ('controls', 'the Axis', 'Western United States'),
  ('controls', 'the Axis', 'Central United States'), ('controls', 'the Axis', 'Eastern United States'),
  ('controls', 'the Axis', 'Mexico'), ('controls', 'the Axis', 'Southeast Mexico'),
  ('controls', 'the Axis', 'Central America'), ('controls', 'the Axis', 'Aleutian Islands'),
  ('controls', 'the Axis', 'Greenland'), ('controls', 'the Axis', 'West Indies')), ('from round', 4)]
>>> american_grounds(START, JAPAN).form()[6:]
(('least', 1, ('unprovoked', 'Japan', 'UK Europe', 'UK Pacific', 'ANZAC'),
  ('struck first', 'Japan', 'Dutch', 'UK Europe', 'UK Pacific', 'ANZAC')), ('from round', 4))
>>> third = START.in_round(3)
>>> late = third.noting("phase began", None, "", nation=USA, amount=Phase.COLLECT_INCOME)
>>> american_grounds(third, JAPAN).holds(third), american_grounds(late, JAPAN).holds(late)
(False, True)
>>> begun = START.noting("declared war", None, "", nation=UK, other=JAPAN)
>>> american_grounds(begun, JAPAN).holds(begun)
False
>>> explain(START, FromRound(2)), explain(START.in_round(2), FromRound(2)), explain(START.in_round(3), FromRound(2))
('not met: round 2 has come', 'met', 'met')
""",
    "g40.politics.soviet-grounds": """
>>> list(soviet_grounds(START, ITALY).form())
['least', 1, ('from round', 4), ('happened', 'attacked', 'Germany', 'Soviet Union', 'None'),
 ('happened', 'attacked', 'Italy', 'Soviet Union', 'None'),
 ('at war', 'Soviet Union', 'Germany', 'Italy'), ('controls', 'the Axis', 'London')]
>>> attacked = START.noting("attacked", None, "", nation=ITALY, other=USSR)
>>> soviet_grounds(attacked, GERMANY).holds(attacked)
True
""",
    "g40.politics.chinese-grounds": """
>>> chinese_grounds(START.reads(CHINA_WAITS, "any-turn"), ITALY).form()
('from round', 1)
>>> chinese_grounds(START, ITALY).form()
('happened', 'moved into China', 'Italy', 'None', 'None')
""",
}
