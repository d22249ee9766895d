"""Kind 9: readings that no longer differ, that nobody runs, or that are asked and not in the list."""

from __future__ import annotations

from spec_tests.blind.fault import Fault

ROCK, STRAIT = "rules_model/deluxe/gibraltar.py", "rules_model/deluxe/strait.py"

FAULTS = (
    Fault(
        "shared-bases-alike",
        9,
        "The author decides a question in both of its readings in the same way, and leaves the question.",
        (
            (
                ROCK,
                "        return tuple(dict.fromkeys((position.holder(WEST), position.holder(EAST))))\n",
                "        return (position.holder(half),)\n",
            ),
            (
                ROCK,
                "    ((United States,), (UK Europe, United States))",
                "    ((United States,), (United States,))",
            ),
        ),
        ("3g40.gibraltar.shared-bases",),
    ),
    Fault(
        "a-question-nobody-asks",
        9,
        "The author settles who of the holders' friends may pass, and leaves the question in the book.",
        (
            (
                STRAIT,
                (
                    '    if nation not in holders and held(position) and position.reading(PASSERS) == "holders":\n'
                    '        return refuse(may_pass_strait, f"{nation} holds no half of the rock")\n'
                ),
                "",
            ),
            (
                STRAIT,
                '    >>> may_pass_strait(rock.reads(PASSERS, "holders"), USA, "destroyer").allowed\n    False\n',
                "",
            ),
            (
                "spec_tests/pins/deluxe_strait.py",
                (
                    '>>> may_pass_strait(shared.reads(PASSERS, "holders"), FRANCE, "cruiser")\n'
                    "refused by 3g40.gibraltar.strait: France holds no half of the rock\n"
                    '>>> may_pass_strait(shared.reads(PASSERS, "holders"), UK, "cruiser").allowed\nTrue\n'
                ),
                "",
            ),
            (
                "spec_tests/pins/deluxe_strait.py",
                (
                    '>>> may_pass_strait(free, ITALY, "cruiser"), '
                    'may_pass_strait(free.reads(PASSERS, "holders"), ITALY, "cruiser").allowed\n'
                    "(allowed by 3g40.gibraltar.strait, True)\n"
                ),
                '>>> may_pass_strait(free, ITALY, "cruiser")\nallowed by 3g40.gibraltar.strait\n',
            ),
            (
                "spec_tests/pins/deluxe_strait.py",
                (
                    '>>> may_pass_strait(EMPTY.held(UK, WEST, EAST).reads(PASSERS, "holders"), USA, '
                    '"destroyer").allowed\nFalse\n'
                ),
                "",
            ),
        ),
        ("3g40.gibraltar.passers",),
    ),
    Fault(
        "a-third-way-over-the-strait",
        9,
        "The author adds a third reading to a question, and neither the model nor an example knows it.",
        (
            (
                STRAIT,
                '        "units": "the ban is on every unit but submarines, so on aircraft as well",\n',
                (
                    '        "units": "the ban is on every unit but submarines, so on aircraft as well",\n'
                    '        "bombers": "only aircraft that could bomb the rock are stopped",\n'
                ),
            ),
        ),
        ("3g40.gibraltar.aircraft",),
    ),
    Fault(
        "the-bomb-in-between",
        9,
        (
            "A question on the atom bomb gets a reading that behaves like another one, because the model "
            "never tells them apart."
        ),
        (
            (
                "rules_model/deluxe/victory.py",
                '        "first": "the bomb opens round 12; round 11 brought the last count",\n',
                (
                    '        "first": "the bomb opens round 12; round 11 brought the last count",\n'
                    '        "american-turn": "the bomb falls as the United States begin their turn in round 12",\n'
                ),
            ),
            (
                "rules_model/deluxe/victory.py",
                "    >>> [moment.name for moment in Moment if allies_win(first, moment)]\n    ['ROUND_BEGINS']\n",
                (
                    "    >>> [moment.name for moment in Moment if allies_win(first, moment)]\n    ['ROUND_BEGINS']\n"
                    '    >>> american = EMPTY.in_round(12).reads(BOMB, "american-turn")\n'
                    "    >>> [moment.name for moment in Moment if allies_win(american, moment)]\n    ['ROUND_BEGINS']\n"
                ),
            ),
        ),
        ("3g40.victory.bomb-falls",),
    ),
    Fault(
        "open-is-called-unbarred",
        9,
        "The author renames a reading in the list of its question, and the model still asks for the old name.",
        (
            (STRAIT, '        "open": "a half that nobody holds', '        "unbarred": "a half that nobody holds'),
            (
                STRAIT,
                (
                    '    >>> may_pass_strait(bare, UK, "cruiser").allowed, '
                    'may_pass_strait(bare.reads(UNHELD, "open"), UK, "cruiser").allowed\n    (False, True)\n'
                ),
                '    >>> may_pass_strait(bare, UK, "cruiser").allowed\n    False\n',
            ),
            (
                "spec_tests/pins/deluxe_strait.py",
                (
                    '>>> free = EMPTY.reads(UNHELD, "open")\n'
                    '>>> may_pass_strait(free, ITALY, "cruiser"), '
                    'may_pass_strait(free.reads(PASSERS, "holders"), ITALY, "cruiser").allowed\n'
                    "(allowed by 3g40.gibraltar.strait, True)\n"
                    '>>> may_pass_strait(free.held(UK, EAST), ITALY, "cruiser")\n'
                    "refused by 3g40.gibraltar.strait: UK Europe holds the Eastern Peninsula\n"
                    '>>> may_pass_strait(free.held(UK, WEST).held(GERMANY, EAST), ITALY, "cruiser")\n'
                    "refused by 3g40.gibraltar.strait: UK Europe holds the Western Peninsula and Germany "
                    "the Eastern Peninsula\n"
                    '>>> may_pass_strait(free.held(UK, WEST).held(STRICT_NEUTRAL, EAST), UK, "cruiser").allowed\n'
                    "False\n"
                ),
                "",
            ),
            (
                "spec_tests/pins/deluxe_strait.py",
                (
                    '>>> may_pass_strait(half_held, UK, "cruiser").allowed, '
                    'may_pass_strait(half_held.reads(UNHELD, "open"), UK, "cruiser")\n'
                    "(False, allowed by 3g40.gibraltar.strait)\n"
                ),
                '>>> may_pass_strait(half_held, UK, "cruiser").allowed\nFalse\n',
            ),
        ),
        ("3g40.gibraltar.unheld", "3g40.gibraltar.strait"),
    ),
)
