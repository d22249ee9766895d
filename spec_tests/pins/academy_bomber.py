"""Pins of rules_model/academy/bomber.py."""

PINS = {
    "ae41.bombers.hit": """
>>> landed = Piece(UK, "strategic_bomber", frozenset({"moved"}))
>>> print(after_hit(EMPTY, landed))
UK Europe strategic bomber (damaged, moved)
>>> print(after_hit(EMPTY, Piece(UK, "fighter")))
None
""",
    "ae41.bombers.volley": """
>>> bombers_attack(EMPTY.reads(DEFENCE, "everything"), Force.of(UK, ["damaged"], strategic_bomber=3), script())
0
""",
    "ae41.bombers.stays": """
>>> may_withdraw(EMPTY, Piece(GERMANY, "strategic_bomber"), over=True)
allowed by ae41.bombers.stays
""",
    "ae41.bombers.afterwards": """
>>> tired = Piece(GERMANY, "strategic_bomber", frozenset({"damaged", "moved"}))
>>> print(after_combat(EMPTY, tired))
Germany strategic bomber (moved)
""",
}
