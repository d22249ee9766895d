"""Pins of rules_model/deluxe/vichy_rolls.py."""

WITNESS = """
>>> class Witness(type(script())):
...     def ask(self, nation, about, options):
...         print(nation, about, list(options))
...         return super().ask(nation, about, options)
"""

EMPIRE = """
>>> places = ["Corsica", "Morocco", "Algeria", "Tunisia", "FWA", "FCA", "Syria", "Madagascar", "French Indo-China"]
>>> empire = EMPTY.held(VICHY, "Southern France", *places)
>>> for zone in ("A-24", "M-1", "I-12"):
...     empire = empire.with_force(zone, VICHY, cruiser=1)
"""

PINS = {
    "3g40.vichy.order": """
>>> rollers(EMPTY.reads(ELIGIBLE, "at-war"))
()
>>> rollers(EMPTY.at_war(JAPAN, CHINA).at_war(ITALY, UK).reads(ELIGIBLE, "at-war"))
(Japan, UK Europe, Italy)
""",
    "3g40.vichy.japan": WITNESS
    + EMPIRE
    + """
>>> japan_rolls(empire, Witness([True, 1])).held_by(JAPAN)
Japan roll [True, False]
('French Indo-China',)
>>> japan_rolls(empire, script(False)) is empire
True
""",
    "3g40.vichy.united-kingdom": WITNESS
    + EMPIRE
    + """
>>> after = britain_rolls(empire, Witness([True, 3, 4, 1]))
UK Europe roll [True, False]
>>> [event.place for event in after.log]
['A-24', 'I-12']
>>> event = after.log[0]
>>> event.kind, event.clause, event.nation
('Vichy ships destroyed', '3g40.vichy.united-kingdom', UK Europe)

Only Vichy ships are destroyed.

>>> mixed = empire.with_force("A-24", GERMANY, submarine=1).with_force("A-24", VICHY, fighter=1)
>>> britain_rolls(mixed, script(True, 3, 4, 4)).force("A-24")
1 Germany submarine, 1 Vichy France fighter

Where only an aircraft is left, nothing is rolled for.

>>> britain_rolls(EMPTY.with_force("A-24", VICHY, fighter=1), script()).log
()
>>> [event.place for event in britain_rolls(empire.reads(INDIAN_OCEAN, "printed"), script(True, 1, 1)).log]
['A-24', 'M-1']
""",
    "3g40.vichy.italy": WITNESS
    + EMPIRE
    + """
>>> after = italy_rolls(empire, Witness([True, 1, 1, 1, 1, 1]))
Italy roll [True, False]
>>> [event.text for event in after.log]
['Italy turns Corsica', 'Italy turns Morocco', 'Italy turns Algeria', 'Italy turns Tunisia', 'Italy turns Syria']
>>> italy_rolls(empire, script(True, 2, 2, 2, 2, 2)).log
()
""",
    "3g40.vichy.free-french": WITNESS
    + EMPIRE
    + """
>>> after = free_french_roll(empire, Witness([True] + 12 * [1]))
France roll [True, False]
>>> [event.place for event in after.log]
['A-24', 'M-1', 'I-12', 'Corsica', 'Morocco', 'Algeria', 'Tunisia', 'FWA', 'FCA', 'Syria', 'Madagascar',
'French Indo-China']
>>> {event.nation for event in after.log}
{France}
>>> free_french_roll(empire, script(True, *[2] * 12)).log
()
""",
    "3g40.vichy.germany": WITNESS
    + EMPIRE
    + """
>>> after = germany_rolls(empire, Witness([True] + 11 * [3]))
Germany roll [True, False]
>>> [event.place for event in after.log]
['A-24', 'M-1', 'I-12', 'Corsica', 'Morocco', 'Algeria', 'Tunisia', 'FWA', 'FCA', 'Syria', 'Madagascar']
>>> {event.nation for event in after.log}
{Germany}
>>> germany_rolls(empire, script(True, *[4] * 11)).log
()
""",
    "3g40.vichy.resolve": EMPIRE
    + """
Everybody rolls in turn, one after another.

>>> japan, britain, italy = (True, 3), (True, 3, 4, 4), (True, 1, 2, 2, 2, 2)
>>> france, germany = (True, 1, *[2] * 8), (True, 3, *[4] * 7)
>>> after = resolve_vichy(empire, script(*japan, *britain, *italy, *france, *germany))
>>> after.since(empire)
['Japan turns French Indo-China', 'UK Europe destroys the Vichy ships in A-24', 'Italy turns Corsica',
'France turns M-1', 'Germany turns I-12']
>>> resolve_vichy(empire.reads(ELIGIBLE, "at-war"), script()).log
()
""",
}
