"""What an edit can reach: which answers must be asked again when some files are not what they were.

A record says which clauses each answer called. An edit inside the functions of some clauses reaches the answers that
called them. Any other edit of a chapter reaches what any clause of a chapter that imports it has a part in.
An edit elsewhere, in a table or in the vocabulary, reaches everything.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from rules_model.book import BOOK
from rules_model.desk.finding import ROOT
from rules_model.desk.listing import clauses_in, tree
from rules_model.desk.opening import chapters, module_of
from rules_model.library import PACKAGES
from rules_model.whatif.reach import family
from rules_model.whatif.record import Entry, Record, probes

ALWAYS = ("clause", "question", "book", "page", "sheets")  # cheap, or made from words that no trace hears
DECORATORS = ("clause", "objective")  # whose arguments concern nothing but the clause itself


@dataclass
class Touched:
    """The names of what must be asked again."""

    every: tuple[str, ...]  #: all that this book is asked
    names: set[str] = field(default_factory=set)  #: what must be asked again

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)


@dataclass
class Edit:
    """What some edits are about."""

    everything: bool = False  #: nothing can be left out
    clauses: set[str] = field(default_factory=set)  #: ids of clauses whose function or record is another
    modules: set[str] = field(default_factory=set)  #: chapters that are another
    pins: str = ""  #: the text of edited pins, before and after


def touched(before: Record, edits: Mapping[str, bytes | None]) -> Touched:
    """What must be asked again of this book, when the record of the book before is at hand."""
    every = tuple(name for name, _ in probes())
    edit = what_of(edits)
    found = Touched(every)
    bodies = {one for id in edit.clauses for one in family(id)}
    importing = importers(edit.modules)
    targets = {one.id for clause in of_modules(edit.modules) for one in BOOK.clauses[clause].amends}
    words = bool(edit.clauses or edit.modules)
    for name in every:
        kind, _, rest = name.partition(" ")
        known = before.get(name)
        if known is None or edit.everything or kind in ALWAYS:
            meets = True
        elif kind == "difference":  # which examples it shows is a matter of words
            meets = words
        elif kind == "examples" and (rest.split()[0] in edit.clauses or pinned_anew(rest, edit.pins)):
            meets = True
        else:
            meets = bool(bodies & known.reach.clauses or edit.clauses & known.reach.records)
            meets |= bool(edit.modules) and (bool(homes(name) & importing) or leans(known, importing, targets))
        if meets:
            found.names.add(name)
    return found


def pinned_anew(rest: str, pins: str) -> bool:
    """Whether a group of examples is a pin of a file that was edited."""
    id, group = rest.split()
    return group != "0" and f'"{id}"' in pins


def leans(known: Entry, importing: set[str], targets: set[str]) -> bool:
    """Whether an answer leaned on a clause of an edited chapter, or of one that imports it; on what these amend; or
    on a record, for a list of all objectives may be longer now."""
    if known.reach.records or targets & known.reach.clauses:
        return True
    return any(id not in BOOK.clauses or module_of(BOOK.clauses[id]) in importing for id in known.reach.clauses)


def homes(name: str) -> set[str]:
    """The chapters that lend an answer its names and its first position."""
    kind, _, rest = name.partition(" ")
    if kind == "examples":
        return {module_of(BOOK.clauses[rest.split()[0]])}
    return {f"{PACKAGES[one]}.start" for one in rest.replace(":", " ").split() if one in PACKAGES}


# -- what an edit is about ---------------------------------------------------------------------------------------------


def what_of(edits: Mapping[str, bytes | None]) -> Edit:
    """What the edited files are about."""
    found = Edit()
    listed = set(chapters())
    for name, was in edits.items():
        module = name.removesuffix(".py").replace("/", ".")
        file = ROOT / name
        if name.startswith("docs/"):
            continue
        if name.startswith("spec_tests/pins/"):
            found.pins += (was or b"").decode(errors="replace") + (file.read_text("utf-8") if file.is_file() else "")
        elif module not in listed or was is None or not file.is_file():
            found.everything = True
        else:
            ids = functions_alone(was, file)
            if ids is None:
                found.modules.add(module)
                found.everything |= rows_come_or_go(was, file)
            else:
                found.clauses |= ids
    return found


def functions_alone(was: bytes, file: Path) -> set[str] | None:
    """The clauses whose functions differ; None when anything else of the chapter does."""
    try:
        old, new = ast.parse(was), tree(str(file))
    except SyntaxError:
        return None
    if len(old.body) != len(new.body):
        return None
    ids = {one.__name__: one.id for one in clauses_in(str(file))}  # type: ignore[attr-defined]
    found: set[str] = set()
    for place, (before, after) in enumerate(zip(old.body, new.body, strict=True)):
        if ast.dump(before) == ast.dump(after) or (place == 0 and isinstance(after, ast.Expr)):
            continue
        if not isinstance(before, ast.FunctionDef) or not isinstance(after, ast.FunctionDef):
            return None
        if before.name != after.name or after.name not in ids or not same_entry(before, after):
            return None
        found.add(ids[after.name])
    return found


def same_entry(before: ast.FunctionDef, after: ast.FunctionDef) -> bool:
    """Whether a function enters the book as the same clause, amending the same others."""
    if len(before.decorator_list) != 1 or len(after.decorator_list) != 1:
        return False
    old, new = before.decorator_list[0], after.decorator_list[0]
    if ast.dump(old) == ast.dump(new):
        return True
    if not isinstance(old, ast.Call) or not isinstance(new, ast.Call) or not old.args or not new.args:
        return False
    own = isinstance(new.func, ast.Name) and new.func.id in DECORATORS
    options = [ast.dump(one) for call in (old, new) for one in call.keywords if one.arg in ("option", "aliases")]
    same = ast.dump(old.func) == ast.dump(new.func) and ast.dump(old.args[0]) == ast.dump(new.args[0])
    return own and same and not options


def rows_come_or_go(was: bytes, file: Path) -> bool:
    """Whether the rows of pieces are others: who asks for a row finds it by its id, without calling its chapter."""

    def rows(text: str) -> set[str]:
        return {line.strip() for line in text.splitlines() if line.lstrip().startswith("@") and ".units." in line}

    return rows(was.decode(errors="replace")) != rows(file.read_text("utf-8"))


# -- who imports whom --------------------------------------------------------------------------------------------------


def of_modules(modules: Iterable[str]) -> list[str]:
    """The clauses of some chapters."""
    wanted = set(modules)
    return [one.id for one in BOOK.clauses.values() if module_of(one) in wanted]


def importers(modules: set[str]) -> set[str]:
    """The chapters and all that import one of them, however far; a chapter always takes its start along."""
    imported = {name: imports(name) for name in chapters()} if modules else {}
    found = set(modules)
    while True:
        more = {name for name, others in imported.items() if name not in found and others & found}
        if not more:
            return found
        found |= more


def imports(module: str) -> set[str]:
    """The modules that a chapter imports, inside functions too."""
    file = ROOT.joinpath(*module.split(".")).with_suffix(".py")
    found = {f"{module.rpartition('.')[0]}.start"}
    for node in ast.walk(tree(str(file))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
        elif isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
    return found
