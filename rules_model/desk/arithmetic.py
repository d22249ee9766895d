"""Figures that the documents print, against what they should add up to.

Each row names a printed figure and how to reach it. The figures come from the ledger's labels and the maps of the book;
rows that count the members of a list in a document are left out where the documents are not at hand.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from rules_model.book import BOOK
from rules_model.citation import ACADEMY, ALPHA2, DELTA, DELUXE, Citation, Document
from rules_model.desk.finding import Finding
from rules_model.desk.opening import clauses
from rules_model.library import rulesets
from rules_model.sources.ledger import Statement, ledgers, outside, restated, row
from rules_model.sources.texts import folder, lines, missing
from rules_model.world.atlas import rows, words
from rules_model.world.nation import Nation

DIFFERS = re.compile(r"differs from [a-z0-9-]+:\d+")
MEMBERS = re.compile(r",\s*(?:and/or|and|&)?\s*|\s+(?:and/or|and|&)\s+")  # what stands between members of a list
WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


KAMIKAZE_ZONES = Document("facts/oob_g40_kamikaze_zones.csv")  # one zone a line


@dataclass(frozen=True, slots=True)
class Printed:
    """A printed figure and what should give it."""

    citation: Citation  #: the statement that prints it
    figure: int  #: as printed
    means: str  #: what is added up or counted
    found: Callable[[], int | None]  #: the sum; None where the document is not at hand


# -- ways to reach a figure -------------------------------------------------------------------------------------------


def figures_in(text: str) -> list[int]:
    """The whole numbers in a text, in figures or words.

    >>> figures_in("5 IPCs for 4 of six islands")
    [5, 4, 6]
    """
    spelt = re.findall(r"\d+|[a-z]+", text.lower())
    return [int(word) if word.isdigit() else WORDS.index(word) for word in spelt if word.isdigit() or word in WORDS]


def added(document: str, *numbers: int) -> int | None:
    """The last figures of the labels of these lines, added up."""
    found = [row(document, number) for number in numbers]
    return sum(figures_in(line.labels[-1])[-1] for line in found if line)


def listed(document: str, line: int, after: str = "") -> int | None:
    """How many members a list in a line of a document has."""
    texts = folder()
    if texts is None or missing(document):
        return None
    text = lines(texts / f"{document}.txt")[line - 1].decode("utf-8")
    _, _, members = text.partition(after) if after else ("", "", text)
    return len([one for one in MEMBERS.split(members.strip(" .")) if one.strip()])


def income(owner: str) -> int | None:
    """The values of the places of Global 1940 that bear a nation's emblem, added up."""
    return sum(int(place["value"] or 0) for place in rows("rules_model.base", "places.tsv") if place["owner"] == owner)


def cities(half: str) -> int | None:
    """How many cities of Global 1940 lie on a half of the map."""
    return sum(bool(place["city"]) for place in rows("rules_model.base", "places.tsv") if place["half"] == half)


def marked(mark: str) -> int | None:
    """How many places of Global 1940 bear a mark."""
    return sum(mark in words(place["marks"]) for place in rows("rules_model.base", "places.tsv"))


PRINTED = (
    Printed(DELUXE(11, part=2), 8, "European cities listed", partial(listed, "deluxe", 12)),
    Printed(DELUXE(14, part=1), 8, "Pacific cities listed", partial(listed, "deluxe", 15)),
    Printed(DELUXE(325, part=1), 6, "islands listed", partial(listed, "deluxe", 325, "territories:")),
    Printed(DELUXE(368, part=1), 4, "territories listed", partial(listed, "deluxe", 368, "territories:")),
    Printed(ACADEMY(360, part=1), 50, "the points of all cities", partial(added, "academy", *range(325, 344))),
    Printed(ACADEMY(180, part=2), 8, "Berlin, Paris and Warsaw", partial(added, "academy", 329, 328, 330)),
    Printed(ACADEMY(203, part=2), 7, "Calcutta, Hong Kong and Sydney", partial(added, "academy", 336, 337, 340)),
    Printed(ACADEMY(218, part=2), 5, "Tokyo and Shanghai", partial(added, "academy", 341, 338)),
    Printed(ACADEMY(239, part=2), 8, "London, Ottawa and Cairo", partial(added, "academy", 327, 326, 332)),
    Printed(ACADEMY(260, part=2), 3, "Rome", partial(added, "academy", 331)),
    Printed(ACADEMY(281, part=2), 7, "Moscow, Leningrad, Stalingrad", partial(added, "academy", 335, 333, 334)),
    Printed(
        ACADEMY(305, part=2),
        12,
        "Washington, San Francisco, Honolulu and Manila",
        partial(added, "academy", 325, 343, 342, 339),
    ),
    Printed(ALPHA2(157, part=1), 7, "islands listed", partial(listed, "alpha2", 157, "islands.")),
    Printed(ALPHA2(173, part=1), 4, "territories listed", partial(listed, "alpha2", 173, "territories:")),
    Printed(ALPHA2(180, part=1), 7, "islands listed", partial(listed, "alpha2", 180, "islands.")),
    Printed(ALPHA2(202, part=1), 8, "Pacific cities on the map", partial(cities, "Pacific")),
    Printed(ALPHA2(203, part=1), 11, "European cities on the map", partial(cities, "Europe")),
    Printed(ALPHA2(206, part=1), 17, "the values of UK Pacific's places", partial(income, "UK Pacific")),
    Printed(ALPHA2(206, part=2), 28, "the values of UK Europe's places", partial(income, "UK Europe")),
    Printed(KAMIKAZE_ZONES(2, 7), 6, "kamikaze zones on the map", partial(marked, "kamikaze")),
    Printed(DELTA(163, part=1), 4, "territories listed", partial(listed, "delta", 163, "territories,")),
    Printed(DELTA(169, part=1), 7, "territories listed", partial(listed, "delta", 169, ":")),
)

