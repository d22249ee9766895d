"""Kind 5, second half: two clauses that answer differently."""

from __future__ import annotations

from spec_tests.blind.fault import Fault

FAULTS = (
    Fault(
        "submerged-boats-roll",
        5,
        "The roll of a defending submarine no longer asks whether it takes part, while another clause forbids it to.",
        (
            ("rules_model/deluxe/submerged.py", "    if not takes_part(position, boat):\n        return False\n", ""),
            (
                "rules_model/deluxe/submerged.py",
                "A surfaced submarine in defence rolls in general combat; a submerged one does not.",
                "A submarine in defence rolls in general combat, above or below.",
            ),
            (
                "rules_model/deluxe/submerged.py",
                "defence_roll(EMPTY, below, script())\n    (True, False)",
                "defence_roll(EMPTY, below, script())\n    (True, True)",
            ),
            (
                "spec_tests/pins/deluxe_submerged.py",
                '>>> defence_roll(chooses, Piece(UK, "submarine", frozenset({"submerged"})), script())\nFalse\n',
                "",
            ),
        ),
        ("3g40.submarines.defence-roll", "3g40.submarines.takes-part"),
    ),
    Fault(
        "two-dates-for-america",
        5,
        "In the sequence of play America may declare war in round 4, in the chapter on grounds still in round 3.",
        (
            ("rules_model/base/sequence.py", "AMERICAN_ROUND = 3", "AMERICAN_ROUND = 4"),
            (
                "rules_model/base/sequence.py",
                "MAY also declare while it collects income in round 3.",
                "MAY also declare while it collects income in round 4.",
            ),
            (
                "rules_model/base/sequence.py",
                ">>> may_declare_now(collecting.in_round(3), USA)",
                ">>> may_declare_now(collecting.in_round(4), USA)",
            ),
            (
                "spec_tests/pins/base_sequence.py",
                '>>> late = START.in_round(4).noting("phase began", None, "", nation=USA, amount=Phase.COLLECT_INCOME)',
                '>>> late = START.in_round(3).noting("phase began", None, "", nation=USA, amount=Phase.COLLECT_INCOME)',
            ),
        ),
        ("g40.sequence.declaration", "g40.politics.time", "g40.politics.american-third-turn"),
    ),
    Fault(
        "four-scramble-three-defend",
        5,
        "An air base may scramble four aircraft, and no more than three in bound aircraft may defend a place.",
        (
            ("rules_model/deluxe/air_defence.py", "MOST_SCRAMBLERS = 3", "MOST_SCRAMBLERS = 4"),
            (
                "rules_model/deluxe/air_defence.py",
                "Three eligible aircraft at most MAY",
                "Four eligible aircraft at most MAY",
            ),
            (
                "rules_model/deluxe/air_defence.py",
                (
                    '"A-20", three.adding(UK, fighter=1))\n'
                    "    refused by 3g40.markers.scramble: at most 3 scramble from one air base\n"
                ),
                (
                    '"A-20", three.adding(UK, fighter=2))\n'
                    "    refused by 3g40.markers.scramble: at most 4 scramble from one air base\n"
                ),
            ),
            (
                "rules_model/deluxe/air_defence.py",
                'aloft = raid.with_force("A-19", UK, ["from London"], fighter=1)',
                'aloft = raid.with_force("A-19", UK, ["from London"], fighter=2)',
            ),
            (
                "spec_tests/pins/deluxe_air_defence.py",
                'aloft = raid.with_force("A-19", UK, ["from London"], fighter=2)',
                'aloft = raid.with_force("A-19", UK, ["from London"], fighter=3)',
            ),
            (
                "spec_tests/pins/deluxe_air_defence.py",
                (
                    "(allowed by 3g40.markers.scramble,\n"
                    "refused by 3g40.markers.scramble: at most 3 scramble from one air base)\n"
                ),
                (
                    "(allowed by 3g40.markers.scramble,\n"
                    "refused by 3g40.markers.scramble: at most 4 scramble from one air base)\n"
                ),
            ),
            (
                "spec_tests/pins/deluxe_air_defence.py",
                (
                    "Force.of(UK, fighter=4))\nrefused by 3g40.markers.scramble: at most 3 scramble from one air base\n"
                    '>>> may_scramble(by_zone.with_force("A-20", UK, ["from London"], fighter=3), '
                    '"London", "A-20", one)\n'
                    "refused by 3g40.markers.scramble: at most 3 scramble from one air base\n"
                ),
                (
                    "Force.of(UK, fighter=5))\nrefused by 3g40.markers.scramble: at most 4 scramble from one air base\n"
                    '>>> may_scramble(by_zone.with_force("A-20", UK, ["from London"], fighter=4), '
                    '"London", "A-20", one)\n'
                    "refused by 3g40.markers.scramble: at most 4 scramble from one air base\n"
                ),
            ),
            (
                "spec_tests/pins/deluxe_kamikaze_interception.py",
                (
                    '"any"), "P-8", USA, "Okinawa", joined)\n'
                    "((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1))\n"
                ),
                (
                    '"any"), "P-8", USA, "Okinawa", joined)\n'
                    "((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2))\n"
                ),
            ),
            (
                "spec_tests/pins/deluxe_kamikaze_interception.py",
                "1, 1),))\n((0, 0), (1, 0))\n",
                "1, 1),))\n((0, 0), (1, 0), (2, 0))\n",
            ),
            (
                "spec_tests/pins/deluxe_kamikaze_interception.py",
                "\n(((0, 0),), ((0, 0),))\n",
                "\n(((0, 0), (1, 0)), ((0, 0), (0, 1), (1, 0)))\n",
            ),
            (
                "spec_tests/pins/deluxe_designated_missions.py",
                (
                    "mixed.adding(UK, fighter=3))\n"
                    "refused by 3g40.markers.scramble: at most 3 scramble from one air base\n"
                ),
                (
                    "mixed.adding(UK, fighter=4))\n"
                    "refused by 3g40.markers.scramble: at most 4 scramble from one air base\n"
                ),
            ),
            (
                "spec_tests/pins/deluxe_deployment.py",
                (
                    '"A-20", Force.of(UK, fighter=2)), Use.SCRAMBLE, GERMANY, 5)\n'
                    "refused by 3g40.markers.scramble: at most 3 scramble from one air base"
                ),
                (
                    '"A-20", Force.of(UK, fighter=3)), Use.SCRAMBLE, GERMANY, 5)\n'
                    "refused by 3g40.markers.scramble: at most 4 scramble from one air base"
                ),
            ),
        ),
        ("3g40.markers.scramble", "3g40.markers.limit"),
    ),
    Fault(
        "split-rock-pays-both",
        5,
        "The income of the rock forgets the case of two enemies, and pays each of them what a working rock pays.",
        (
            (
                "rules_model/deluxe/gibraltar.py",
                "    if held(position):\n        for half in (WEST, EAST):",
                "    if hold(position) is not Hold.LOOSE:\n        for half in (WEST, EAST):",
            ),
            (
                "rules_model/deluxe/gibraltar.py",
                "1 each to two friends, and nobody while it is split.",
                "1 each to two holders.",
            ),
            (
                "rules_model/deluxe/gibraltar.py",
                "    >>> income(EMPTY.held(UK, WEST).held(GERMANY, EAST))\n    {}\n",
                "    >>> income(EMPTY.held(UK, WEST).held(GERMANY, EAST))\n    {UK Europe: 1, Germany: 1}\n",
            ),
        ),
        ("3g40.gibraltar.income", "3g40.gibraltar.hold"),
    ),
)
