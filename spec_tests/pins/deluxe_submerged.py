"""Pins of rules_model/deluxe/submerged.py."""

PINS = {
    "3g40.submarines.takes-part": """
>>> takes_part(EMPTY, Piece(UK, "submarine", frozenset({"submerged", "struck first"})))
False
>>> takes_part(EMPTY, Piece(UK, "submarine", frozenset({"struck first"})))
True
""",
    "3g40.submarines.defence-roll": """
>>> chooses = EMPTY.reads(OBLIGED, "chooses")
>>> defence_roll(chooses, Piece(UK, "submarine", frozenset({"submerged"})), script())
False
>>> defence_roll(EMPTY, Piece(UK, "sea_transport"), script())
Traceback (most recent call last):
ValueError: a sea transport is no submarine
>>> class Witness(type(script())):
...     def ask(self, nation, about, options):
...         print(nation, about, list(options))
...         return super().ask(nation, about, options)
>>> defence_roll(chooses, Piece(UK, "submarine"), Witness([True]))
UK Europe defence roll [True, False]
True
""",
    "3g40.submarines.resurface": """
>>> below = EMPTY.with_force("A-20", GERMANY, ["submerged"], submarine=2).with_force("A-20", UK, destroyer=1)
>>> up = resurface(below, "A-20", over=True)
>>> up.force("A-20"), up.since(below)
(2 Germany submarine, 1 UK Europe destroyer, ['submarines that surface in A-20: 2'])
>>> up.log[-1].kind, up.log[-1].place, up.log[-1].amount
('surfaced', 'A-20', 2)
>>> resurface(up, "A-20", over=True) == up
True
""",
}
