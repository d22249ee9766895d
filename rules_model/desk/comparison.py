"""What the objectives of a rule set do to each other, and what they earn: for the terminal and for the site."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules_model.desk.aims import rewarded
from rules_model.desk.arising import SUPPOSED
from rules_model.desk.relations import Earning, Study, earnings, studied
from rules_model.desk.witnesses import Aim, told
from rules_model.library import PACKAGES, ruleset
from rules_model.wording import listed


@dataclass(frozen=True)
class Table:
    """A table with its heading."""

    heading: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def compared_rulesets() -> list[str]:
    """The prefixes of the rule sets that have objectives of their own."""
    return [prefix for prefix in PACKAGES if rewarded(prefix)]


def counts(study: Study) -> str:
    """How many objectives there are and how many pairs stand in which relation, in one sentence."""
    number = len(rewarded(study.prefix))
    found = {
        "one never without the other": len(study.implies),
        "never both": len(study.excludes),
        "always one of the two": len(study.covers),
        "sharing a place": len(study.overlaps),
        "undecided": len(study.undecided),
    }
    told = [f"{many} {what}" for what, many in found.items() if many]
    return f"{number} objectives, {study.pairs} pairs compared: {', '.join(told) or 'none bears on another'}."


def relation_tables(study: Study) -> Iterator[Table]:
    """Implications, exclusions, overlaps, and what is undecided."""
    both = ("objective", "and")
    yield Table("Never met without", ("objective", "is never met without"), rows(study.implies))
    yield Table("Never both", both, rows(study.excludes))
    yield Table("Always one of the two", both, rows(study.covers))
    shared = tuple((one.id, other.id, listed(places)) for one, other, places in study.overlaps)
    yield Table("One place for both", (*both, "both count"), shared)
    yield Table("Undecided: no known history tells", both, rows(study.undecided))


def rows(pairs: list[tuple[Aim, Aim]]) -> tuple[tuple[str, ...], ...]:
    """Pairs of objectives by their ids."""
    return tuple((one.id, other.id) for one, other in pairs)


def earning_table(prefix: str) -> Table:
    """The most that each nation earns at one collect income."""
    columns = ("nation", "in peace", "at war", "once", "such as")
    return Table("The most a nation earns", columns, tuple(earning_row(one) for one in earnings(prefix)))


def earning_row(one: Earning) -> tuple[str, ...]:
    """One nation: a power that fights from the start has no peace, only the wars of the start."""
    peace = "-" if one.peace is None else f"{one.peace[0]}{' (first wars)' if one.first_wars else ''}"
    war = "-" if one.war is None else str(one.war[0])
    return str(one.nation), peace, war, f"+{one.once}" if one.once else "", one.war[1] if one.war else ""


def witness_table(study: Study) -> Table:
    """Where each objective is met and where it fails."""
    found = []
    for aim in rewarded(study.prefix):
        cells = []
        for answer in (study.met[aim.id], study.failed[aim.id]):
            cells.append(told(study.prefix, answer.position) if answer.position else "never")
        found.append((aim.id, *cells))
    return Table("Met and failed", ("objective", "met, for example", "fails, for example"), tuple(found))


def summary() -> Iterator[str]:
    """The comparison in plain lines, for the terminal."""
    for prefix in compared_rulesets():
        study = studied(prefix)
        yield f"\n{ruleset(prefix).title}: {counts(study)}"
        for table in relation_tables(study):
            if table.rows and len(table.columns) == 2:
                yield f"  {table.heading}:"
                yield from (f"    {one} / {other}" for one, other in table.rows)
        yield "  The most that objectives pay at one collect income (in peace, at war, once):"
        for nation, peace, war, once, _ in earning_table(prefix).rows:
            yield f"    {nation:14} {peace:>16} {war:>4} {once:>4}"


def all_tables(prefix: str) -> tuple[Table, ...]:
    """Every table about a rule set that has a row."""
    study = studied(prefix)
    tables = (earning_table(prefix), *relation_tables(study), witness_table(study))
    return tuple(one for one in tables if one.rows)


def supposed() -> tuple[str, ...]:
    """What counts as a position that can arise, a sentence each."""
    return SUPPOSED
