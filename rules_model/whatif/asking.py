"""Asking the examples: what each line of a docstring or a pin answers, whether or not that is what is printed."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from functools import cache
from types import CodeType
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.desk.evidence import tests_of
from rules_model.desk.examiner import CHECKER, TooLong, captured, limited
from rules_model.desk.finding import relative
from rules_model.examples import FLAGS, namespace

SECONDS = 10.0  # for one docstring; a change may make a procedure endless
ENDLESS = f"no answer within {SECONDS:.0f} seconds"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of an example, ready to be asked."""

    code: CodeType
    source: str  #: as written
    want: str  #: what is printed below it
    error: str | None  #: the last line of the error that is printed below it
    flags: int  #: options of doctest
    file: str  #: where it stands, from the repository root
    number: int  #: line of the file, counted from 1


@cache
def groups(id: str) -> tuple[tuple[Line, ...], ...]:
    """The lines of a clause's docstring, then those of each of its pins."""
    found = []
    for test in tests_of(BOOK.clauses[id]):
        lines = [
            Line(
                compile(one.source, f"<{id}>", "single"),
                one.source.rstrip("\n"),
                one.want.rstrip("\n"),
                one.exc_msg,
                FLAGS | sum(one.options),
                relative(test.filename or ""),
                (test.lineno or 0) + one.lineno + 1,
            )
            for one in test.examples
        ]
        found.append(tuple(lines))
    return tuple(found)


def answers(clause: Clause[Any, Any], group: int) -> list[dict[str, Any]]:
    """What each line of a group answers, in order; as plain data."""
    lines, names = groups(clause.id)[group], namespace(clause)
    found: list[dict[str, Any]] = []
    try:
        with limited(SECONDS), captured() as out:
            for line in lines:
                out.seek(0)
                out.truncate()
                found.append(answered(line, names, out))
    except TooLong:
        late = [one.source for one in lines[len(found) :]]
        found += [{"code": one, "says": ENDLESS, "error": True, "holds": False} for one in late]
    return found


def answered(line: Line, names: dict[str, Any], out: Any) -> dict[str, Any]:
    """What one line answers."""
    try:
        exec(line.code, names)
    except Exception as error:
        said = traceback.format_exception_only(error)[-1].strip()
        holds = line.error is not None and CHECKER.check_output(line.error, f"{said}\n", line.flags)
        return {"code": line.source, "says": said, "error": True, "holds": holds}
    said = out.getvalue()
    holds = line.error is None and CHECKER.check_output(f"{line.want}\n" if line.want else "", said, line.flags)
    return {"code": line.source, "says": said.rstrip("\n"), "error": False, "holds": holds}
