"""Kind 8: terms that nobody defines or uses, spelt in two ways, or mistaken for one another."""

from __future__ import annotations

from spec_tests.blind.fault import Fault

GLOSSARY = "docs/glossary.md"

FAULTS = (
    Fault(
        "special-missions-phase",
        8,
        "The author writes 'special' for 'strategic' in the rule on the victory of the Axis.",
        (
            (
                "rules_model/deluxe/victory.py",
                "The Axis wins in any strategic missions phase that",
                "The Axis wins in any special missions phase that",
            ),
        ),
        ("3g40.victory.axis", "special missions phase", "rules_model/deluxe/victory.py"),
    ),
    Fault(
        "term-nobody-uses",
        8,
        "The glossary defines a term that no rule uses.",
        (
            (
                GLOSSARY,
                "verdict\n  Allowed or refused",
                (
                    "supply line\n  A row of friendly places between a piece and its "
                    "capital.\n\nverdict\n  Allowed or refused"
                ),
            ),
        ),
        ("supply line", GLOSSARY),
    ),
    Fault(
        "convoy-zone-undefined",
        8,
        "The glossary loses the definition of a term that many rules use.",
        (
            (
                GLOSSARY,
                (
                    "convoy zone\n  A sea zone in which enemy ships can cost the owners of the coast "
                    "some of their income.\n\n"
                ),
                "",
            ),
        ),
        ("convoy zone", "g40.convoy.zones", GLOSSARY),
    ),
    Fault(
        "inbound-and-in-bound",
        8,
        "One rule spells 'inbound' what all others call 'in bound'.",
        (
            (
                "rules_model/deluxe/air_defence.py",
                "MUST NOT be defended by over three in bound aircraft,",
                "MUST NOT be defended by over three inbound aircraft,",
            ),
        ),
        ("inbound", "3g40.markers.limit"),
    ),
    Fault(
        "vichy-starts-or-begins",
        8,
        "The fall of Paris notes 'Vichy starts', while the chapter on Vichy waits for 'Vichy begins'.",
        (
            (
                "rules_model/deluxe/paris.py",
                'return fallen.noting("Vichy begins", paris_falls,',
                'return fallen.noting("Vichy starts", paris_falls,',
            ),
            (
                "rules_model/deluxe/paris.py",
                '    >>> [event.nation for event in falls(taken, FRANCE, "Paris", script()).events("Vichy begins")]',
                '    >>> [event.nation for event in falls(taken, FRANCE, "Paris", script()).events("Vichy starts")]',
            ),
            (
                "rules_model/deluxe/paris.py",
                "    (19, 'the Vichy rules are in effect')\n",
                "    (19, 'the French empire turns Vichy')\n",
            ),
            (
                "spec_tests/pins/deluxe_paris.py",
                'falls(both, FRANCE, "Paris", script()).events("Vichy begins", FRANCE)]',
                'falls(both, FRANCE, "Paris", script()).events("Vichy starts", FRANCE)]',
            ),
        ),
        ("Vichy starts", "Vichy begins", "3g40.capitals.france.fall"),
    ),
)
