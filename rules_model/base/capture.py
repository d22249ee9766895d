"""# Capturing land

When land changes hands, and what changes hands with it.
"""

from __future__ import annotations

from rules_model.base.capitals import freed_powers, plunder
from rules_model.base.chinese_land import razed
from rules_model.base.editions import FIRST, GUNS_FALL
from rules_model.base.facilities import known_kind, most_damage
from rules_model.base.landing import refuges
from rules_model.base.liberation import comes_to, may_take_over, return_land
from rules_model.base.repair import MINOR
from rules_model.base.sides import INTERCEPTING
from rules_model.base.sites import MAJOR
from rules_model.base.spaces import hostile_land
from rules_model.citation import G40_FACILITIES, G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.facility import Facility
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position

GUNS = "aa_artillery"
CAPTURED, LIBERATED = "captured", "liberated"  # kinds of events

DAMAGE_KEPT = question(
    "g40.capture.damage",
    G40_RULES(252),
    kind="ambiguity",
    readings={
        "capped": "a major factory that becomes minor keeps six points of damage at most",
        "whole": "all of its damage stays and must be paid off",
    },
    chosen="capped",
    because="A minor factory bears no more than six points; the row rests on no quoted text.",
)


@clause("g40.capture.emblem", G40_RULES(250), title="Original owners")
def original_owner(position: Position, place: str) -> Nation:
    """Land is originally of the power whose emblem the map prints on it, whoever holds it when the game starts.

    >>> original_owner(START, "Manchuria"), START.holder("Manchuria")
    (China, Japan)
    >>> original_owner(START.held(ITALY, "Egypt"), "Egypt")
    UK Europe
    """
    return position.map.owner(place)


@clause("g40.capture.by", G40_RULES(249), title="Who can capture")
def can_capture(position: Position, unit: str) -> bool:
    """Land units capture; anti-aircraft pieces and aircraft do not.

    >>> [can_capture(EMPTY, unit) for unit in ("infantry", "tank", "artillery", "mechanized_infantry")]
    [True, True, True, True]
    >>> can_capture(EMPTY, "aa_artillery"), can_capture(EMPTY, "fighter")
    (False, False)
    """
    return unit in position.rules.units_of("land") and unit != GUNS


def defenders(position: Position, nation: Nation, place: str) -> Force:
    """The pieces that stand against a power: its enemies' and the holder's, be he a neutral, without interceptors."""
    foes = {*position.enemies(place, nation), *position.force(place).only(position.holder(place))}
    return Force((piece, number) for piece, number in position.force(place).items() if piece in foes).only(
        without=INTERCEPTING
    )


@clause("g40.capture.may", G40_RULES(237), G40_RULES(248), G40_RULES(249), title="When land is captured")
def may_capture(position: Position, nation: Nation, place: str) -> Verdict:
    """Hostile land is captured once no defender is left and a land unit of the attacker that can capture still stands.

    Fighters that rose against a raid this turn defend it no more; a friendly neutral is never captured.

    >>> war = START.at_war(ITALY, UK).with_force("Egypt", ITALY, tank=1, fighter=1)
    >>> may_capture(war, ITALY, "Egypt")
    allowed by g40.capture.may
    >>> may_capture(war.with_force("Egypt", UK, infantry=1), ITALY, "Egypt")
    refused by g40.capture.may: Egypt is still defended
    >>> may_capture(war.without("Egypt", Force.of(ITALY, tank=1)), ITALY, "Egypt")
    refused by g40.capture.may: Italy has no unit there that captures
    >>> may_capture(START.with_force("Egypt", ITALY, tank=1), ITALY, "Egypt")
    refused by g40.capture.may: Egypt is not hostile to Italy
    """
    spot = position.map.name_of(place)
    verdict = may_take_over(position, nation, spot)
    if not verdict:
        return refuse(may_capture, verdict.reason)
    if not hostile_land(position, spot, nation):
        return refuse(may_capture, f"{spot} is not hostile to {nation}")
    if any(piece.unit != GUNS for piece in defenders(position, nation, spot)):
        return refuse(may_capture, f"{spot} is still defended")
    if not any(can_capture(position, piece.unit) for piece in position.force(spot).only(nation)):
        return refuse(may_capture, f"{nation} has no unit there that captures")
    return allow(may_capture)


@clause(
    "g40.capture.facility", G40_RULES(251), G40_RULES(252), G40_FACILITIES(2, 6), title="What becomes of facilities"
)
def facility_taken(position: Position, facility: Facility) -> Facility:
    """The captor gets facilities as they are, damage included, but a major factory becomes a minor one.

    Then it keeps no more damage than a minor factory can bear.

    >>> facility_taken(EMPTY, Facility("air_base", damage=4)), facility_taken(EMPTY, Facility("minor_factory"))
    (Facility(kind='air_base', damage=4, construction=0), Facility(kind='minor_factory', damage=0, construction=0))
    >>> facility_taken(EMPTY, Facility("major_factory", damage=5)).damage
    5
    >>> wreck = Facility("major_factory", damage=9)
    >>> facility_taken(EMPTY, wreck), facility_taken(EMPTY.reads(DAMAGE_KEPT, "whole"), wreck).damage
    (Facility(kind='minor_factory', damage=6, construction=0), 9)
    """
    if known_kind(position, facility.kind) != MAJOR:
        return facility
    most = most_damage(position, MINOR) if position.reading(DAMAGE_KEPT) == "capped" else facility.damage
    return Facility(MINOR, min(facility.damage, most))


