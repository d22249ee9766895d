"""Reading a change from the command line: what ``3g40.missions.order=sections`` and its like mean."""

from __future__ import annotations

import ast
import dataclasses
import inspect
from collections.abc import Iterable
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.desk.finding import relative
from rules_model.desk.listing import function_of
from rules_model.whatif.changes import Change
from rules_model.whatif.figures import WrongChange, figure, row_of, verdict_of
from rules_model.world.names import closest
from rules_model.world.profile import Profile

NAMES = ("id", "name", "title", "domain")  # fields that are no figures


def read(words: str) -> Change:
    """The change that ``3g40.missions.order=sections`` means; WrongChange when there is no such thing to change."""
    about, equals, value = (part.strip() for part in words.partition("="))
    if not equals or not about or not value:
        raise WrongChange(f"{words!r} is no change; write ID=READING, ID.FIELD=FIGURE or ID=FIGURE")
    if about in BOOK.questions:
        return reading(about, value)
    if about in BOOK.clauses or about in BOOK.aliases:
        return answer(BOOK.clause(about), value)
    id, _, name = about.rpartition(".")
    if id in BOOK.clauses or id in BOOK.aliases:
        return record(BOOK.clause(id), name.replace("-", "_"), value)
    raise WrongChange(f"there is no {about!r} to change{nearest(about)}")


def nearest(about: str) -> str:
    """What could have been meant: figures of like-named clauses first, then ids that are spelt like it."""
    every = [*BOOK.clauses, *BOOK.aliases, *BOOK.questions]
    id, _, name = about.rpartition(".")
    like = [*closest(id, every), *(one for one in every if one.rpartition(".")[2] == id.rpartition(".")[2])]
    figures = [f"{one}.{name}" for one in like if one in BOOK.clauses and name in fields_of(BOOK.clauses[one])]
    near = dict.fromkeys([*figures, *closest(about, every)])
    if not near:
        return "; look for its id: codex1940 search WORDS"
    return "; the closest:" + "".join(f"\n  {one}" for one in [*near][:5])


def fields_of(clause: Clause[Any, Any]) -> dict[str, str]:
    """The figures of a clause that have names of their own, each with its type."""
    kind = Profile if clause.kind == "profile" else type(clause.details)
    if not dataclasses.is_dataclass(kind):
        return {}
    return {one.name: str(one.type) for one in dataclasses.fields(kind) if one.name not in NAMES}


def reading(about: str, value: str) -> Change:
    """Another reading of a question."""
    asked = BOOK.questions[about]
    if not asked.readings:
        raise WrongChange(f"{about} is a gap without readings: {asked.because}")
    if value not in asked.readings:
        every = "".join(f"\n  {about}={one}" for one in asked.readings)
        raise WrongChange(f"{about} has no reading {value!r}; its readings:{every}")
    return Change(about, "reading", "", value, asked.chosen)


def record(clause: Clause[Any, Any], name: str, value: str) -> Change:
    """Another figure in the record of a clause, or in the row that it gives."""
    fields = fields_of(clause)
    if not fields:
        raise WrongChange(f"{clause.id} has no figures by name, {without_names(clause)}")
    if name not in fields:
        near = closest(name, fields) or list(fields)
        said = "the closest" if len(near) < len(fields) else "it has"
        raise WrongChange(f"{clause.id} has no {name!r}; {said}:{listing(clause, near)}")
    row = clause.kind == "profile"
    old = getattr(row_of(clause) if row else clause.details, name, None)
    new = figure(f"{clause.id}.{name}", value, fields[name], old)
    return Change(clause.id, "row" if row else "record", name, new, old)


def listing(clause: Clause[Any, Any], names: Iterable[str]) -> str:
    """Figures of a clause, one a line."""
    return "".join(f"\n  {clause.id}.{one}" for one in names)


def without_names(clause: Clause[Any, Any]) -> str:
    """What can be changed of a clause instead."""
    returned = returns(clause)
    if returned in ANSWERS:
        return f"only its answer; write {clause.id}={'4' if 'int' in returned else ANSWERS[returned][0]}"
    return f"and its answer is no figure; change {relative(clause.code.co_filename)} and ask: what-if --edited"


#: What the clauses that can be supposed to answer otherwise give, each with the words for it.
ANSWERS: dict[str, tuple[str, ...]] = {
    "int": ("a whole number",),
    "int | None": ("a whole number",),
    "bool": ("yes", "no"),
    "Verdict": ("allowed", "refused"),
}


def returns(clause: Clause[Any, Any]) -> str:
    """The type of its answer, as its function writes it."""
    return str(inspect.signature(clause.__wrapped__).return_annotation)  # type: ignore[attr-defined]


def answer(clause: Clause[Any, Any], value: str) -> Change:
    """Another answer of a clause, whatever it is asked."""
    returned = returns(clause)
    if fields := fields_of(clause):
        raise WrongChange(f"{clause.id} has several figures; say which of them:{listing(clause, fields)}")
    if returned not in ANSWERS:
        raise WrongChange(
            f"{clause.id} answers with a {returned}, which no word can stand for; "
            f"change {relative(clause.code.co_filename)} and ask: what-if --edited"
        )
    if returned == "Verdict":
        return Change(clause.id, "answer", "", verdict_of(clause, value))
    old = written(clause)
    return Change(clause.id, "answer", "", figure(clause.id, value, returned, old), old)


def written(clause: Clause[Any, Any]) -> Any:
    """The figure of a clause that is nothing but a figure; None for all others."""
    node = function_of(clause)
    body = node.body[1:] if node else []
    match body:
        case [ast.Return(value=ast.Constant(value=value))]:
            return value
    return None
