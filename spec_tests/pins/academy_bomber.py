"""Pins of rules_model/academy/bomber.py."""

PINS = {
    "ae41.bombers.hit": """
>>> landed = Piece(UK, "strategic_bomber", frozenset({"moved"}))
>>> print(after_hit(EMPTY, landed))
UK Europe strategic bomber (damaged, moved)
>>> print(after_hit(EMPTY, Piece(UK, "fighter")))
None
>>> after_hit(EMPTY, Piece(UK, "battleship"))
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown aircraft 'battleship'
""",
    "ae41.bombers.figures": """
>>> standing(EMPTY, Piece(UK, "fighter"))
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown strategic bomber 'fighter'
""",
    "ae41.bombers.volley": """
>>> bombers_attack(EMPTY.reads(DEFENCE, "everything"), Force.of(UK, ["damaged"], strategic_bomber=3), script())
0
>>> bombers_attack(EMPTY, Force.of(GERMANY, fighter=2, strategic_bomber=1), script(4))
1
""",
    "ae41.bombers.stays": """
>>> may_withdraw(EMPTY, Piece(GERMANY, "strategic_bomber"), over=True, all_leave=False)
allowed by ae41.bombers.stays
>>> hurt = Piece(GERMANY, "strategic_bomber", frozenset({"damaged"}))
>>> may_withdraw(EMPTY.reads(RETREAT, "stays"), hurt, over=True, all_leave=True)
allowed by ae41.bombers.stays
>>> may_withdraw(EMPTY, Piece(GERMANY, "battleship", frozenset({"damaged"})), over=False, all_leave=False)
allowed by ae41.bombers.stays
""",
    "ae41.bombers.afterwards": """
>>> tired = Piece(GERMANY, "strategic_bomber", frozenset({"damaged", "moved"}))
>>> print(after_combat(EMPTY, tired))
Germany strategic bomber (moved)
>>> print(after_combat(EMPTY, Piece(GERMANY, "battleship", frozenset({"damaged"}))))
Germany battleship (damaged)
""",
}
