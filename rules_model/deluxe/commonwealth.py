"""# The fall of London and Calcutta

Each British economy has an heir: Canada for UK Europe, ANZAC for UK Pacific.
British pieces stay British; only the books change hands.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.capitals import city
from rules_model.question import question
from rules_model.wording import looked_up
from rules_model.world.nation import ANZAC, CANADA, UK, UK_PACIFIC, Nation
from rules_model.world.position import Position

HEIRS = {UK: CANADA, UK_PACIFIC: ANZAC}  # who takes over the economy

BELONG = question(
    "3g40.capitals.britain.belong",
    DELUXE(101, part=2),
    DELUXE(105, part=2),
    kind="ambiguity",
    readings={
        "bank": "the heir banks the income; Britain still holds the land",
        "hold": "the heir holds the land itself",
    },
    chosen="bank",
    because="The same sentence keeps the pieces British, and later lines speak of running an economy, not of land.",
)


def in_exile(position: Position, nation: Nation) -> bool:
    """Whether the heir has taken over this British economy."""
    return bool(position.events("exile", nation))


@clause(
    "3g40.capitals.britain.exile",
    DELUXE(101, part=2),
    DELUXE(101, part=3),
    DELUXE(105, part=2),
    DELUXE(105, part=3),
    title="British exile",
)
def go_into_exile(position: Position, nation: Nation) -> Position:
    """When London falls, all UK Europe land passes to Canada; when Calcutta falls, UK Pacific land passes to ANZAC.

    The pieces on the board stay British.

    >>> empire = EMPTY.held(UK, "Egypt").held(UK_PACIFIC, "Malaya").with_force("Egypt", UK, tank=1)
    >>> exiled = go_into_exile(empire, UK)
    >>> exiled.banker("Egypt"), exiled.holder("Egypt"), exiled.banker("Malaya"), exiled.force("Egypt")
    (Canada, UK Europe, UK Pacific, 1 UK Europe tank)
    >>> go_into_exile(empire, UK_PACIFIC).banker("Malaya"), exiled.since(empire)
    (ANZAC, ['Canada takes over the UK Europe economy'])
    >>> held = go_into_exile(empire.reads(BELONG, "hold"), UK)
    >>> held.holder("Egypt"), held.banker("Egypt"), held.force("Egypt")
    (Canada, Canada, 1 UK Europe tank)
    """
    heir = looked_up("British economy", nation, HEIRS)
    land = position.held_by(nation)
    if position.reading(BELONG) == "hold":
        position = position.held(heir, *land)
    said = f"{heir} takes over the {nation} economy"
    return position.banked(heir, *land).noting("exile", go_into_exile, said, nation=nation, other=heir)


LIBERATOR = question(
    "3g40.capitals.britain.liberator",
    DELUXE(101, part=4),
    DELUXE(105, part=4),
    kind="ambiguity",
    readings={
        "anyone": "land that any Allied power frees goes to the heir",
        "commonwealth": "only land freed by Britain or the heir does; another liberator keeps its income",
    },
    chosen="anyone",
    because="The rule says what is freed, not by whom.",
)
CONQUESTS = question(
    "3g40.capitals.britain.conquests",
    DELUXE(101, part=2),
    DELUXE(101, part=4),
    DELUXE(105, part=2),
    DELUXE(105, part=4),
    kind="ambiguity",
    readings={
        "british": "land that was not British at first stays with the exiles who conquer it",
        "heir": "whatever the exiles conquer goes to the heir too",
    },
    chosen="british",
    because="After exile the text absorbs original territory only, and two later lines suppose that exiles can earn.",
)


@clause(
    "3g40.capitals.britain.liberated",
    DELUXE(101, part=4),
    DELUXE(101, part=5),
    DELUXE(105, part=4),
    DELUXE(105, part=5),
    title="Land liberated after exile",
)
def absorb(position: Position, nation: Nation, place: str) -> Position:
    """After exile, original land of the fallen economy that an Ally frees MUST join the heir's; its capital too.

    >>> exiled = go_into_exile(EMPTY.held(GERMANY, "London"), UK).held(USA, "London")
    >>> absorb(exiled, UK, "London").banker("London"), absorb(EMPTY.held(USA, "London"), UK, "London").banker("London")
    (Canada, United States)
    >>> absorb(exiled.reads(LIBERATOR, "commonwealth"), UK, "London").banker("London")
    United States
    >>> libya = exiled.charting("Libya", owner=ITALY).held(UK, "Libya")
    >>> absorb(libya, UK, "Libya").banker("Libya"), absorb(libya.reads(CONQUESTS, "heir"), UK, "Libya").banker("Libya")
    (UK Europe, Canada)
    >>> absorb(go_into_exile(EMPTY, UK_PACIFIC).held(ANZAC, "Calcutta"), UK_PACIFIC, "Calcutta").since(EMPTY)[-1]
    'Calcutta joins the economy of ANZAC'
    """
    heir, holder = looked_up("British economy", nation, HEIRS), position.holder(place)
    own = holder in (UK, UK_PACIFIC, heir)
    if position.map.owner(place) == nation:
        joins = holder.friendly(nation) and (own or position.reading(LIBERATOR) == "anyone")
    else:
        joins = holder == nation and position.reading(CONQUESTS) == "heir"
    if not in_exile(position, nation) or not joins:
        return position
    if position.reading(BELONG) == "hold":
        position = position.held(heir, place)
    said = f"{city(position, place)} joins the economy of {heir}"
    spelt = position.map.name_of(place)
    return position.banked(heir, spelt).noting("absorbed", absorb, said, nation=nation, other=heir, place=spelt)
