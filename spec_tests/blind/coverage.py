"""Kind 4: clauses that nothing uses any more, and procedures that forget to ask one."""

from __future__ import annotations

from spec_tests.blind.fault import Fault

RAIDS, PINS = "rules_model/alpha2/raids.py", "spec_tests/pins/alpha2_raids.py"
FOUGHT = (
    '>>> bombed = bombing_raid(over, "Malta", ITALY, script(6, 1, 1, 6, 2, 3, "air_base", "naval_base", 6, 1, 3))\n'
    ">>> bombed.since(over)\n"
    "['2 UK Europe fighter (intercepting) shot down', '1 Italy tactical bomber (raiding) shot down',\n"
    " '1 Italy tactical bomber (raiding) shot down', 'the air base in Malta takes 3 damage markers']\n"
    '>>> bombed.force("Malta"), bombed.facilities_in("Malta")\n'
    "(1 Italy fighter (raiding), 1 Italy tactical bomber (raiding), 1 UK Europe infantry,\n"
    " (Facility(kind='air_base', damage=3, construction=0), Facility(kind='naval_base', damage=0, construction=0)))\n"
    ">>> [(event.kind, event.nation, event.place, event.amount) for event in bombed.log]\n"
    "[('lost', None, 'Malta', 2), ('lost', None, 'Malta', 1), ('lost', None, 'Malta', 1), ('raid', Italy, 'Malta', 3)]\n"
)
MISSED_BOMBS = (
    '>>> one = bombing_raid(two, "Malta", ITALY, script("air_base", "naval_base", 1, 1))\n'
    ">>> one.since(two)[2:], [(event.kind, event.nation, event.place) for event in one.log[2:]]\n"
    "(['no bomb falls on Malta'], [('raid', Italy, 'Malta')])\n"
    ">>> one.log[-1].clause\n"
    "'alpha2.raids.raid'\n"
)

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
                "    return position if before.is_at_war(USA) else mobilised_industry(position)\n",
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
                RAIDS,
                "{kind: guns_fire(position, place, kind, against, table) for kind, against in assigned.items()}",
                "dict(assigned)",
            ),
            (
                RAIDS,
                "the fight in the air, targets, the targets' guns, and at last the bombs.",
                "the fight in the air, targets, and at last the bombs.",
            ),
            (
                RAIDS,
                'script(2, 3, 1, 3, "air_base", "naval_base", 2, 1, 4)).since(met)',
                'script(2, 3, 1, 3, "air_base", "naval_base", 4, 1)).since(met)',
            ),
            (
                RAIDS,
                (
                    "    ['1 UK Europe fighter (intercepting) shot down', '1 Italy strategic bomber (raiding) shot down',\n"
                    "     'the air base in Malta takes 6 damage markers']\n"
                ),
                (
                    "    ['1 UK Europe fighter (intercepting) shot down', 'the air base in Malta takes 6 damage markers',\n"
                    "     'the naval base in Malta takes 3 damage markers']\n"
                ),
            ),
            (PINS, FOUGHT, ""),
            (PINS, 'script("naval_base", 2, 6))', 'script("naval_base", 6))'),
            (PINS, 'script("air_base", "naval_base", 2, 2, 1, 2))', 'script("air_base", "naval_base", 1, 2))'),
            (PINS, MISSED_BOMBS, ""),
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
