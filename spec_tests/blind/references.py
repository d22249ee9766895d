"""Kind 1: references to a line, clause, place or unit that does not exist or is another one."""

from __future__ import annotations

from spec_tests.blind.fault import Fault

FAULTS = (
    Fault(
        "rock-cites-the-next-line",
        1,
        "Counting lines by eye, the author cites for the submarines in the strait the blank line below the rule.",
        (
            (
                "rules_model/deluxe/strait.py",
                '@clause("3g40.gibraltar.submarines", DELUXE(762),',
                '@clause("3g40.gibraltar.submarines", DELUXE(763),',
            ),
        ),
        ("3g40.gibraltar.submarines", "rules_model/deluxe/strait.py"),
    ),
    Fault(
        "islands-cite-another-objective",
        1,
        "The citation of Japan's island objective was copied from the objective above and never changed.",
        (
            (
                "rules_model/deluxe/objectives_japan.py",
                '"3g40.objectives.japan.islands", JAPAN, DELUXE(221)',
                '"3g40.objectives.japan.islands", JAPAN, DELUXE(212)',
            ),
        ),
        ("3g40.objectives.japan.islands", "deluxe 221", "rules_model/deluxe/objectives_japan.py"),
    ),
    Fault(
        "part-that-a-line-has-not",
        1,
        "A line has three parts, and the author cites the fourth for the repairs on the rock.",
        (
            (
                "rules_model/deluxe/gibraltar.py",
                "    DELUXE(752, part=2),\n    DELUXE(754, part=2),\n    DELUXE(756, part=2),",
                "    DELUXE(752, part=2),\n    DELUXE(754, part=4),\n    DELUXE(756, part=2),",
            ),
        ),
        ("3g40.gibraltar.repair", "rules_model/deluxe/gibraltar.py"),
    ),
    Fault(
        "clause-under-its-old-name",
        1,
        "In the table of hard cases a clause is called by the name that it had in a draft.",
        (("docs/hard-ten.md", "{clause}`3g40.vichy.german-figure`", "{clause}`3g40.vichy.german-number`"),),
        ("3g40.vichy.german-number", "docs/hard-ten.md"),
    ),
    Fault(
        "team-with-a-unit-of-another-game",
        1,
        "A list of aircraft that may scramble gets the jet fighter, which is no unit of this rule set.",
        (
            (
                "rules_model/alpha2/scramble.py",
                'QUICK_REACTION_TEAM = ("fighter", "tactical_bomber")',
                'QUICK_REACTION_TEAM = ("fighter", "tactical_bomber", "jet_fighter")',
            ),
        ),
        ("jet_fighter", "jet fighter", "alpha2.scramble.aircraft", "QUICK_REACTION_TEAM"),
    ),
    Fault(
        "sea-zone-beyond-the-map",
        1,
        "The prose on scrambling sends aircraft over a sea zone whose number is higher than any on the map.",
        (
            (
                "rules_model/alpha2/scramble.py",
                "Each base sends its own three: Korea and Japan can put six over Sea Zone 6.",
                "Each base sends its own three: Korea and Japan can put six over Sea Zone 160.",
            ),
        ),
        ("Sea Zone 160", "alpha2.scramble.all-neighbours"),
    ),
    Fault(
        "reason-names-a-missing-clause",
        1,
        "The reason for a reading appeals to a clause that was planned and never written.",
        (
            (
                "rules_model/deluxe/strait.py",
                "Submarines are called the only units with leave to pass, but the sentence has ships in mind.",
                "Submarines are the only units with leave to pass, but 3g40.flights.overflight has ships in mind.",
            ),
        ),
        ("3g40.flights.overflight", "3g40.gibraltar.aircraft"),
    ),
)
