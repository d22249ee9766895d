"""# Mongolia

Six territories between Japan and the Soviet Union, and the pact that covers them.
"""

from __future__ import annotations

from rules_model.base.turn import ATTACKED
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.world.nation import AXIS, JAPAN, NEUTRAL, PRO_AXIS, STRICT_NEUTRAL, USSR, Nation
from rules_model.world.position import Position

MONGOLIA = "Mongolia"
KOREA = "Korea"

SOVIET_ATTACK = question(
    "g40.mongolia.soviet-attack",
    G40_RULES(410),
    kind="contradiction",
    readings={
        "apart": "it concerns Mongolia alone",
        "everywhere": "it turns the strict neutrals of the whole board as well",
    },
    chosen="apart",
    because="The program does so; the contrary is a player's summary, and Mongolia is treated as a group of its own.",
)
OTHER_ATTACK = question(
    "g40.mongolia.other-attack",
    G40_RULES(410, 411),
    kind="ambiguity",
    readings={
        "spared": "the rest of Mongolia stays as it is when an Ally other than the Soviet Union attacks there",
        "turns": "the rest of Mongolia turns as it does after a Soviet attack",
    },
    chosen="spared",
    because="A player's summary is the only text; it says so outright.",
)
BORDERLAND = question(
    "g40.mongolia.borderland",
    G40_RULES(405, 406),
    kind="ambiguity",
    readings={
        "any": "what touches Mongolia counts, whoever owned it at first",
        "listed": "only the named places count: five on the Soviet side for Japan, five on the other for the Soviets",
    },
    chosen="any",
    because="The passages speak of who controls the place; the names in brackets are those of the first turn.",
)
STILL_NEUTRAL = question(
    "g40.mongolia.still-neutral",
    G40_RULES(405),
    G40_RULES(410),
    kind="ambiguity",
    readings={
        "any": "land is neutral until a power holds it, whatever side it leans to",
        "strict": "land that a Soviet attack has turned towards the Axis is neutral no more",
    },
    chosen="any",
    because="Nobody controls land that only leans to a side, and the pact has a condition of its own that ends it.",
)
TURNS_AGAIN = question(
    "g40.mongolia.turns-again",
    G40_RULES(399),
    G40_RULES(408),
    G40_RULES(410),
    kind="ambiguity",
    readings={
        "once": "an Axis attack turns only what is still strict in Mongolia",
        "back": "it also turns back what a Soviet attack has turned towards the Axis",
    },
    chosen="once",
    because="A neutral that has turned has done so for the rest of the game.",
)
SOVIET_SIDE = ("Timguska", "Yenisey", "Yakut S.S.R.", "Buryatia", "Amur")
CHINESE_SIDE = ("Manchuria", "Jehol", "Chahar", "Suiyuyan", "Kansu")


def borders(position: Position) -> frozenset[str]:
    """The places outside Mongolia that touch it."""
    inside = position.map.region(MONGOLIA)
    return frozenset(other for place in inside for other in position.map.neighbours(place)) - set(inside)


@clause("g40.mongolia.land", G40_RULES(404), title="A neutral group of six")
def still_neutral(position: Position) -> tuple[str, ...]:
    """Mongolia is a group of six territories, each neutral until a power holds it.

    >>> still_neutral(START)
    ('Buyant-Uhaa', 'Central Mongolia', 'Dzavhan', 'Olgiy', 'Tsagaan Olom', 'Ulaanbaatar')
    >>> still_neutral(START.held(JAPAN, "Buyant-Uhaa", "Olgiy").held(PRO_ALLIES, "Dzavhan"))
    ('Central Mongolia', 'Dzavhan', 'Tsagaan Olom', 'Ulaanbaatar')
    """
    return tuple(place for place in position.map.region(MONGOLIA) if position.holder(place).side is NEUTRAL)


@clause("g40.mongolia.pact-void", G40_RULES(406, 407), title="How the Soviets forfeit the pact")
def pact_is_void(position: Position) -> bool:
    """The pact is void for good once the Soviet Union has attacked Korea, or land of Japan that touches Mongolia.

    From then on Mongolia is neutral like others, but for what this chapter says of attacks on neutrals.

    >>> def strikes(place):
    ...     return START.noting("attacked", None, "", nation=USSR, other=START.holder(place), place=place)
    >>> pact_is_void(strikes("Manchuria")), pact_is_void(strikes("Korea")), pact_is_void(strikes("Shantung"))
    (True, True, False)
    >>> pact_is_void(START), pact_is_void(strikes("Kansu"))
    (False, False)

    Whether land counts that was the Soviets' own at first is open.

    >>> amur = START.noting("attacked", None, "", nation=USSR, other=JAPAN, place="Amur")
    >>> pact_is_void(amur), pact_is_void(amur.reads(BORDERLAND, "listed"))
    (True, False)
    """
    touching = borders(position) if position.reading(BORDERLAND) == "any" else CHINESE_SIDE
    return any(
        event.place == KOREA or (event.other == JAPAN and event.place in touching)
        for event in position.events(ATTACKED, USSR)
    )


