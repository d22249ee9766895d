"""Kind 4: clauses that nothing uses any more, and procedures that forget to ask one."""

from __future__ import annotations

from spec_tests.blind.fault import Fault

FAULTS = (
    Fault(
        "victory-without-both-maps",
        4,
        "The author joins the two counts of cities by hand, so nothing asks the clause on both maps any more.",
        (
            (
                "rules_model/deluxe/victory.py",
                "    lacking = both_maps(position).failures(position)",
                "    lacking = (european_cities(position) & pacific_cities(position)).failures(position)",
            ),
        ),
        ("3g40.victory.both-maps",),
    ),
    Fault(
        "war-without-industry",
        4,
        "A declaration of war no longer asks what becomes of the American factories.",
        (
            (
                "rules_model/base/declarations.py",
                "    before = position\n    for one in counts_for",
                "    for one in counts_for",
            ),
            (
                "rules_model/base/declarations.py",
                (
                    "    entered = position.is_at_war(USA) and not before.is_at_war(USA)\n"
                    "    return mobilised_industry(position) if entered else position\n"
                ),
                "    return position\n",
            ),
            ("rules_model/base/declarations.py", "from rules_model.base.america import mobilised_industry\n", ""),
            (
                "spec_tests/pins/base_declarations.py",
                ">>> declare(plain, JAPAN, USA).facilities_in(\"Eastern United States\")[0].kind\n'major_factory'\n",
                "",
            ),
            (
                "rules_model/alpha2/guns_and_factories.py",
                (
                    "    >>> war.since(peace)[1:]\n"
                    "    ['the minor factory in Eastern United States becomes a major factory',\n"
                ),
                (
                    "    >>> mobilised_industry(war).since(war)\n"
                    "    ['the minor factory in Eastern United States becomes a major factory',\n"
                ),
            ),
            (
                "rules_model/alpha2/guns_and_factories.py",
                (
                    '    >>> declare(BASE_START.with_facility("Central United States", "minor_factory"), '
                    "JAPAN, USA).log[-1].clause\n"
                    "    'g40.politics.american-industry'\n"
                ),
                "",
            ),
        ),
        ("g40.politics.american-industry", "g40.politics.declare", "alpha2.factories.american-conversion"),
    ),
    Fault(
        "raid-without-guns",
        4,
        "The procedure of a bombing raid forgets to let the target's guns fire.",
        (
            (
                "rules_model/alpha2/raids.py",
                (
                    "[(kind, against, guns_fire(position, raid.place, kind, against, table)) for kind, "
                    "against in assigned]"
                ),
                "[(kind, against, against) for kind, against in assigned]",
            ),
            (
                "rules_model/alpha2/raids.py",
                "the fight in the air, targets, the targets' guns, and at last the bombs.",
                "the fight in the air, targets, and at last the bombs.",
            ),
            (
                "rules_model/alpha2/raids.py",
                'script(2, 3, 1, 3, "air_base", "major_factory", 2, 1, 4)).since(over)',
                'script(2, 3, 1, 3, "air_base", "major_factory", 4, 1)).since(over)',
            ),
            (
                "rules_model/alpha2/raids.py",
                (
                    "    ['1 UK Europe fighter is shot down', '1 Germany strategic bomber is shot down',\n"
                    "     'the air base in United Kingdom takes 6 damage markers']"
                ),
                (
                    "    ['1 UK Europe fighter is shot down', "
                    "'the air base in United Kingdom takes 6 damage markers',\n"
                    "     'the major factory in United Kingdom takes 3 damage markers']"
                ),
            ),
            (
                "spec_tests/pins/alpha2_raids.py",
                'script(6, 1, 1, 6, 2, 3, "air_base", "naval_base", 6, 1, 3))',
                'script(6, 1, 1, 6, 2, 3, "air_base", "air_base", 1, 2))',
            ),
            (
                "spec_tests/pins/alpha2_raids.py",
                (
                    "['2 UK Europe fighter are shot down', '1 Italy tactical bomber is shot down', "
                    "'1 Italy tactical bomber is shot down',\n"
                ),
                "['2 UK Europe fighter are shot down', '1 Italy tactical bomber is shot down',\n",
            ),
            (
                "spec_tests/pins/alpha2_raids.py",
                "(1 Italy fighter, 1 Italy tactical bomber, 1 UK Europe infantry,",
                "(1 Italy fighter, 2 Italy tactical bomber, 1 UK Europe infantry,",
            ),
            (
                "spec_tests/pins/alpha2_raids.py",
                (
                    "[('shot down', 'Malta', 2), ('shot down', 'Malta', 1), ('shot down', 'Malta', 1), "
                    "('raid', 'Malta', 3)]"
                ),
                "[('shot down', 'Malta', 2), ('shot down', 'Malta', 1), ('raid', 'Malta', 3)]",
            ),
            ("spec_tests/pins/alpha2_raids.py", 'script("naval_base", 2, 6))', 'script("naval_base", 6))'),
        ),
        ("alpha2.raids.raid", "g40.raids.guns", "alpha2.raids.guns"),
    ),
    Fault(
        "deployment-without-limit",
        4,
        "Deploying defenders no longer asks how many in bound aircraft a place may have.",
        (
            (
                "rules_model/deluxe/deployment.py",
                "    return within_limit(position, flight.target, flight.aircraft) if way else way\n",
                "    return way\n",
            ),
            ("rules_model/deluxe/deployment.py", "rose_from, short_of, within_limit", "rose_from, short_of"),
            (
                "rules_model/deluxe/deployment.py",
                "    refused by 3g40.markers.limit: at most 3 in bound aircraft defend Normandy\n",
                "    allowed by 3g40.markers.deployment\n",
            ),
            (
                "spec_tests/pins/deluxe_deployment.py",
                (
                    '>>> may_deploy(attacked.with_force("A-20", UK, ["in bound"], fighter=3), unmarked, '
                    "Use.SCRAMBLE, GERMANY, 5)\n"
                    "refused by 3g40.markers.limit: at most 3 in bound aircraft defend A-20\n"
                ),
                "",
            ),
            (
                "spec_tests/pins/deluxe_deployment.py",
                (
                    '>>> deploy(field.with_force("A-20", USA, ["in bound"], fighter=2), pair, Use.FLIES_IN, script())\n'
                    "Traceback (most recent call last):\nValueError: at most 3 in bound aircraft defend A-20\n"
                ),
                "",
            ),
        ),
        ("3g40.markers.limit", "3g40.markers.deployment"),
    ),
    Fault(
        "scramble-without-a-base",
        4,
        "The scramble of the base game checks the team and forgets to ask whether the air base works.",
        (
            (
                "rules_model/base/scramble.py",
                "    served = may_rise_from(position, place)\n    return allow(may_scramble) if served else served\n",
                "    return allow(may_scramble)\n",
            ),
            (
                "spec_tests/pins/base_scramble.py",
                (
                    '>>> may_scramble(raid.with_facilities("Japan", ()), "Japan", "Sea Zone 6", '
                    "Force.of(JAPAN, fighter=1), USA)\n"
                    "refused by g40.scramble.base: no air base works in Japan\n"
                ),
                "",
            ),
        ),
        ("g40.scramble.base", "g40.scramble.team"),
    ),
)
