"""Kind 7: lists of phases and steps in another order, numbers that no longer fit, names that no list has."""

from __future__ import annotations

from spec_tests.blind.fault import Fault

TURN = "rules_model/deluxe/turn.py"
SETUP = "rules_model/alpha2/setup.py"

FAULTS = (
    Fault(
        "buying-before-mending",
        7,
        "The designer lets a nation buy before it repairs, and leaves the clauses that know the old step numbers.",
        (
            (
                TURN,
                '    "repair damaged facilities, assign air missions",\n    "purchase new units",\n',
                '    "purchase new units",\n    "repair damaged facilities, assign air missions",\n',
            ),
            (
                "spec_tests/pins/deluxe_turn.py",
                "'repair damaged facilities, assign air missions',\n'purchase new units', 'combat movement',",
                "'purchase new units',\n'repair damaged facilities, assign air missions', 'combat movement',",
            ),
        ),
        ("3g40.turn.steps", "3g40.turn.buying", "3g40.turn.repairs", "3g40.markers.assignment-step", TURN),
    ),
    Fault(
        "construction-in-step-two",
        7,
        "The prose on construction markers names step 2, while the list takes them off in step 1.",
        (
            (
                TURN,
                "In step 1 a nation MUST take one construction marker",
                "In step 2 a nation MUST take one construction marker",
            ),
        ),
        ("3g40.turn.construction",),
    ),
    Fault(
        "deployment-in-step-six",
        7,
        "The prose on deployment names step 6, while the model asks for step 5.",
        (
            (
                "rules_model/deluxe/deployment.py",
                "In step 5 of an enemy's turn a nation MAY send",
                "In step 6 of an enemy's turn a nation MAY send",
            ),
        ),
        ("3g40.markers.deployment",),
    ),
    Fault(
        "partisan-actions",
        7,
        "In one of the two lists of missions a mission is called by another name.",
        (
            (
                "rules_model/deluxe/missions.py",
                '    "partisan raids",\n    "transport reassignment",\n    "national advantages",\n)\n\nSECTION',
                '    "partisan actions",\n    "transport reassignment",\n    "national advantages",\n)\n\nSECTION',
            ),
            ("spec_tests/pins/deluxe_missions.py", "8 partisan raids\n", "8 partisan actions\n"),
        ),
        ("3g40.missions.sequence", "3g40.missions.order", "partisan actions"),
    ),
    Fault(
        "italy-before-anzac",
        7,
        "The order of turns is copied from memory, with Italy before ANZAC, though ANZAC sets up first.",
        (
            (
                SETUP,
                "BY_HEADINGS = (GERMANY, USSR, JAPAN, UK, ANZAC, ITALY,",
                "BY_HEADINGS = (GERMANY, USSR, JAPAN, UK, ITALY, ANZAC,",
            ),
            (
                SETUP,
                "    (Germany, Soviet Union, Japan, UK Europe, ANZAC, Italy, United States, China, France)",
                "    (Germany, Soviet Union, Japan, UK Europe, Italy, ANZAC, United States, China, France)",
            ),
            (SETUP, "((UK Europe, 1), (United States, 1), (Germany, 2))", "((UK Europe, 1), (ANZAC, 1), (Germany, 2))"),
            (SETUP, "and fifth place, and Italy before ANZAC.", "and fifth place."),
        ),
        ("alpha2.setup.turn-order", "alpha2.setup.heading-order", "alpha2.setup.all", "BY_HEADINGS", "BY_POWER"),
    ),
    Fault(
        "strait-before-rock",
        7,
        "Two chapters change places, while one of them still calls the other the next.",
        (
            (
                "rules_model/deluxe/start.py",
                '        "gibraltar",\n        "strait",\n',
                '        "strait",\n        "gibraltar",\n',
            ),
        ),
        ("rules_model/deluxe/gibraltar.py", "rules_model/deluxe/start.py"),
    ),
)
