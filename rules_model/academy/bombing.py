"""# Bombing raids: over the target

Raiders that go on fly through the fire of the AA gun; the bombers that are left make the enemy pay.
"""

from __future__ import annotations

from rules_model.academy.bomber import BOMBER, DAMAGED, after_hit
from rules_model.academy.cities import city_points
from rules_model.academy.raid import Raid, air_battle, may_raid, may_take_part, may_turn_back, take_hits
from rules_model.academy.units import strategic_bomber
from rules_model.citation import ACADEMY
from rules_model.clause import clause
from rules_model.question import question
from rules_model.table import Group, Table
from rules_model.wording import never_negative
from rules_model.world.force import Force, Piece
from rules_model.world.names import UnknownName
from rules_model.world.nation import NOBODY
from rules_model.world.position import Position

AA_DICE = question(
    "ae41.raids.bomber-dice",
    ACADEMY(51, 52),
    ACADEMY(394, part=2),
    ACADEMY(394, part=3),
    kind="contradiction",
    readings={
        "raid": "a bomber draws two dice, one at 1 like every aircraft and one more at 2 or less",
        "profile": "a bomber draws one die, at 2 or less; only other aircraft draw one at 1",
    },
    chosen="raid",
    because="The raid section rules the raid and says that the second die is extra; the gun's profile is for battles.",
)
GUNS = question(
    "ae41.raids.guns",
    ACADEMY(394, part=1),
    ACADEMY(394, part=2),
    kind="ambiguity",
    readings={
        "one": "one AA gun fires, however many stand in the territory",
        "each": "every AA gun there rolls all the dice",
    },
    chosen="one",
    because="The section speaks of one gun throughout, while it counts bombers and aircraft in the plural.",
)
AIMED = question(
    "ae41.raids.aa-hits",
    ACADEMY(391, part=9),
    ACADEMY(394, part=2),
    kind="ambiguity",
    readings={
        "aimed": "a die rolled for an aircraft hits that aircraft",
        "pooled": "the hits are added up and the attacker spreads them over his aircraft",
    },
    chosen="aimed",
    because="The dice are given out by aircraft, and only the interceptors' hits are left to the attacker.",
)
SHORT = question(
    "ae41.raids.short",
    ACADEMY(397, part=5),
    kind="ambiguity",
    readings={
        "all": "a nation that has less than it must pay hands over all it has, and that settles it",
        "debt": "it hands over all it has and owes the bank the rest",
    },
    chosen="all",
    because="The text knows of no debts.",
)
EACH = question(
    "ae41.raids.each-maximum",
    ACADEMY(400),
    kind="ambiguity",
    readings={
        "raid": "each raid may cost as much as the maximum",
        "round": "all raids on a factory in one round together cost no more than the maximum",
    },
    chosen="raid",
    because="The section follows one raid from take-off to payment and names no span of time.",
)
DEBT = "owed for raids"


@clause("ae41.raids.aa-dice", ACADEMY(394, part=2), ACADEMY(394, part=3), title="AA dice")
def aa_dice(position: Position, unit: str, guns: int) -> tuple[Group, ...]:
    """An AA gun rolls one die at 1 for each aircraft, and one more at 2 or less for each strategic bomber.

    >>> aa_dice(EMPTY, "fighter", 1), aa_dice(EMPTY, "strategic_bomber", 1)
    (((1, 1),), ((1, 1), (1, 2)))
    >>> aa_dice(EMPTY.reads(AA_DICE, "profile"), "strategic_bomber", 1)
    ((1, 2),)
    >>> aa_dice(EMPTY, "fighter", 2), aa_dice(EMPTY.reads(GUNS, "each"), "fighter", 2)
    (((1, 1),), ((2, 1),))
    """
    if unit not in position.rules.units_of("air"):
        raise UnknownName("aircraft", unit, position.rules.units_of("air"))
    never_negative(guns=guns)
    firing = guns if position.reading(GUNS) == "each" else min(guns, 1)
    at_any, at_bombers = (firing, 1), (firing, 2)
    if unit != BOMBER:
        return (at_any,)
    return (at_any, at_bombers) if position.reading(AA_DICE) == "raid" else (at_bombers,)


