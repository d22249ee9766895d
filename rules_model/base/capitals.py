"""# Capitals

Where a power's heart lies, and what follows when it falls or is freed.
"""

from __future__ import annotations

from rules_model.advantage import lost_capital
from rules_model.base.liberation import is_homeless
from rules_model.base.purchase import price
from rules_model.base.sequence import this_turn
from rules_model.citation import G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import FRANCE, JAPAN, UK, UK_PACIFIC, UNITED_KINGDOM, Nation
from rules_model.world.position import Position

PARIS = "France"
FREE_UNITS = 12  # IPCs
CAPTURED, LIBERATED, WELCOMED = "captured", "liberated", "free units placed"  # kinds of events

HOMELESS_CAPTOR = question(
    "g40.capital.homeless-captor",
    G40_RULES(281),
    kind="gap",
    readings={
        "keeps": "a captor without his own capital takes the cash, and can spend it once that is free",
        "bank": "such a captor gets nothing, Tokyo and UK Pacific apart, and the cash goes to the bank",
    },
    chosen="keeps",
    because="No text forbids the payment; a homeless power merely has no phase to spend it in.",
)
BRITISH_CAPTOR = question(
    "g40.capital.british-captor",
    G40_RULES(283),
    G40_LEFT(15),
    kind="gap",
    readings={
        "force": "the economy whose units took the capital gets the cash",
        "map": "UK Europe gets it for a capital on the Europe map, UK Pacific for one on the Pacific map",
    },
    chosen="force",
    because="The one case on record is Tokyo, where UK Pacific is paid because its units took the city.",
)


@clause("g40.capital.list", G40_RULES(273), G40_RULES(274), title="The capitals")
def capital_cities(position: Position, nation: Nation) -> tuple[str, ...]:
    """Every economy has one capital, except China, which has none and so can never be plundered.

    >>> [*capital_cities(EMPTY, GERMANY), *capital_cities(EMPTY, USSR), *capital_cities(EMPTY, JAPAN)]
    ['Berlin', 'Moscow', 'Tokyo']
    >>> [*capital_cities(EMPTY, USA), *capital_cities(EMPTY, UK), *capital_cities(EMPTY, UK_PACIFIC)]
    ['Washington', 'London', 'Calcutta']
    >>> [*capital_cities(EMPTY, ITALY), *capital_cities(EMPTY, ANZAC), *capital_cities(EMPTY, FRANCE)]
    ['Rome', 'Sydney', 'Paris']
    >>> capital_cities(EMPTY, CHINA)
    ()
    """
    return tuple(position.map.place(seat).city for seat in position.seats(nation))


@clause("g40.capital.payee", G40_RULES(281), G40_RULES(283), G40_LEFT(15), title="Who gets the cash")
def payee(position: Position, captor: Nation, capital: str) -> Nation | None:
    """The cash of a fallen capital goes to the power, or the British economy, whose units took it.

    UK Pacific is paid for Tokyo even while Calcutta is lost.

    >>> payee(START.held(JAPAN, "India"), UK_PACIFIC, "Tokyo"), payee(START, UK, "Tokyo")
    (UK Pacific, UK Europe)
    >>> by_map = START.reads(BRITISH_CAPTOR, "map")
    >>> payee(by_map, UK, "Tokyo"), payee(by_map, UK_PACIFIC, "Rome"), payee(by_map, USA, "Tokyo")
    (UK Pacific, UK Europe, United States)
    >>> bank = START.reads(HOMELESS_CAPTOR, "bank").held(JAPAN, "India")
    >>> payee(bank, UK_PACIFIC, "Berlin") is None, payee(bank, UK_PACIFIC, "Tokyo")
    (True, UK Pacific)
    >>> payee(START.held(JAPAN, "India"), UK_PACIFIC, "Berlin")
    UK Pacific
    """
    if captor in UNITED_KINGDOM.nations and position.reading(BRITISH_CAPTOR) == "map":
        captor = UK if position.map.half(capital) == "Europe" else UK_PACIFIC
    tokyo = captor == UK_PACIFIC and position.map.name_of(capital) in position.seats(JAPAN)
    barred = is_homeless(position, captor) and not tokyo and position.reading(HOMELESS_CAPTOR) == "bank"
    return None if barred else captor