#: Lines of the Deluxe text that list the capitals, and the nations without one.
CAPITAL_LINES = range(133, 144)
NO_CAPITAL = "China"


def arithmetic() -> Iterator[Finding]:
    """Printed totals are the sums, the capitals are those listed, and every difference in the texts is a question."""
    for one in PRINTED:
        yield from total_is_the_sum(one)
    yield from capitals_are_those_listed()
    yield from differences_are_questions()


def ledger_place(citation: Citation) -> tuple[str, int]:
    """File and line of a line of a document in the ledger; a table of facts stands for itself."""
    if outside(citation):
        return citation.document, citation.first
    return f"rules_model/sources/{citation.document}.tsv", citation.first + 1


def total_is_the_sum(printed: Printed) -> Iterator[Finding]:
    """The printed figure is what it should add up to."""
    file, line = ledger_place(printed.citation)
    about, found = str(printed.citation), printed.found()
    if found is not None and found != printed.figure:
        message = f"the text prints {printed.figure}; {printed.means}: {found}"
        remedy = "make it a question, and accept it here with its id"
        yield Finding(file, line, "arithmetic", about, message, remedy)


def capitals_are_those_listed() -> Iterator[Finding]:
    """The capitals of 3G40 are the cities that the text lists, nation by nation."""
    deluxe = next(one for one in rulesets() if one.id == "3g40")
    cities_of = {place["name"]: place["city"] or place["name"] for place in rows("rules_model.deluxe", "places.tsv")}
    labels = [(number, found.labels[0]) for number in CAPITAL_LINES if (found := row("deluxe", number))]
    every = [city for number, label in labels for city in re.findall(r"[A-Z]\w+(?: [A-Z]\w+)*", label)]
    for nation, places in deluxe.capitals.items():
        for place in places:
            if cities_of.get(place, place) not in every:
                message = f"{place} is a capital of {nation}, but the text lists {listing(nation, labels)}"
                yield Finding("rules_model/deluxe/start.py", 1, "arithmetic", str(nation), message, "mend CAPITALS")
    number = sum(len(places) for places in deluxe.capitals.values())
    wanted = sum(2 if " and " in label else 1 for _, label in labels if NO_CAPITAL not in label)
    if number != wanted:
        message = f"{number} capitals, but the text lists {wanted}"
        yield Finding("rules_model/deluxe/start.py", 1, "arithmetic", "CAPITALS", message, "mend CAPITALS")


def listing(nation: Nation, labels: list[tuple[int, str]]) -> str:
    """What the text says of a nation's capital."""
    return next((label for _, label in labels if nation.name in label or nation.adjective in label), "none")


def differences_are_questions() -> Iterator[Finding]:
    """Where the ledger says that two lines differ and a clause restates one of them, a question cites that line."""
    asked = {
        (citation.document, line)
        for question in BOOK.questions.values()
        for citation in question.sources
        for line in citation.lines()
    }
    done = restated((clause.id, citation) for clause in clauses() for citation in clause.sources)
    for document, found in ledgers().items():
        for one in found:
            for part, label in enumerate(one.labels, 1):
                ids = done.get(Statement(document, one.line, part))
                if ids and DIFFERS.search(label) and (document, one.line) not in asked:
                    file = f"rules_model/sources/{document}.tsv"
                    message = f"restated by {ids[0]}, but no question asks which line holds: {label}"
                    remedy = "register a question that cites both lines"
                    yield Finding(file, one.line + 1, "arithmetic", f"{document} {one.line}", message, remedy)
