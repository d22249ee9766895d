"""Kind 6: objectives that never pay, always pay, double another, or pay for the wrong thing."""

from __future__ import annotations

from spec_tests.blind.fault import Fault

AMERICA = "rules_model/alpha2/objectives_america.py"
GERMANY = "rules_model/alpha2/objectives_germany.py"
ITALY = "rules_model/alpha2/objectives_italy.py"
JAPAN = "rules_model/deluxe/objectives_japan.py"

FAULTS = (
    Fault(
        "two-masters-of-london",
        6,
        "London is to be held by Germany and, as another line seems to say, by Italy: both at once is impossible.",
        (
            (
                GERMANY,
                'return germany_fights(position) & controls(GERMANY, "United Kingdom")',
                'return germany_fights(position) & controls(GERMANY, "United Kingdom") & controls(ITALY, "London")',
            ),
            (
                GERMANY,
                "At war in the West, Germany holds the United Kingdom.",
                "At war in the West, Germany and Italy hold it.",
            ),
            (GERMANY, "PRO_ALLIES, USSR\n", "ITALY, PRO_ALLIES, USSR\n"),
            (
                GERMANY,
                '    >>> pays(war.held(GERMANY, "London"), london_held)\n    5\n',
                "    >>> pays(war, london_held)\n    0\n",
            ),
        ),
        ("alpha2.objectives.germany.london",),
    ),
    Fault(
        "ore-that-never-stops",
        6,
        "The author joins the two cases of a hostile Sweden by 'or' instead of 'and': one of them is always false.",
        (
            (GERMANY, "ore = ore & ~controls(ALLIES, ", "ore = ore | ~controls(ALLIES, "),
            (
                GERMANY,
                '    >>> pays(war.held(PRO_ALLIES, "Sweden"), swedish_ore)\n    0\n',
                '    >>> pays(war.held(PRO_ALLIES, "Sweden"), swedish_ore)\n    5\n',
            ),
            (GERMANY, 'swedish_ore)\n    (0, 5)\n    """', 'swedish_ore)\n    (5, 5)\n    """'),
            (
                "spec_tests/pins/alpha2_objectives_germany.py",
                (
                    ">>> [place for place in MAP.places if not pays(war.held(UK, place), swedish_ore)]\n"
                    "['Denmark', 'Norway', 'Sweden']"
                ),
                (
                    ">>> [place for place in MAP.places if not pays(war.held(UK, place), swedish_ore)]\n"
                    "['Denmark', 'Norway']"
                ),
            ),
            (
                "spec_tests/pins/alpha2_objectives_germany.py",
                "[5, 5, 5, 0, 0]\n",
                "[5, 5, 5, 5, 5]\n",
            ),
        ),
        ("alpha2.objectives.germany.ore", "alpha2.objectives.sweden"),
    ),
    Fault(
        "homeland-that-cannot-be-lost",
        6,
        "The author turns the homeland around: it pays unless both sides hold the west at once, which cannot be.",
        (
            (
                AMERICA,
                "return america_fights(position) & controls(controller(position), *HOMELAND)",
                'return ~(controls(AXIS, "Western United States") & controls(ALLIES, "Western United States"))',
            ),
            (AMERICA, "import ALLIES, USA, Who", "import ALLIES, AXIS, USA, Who"),
            (
                AMERICA,
                (
                    "    >>> pays(war, american_homeland), pays(START, american_homeland)\n    (10, 0)\n"
                    '    >>> explain(war.held(JAPAN, "WUS"), american_homeland)\n'
                    "    'not met: United States controls Western United States (Japan holds it)'\n"
                ),
                "    >>> pays(war, american_homeland), pays(START, american_homeland)\n    (10, 10)\n",
            ),
            (
                AMERICA,
                'pays(shared.reads(CONTROLLER, "side"), american_homeland)\n    (0, 10)\n',
                'pays(shared.reads(CONTROLLER, "side"), american_homeland)\n    (10, 10)\n',
            ),
            (
                "spec_tests/pins/alpha2_objectives_america.py",
                "        places=\"['Central United States', 'Eastern United States', 'Western United States']\",",
                '        places="[]",',
            ),
        ),
        ("alpha2.objectives.usa.homeland",),
    ),
    Fault(
        "hawaii-paid-twice",
        6,
        "The designer adds an objective for Hawaii, which the outposts require already.",
        (
            (
                AMERICA,
                '@objective("alpha2.objectives.usa.caribbean",',
                (
                    '@objective("alpha2.objectives.usa.hawaii", USA, ALPHA2(182), ipcs=5)\n'
                    "def hawaii(position: Position) -> Condition:\n"
                    '    """At war, the United States holds Hawaii.\n\n'
                    '    >>> pays(START.at_war(USA, JAPAN), hawaii), pays(START, hawaii)\n    (5, 0)\n    """\n'
                    '    return america_fights(position) & controls(controller(position), "Hawaiian Islands")\n\n\n'
                    '@objective("alpha2.objectives.usa.caribbean",'
                ),
            ),
        ),
        ("alpha2.objectives.usa.hawaii",),
    ),
    Fault(
        "outposts-double-the-homeland",
        6,
        "Copying an objective, the author leaves the list of places of the one above in it.",
        (
            (
                AMERICA,
                "return america_fights(position) & controls(controller(position), *OUTPOSTS)",
                "return america_fights(position) & controls(controller(position), *HOMELAND)",
            ),
            (
                AMERICA,
                "holds Hawaii, Alaska, the Aleutian Islands, the Line Islands and Johnston Island.",
                "holds its outposts.",
            ),
            (
                AMERICA,
                (
                    '    >>> explain(war.held(JAPAN, "Aleutian Islands"), pacific_outposts)\n'
                    "    'not met: United States controls Aleutian Islands (Japan holds it)'\n"
                ),
                "",
            ),
            (AMERICA, 'lent = war.held(ANZAC, "Line Islands")', 'lent = war.held(ANZAC, "EUS")'),
            (
                "spec_tests/pins/alpha2_objectives_america.py",
                "\"['Alaska', 'Aleutian Islands', 'Hawaiian Islands', 'Johnston Island', 'Line Islands']\"",
                "\"['Central United States', 'Eastern United States', 'Western United States']\"",
            ),
        ),
        ("alpha2.objectives.usa.outposts",),
    ),
    Fault(
        "africa-pays-germany",
        6,
        "The reward for Italy's African empire is entered for Germany.",
        (
            (
                ITALY,
                '"alpha2.objectives.italy.africa",\n    ITALY,\n',
                '"alpha2.objectives.italy.africa",\n    GERMANY,\n',
            ),
            (ITALY, "import ALLIES, AXIS, ITALY, Group", "import ALLIES, AXIS, GERMANY, ITALY, Group"),
            (
                "spec_tests/pins/alpha2_objectives_italy.py",
                (
                    "(0, Reward(nation=Italy, ipcs=5, once=False, when='collect income'))\n"
                    ">>> [place for place in MAP.places if not pays(six"
                ),
                (
                    "(0, Reward(nation=Germany, ipcs=5, once=False, when='collect income'))\n"
                    ">>> [place for place in MAP.places if not pays(six"
                ),
            ),
        ),
        ("alpha2.objectives.italy.africa",),
    ),
    Fault(
        "island-that-no-map-has",
        6,
        "The list of islands that Japan is paid for gets one that the map does not know.",
        (
            (JAPAN, '"Wake Island", "Midway Island")', '"Wake Island", "Midway Island", "Truk")'),
            (JAPAN, "land units on seven islands, up to three", "land units on eight islands, up to three"),
            ("spec_tests/pins/deluxe_objectives_japan.py", ">>> pays(everywhere, strategic_islands)\n21\n", ""),
        ),
        ("3g40.objectives.japan.islands", "Truk"),
    ),
)
