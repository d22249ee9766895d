"""The rule set, the map and the bare position of 3G40 Deluxe.

The published map is a picture that no source describes in words.
Places are those that the rules name, with the few facts the rules give; everything else is an open gap.
"""

from __future__ import annotations

from rules_model.citation import DELUXE, DELUXE_MAP
from rules_model.question import question
from rules_model.ruleset import Rules, RuleSet, roster
from rules_model.world.atlas import read_map
from rules_model.world.nation import ANZAC, CANADA, FRANCE, GERMANY, ITALY, JAPAN, UK, UK_PACIFIC, USA, USSR
from rules_model.world.position import Position

ROSTER = roster("""
    regular_infantry: land, foot
    elite_infantry: land, foot
    cavalry: land
    mechanized_infantry: land
    light_artillery: land
    heavy_artillery: land, first strike
    aa_artillery: land
    tank: land
    heavy_tank: land
    tiger_tank: land
    rocket_vehicle: land
    air_transport: air, transport
    war_plane: air, obsolete
    fighter: air, designable
    jet_fighter: air
    tactical_bomber: air, designable
    strategic_bomber: air, designable
    super_fortress: air
    sea_transport: sea, transport
    submarine: sea, warship
    warship: sea, warship, surface, obsolete
    destroyer: sea, warship, surface
    escort_carrier: sea, warship, surface
    cruiser: sea, warship, surface
    aircraft_carrier: sea, warship, surface, capital ship
    essex_carrier: sea, warship, surface, capital ship
    battleship: sea, warship, surface, capital ship
    super_battleship: sea, warship, surface, capital ship
""")

FACILITIES = roster("""
    industrial_complex: production
    major_factory: production
    minor_factory: production
    air_base: tactical
    naval_base: tactical
    rail_station: tactical
    oil_derrick: tactical
    minor_bunker: tactical
    major_bunker: tactical
    radar_tower: tactical
""")

CAPITALS = {
    GERMANY: ("Germany",),
    JAPAN: ("Japan",),
    USSR: ("Moscow",),
    USA: ("Eastern United States", "Western United States"),
    UK: ("London",),
    UK_PACIFIC: ("India",),
    ITALY: ("Southern Italy",),
    CANADA: ("Ottawa",),
    ANZAC: ("New South Wales",),
    FRANCE: ("France",),
}

RULESET = RuleSet(
    id="3g40",
    title="3G40 Deluxe Edition",
    package="rules_model.deluxe",
    chapters=(
        "start",
        "victory",
        "neutrals",
        "naval_bases",
        "rental",
        "harbour",
        "blocks",
        "block_heirs",
        "peace",
        "peacetime",
        "capitals",
        "stopped_income",
        "paris",
        "russia",
        "america",
        "commonwealth",
        "dominions",
        "puppet",
        "rolloffs",
        "objectives_japan",
        "turn",
        "repairs",
        "china",
        "missions",
        "hendaye",
        "vichy",
        "vichy_attempts",
        "vichy_rolls",
        "southern_france",
        "convoys",
        "bunkers",
        "ships",
        "kamikaze",
        "kamikaze_interception",
        "gibraltar",
        "strait",
        "naval",
        "naval_first_strike",
        "submarines",
        "depth_charges",
        "submerged",
        "markers",
        "frozen",
        "designation",
        "air_defence",
        "flights",
        "deployment",
        "designated_missions",
    ),
    die=8,
    roster=ROSTER,
    capitals=CAPITALS,
    facilities=FACILITIES,
)

BORDERS = question(
    "3g40.map.borders",
    DELUXE(637, part=1),
    DELUXE(640, part=1),
    kind="gap",
    because="The map was posted as a picture only; nobody has written down which places touch. "
    "Whoever has the board can chart a place, as the examples do when they suppose one.",
)
VALUES = question(
    "3g40.map.values",
    DELUXE(752, part=1),
    kind="gap",
    because="The income of a territory stands on the map, which exists as a picture; "
    "only Gibraltar's 2 IPCs are in the text.",
)
OWNERS = question(
    "3g40.map.owners",
    DELUXE(101),
    DELUXE(105),
    kind="gap",
    because="Who owned a territory at first is printed on the map; the text names few of them.",
)
HALVES = question(
    "3g40.map.halves",
    DELUXE(97),
    DELUXE(118),
    DELUXE(124),
    kind="gap",
    because="Two rules speak of the Europe map and the Pacific map without saying where the line runs; "
    "the text calls eight cities European and eight Pacific, and the letters of the sea zones suggest the rest.",
)
CONVOY_ZONES = question(
    "3g40.map.convoy-zones",
    DELUXE(637, part=1),
    DELUXE_MAP(74),
    kind="gap",
    because="Convoy zones are printed on the map; no source lists them, nor which of them are open sea.",
)
KAMIKAZE_ZONES = question(
    "3g40.map.kamikaze-zones",
    DELUXE(667, part=1),
    DELUXE_MAP(75),
    kind="gap",
    because="Kamikaze zones are printed on the map; no source lists them.",
)

MAP = read_map(
    "rules_model.deluxe",
    "3G40 Deluxe",
    gaps={
        "neighbours": BORDERS.id,
        "value": VALUES.id,
        "owner": OWNERS.id,
        "half": HALVES.id,
        "convoy": CONVOY_ZONES.id,
        "open sea": CONVOY_ZONES.id,
        "kamikaze": KAMIKAZE_ZONES.id,
    },
)

RULES = Rules(RULESET)
EMPTY = Position(RULES, MAP)  #: the bare board: nobody holds anything
