"""# Liberation

Land that a friend lost goes back to him, unless his capital is lost too: then whoever freed it keeps it.
The log remembers who freed what ("liberated", the other nation: for whom).
"""

from __future__ import annotations

from rules_model.advantage import lost_capital
from rules_model.base.nations import GAINS as GAINS  # the examples read it
from rules_model.base.nations import british_economy, gainer
from rules_model.base.sequence import TAKEN, this_turn
from rules_model.base.turn import share_a_turn
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import CHINA, DUTCH, UK_PACIFIC, UNITED_KINGDOM, Nation
from rules_model.world.position import Position

CAPTURED, LIBERATED, RETURNED = TAKEN
DUTCH_SEAT = "Holland Belgium"

DUTCH_HOME = question(
    "g40.liberation.dutch-home",
    G40_RULES(267),
    kind="ambiguity",
    readings={
        "lost": "the Dutch count as a power whose home is lost for the whole game",
        "holland": "their home counts as lost only while an enemy holds Holland Belgium",
    },
    chosen="lost",
    because="The Dutch have no capital in any list, and no rule returns Holland Belgium to them.",
)
CHINA_STANDS = question(
    "g40.liberation.china-stands",
    G40_RULES(257),
    G40_RULES(274),
    kind="ambiguity",
    readings={
        "always": "Chinese land goes back to China though China holds nothing any more",
        "territory": "China stands while it holds at least one territory; after that its land is the captor's",
    },
    chosen="always",
    because="China has no capital that could be lost, so nothing in the rule of liberation ever shuts it out.",
)
CALCUTTA = question(
    "g40.china.calcutta",
    G40_RULES(270),
    G40_RULES(419),
    kind="contradiction",
    readings={
        "capital": "China keeps Kwangtung and Burma as long as an enemy holds Calcutta",
        "british": "they are UK Pacific's in every case",
    },
    chosen="capital",
    because="Any other Ally that frees land keeps it until its owner's capital is free; nothing excepts China.",
)
OTHER_ECONOMY = question(
    "g40.liberation.other-economy",
    G40_RULES(272),
    G40_RULES(259),
    kind="contradiction",
    readings={
        "barred": "neither British economy can keep land of the other, whose capital is lost; it stays the other's",
        "ally": "the other economy is an ally like any other and keeps what it frees",
    },
    chosen="barred",
    because="The ruling says so, though it was made for the first edition and for Alpha +2.",
)


@clause("g40.liberation.home", G40_RULES(267), G40_RULES(268), G40_RULES(271), title="When an owner is homeless")
def is_homeless(position: Position, owner: Nation) -> bool:
    """An owner is homeless while an enemy holds its capital: London for UK Europe, Calcutta for UK Pacific.

    The Dutch are so from the start; China, which has no capital, never is.

    >>> is_homeless(START.held(GERMANY, "France"), FRANCE), is_homeless(START.held(JAPAN, "India"), UK)
    (True, False)
    >>> is_homeless(START.held(JAPAN, "India"), UK_PACIFIC), is_homeless(START, CHINA), is_homeless(START, DUTCH)
    (True, False, True)
    >>> holland = START.reads(DUTCH_HOME, "holland")
    >>> is_homeless(holland, DUTCH), is_homeless(holland.held(UK, "Holland Belgium"), DUTCH)
    (True, False)
    """
    if owner == DUTCH:
        return position.reading(DUTCH_HOME) == "lost" or position.holder(DUTCH_SEAT).hostile(owner)
    return lost_capital(position, owner)


