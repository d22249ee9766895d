"""# Chinese land

To whom land in China goes when it is freed, and what becomes of the facilities on it.
"""

from __future__ import annotations

from rules_model.base.liberation import CALCUTTA as CALCUTTA  # the examples read it
from rules_model.base.liberation import CHINA_STANDS as CHINA_STANDS  # and this
from rules_model.base.liberation import comes_to, is_homeless, may_inherit
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import CHINA, Nation
from rules_model.world.position import Position

REPAIRS = question(
    "g40.china.repairs",
    G40_RULES(422),
    kind="gap",
    readings={
        "barred": "China repairs no facility",
        "free": "China may repair, though not use, facilities on land that it controls",
    },
    chosen="barred",
    because="The program bars it; no text of the rules says either.",
)


@clause("g40.china.freed", G40_RULES(424, 425), title="Freed Chinese land")
def freed_for(position: Position, liberator: Nation, place: str) -> Nation:
    """Friends who fight in China keep their units, but Chinese land that they free MUST go to China.

    >>> freed_for(START, USSR, "Manchuria"), freed_for(START, CHINA, "Manchuria")
    (China, China)

    Whether this holds for a China that has lost everything is open.

    >>> fallen = START.held(JAPAN, *MAP.originally(CHINA))
    >>> freed_for(fallen, USSR, "Manchuria"), freed_for(fallen.reads(CHINA_STANDS, "territory"), USSR, "Manchuria")
    (China, Soviet Union)
    >>> freed_for(START.reads(CHINA_STANDS, "territory"), USSR, "Manchuria")
    China
    """
    return comes_to(position, liberator, place)


@clause("g40.china.british-part", G40_RULES(270), G40_RULES(419), title="Kwangtung and Burma")
def keeps_control(position: Position, place: str) -> Nation:
    """Kwangtung and Burma stay UK Pacific's, even if it is China that frees them.

    Of any place, this is who controls it once China has freed it.

    >>> keeps_control(START, "Burma"), keeps_control(START, "Yunnan")
    (UK Pacific, China)

    Whether China keeps them while Calcutta is lost is open.

    >>> lost = START.held(JAPAN, "Calcutta")
    >>> keeps_control(lost, "Kwangtung"), keeps_control(lost.reads(CALCUTTA, "british"), "Kwangtung")
    (China, UK Pacific)
    """
    owner = comes_to(position, CHINA, place)
    return CHINA if is_homeless(position, owner) and may_inherit(position, CHINA, owner) else owner


@clause("g40.china.razed", G40_RULES(420, 421), title="Factories in China")
def razed(position: Position, place: str) -> Position:
    """When China regains land with its emblem it MUST remove every factory there, whoever built it.

    A factory in a place that was British stays, and is of no use to China.

    >>> built = START.held(CHINA, "Manchuria").with_facility("Manchuria", "minor_factory")
    >>> razed(built, "Manchuria").facilities_in("Manchuria"), razed(built, "Manchuria").since(built)
    ((), ['the factory in Manchuria is removed'])
    >>> british = START.held(CHINA, "Kwangtung").with_facility("Kwangtung", "minor_factory")
    >>> len(razed(british, "Kwangtung").facilities_in("Kwangtung"))
    1
    """
    factories = position.rules.facilities_of("production")
    spelt = position.map.name_of(place)
    if position.holder(place) != CHINA or position.map.place(place).owner != CHINA:
        return position
    if not position.facilities_in(place, *factories):
        return position
    kept = [one for one in position.facilities_in(place) if one.kind not in factories]
    text = f"the factory in {spelt} is removed"
    return position.with_facilities(place, kept).noting("removed", razed, text, nation=CHINA, place=spelt)


@clause("g40.china.facilities", G40_RULES(421, 422), title="China and facilities")
def may_produce_at(position: Position, place: str, kind: str) -> Verdict:
    """China MUST NOT produce anything at a factory or base, whoever built it and wherever it stands.

    >>> may_produce_at(START, "Kwangtung", "minor_factory")
    refused by g40.china.facilities: China cannot use the minor factory in Kwangtung
    >>> may_produce_at(START, "Burma", "air_base").reason
    'China cannot use the air base in Burma'
    """
    spelt = position.map.name_of(place)
    return refuse(may_produce_at, f"China cannot use the {kind.replace('_', ' ')} in {spelt}")


@clause("g40.china.repair", G40_RULES(422), title="China repairs nothing")
def may_repair(position: Position, place: str) -> Verdict:
    """China MUST NOT repair a facility, even on land that it controls.

    >>> may_repair(START, "Yunnan")
    refused by g40.china.repair: China repairs nothing

    No text settles this.

    >>> free = START.reads(REPAIRS, "free")
    >>> may_repair(free, "Yunnan"), may_repair(free, "Manchuria").reason
    (allowed by g40.china.repair, 'China does not control Manchuria')
    """
    if position.reading(REPAIRS) == "barred":
        return refuse(may_repair, "China repairs nothing")
    if position.holder(place) != CHINA:
        return refuse(may_repair, f"China does not control {position.map.name_of(place)}")
    return allow(may_repair)
