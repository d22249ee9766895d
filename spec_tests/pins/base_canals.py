"""Pins of rules_model/base/canals.py."""

PINS = {
    "g40.canal.keys": """
>>> keys_between(START, "SZ 89", "SZ 64")
('Central America',)
""",
    "g40.canal.exempt": """
>>> passes_freely(EMPTY, GERMANY, "submarine", "SZ 92", "SZ 91"), passes_freely(EMPTY, UK, "cruiser", "SZ 92", "SZ 91")
(True, False)
>>> passes_freely(EMPTY, GERMANY, "submarine", "Sea Zone 91", "Sea Zone 103")
False
>>> passes_freely(EMPTY, GERMANY, "submarine", "Sea Zone 92", "Sea Zone 93")
False
""",
    "g40.canal.leave": """
>>> asked = asking_leave(START, JAPAN, "Central America", script(True)).log[-1]
>>> asked.kind, asked.nation, asked.other, asked.place
('granted passage', United States, Japan, 'Central America')
""",
    "g40.canal.key": """
>>> granted = asking_leave(START, JAPAN, "Central America", script(True))
>>> opens(granted, JAPAN, "Central America"), opens(granted, ITALY, "Central America").allowed
(allowed by g40.canal.key, False)
>>> opens(granted, JAPAN, "Egypt").allowed
False
>>> opens(granted.noting("turn began", None, "Japan's turn", nation=JAPAN), JAPAN, "Central America").allowed
False
>>> opens(granted.held(UK, "Central America"), JAPAN, "Central America").allowed
False
>>> opens(granted.at_war(JAPAN, USA), JAPAN, "Central America")
refused by g40.canal.key: United States holds Central America

Friends are asked under one reading only; nobody asks himself.

>>> strict = START.reads(WHOSE_LEAVE, "everybody")
>>> opens(START, UK, "Central America").allowed, opens(strict, UK, "Central America")
(True, refused by g40.canal.key: United States has not let UK Europe pass Central America)
>>> opens(strict, USA, "Central America").allowed, opens(strict, UK_PACIFIC, "Egypt").allowed
(True, True)
>>> opens(asking_leave(START, JAPAN, "Cairo", script(True)), JAPAN, "Cairo").allowed
True
>>> opens(asking_leave(strict, UK, "Central America", script(True)), UK, "Central America").allowed
True

What was taken in this turn opens nothing until the next turn begins.

>>> taken = START.noting("turn began", None, "", nation=UK).noting("captured", None, "", nation=UK, place="Egypt")
>>> opens(taken, UK, "Egypt")
refused by g40.canal.key: Egypt was taken in this very turn
>>> opens(taken, UK, "Trans-Jordan").allowed, opens(taken.reads(SINCE_WHEN, "now"), UK, "Egypt").allowed
(True, True)
>>> opens(taken.noting("turn began", None, "", nation=USA), USA, "Egypt").allowed
True
>>> kinds = ("captured", "liberated", "joined", "returned")
>>> [opens(START.noting(kind, None, "", nation=UK, place="Egypt"), UK, "Egypt").allowed for kind in kinds]
[False, False, False, True]
>>> opens(START.noting("attacked", None, "", nation=UK, place="Egypt"), UK, "Egypt").allowed
True
>>> later = taken.noting("turn began", None, "").noting("captured", None, "", place="Denmark")
>>> opens(later.noting("turn began", None, ""), UK, "Egypt").allowed
True
>>> opens(later, UK, "Egypt").allowed, opens(later, GERMANY, "Denmark").allowed
(True, False)
""",
    "g40.canal.passage": """
>>> war = START.at_war(ALLIES, ITALY)
>>> may_pass(war.held(ITALY, "Egypt"), UK, "submarine", "Sea Zone 81", "Sea Zone 98")
refused by g40.canal.key: Italy holds Egypt
>>> may_pass(war, UK, "cruiser", "Sea Zone 99", "Sea Zone 100")
refused by g40.canal.key: strict neutral holds Turkey
>>> may_pass(war, ITALY, "fighter", "Sea Zone 81", "Sea Zone 98").allowed
True
""",
}