@clause("g40.mongolia.pact", G40_RULES(405, 407), title="The pact with Mongolia")
def japan_attacks(position: Position, place: str) -> Position:
    """A Japanese attack on Soviet land beside Mongolia MUST make what is neutral there Soviet, with its infantry.

    It happens at once, whoever wins, unless the pact is void.

    >>> armies = START.with_force("Olgiy", STRICT_NEUTRAL, infantry=2)
    >>> after = japan_attacks(armies, "Amur")
    >>> after.holds(USSR, *MAP.region("Mongolia")), after.force("Olgiy")
    (True, 2 Soviet Union infantry)
    >>> japan_attacks(armies, "Siberia").holder("Olgiy")
    strict neutral
    >>> void = armies.noting("attacked", None, "", nation=USSR, other=JAPAN, place="Korea")
    >>> japan_attacks(void, "Amur").holder("Olgiy")
    strict neutral

    Whether land that leans to the Axis is neutral still is open.

    >>> turned = START.held(PRO_AXIS, "Dzavhan")
    >>> strict = turned.reads(STILL_NEUTRAL, "strict")
    >>> japan_attacks(turned, "Amur").holder("Dzavhan"), japan_attacks(strict, "Amur").holder("Dzavhan")
    (Soviet Union, pro-Axis neutral)
    """
    touching = borders(position) if position.reading(BORDERLAND) == "any" else SOVIET_SIDE
    if position.holder(place) != USSR or position.map.name_of(place) not in touching:
        return position
    if pact_is_void(position):
        return position
    lost = PRO_AXIS if position.reading(STILL_NEUTRAL) == "strict" else None
    for land in still_neutral(position):
        if position.holder(land) == lost:
            continue
        army = position.force(land).handing(position.holder(land), USSR)
        position = position.with_pieces(land, army).held(USSR, land)
        position = position.noting("joined", japan_attacks, f"{land} joins Soviet Union", nation=USSR, place=land)
    return position


@clause("g40.mongolia.turns", G40_RULES(408, 412), title="When Mongolia takes sides")
def turned_in_mongolia(position: Position, attacker: Nation, place: str) -> tuple[str, ...]:
    """Whichever strict neutral the Axis attacks, Mongolia turns against it; an Allied attack elsewhere leaves it alone.

    A Soviet attack inside Mongolia turns the rest of it.
    Only what is still strict there can turn, unless what leans to the Axis turns back, which is open.

    >>> turned_in_mongolia(START, GERMANY, "Spain") == MAP.region("Mongolia"), turned_in_mongolia(START, UK, "Spain")
    (True, ())
    >>> turned_in_mongolia(START, USSR, "Olgiy")
    ('Buyant-Uhaa', 'Central Mongolia', 'Dzavhan', 'Tsagaan Olom', 'Ulaanbaatar')
    >>> turned_in_mongolia(START, JAPAN, "Olgiy") == turned_in_mongolia(START, USSR, "Olgiy")
    True
    >>> turned_in_mongolia(START, GERMANY, "Greece")
    ()
    >>> leaning = START.held(PRO_AXIS, "Dzavhan", "Ulaanbaatar")
    >>> [len(turned_in_mongolia(one, GERMANY, "Spain")) for one in (leaning, leaning.reads(TURNS_AGAIN, "back"))]
    [4, 6]

    What other Allies bring about by attacking there is open.

    >>> other = START.reads(OTHER_ATTACK, "turns")
    >>> turned_in_mongolia(START, CHINA, "Olgiy"), len(turned_in_mongolia(other, CHINA, "Olgiy"))
    ((), 5)
    """
    target = position.map.name_of(place)
    if position.holder(target) != STRICT_NEUTRAL:
        return ()
    back = attacker.side is AXIS and position.reading(TURNS_AGAIN) == "back"
    open_to = (STRICT_NEUTRAL, PRO_AXIS) if back else (STRICT_NEUTRAL,)
    rest = tuple(land for land in still_neutral(position) if position.holder(land) in open_to and land != target)
    if attacker.side is AXIS:
        return rest
    inside = target in position.map.region(MONGOLIA)
    alike = attacker == USSR or position.reading(OTHER_ATTACK) == "turns"
    return rest if inside and alike else ()


@clause("g40.mongolia.stirs", G40_RULES(410, 412), title="When Mongolia stirs the world")
def stirs_the_world(position: Position, attacker: Nation) -> bool:
    """An attack on neutral Mongolia turns all strict neutrals against the attacker's side, as any such attack does.

    >>> stirs_the_world(START, JAPAN), stirs_the_world(START, CHINA)
    (True, True)

    Whether a Soviet attack does so is open.

    >>> stirs_the_world(START, USSR), stirs_the_world(START.reads(SOVIET_ATTACK, "everywhere"), USSR)
    (False, True)
    """
    return attacker != USSR or position.reading(SOVIET_ATTACK) == "everywhere"
