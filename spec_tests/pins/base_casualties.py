"""Pins of rules_model/base/casualties.py."""

PINS = {
    "g40.casualties.choice": """
>>> def asked(force):
...     try:
...         losing(EMPTY, force, 1, script("nobody"))
...     except Exception as error:
...         print(str(error).partition(": ")[2].partition(" cannot")[0])
>>> for neutral in (PRO_ALLIES, PRO_AXIS, UK):
...     asked(Force.of(neutral, infantry=1, tank=1))
the Allies
the Axis
UK Europe
>>> asked(Force.of(PRO_ALLIES, infantry=1).adding(UK, fighter=1))
the Allies
>>> losing(EMPTY, Force.of(GERMANY, fighter=2), -2, script())
Traceback (most recent call last):
ValueError: hits cannot be negative: -2
>>> losing(EMPTY, Force.of(GERMANY, fighter=2), 0, script())
2 Germany fighter
>>> flight = Force.of(GERMANY, strategic_bomber=2, tactical_bomber=1)
>>> losing(EMPTY, flight, 2, script("Germany strategic bomber", "Germany strategic bomber"))
1 Germany tactical bomber

Several owners are asked together, a single one alone.

>>> guests = Force.of(UK, fighter=1).adding(FRANCE, fighter=1)
>>> losing(EMPTY, guests, 1, script("France fighter"))
1 UK Europe fighter
>>> losing(EMPTY, guests, 1, script("fighter"))
Traceback (most recent call last):
rules_model.table.TableError: g40.casualties.choice: the Allies cannot answer 'fighter' about loss; options:
    ['France fighter', 'UK Europe fighter']
>>> losing(EMPTY, flight, 1, script("fighter"))
Traceback (most recent call last):
rules_model.table.TableError: g40.casualties.choice: Germany cannot answer 'fighter' about loss; options:
    ['Germany strategic bomber', 'Germany tactical bomber']
>>> losing(EMPTY, Force.of(UK, fighter=1).adding(UK_PACIFIC, fighter=1), 1, script("fighter"))
Traceback (most recent call last):
rules_model.table.TableError: g40.casualties.choice: UK Europe cannot answer 'fighter' about loss; options:
    ['UK Europe fighter', 'UK Pacific fighter']

The second hit sinks a capital ship, and transports are no choice before.

>>> fleet = Force.of(USA, aircraft_carrier=1, transport=2)
>>> losing(EMPTY, fleet, 2, script()), losing(EMPTY, fleet, 3, script())
(2 United States transport, 1 United States transport)
>>> losing(EMPTY, Force.of(USA, {"damaged"}, battleship=1).adding(USA, cruiser=1), 1, script("United States cruiser"))
1 United States battleship (damaged)
>>> losing(EMPTY, Force.of(USA, battleship=2), 2, script("United States battleship (damaged)"))
1 United States battleship
>>> losing(EMPTY, Force(), 2, script())
nothing
""",
}