@clause("g40.liberation.owner", G40_RULES(257), G40_RULES(258), G40_RULES(266), title="Whose the land becomes")
def comes_to(position: Position, taker: Nation, place: str) -> Nation:
    """Land with a friend's emblem MUST go to that friend at once, with its income; any other goes to its taker.

    Neutral land has no owner to return to, not even one who took it before.

    >>> war = START.held(GERMANY, "Egypt").held(JAPAN, "Yunnan").held(ITALY, "Greece")
    >>> comes_to(war, USA, "Egypt"), comes_to(war, USA, "Yunnan"), comes_to(war, USA, "Greece")
    (UK Europe, China, United States)
    >>> comes_to(START, USA, "Libya"), comes_to(war, UK, "Egypt")
    (United States, UK Europe)
    >>> ruined = START.held(JAPAN, *START.held_by(CHINA))
    >>> comes_to(ruined, USA, "Yunnan"), comes_to(ruined.reads(CHINA_STANDS, "territory"), USA, "Yunnan")
    (China, United States)
    >>> [comes_to(one, UK, "Korea") for one in (war, war.reads(GAINS, "map"))]
    [UK Europe, UK Pacific]
    """
    owner = position.map.owner(place)
    if not owner.friendly(taker):
        return gainer(position, taker, place)
    if owner in UNITED_KINGDOM.nations:
        return british_economy(position, place)
    if owner == CHINA and position.reading(CHINA_STANDS) == "territory" and not position.held_by(CHINA):
        return taker
    return owner


@clause("g40.liberation.british", G40_RULES(272), G40_RULES(419), title="The other British economy")
def may_inherit(position: Position, taker: Nation, owner: Nation) -> Verdict:
    """An ally MAY keep the land of a homeless owner; one British economy MUST NOT keep the other's.

    Whether China may keep Kwangtung and Burma so is a question of its own.

    >>> may_inherit(START, USA, UK), may_inherit(START, UK_PACIFIC, UK)
    (allowed by g40.liberation.british, refused by g40.liberation.british: UK Pacific keeps no land of UK Europe)
    >>> may_inherit(START.reads(OTHER_ECONOMY, "ally"), UK_PACIFIC, UK)
    allowed by g40.liberation.british
    >>> may_inherit(START, CHINA, UK_PACIFIC).allowed, may_inherit(START.reads(CALCUTTA, "british"), CHINA, UK_PACIFIC)
    (True, refused by g40.liberation.british: China keeps no land of UK Pacific)
    """
    if set(UNITED_KINGDOM.nations) == {taker, owner} and position.reading(OTHER_ECONOMY) == "barred":
        return refuse(may_inherit, f"{taker} keeps no land of {owner}")
    if (taker, owner) == (CHINA, UK_PACIFIC) and position.reading(CALCUTTA) == "british":
        return refuse(may_inherit, f"{taker} keeps no land of {owner}")
    return allow(may_inherit)


@clause(
    "g40.liberation.turn-end",
    G40_RULES(259), G40_RULES(263), G40_RULES(267), G40_RULES(268), G40_RULES(269), G40_RULES(270), G40_RULES(271),
    title="Land of a homeless owner",
)  # fmt: skip
def settle_freed_land(position: Position, nation: Nation) -> Position:
    """If the owner of freed land is homeless as the turn ends, whoever freed it MUST capture it, with its income.

    A capital that was freed in the same turn saves both for the owner.

    >>> def freed(place, taker, owner):
    ...     return START.held(owner, place).noting("liberated", None, "", nation=taker, other=owner, place=place)
    >>> settle_freed_land(freed("Java", ANZAC, DUTCH), ANZAC).since(freed("Java", ANZAC, DUTCH))
    ['ANZAC keeps Java: Dutch is homeless']
    >>> exile = freed("French Indo China", USA, FRANCE).held(GERMANY, "France")
    >>> settle_freed_land(exile, USA).holder("French Indo China")
    United States
    >>> settle_freed_land(freed("French Indo China", USA, FRANCE), USA).holder("French Indo China")
    France
    >>> china = freed("Burma", CHINA, UK_PACIFIC)
    >>> [settle_freed_land(one, CHINA).holder("Burma") for one in (china, china.held(JAPAN, "India"))]
    [UK Pacific, China]
    """
    after = position
    for event in this_turn(position):
        place = event.place
        if (event.kind, event.nation) == (LIBERATED, nation) and place:
            owner = position.holder(place)
            if owner == event.other and is_homeless(position, owner) and may_inherit(position, nation, owner):
                heir = gainer(position, nation, place)
                text = f"{heir} keeps {place}: {owner} is homeless"
                after = after.held(heir, place)
                after = after.noting(CAPTURED, settle_freed_land, text, nation=nation, other=owner, place=place)
    return after


