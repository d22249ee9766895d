"""The rule set, the map and the first positions of Global 1940."""

from __future__ import annotations

from rules_model.ruleset import Rules, RuleSet, roster
from rules_model.world.atlas import first_holders, read_map
from rules_model.world.nation import ANZAC, FRANCE, GERMANY, ITALY, JAPAN, UK, UK_PACIFIC, USA, USSR
from rules_model.world.position import Position

ROSTER = roster("""
    infantry: land
    mechanized_infantry: land
    artillery: land
    tank: land
    aa_artillery: land
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

FACILITIES = roster("""
    major_factory: production
    minor_factory: production
    air_base: base
    naval_base: base
""")

CAPITALS = {
    GERMANY: ("Germany",),
    USSR: ("Russia",),
    JAPAN: ("Japan",),
    USA: ("Eastern United States",),
    UK: ("United Kingdom",),
    UK_PACIFIC: ("India",),
    ITALY: ("Southern Italy",),
    ANZAC: ("New South Wales",),
    FRANCE: ("France",),
}

RULESET = RuleSet(
    id="g40",
    title="Global 1940, 2nd edition",
    package="rules_model.base",
    chapters=(
        "start",
        "editions",
        "nations",
        "units",
        "facilities",
        "bases",
        "sequence",
        "turn",
        "purchase",
        "repair",
        "sites",
        "politics",
        "grounds",
        "declarations",
        "america",
        "pacific_peace",
        "peace_at_sea",
        "dutch",
        "neutral_powers",
        "spaces",
        "canals",
        "land_moves",
        "blitz",
        "sea_moves",
        "lone_ships",
        "flights",
        "airfields",
        "strays",
        "combat_moves",
        "attacks",
        "loading",
        "voyages",
        "convoyed",
        "carriers",
        "flight_decks",
        "deck_battles",
        "sides",
        "scramble",
        "scramble_orders",
        "landing",
        "raids",
        "raid_orders",
        "kamikaze",
        "amphibious",
        "bombardment",
        "anti_air",
        "combat_rounds",
        "casualties",
        "battle",
        "submarines",
        "submarine_moves",
        "retreat",
        "engagements",
        "battlefields",
        "noncombat_moves",
        "capture",
        "liberation",
        "capitals",
        "mobilise",
        "leftovers",
        "convoys",
        "income",
        "objectives",
        "objectives_germany_italy",
        "objectives_japan",
        "objectives_soviet",
        "objectives_america",
        "objectives_west",
        "neutrals",
        "crossing_neutrals",
        "neutral_attacks",
        "mongolia",
        "china",
        "chinese_land",
        "victory",
        "setup",
    ),
    die=6,
    roster=ROSTER,
    capitals=CAPITALS,
    facilities=FACILITIES,
)

MAP = read_map(
    "rules_model.base",
    "Global 1940",
    gates=(
        (("Sea Zone 112", "Sea Zone 113"), ("Denmark",)),
        (("Sea Zone 64", "Sea Zone 89"), ("Central America",)),
        (("Sea Zone 91", "Sea Zone 92"), ("Gibraltar",)),
        (("Sea Zone 81", "Sea Zone 98"), ("Egypt", "Trans-Jordan")),
        (("Sea Zone 99", "Sea Zone 100"), ("Turkey",)),
    ),
)

RULES = Rules(RULESET)
EMPTY = Position(RULES, MAP)  #: the bare board: nobody holds anything
START = Position(RULES, MAP, first_holders("rules_model.base"))  #: who holds what at the start; no pieces yet


def opening() -> Position:
    """The board as the first turn begins: every piece and facility, neutral armies, treasuries, tokens and wars.

    The setup's chapter is part of this rule set, so it is read only when somebody asks.
    """
    from rules_model.base.setup import everybody, opened

    return opened(everybody(START))
