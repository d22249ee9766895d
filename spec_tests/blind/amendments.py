"""Kind 10: amendments that drop a condition, get in each other's way or change the wrong clause."""

from __future__ import annotations

from spec_tests.blind.fault import Fault

RADAR, SCRAMBLE = "rules_model/delta/radar.py", "rules_model/alpha2/scramble.py"

FAULTS = (
    Fault(
        "bombed-bases-scramble",
        10,
        "Writing Alpha's rule on air bases anew, the author drops the condition that the base must work.",
        (
            (
                SCRAMBLE,
                (
                    "if not any(SCRAMBLE in air_base_gives(position, base) for base in "
                    "position.facilities_in(place, AIR_BASE)):"
                ),
                "if not position.facilities_in(place, AIR_BASE):",
            ),
            (SCRAMBLE, "import AIR_BASE, SCRAMBLE, air_base_gives", "import AIR_BASE"),
            (
                SCRAMBLE,
                (
                    '    >>> may_rise_from(START.with_facility("Malta", "air_base", damage=3), "Malta")\n'
                    "    refused by alpha2.scramble.base: Malta has no operative air base\n"
                ),
                "",
            ),
            (
                SCRAMBLE,
                "from coastal territories, if an operative air base is there.",
                "from coastal territories with an air base.",
            ),
        ),
        ("alpha2.scramble.base", "g40.scramble.base"),
    ),
    Fault(
        "help-for-friends-at-peace",
        10,
        "Alpha's rule on helping friendly ships forgets that these must be at war with the attacker.",
        (
            (
                SCRAMBLE,
                "and any(position.is_at_war(one, attacker) for one in friends)",
                "and bool(friends)",
            ),
            (
                "spec_tests/pins/alpha2_scramble.py",
                ">>> may_rise_over(war.with_force(zone, USA, destroyer=1), zone, UK, ITALY).allowed\nFalse\n",
                "",
            ),
        ),
        ("alpha2.scramble.help", "g40.scramble.zone"),
    ),
    Fault(
        "jets-fly-five",
        10,
        "Jet fighters get a range of 5 as a fixed figure, so with long range it matters which card is read first.",
        (
            (
                "rules_model/delta/jets.py",
                "row.but(attack=4, escort=2, intercept=2)",
                "row.but(move=5, attack=4, escort=2, intercept=2)",
            ),
            (
                "rules_model/delta/jets.py",
                "every German fighter attacks at 4, and escorts",
                "every German fighter moves 5, attacks at 4, and escorts",
            ),
            ("spec_tests/pins/delta_jets.py", "(4, 10, 3)\n", "(5, 10, 3)\n"),
        ),
        ("delta.jets.fighter", "delta.long-range.movement"),
    ),
    Fault(
        "interceptors-one-better",
        10,
        "Alpha's interceptors become one better instead of hitting at 2, so that Radar and jets add to them or do not.",
        (
            (
                "rules_model/alpha2/raids.py",
                "    return before(position, nation).but(intercept=2)",
                "    return before(position, nation).raised(intercept=1)",
            ),
        ),
        ("alpha2.raids.interceptors",),
    ),
    Fault(
        "kamikazes-readied-twice",
        10,
        "A second clause replaces the same rule on the first kamikaze as the one above it.",
        (
            (
                "rules_model/alpha2/kamikaze.py",
                '@replaces("alpha2.kamikaze.ready", may_begin, ALPHA2(228), title="When the first may fly")',
                (
                    '@replaces("alpha2.kamikaze.never", may_begin, ALPHA2(228), title="None at all")\n'
                    "def none_at_all(position: Position) -> Verdict:\n"
                    '    """Japan MUST NOT use kamikazes while no ship is near.\n\n'
                    "    >>> may_begin(BASE_START)\n    allowed by g40.kamikaze.ready\n"
                    '    """\n'
                    '    return refuse(none_at_all, "no ship is near")\n\n\n'
                    '@replaces("alpha2.kamikaze.ready", may_begin, ALPHA2(228), title="When the first may fly")'
                ),
            ),
        ),
        ("alpha2.kamikaze.never", "alpha2.kamikaze.ready"),
    ),
    Fault(
        "radar-for-field-guns",
        10,
        "Radar is to sharpen AA artillery, and the author amends the row of plain artillery instead.",
        (
            (
                RADAR,
                "from rules_model.base.units import aa_artillery, fighter",
                "from rules_model.base.units import artillery, fighter",
            ),
            (RADAR, '"delta.radar.aim", (fighter, aa_artillery), ', '"delta.radar.aim", (fighter, artillery), '),
            (
                RADAR,
                (
                    "    >>> aa_artillery(radar, UK).anti_air, aa_artillery(radar, UK).defence, "
                    "aa_artillery(radar, FRANCE).anti_air\n"
                    "    (2, 0, 1)\n"
                    '    >>> aa_artillery(radar.reads(ARTILLERY, "battle"), UK).defence\n    2\n'
                ),
                "",
            ),
            (
                "spec_tests/pins/delta_radar.py",
                (
                    ">>> aa_artillery(radar, UK_PACIFIC).anti_air, aa_artillery(radar, UK).intercept\n(2, None)\n"
                    '>>> battle = radar.reads(ARTILLERY, "battle")\n'
                    ">>> aa_artillery(battle, UK).anti_air, aa_artillery(battle, USA).defence, "
                    "fighter(battle, UK).defence\n(2, 0, 4)\n"
                    '>>> fighter(radar.held(GERMANY, "London"), UK).intercept, '
                    'aa_artillery(radar.held(GERMANY, "London"), UK).anti_air\n(1, 1)\n'
                ),
                '>>> fighter(radar.held(GERMANY, "London"), UK).intercept\n1\n',
            ),
            (
                "spec_tests/pins/base_battle.py",
                ">>> anti_air_dice(DELTA.gains(UK, RADAR), five, guns)\n((3, 2), (2, 1))\n",
                ">>> anti_air_dice(DELTA.gains(UK, RADAR), five, guns)\n((3, 1), (2, 1))\n",
            ),
            (
                "spec_tests/pins/base_battle.py",
                "guns, order, script(2, 2, 3))\n1 Germany fighter\n",
                "guns, order, script(2, 2, 3))\n3 Germany fighter\n",
            ),
        ),
        ("delta.radar.aim", "delta.radar.artillery", "g40.units.artillery", "g40.units.aa-artillery"),
    ),
    Fault(
        "options-that-clash",
        10,
        "Two optional rules each replace the reach of a scramble, so a group cannot play with both.",
        (
            (
                RADAR,
                '@modifies("delta.radar.guns", facility_fires_at,',
                (
                    '@replaces("delta.radar.far", scramble_reach, DELTA(31, part=2), option="far-scramble")\n'
                    "def far(position: Position, nation: Nation) -> int:\n"
                    '    """By the option of far scrambles, aircraft reach the zones two spaces away.\n\n'
                    '    >>> scramble_reach(Position(RULES.with_options("far-scramble"), MAP), UK), '
                    "scramble_reach(START, UK)\n    (2, 1)\n"
                    '    """\n'
                    "    return 2\n\n\n"
                    '@replaces("delta.radar.over-base", scramble_reach, DELTA(31, part=2), option="close-scramble")\n'
                    "def over_base(position: Position, nation: Nation) -> int:\n"
                    '    """By the option of close scrambles, aircraft stay over their base.\n\n'
                    '    >>> scramble_reach(Position(RULES.with_options("close-scramble"), MAP), UK), '
                    "scramble_reach(START, UK)\n    (0, 1)\n"
                    '    """\n'
                    "    return 0\n\n\n"
                    '@modifies("delta.radar.guns", facility_fires_at,'
                ),
            ),
            (RADAR, "import ANYBODY, scramble_limit\n", "import ANYBODY, scramble_limit, scramble_reach\n"),
            (RADAR, "import Body, clause, modifies\n", "import Body, clause, modifies, replaces\n"),
        ),
        ("delta.radar.far", "delta.radar.over-base"),
    ),
)