@clause("ae41.raids.aa-fire", ACADEMY(391, part=7), ACADEMY(394))
def aa_fire(position: Position, place: str, raid: Raid, table: Table) -> Raid:
    """Raiders that go on face the fire of an AA gun in the factory's territory, if there is one.

    >>> berlin = EMPTY.with_force("Germany", GERMANY, aa_gun=1)
    >>> pair = Raid(Force.of(UK, strategic_bomber=2))
    >>> aa_fire(berlin, "Germany", pair, script(1, 2, 6, 6)).raiders
    1 UK Europe strategic bomber
    >>> aa_fire(berlin.reads(AIMED, "pooled"), "Germany", pair, script(1, 2, 6, 6,
    ...     "UK Europe strategic bomber")).raiders
    2 UK Europe strategic bomber (damaged)
    >>> aa_fire(EMPTY, "Germany", pair, script()) == pair
    True
    """
    if not raid.raiders:
        return raid
    guns = position.count(place, raid.attacker.enemy, unit="aa_gun")
    singly = [piece for piece in raid.raiders.by_name().values() for _ in range(raid.raiders[piece])]
    if position.reading(AIMED) == "pooled":
        hits = table.volley([group for piece in singly for group in aa_dice(position, piece.unit, guns)])
        return Raid(take_hits(position, raid.raiders, hits, raid.attacker, table), raid.interceptors)
    left = Force()
    for piece in singly:
        target: Piece | None = piece
        for _ in range(table.volley(aa_dice(position, piece.unit, guns))):
            target = target and after_hit(position, target)
        left = left.plus({target: 1} if target else {})
    return Raid(left, raid.interceptors)


@clause("ae41.raids.bombs", ACADEMY(104), ACADEMY(397, part=1), ACADEMY(397, part=2), ACADEMY(397, part=3),
        ACADEMY(397, part=4))  # fmt: skip
def drop_bombs(position: Position, bombers: Force, table: Table) -> int:
    """A bomber that came through MAY bomb: it rolls two dice, and counts the highest, or the lowest if it is damaged.

    >>> drop_bombs(EMPTY, Force.of(UK, strategic_bomber=1), script(2, 5))
    5
    >>> drop_bombs(EMPTY, Force.of(UK, ["damaged"], strategic_bomber=1), script(2, 5))
    2
    >>> drop_bombs(EMPTY, Force.of(UK, fighter=1), script())
    0
    >>> chances(drop_bombs, EMPTY, Force.of(UK, ["damaged"], strategic_bomber=1))
    {1: 11/36, 2: 1/4, 3: 7/36, 4: 5/36, 5: 1/12, 6: 1/36}
    """
    total = 0
    for bomber in bombers.only(unit=BOMBER).by_name().values():
        dice = strategic_bomber(position, bomber.nation).raid_dice
        keep = min if DAMAGED in bomber.marks else max
        total += sum(table.pick(dice, keep) for _ in range(bombers[bomber]))
    return total


@clause("ae41.raids.maximum", ACADEMY(400))
def most_damage(position: Position, place: str) -> int:
    """A raid on one factory MUST NOT cost more than the value of its territory plus the points of its city, if any.

    >>> most_damage(EMPTY.charting("Germany", value=6), "Germany")
    9
    >>> most_damage(EMPTY.charting("Western Germany", value=6), "Western Germany")
    6
    >>> most_damage(EMPTY, "Germany")
    Traceback (most recent call last):
    rules_model.world.names.Gap: the value of Germany is not in any source; see question ae41.map.values
    """
    return position.map.value(place) + city_points(position, place)