@clause("g40.liberation.return", G40_RULES(261), title="Coming home")
def return_land(position: Position, owner: Nation) -> Position:
    """When a capital is freed, allies MUST hand back all land with its power's emblem at once, facilities included.

    >>> exile = START.held(USA, "Morocco").held(ITALY, "Tunisia").with_facility("Morocco", "air_base")
    >>> home = return_land(exile, FRANCE)
    >>> home.holder("Morocco"), home.holder("Tunisia"), home.since(exile)
    (France, Italy, ['United States hands Morocco back to France'])
    >>> return_land(exile.held(GERMANY, "France"), FRANCE).holder("Morocco")
    United States
    """
    after = position
    if is_homeless(position, owner):
        return after
    british = owner in UNITED_KINGDOM.nations
    emblems = UNITED_KINGDOM.nations if british else (owner,)
    for place in [place for one in emblems for place in position.map.originally(one)]:
        if british and british_economy(position, place) != owner:
            continue
        keeper = position.holder(place)
        if keeper != owner and keeper.friendly(owner):
            text = f"{keeper} hands {place} back to {owner}"
            after = after.held(owner, place)
            after = after.noting(RETURNED, return_land, text, nation=owner, other=keeper, place=place)
    return after


@clause("g40.liberation.never-lost", G40_RULES(262), title="Land that never fell")
def may_take_over(position: Position, nation: Nation, place: str) -> Verdict:
    """Allies MAY reinforce land that a homeless power still holds; they MUST NOT take it, its income or its sites.

    What the Dutch hold is another matter.

    >>> fallen = START.held(GERMANY, "France")
    >>> may_take_over(fallen, UK, "Syria"), may_take_over(fallen.held(ITALY, "Syria"), UK, "Syria")
    (refused by g40.liberation.never-lost: Syria is still France's, allowed by g40.liberation.never-lost)
    >>> may_take_over(fallen, ANZAC, "Java").allowed, may_take_over(fallen, UK, "Egypt").allowed
    (True, True)
    """
    holder = position.holder(place)
    if holder not in (nation, DUTCH) and holder.friendly(nation):
        return refuse(may_take_over, f"{position.map.name_of(place)} is still {holder}'s")
    return allow(may_take_over)


@clause("g40.liberation.use", G40_RULES(253), G40_RULES(260), G40_RULES(264), title="When taken facilities serve")
def may_use_taken(position: Position, nation: Nation, place: str) -> Verdict:
    """Whoever comes to hold land MAY use its facilities from its own next turn on.

    Who freed it for another uses them never, unless he keeps the land.

    >>> base = START.with_facility("Egypt", "air_base")
    >>> taken = base.held(ITALY, "Egypt").noting("captured", None, "", nation=ITALY, other=UK, place="Egypt")
    >>> may_use_taken(taken, ITALY, "Egypt")
    refused by g40.liberation.use: Italy has not begun a turn since Egypt changed hands
    >>> may_use_taken(taken.noting("turn began", None, "", nation=GERMANY), ITALY, "Egypt").allowed
    False
    >>> may_use_taken(taken.noting("turn began", None, "", nation=ITALY), ITALY, "Egypt")
    allowed by g40.liberation.use
    >>> may_use_taken(base, USA, "Egypt")
    refused by g40.liberation.use: Egypt is UK Europe's
    """
    spot = position.map.name_of(place)
    if position.holder(spot) != nation:
        return refuse(may_use_taken, f"{spot} is {position.holder(spot)}'s")
    fresh = False
    for event in position.log:
        if event.kind in TAKEN and event.place == spot:
            fresh = True
        if event.kind == "turn began" and event.nation and share_a_turn(position, event.nation, nation):
            fresh = False
    if fresh:
        return refuse(may_use_taken, f"{nation} has not begun a turn since {spot} changed hands")
    return allow(may_use_taken)
