"""Kind 2: tables of values, points or setup that no longer add up to a printed total."""

from __future__ import annotations

from spec_tests.blind.fault import Fault

CITIES = "rules_model/academy/cities.py"

FAULTS = (
    Fault(
        "calcutta-loses-a-point",
        2,
        "The author mistypes the points of one victory city and lets the total of the board follow.",
        (
            (CITIES, '"Calcutta": 3,', '"Calcutta": 2,'),
            (CITIES, "together are worth 47 points.", "together are worth 46 points."),
            (CITIES, "    >>> points_on_the_board(EMPTY)\n    47\n", "    >>> points_on_the_board(EMPTY)\n    46\n"),
            ("spec_tests/pins/academy_cities.py", "[3, 3, 1, 2, 1, 2, 3, 2, 4]", "[3, 2, 1, 2, 1, 2, 3, 2, 4]"),
        ),
        ("ae41.cities.points", "ae41.cities.total", "ae41.cities.printed-total", "academy 203", "academy 325"),
    ),
    Fault(
        "germany-is-worth-less",
        2,
        "In the table of places the value of Germany slips, and the author drops the examples that add up its land.",
        (
            (
                "rules_model/base/places.tsv",
                "Germany\tterritory\t5\tGermany\tGermany\tBerlin",
                "Germany\tterritory\t4\tGermany\tGermany\tBerlin",
            ),
            (
                "rules_model/base/nations.py",
                (
                    "    >>> starting_income(START, GERMANY), "
                    "sum(MAP.value(place) for place in START.held_by(GERMANY))\n"
                    "    (30, 30)\n"
                ),
                "    >>> starting_income(START, GERMANY)\n    30\n",
            ),
            (
                "spec_tests/pins/base_nations.py",
                (
                    ">>> [sum(MAP.value(place) for place in START.held_by(nation)) "
                    "for seat in turn_order(START) for nation in seat]\n[30, 37, 26, 52, 12, 28, 17, 10, 10, 19]\n"
                ),
                "",
            ),
            (
                "rules_model/base/income.py",
                (
                    "    >>> starting_cash(EMPTY, DUTCH), "
                    "all(starting_cash(START, one) == land_income(START, one) for one in STARTING_CASH)\n"
                    "    (0, True)\n"
                ),
                "    >>> starting_cash(EMPTY, DUTCH)\n    0\n",
            ),
            ("rules_model/base/income.py", "    (31, 32)\n", "    (30, 31)\n"),
        ),
        ("g40.nations.starting-income", "g40.income.start", "rules_model/base/places.tsv"),
    ),
    Fault(
        "a-convoy-zone-is-forgotten",
        2,
        "The author copies the table of sea zones without one convoy symbol and counts again.",
        (
            (
                "rules_model/base/places.tsv",
                "Neutral United States may not end here\tconvoy; kamikaze\tSZ 19",
                "Neutral United States may not end here\tkamikaze\tSZ 19",
            ),
            ("rules_model/base/convoys.py", "Thirty-four sea zones bear", "Thirty-three sea zones bear"),
            ("rules_model/base/convoys.py", "    (34, 'Sea Zone 1', True)", "    (33, 'Sea Zone 1', True)"),
        ),
        ("g40.convoy.zones", "rules_model/base/places.tsv", "Sea Zone 19"),
    ),
    Fault(
        "the-rock-pays-two-a-half",
        2,
        "The author takes Gibraltar's 2 IPCs for the income of each half.",
        (
            ("rules_model/deluxe/gibraltar.py", "SHARE = 1  #", "SHARE = 2  #"),
            (
                "rules_model/deluxe/gibraltar.py",
                "Gibraltar pays 2 IPCs to a sole holder, 1 each to two friends",
                "Gibraltar pays 4 IPCs to a sole holder, 2 each to two friends",
            ),
            ("rules_model/deluxe/gibraltar.py", "    {UK Europe: 2}\n", "    {UK Europe: 4}\n"),
            ("rules_model/deluxe/gibraltar.py", "{UK Europe: 1, United States: 1}", "{UK Europe: 2, United States: 2}"),
            (
                "spec_tests/pins/deluxe_gibraltar.py",
                ">>> income(EMPTY.held(UK, WEST, EAST).banked(CANADA, WEST, EAST))\n{Canada: 2}",
                ">>> income(EMPTY.held(UK, WEST, EAST).banked(CANADA, WEST, EAST))\n{Canada: 4}",
            ),
            (
                "spec_tests/pins/deluxe_gibraltar.py",
                ">>> income(EMPTY.held(UK, WEST).held(CANADA, EAST).banked(CANADA, WEST))\n{Canada: 2}",
                ">>> income(EMPTY.held(UK, WEST).held(CANADA, EAST).banked(CANADA, WEST))\n{Canada: 4}",
            ),
            ("spec_tests/pins/deluxe_gibraltar.py", "({UK Europe: 1}, {})", "({UK Europe: 2}, {})"),
        ),
        ("3g40.gibraltar.income", "3g40.map.values", "deluxe 752", "deluxe 756"),
    ),
    Fault(
        "eleven-cities-are-ten",
        2,
        "One European victory city drops out of a list while the prose still speaks of eleven.",
        (
            ("rules_model/base/victory.py", '    "Ottawa",\n    "Washington",', '    "Washington",'),
            ("rules_model/base/victory.py", "They are Ottawa, Washington, Cairo,", "They are Washington, Cairo,"),
            (
                "rules_model/base/victory.py",
                "at least 8 of Ottawa, Washington, Cairo,",
                "at least 8 of Washington, Cairo,",
            ),
            ("rules_model/base/victory.py", "Stalingrad and Moscow (7 of 11)'", "Stalingrad and Moscow (7 of 10)'"),
            (
                "spec_tests/pins/base_victory.py",
                "(['least', 8], ['Ottawa', 'Washington',",
                "(['least', 8], ['Washington',",
            ),
            (
                "spec_tests/pins/base_victory.py",
                (
                    ">>> sorted(MAP.name_of(city) for city in (*EUROPEAN_CITIES, *PACIFIC_CITIES)) == sorted(\n"
                    "...     place.name for place in MAP.places.values() if place.city)\nTrue\n"
                ),
                "",
            ),
        ),
        ("g40.victory.european-cities", "EUROPEAN_CITIES", "Ottawa", "rules_model/base/victory.py"),
    ),
)