@clause("g40.capture.guns", G40_RULES(230), G40_RULES(255), title="Captured guns are gone")
def guns_removed(position: Position, nation: Nation, place: str) -> Force:
    """The loser's anti-aircraft pieces MUST be removed when the territory falls.

    >>> war = START.at_war(ITALY, UK).with_force("Egypt", UK, aa_artillery=2).with_force("Egypt", ITALY, tank=1)
    >>> guns_removed(war, ITALY, "Egypt")
    2 UK Europe aa artillery
    >>> guns_removed(war.with_force("Egypt", ITALY, aa_artillery=1), ITALY, "Egypt").count()
    2

    In the first edition the captor kept them.

    >>> first = war.reads(GUNS_FALL, FIRST)
    >>> guns_removed(first, ITALY, "Egypt"), take(first, ITALY, "Egypt").force("Egypt")
    (nothing, 2 Italy aa artillery, 1 Italy tank)
    """
    if position.reading(GUNS_FALL) == FIRST:
        return Force()
    return defenders(position, nation, place).only(unit=GUNS)


@clause("g40.capture.aircraft", G40_RULES(256), title="Aircraft that were away")
def aircraft_away(position: Position, nation: Nation, place: str) -> dict[str, tuple[str, ...]]:
    """Aircraft that rose from a fallen territory are not lost with it; they seek a landing within one space.

    Each place with such aircraft, scrambled or interceptors, is given with the places that would take them in.

    >>> up = START.at_war(USA, JAPAN).with_force("Sea Zone 6", JAPAN, {"scrambled", "from Korea"}, fighter=1)
    >>> aircraft_away(up.held(USA, "Korea"), JAPAN, "Korea")
    {'Sea Zone 6': ('Japan',)}
    >>> aircraft_away(up.held(USA, "Korea", "Japan"), JAPAN, "Korea"), aircraft_away(up, JAPAN, "Okinawa")
    ({'Sea Zone 6': ()}, {})
    >>> raided = START.at_war(USA, JAPAN).with_force("Korea", JAPAN, {"intercepting"}, fighter=1)
    >>> aircraft_away(raided.held(USA, "Korea"), JAPAN, "Korea")
    {'Korea': ('Manchuria',)}
    """
    spot = position.map.name_of(place)
    zones = [one for one in position.map.places if position.count(one, nation, mark=f"from {spot}")]
    zones += [spot] if position.count(spot, nation, mark=INTERCEPTING) else []
    return {zone: refuges(position, spot, zone, nation) for zone in zones}


@clause(
    "g40.capture.take",
    G40_RULES(248), G40_RULES(258), G40_RULES(275), G40_RULES(261), G40_RULES(420),
    title="Taking land",
)  # fmt: skip
def take(position: Position, nation: Nation, place: str) -> Position:
    """The winner MUST take the land for its new holder, with what stands on it and, for a capital, the cash behind it.

    Both incomes change at once. A freed capital brings its power's other land home; factories on Chinese land are gone.

    >>> rich = START.at_war(ITALY, UK).with_cash(UK, 9).with_force("United Kingdom", ITALY, infantry=1)
    >>> fallen = take(rich.with_facility("United Kingdom", "major_factory"), ITALY, "United Kingdom")
    >>> fallen.holder("United Kingdom"), fallen.facilities_in("United Kingdom")[0].kind, fallen.cash(ITALY)
    (Italy, 'minor_factory', 9)
    >>> fallen.since(rich)
    ['Italy captures United Kingdom', 'Italy takes 9 IPCs of UK Europe in London']
    >>> relief = fallen.without("United Kingdom", Force.of(ITALY, infantry=1)).at_war(USA, ITALY).held(USA, "Egypt")
    >>> freed = take(relief.with_force("United Kingdom", USA, tank=1), USA, "United Kingdom")
    >>> freed.holder("United Kingdom"), freed.holder("Egypt"), freed.facilities_in("United Kingdom")[0].kind
    (UK Europe, UK Europe, 'minor_factory')
    >>> works = START.at_war(USA, JAPAN).with_facility("Manchuria", "minor_factory")
    >>> take(works.with_force("Manchuria", USA, tank=1), USA, "Manchuria").facilities_in("Manchuria")
    ()
    >>> freed.since(relief)
    ['United States liberates United Kingdom for UK Europe', 'United States hands Egypt back to UK Europe']
    """
    spot = position.map.name_of(place)
    verdict = may_capture(position, nation, spot)
    if not verdict:
        raise ValueError(verdict.reason)
    loser, heir = position.holder(spot), comes_to(position, nation, spot)
    kept = [facility_taken(position, one) for one in position.facilities_in(spot)]
    after = position.without(spot, guns_removed(position, nation, spot))
    left = defenders(after, nation, spot)
    after = after.with_pieces(spot, after.force(spot).replacing(left, left.under(nation)))
    after = after.held(heir, spot).with_facilities(spot, kept)
    if heir == nation or not position.map.owner(spot).friendly(nation):
        after = after.noting(CAPTURED, take, f"{heir} captures {spot}", nation=nation, other=loser, place=spot)
    else:
        text = f"{nation} liberates {spot} for {heir}"
        after = after.noting(LIBERATED, take, text, nation=nation, other=heir, place=spot)
    after = plunder(after, loser, nation, spot)
    for power in freed_powers(position, nation, spot):
        after = return_land(after, power)
    return razed(after, spot)
