"""Pins of rules_model/deluxe/vichy_attempts.py."""

WITNESS = """
>>> class Witness(type(script())):
...     def ask(self, nation, about, options):
...         print(nation, about, list(options))
...         return super().ask(nation, about, options)
"""

PINS = {
    "3g40.vichy.attempt": WITNESS
    + """
>>> vichy = EMPTY.held(VICHY, "Corsica", "Algeria")
>>> attempt(vichy, ITALY, ("Corsica", "Morocco", "Algeria"), 3, Witness([True, 3, 4]))
Italy roll [True, False]
('Corsica',)
>>> attempt(vichy.reads(ALL_OR_NONE, "each"), FRANCE, ("Corsica", "Morocco", "Algeria"), 3, Witness([False, True, 3]))
France roll [True, False]
France roll [True, False]
('Algeria',)
>>> attempt(vichy, ITALY, ("Morocco", "Syria"), 1, script())
()
""",
    "3g40.vichy.win": """
>>> vichy = EMPTY.held(VICHY, "Morocco").with_force("A-24", VICHY, cruiser=1).with_force("A-24", UK, cruiser=1)
>>> turned = win(vichy, FRANCE, ("A-24", "Morocco"))
>>> [(event.kind, event.clause, event.nation, event.place) for event in turned.log]
[('Vichy turned', '3g40.vichy.win', France, 'A-24'), ('Vichy turned', '3g40.vichy.win', France, 'Morocco')]
>>> turned.force("A-24"), turned.holder("A-24"), turned.held_by(FRANCE)
(1 France cruiser, 1 UK Europe cruiser, nobody, ('Morocco',))
>>> other = EMPTY.held(UK, "London").with_force("London", UK, fighter=1)
>>> win(other, GERMANY, ("London",)) is other, win(other, GERMANY, ("London", "Morocco")).log
(True, ())
>>> after = win(other.held(VICHY, "Morocco"), GERMANY, ("London", "Morocco"))
>>> after.held_by(GERMANY), after.holder("London")
(('Morocco',), UK Europe)
>>> guarded = EMPTY.held(VICHY, "Morocco").with_force("Morocco", VICHY, fighter=1).reads(CLAIM, "infantry")
>>> win(guarded, FRANCE, ("Morocco",)).force("Morocco")
1 France fighter
>>> shared = EMPTY.held(VICHY, "French Indo-China").with_force("French Indo-China", VICHY, elite_infantry=1)
>>> shared = shared.with_force("French Indo-China", UK, regular_infantry=1).reads(CLAIM, "infantry")
>>> claimed = win(shared, JAPAN, ("French Indo-China",))
>>> claimed.force("French Indo-China"), claimed.holder("French Indo-China")
(1 Japan elite infantry, 1 UK Europe regular infantry, Japan)
""",
}