@clause("ae41.raids.payment", ACADEMY(397, part=5), ACADEMY(400))
def pay_for_raid(position: Position, place: str, rolled: int) -> Position:
    """The enemy MUST pay the bank the total rolled by all bombers, up to the maximum.

    >>> works = EMPTY.charting("Germany", value=6).held(GERMANY, "Germany").with_cash(GERMANY, 10)
    >>> pay_for_raid(works, "Germany", 8).cash(GERMANY), pay_for_raid(works, "Germany", 11).cash(GERMANY)
    (2, 1)
    >>> poor = works.with_cash(GERMANY, 3)
    >>> after = [pay_for_raid(poor.reads(SHORT, text), "Germany", 8) for text in ("all", "debt")]
    >>> [(one.cash(GERMANY), one.tokens(GERMANY, "owed for raids")) for one in after]
    [(0, 0), (0, 5)]
    >>> again = pay_for_raid(works, "Germany", 8)
    >>> again.since(works)
    ['Germany pays 8 IPCs for the raid on Germany']
    >>> [pay_for_raid(again.reads(EACH, text), "Germany", 8).cash(GERMANY) for text in ("raid", "round")]
    [0, 1]
    """
    never_negative(rolled=rolled)
    owner = position.holder(place)
    if owner == NOBODY:
        return position
    most = most_damage(position, place)
    if position.reading(EACH) == "round":
        earlier = (event.amount for event in position.events("raided", place=place) if event.round == position.round)
        most -= sum(earlier)
    due = min(rolled, most)
    paid = min(due, position.cash(owner))
    if position.reading(SHORT) == "debt":
        position = position.with_tokens(owner, DEBT, position.tokens(owner, DEBT) + due - paid)
    told = f"{owner} pays {paid} IPCs for the raid on {place}"
    return position.paying(owner, paid).noting("raided", pay_for_raid, told, nation=owner, place=place, amount=paid)


@clause("ae41.raids.raid", ACADEMY(391, part=5), ACADEMY(391, part=6), ACADEMY(391, part=7), ACADEMY(394, part=1),
        ACADEMY(397, part=1))  # fmt: skip
def bombing_raid(position: Position, place: str, raid: Raid, table: Table) -> tuple[Position, Raid]:
    """A raid runs through air battle, AA fire and bombs; raiders that turn back after the air battle skip the rest.

    One on what may not be raided, or with an aircraft that takes no part in raids, is an error.

    >>> works = EMPTY.charting("Germany", value=6).held(GERMANY, "Germany").with_cash(GERMANY, 10)
    >>> works = works.with_facility("Germany", "factory").with_force("Germany", GERMANY, aa_gun=1)
    >>> raid = Raid(Force.of(UK, strategic_bomber=1), Force.of(GERMANY, fighter=1))
    >>> after, flown = bombing_raid(works, "Germany", raid, script(6, 2, False, 6, 6, 3, 5))
    >>> after.cash(GERMANY), flown.raiders
    (7, 1 UK Europe strategic bomber (damaged))
    >>> bombing_raid(works, "Germany", raid, script(6, 2, True))[0] == works
    True
    >>> bombing_raid(works.held(GERMANY, "Poland"), "Poland", raid, script())
    Traceback (most recent call last):
    ValueError: there is no factory in Poland
    """
    if not raid.raiders:
        return position, raid
    verdicts = [may_raid(position, place, raid.attacker)]
    verdicts += [may_take_part(position, piece.unit, defending=False) for piece in raid.raiders]
    verdicts += [may_take_part(position, piece.unit, defending=True) for piece in raid.interceptors]
    for refused in [verdict for verdict in verdicts if not verdict]:
        raise ValueError(refused.reason)
    fought = bool(raid.interceptors)
    raid = air_battle(position, raid, table)
    if not raid.raiders:
        return position, raid
    if may_turn_back(position, raid, raid.raiders, fought) and table.ask(raid.attacker, "turn back", (False, True)):
        return position, raid
    raid = aa_fire(position, place, raid, table)
    bombers = raid.raiders.only(unit=BOMBER)
    if not bombers:
        return position, raid
    return pay_for_raid(position, place, drop_bombs(position, bombers, table)), raid