@clause("g40.capital.plunder", G40_RULES(275), G40_RULES(276), G40_RULES(280), title="The plunder of a capital")
def plunder(position: Position, loser: Nation, captor: Nation, place: str) -> Position:
    """Each time an enemy takes a capital, its power MUST hand over all unspent IPCs at once.

    Of the United Kingdom only the economy whose capital it was pays.

    >>> rich = START.with_cash(UK, 20).with_cash(UK_PACIFIC, 9).with_cash(GERMANY, 1)
    >>> london = plunder(rich, UK, GERMANY, "United Kingdom")
    >>> london.cash(UK), london.cash(UK_PACIFIC), london.cash(GERMANY), london.since(rich)
    (0, 9, 21, ['Germany takes 20 IPCs of UK Europe in London'])
    >>> plunder(london.with_cash(UK, 4), UK, ITALY, "United Kingdom").cash(ITALY)
    4
    >>> plunder(rich, UK, GERMANY, "Egypt") == rich, plunder(rich, UK, USA, "United Kingdom") == rich
    (True, True)
    """
    spot = position.map.name_of(place)
    if spot not in position.seats(loser) or not captor.hostile(loser):
        return position
    paid, cash = payee(position, captor, spot), position.cash(loser)
    text = f"{paid or 'the bank'} takes {cash} IPCs of {loser} in {position.map.place(spot).city}"
    after = position.paying(loser, cash, paid)
    return after.noting("plundered", plunder, text, nation=captor, other=loser, place=spot, amount=cash)


@clause("g40.capital.collects", G40_RULES(277), G40_RULES(278), G40_RULES(330), title="No income without a capital")
def may_collect(position: Position, nation: Nation) -> Verdict:
    """A power collects nothing while an enemy holds its capital, and collects again once it is free.

    >>> may_collect(START.held(GERMANY, "France"), FRANCE)
    refused by g40.capital.collects: France has lost its capital
    >>> may_collect(START, FRANCE), may_collect(START.held(GERMANY, "United Kingdom"), UK_PACIFIC).allowed
    (allowed by g40.capital.collects, True)
    """
    if lost_capital(position, nation):
        return refuse(may_collect, f"{nation} has lost its capital")
    return allow(may_collect)


@clause("g40.capital.freed", G40_RULES(279), title="Freeing a capital")
def freed_powers(position: Position, taker: Nation, place: str) -> tuple[Nation, ...]:
    """Any power of its side MAY free a capital, and MUST give it back.

    >>> fallen = START.held(GERMANY, "France")
    >>> freed_powers(fallen, USA, "France"), freed_powers(fallen, ITALY, "France")
    ((France,), ())
    >>> freed_powers(fallen, USA, "Normandy Bordeaux")
    ()
    """
    owner, spot = position.map.owner(place), position.map.name_of(place)
    return (owner,) if spot in position.seats(owner) and owner.friendly(taker) else ()


