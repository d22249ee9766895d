"""The rule set, the map and the bare position of the 1941 Academy Edition."""

from __future__ import annotations

from rules_model.citation import ACADEMY
from rules_model.question import question
from rules_model.ruleset import Rules, RuleSet, roster
from rules_model.world.atlas import read_map
from rules_model.world.position import Position

ROSTER = roster("""
    infantry: land
    artillery: land
    mechanized_infantry: land
    aa_gun: land
    tank: land
    fighter: air
    tactical_bomber: air
    strategic_bomber: air
    transport: sea
    submarine: sea, warship
    destroyer: sea, warship, surface
    cruiser: sea, warship, surface
    aircraft_carrier: sea, warship, surface, capital ship
    battleship: sea, warship, surface, capital ship
""")

FACILITIES = roster("factory: production")

RULESET = RuleSet(
    id="ae41",
    title="1941 Academy Edition",
    package="rules_model.academy",
    chapters=("start", "units", "bomber", "cities", "raid", "bombing"),
    die=6,
    roster=ROSTER,
    facilities=FACILITIES,
)

VALUES = question(
    "ae41.map.values",
    ACADEMY(400),
    kind="gap",
    because="The value of a territory stands on the map file that the text only links to; "
    "the values of the like-named places on another map would be a guess.",
)

MAP = read_map("rules_model.academy", "1941 Academy Edition", gaps={"value": VALUES.id})
RULES = Rules(RULESET)
EMPTY = Position(RULES, MAP)  #: the bare board: nobody holds anything
