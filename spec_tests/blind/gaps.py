"""Kind 5, first half: subjects on which no clause answers in some situation."""

from __future__ import annotations

from spec_tests.blind.fault import Fault

FAULTS = (
    Fault(
        "uk-pacific-has-no-peace",
        5,
        "The author drops UK Pacific from the nations that peace holds back, so its own paragraph is never asked.",
        (
            ("rules_model/deluxe/peace.py", "    if nation in (UK_PACIFIC, ANZAC):\n", "    if nation == ANZAC:\n"),
            (
                "rules_model/deluxe/peace.py",
                "Only Russia, America, UK Pacific, ANZAC and Japan are held back",
                "Only Russia, America, ANZAC and Japan are held back",
            ),
            ("rules_model/deluxe/peacetime.py", "    (2, 1)\n", "    (1, 1)\n"),
            ("spec_tests/pins/deluxe_peacetime.py", "[2, 2, 0, 0]", "[0, 2, 0, 0]"),
            ("spec_tests/pins/deluxe_peacetime.py", "[2, 2, 1, 1]", "[0, 2, 1, 1]"),
            ("spec_tests/pins/deluxe_peacetime.py", "\n(2, 0)\n", "\n(0, 0)\n"),
            (
                "spec_tests/pins/deluxe_peace.py",
                "for nation in (USSR, USA, UK_PACIFIC, ANZAC, JAPAN)]\n[False, False, False, False, False]",
                "for nation in (USSR, USA, ANZAC, JAPAN)]\n[False, False, False, False]",
            ),
            (
                "spec_tests/pins/deluxe_peace.py",
                (
                    "for nation in (USSR, USA, UK_PACIFIC, JAPAN)]\n"
                    "['3g40.peace.soviet-union', '3g40.peace.united-states', "
                    "'3g40.peace.pacific-allies', '3g40.peace.japan']"
                ),
                (
                    "for nation in (USSR, USA, JAPAN)]\n"
                    "['3g40.peace.soviet-union', '3g40.peace.united-states', '3g40.peace.japan']"
                ),
            ),
            (
                "spec_tests/pins/deluxe_peace.py",
                (
                    ">>> may(EMPTY.at_war(ANZAC, JAPAN), UK_PACIFIC, Deed.TANKERS), may(EMPTY, ANZAC, Deed.KAMIKAZES)\n"
                    "(refused by 3g40.peace.pacific-allies: no oil tankers before UK Pacific is at war with Japan,\n"
                    "allowed by 3g40.peace.pacific-allies)\n"
                ),
                ">>> may(EMPTY, ANZAC, Deed.KAMIKAZES)\nallowed by 3g40.peace.pacific-allies\n",
            ),
        ),
        ("3g40.peace.may", "3g40.peace.pacific-allies"),
    ),
    Fault(
        "china-needs-no-ground",
        5,
        "China drops out of the table of powers that need a ground for war, while the clause on its grounds remains.",
        (
            (
                "rules_model/base/declarations.py",
                "grounds = {USA: american_grounds, USSR: soviet_grounds, CHINA: chinese_grounds}",
                "grounds = {USA: american_grounds, USSR: soviet_grounds}",
            ),
            (
                "rules_model/base/declarations.py",
                "american_grounds, american_third_turn, chinese_grounds, soviet_grounds",
                "american_grounds, american_third_turn, soviet_grounds",
            ),
            (
                "spec_tests/pins/base_declarations.py",
                ">>> ally_may_declare(START, CHINA, ITALY).allowed\nFalse\n",
                "",
            ),
            (
                "spec_tests/pins/base_declarations.py",
                (
                    ">>> ally_may_declare(come, CHINA, ITALY).allowed, ally_may_declare(come, CHINA, GERMANY).allowed\n"
                    "(True, False)\n"
                ),
                "",
            ),
        ),
        ("g40.politics.ally-declares", "g40.politics.chinese-grounds"),
    ),
    Fault(
        "sydney-is-no-capital",
        5,
        "ANZAC drops out of the table of capitals, so nothing happens when Sydney falls.",
        (
            ("rules_model/base/start.py", '    ANZAC: ("New South Wales",),\n', ""),
            ("rules_model/base/start.py", "import ANZAC, FRANCE, GERMANY", "import FRANCE, GERMANY"),
            (
                "rules_model/base/capitals.py",
                (
                    "*capital_cities(EMPTY, ITALY), *capital_cities(EMPTY, ANZAC), *capital_cities(EMPTY, FRANCE)]\n"
                    "    ['Rome', 'Sydney', 'Paris']"
                ),
                "*capital_cities(EMPTY, ITALY), *capital_cities(EMPTY, FRANCE)]\n    ['Rome', 'Paris']",
            ),
            (
                "spec_tests/pins/base_nations.py",
                "'Washington', 'London', 'Calcutta', 'Rome', 'Sydney', 'Paris']",
                "'Washington', 'London', 'Calcutta', 'Rome', 'Paris']",
            ),
            (
                "spec_tests/pins/alpha2_victory.py",
                "[True, True, True, True, True, True]",
                "[True, True, True, True, True, False]",
            ),
        ),
        ("g40.capital.list", "ANZAC", "g40.nations.capital"),
    ),
)