@clause("g40.capital.paris-once", G40_RULES(282), title="The welcome of Paris")
def may_welcome(position: Position, nation: Nation, units: Force) -> Verdict:
    """When the Allies first free Paris, whoever then controls it MAY place free units worth up to 12 IPCs there.

    That is France unless it cannot come home; France MAY free the city itself.

    >>> freed = START.noting("liberated", None, "", nation=USA, other=FRANCE, place="France")
    >>> may_welcome(freed, FRANCE, Force.of(FRANCE, infantry=4))
    allowed by g40.capital.paris-once
    >>> may_welcome(freed, FRANCE, Force.of(FRANCE, infantry=3, artillery=1))
    refused by g40.capital.paris-once: these units are worth more than 12 IPCs
    >>> may_welcome(START, FRANCE, Force.of(FRANCE, infantry=4))
    refused by g40.capital.paris-once: Paris has not just been freed
    >>> may_welcome(freed, USA, Force.of(USA, infantry=1))
    refused by g40.capital.paris-once: United States does not control Paris
    >>> may_welcome(freed, FRANCE, Force.of(FRANCE, destroyer=1))
    refused by g40.capital.paris-once: only its own land and air units come to Paris
    >>> alone = START.noting("captured", None, "", nation=FRANCE, other=GERMANY, place="France")
    >>> may_welcome(alone, FRANCE, Force.of(FRANCE, infantry=4)).allowed
    True
    """
    freed = [*position.events(LIBERATED, place=PARIS), *position.events(CAPTURED, FRANCE, PARIS)]
    if not any(event in this_turn(position) for event in freed):
        return refuse(may_welcome, "Paris has not just been freed")
    if position.holder(PARIS) != nation:
        return refuse(may_welcome, f"{nation} does not control Paris")
    if len(freed) > 1 or position.events(WELCOMED):
        return refuse(may_welcome, "Paris was freed before")
    strange = [piece for piece in units if piece.nation != nation or piece.unit in position.rules.units_of("sea")]
    if strange:
        return refuse(may_welcome, "only its own land and air units come to Paris")
    if sum(price(position, nation, piece.unit) * number for piece, number in units.items()) > FREE_UNITS:
        return refuse(may_welcome, f"these units are worth more than {FREE_UNITS} IPCs")
    return allow(may_welcome)


@clause("g40.capital.paris-units", G40_RULES(282), title="Placing the free units")
def welcome(position: Position, nation: Nation, units: Force) -> Position:
    """The free units of Paris MUST be placed at once, without any cost.

    >>> freed = START.noting("liberated", None, "", nation=USA, other=FRANCE, place="France")
    >>> joy = welcome(freed, FRANCE, Force.of(FRANCE, infantry=4))
    >>> joy.force("France"), joy.since(freed)
    (4 France infantry, ['France places 4 France infantry in Paris'])
    >>> welcome(joy, FRANCE, Force.of(FRANCE, infantry=4))
    Traceback (most recent call last):
    ValueError: Paris was freed before
    """
    verdict = may_welcome(position, nation, units)
    if not verdict:
        raise ValueError(verdict.reason)
    placed = position.with_pieces(PARIS, position.force(PARIS).plus(units))
    return placed.noting(WELCOMED, welcome, f"{nation} places {units} in Paris", nation=nation, place=PARIS)


@clause("g40.capital.paris-welcome", G40_RULES(282), title="Who chooses the free units")
def welcome_paris(position: Position, table: Table) -> Position:
    """As soon as Paris is free for the first time, whoever then controls it chooses its free units, or none.

    >>> freed = START.noting("liberated", None, "", nation=USA, other=FRANCE, place="France")
    >>> joy = welcome_paris(freed, script(2, 0, 0, 0, 1))
    >>> joy.since(freed)
    ['France places 2 France infantry, 1 France tank in Paris']
    >>> welcome_paris(joy, script()) == joy, welcome_paris(START, script()) == START
    (True, True)
    """
    nation = position.holder(PARIS)
    if not may_welcome(position, nation, Force()):
        return position
    return welcome(position, nation, free_units(position, nation, FREE_UNITS, table))


def free_units(position: Position, nation: Nation, ipcs: int, table: Table) -> Force:
    """Land and air units worth so many IPCs at most, of the nation's choice: the cheapest unit is asked about first."""
    chosen: dict[str, int] = {}
    costs = {unit: price(position, nation, unit) for unit in position.rules.unit_names - position.rules.units_of("sea")}
    for unit, cost in sorted(costs.items(), key=lambda one: (one[1], one[0])):
        number = table.choose(nation, unit.replace("_", " "), range(ipcs // cost + 1))
        ipcs -= number * cost
        if number:
            chosen[unit] = number
    return Force.of(nation, (), **chosen)
