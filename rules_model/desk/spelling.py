"""Strings in the code that look like a place, a nation, a piece or a kind of event, but are none."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from functools import cache
from types import ModuleType

from rules_model.desk.evidence import tests_of
from rules_model.desk.finding import Finding, relative
from rules_model.desk.listing import clauses_in, file_of, modules, tree
from rules_model.library import rulesets
from rules_model.world.names import closest
from rules_model.world.nation import BY_NAME
from rules_model.world.place import Map

PLACE = re.compile(r"(?:[A-Z][\w.'/-]*|of|the|and|&)(?: (?:[A-Z][\w.'/-]*|of|the|and|&|\d+))*")
PIECE = re.compile(r"[a-z]+(?:_[a-z]+)+")
NEAR = 0.84  # how alike two names must be before one is taken for a slip of the other


def misspelt() -> Iterator[Finding]:
    """Names in code and examples that are a slip of the pen away from a real one, and events nobody causes."""
    for module in modules():
        file = file_of(module)
        known = names_for(module)
        for line, word in (*words_of_code(tree(file)), *words_of_examples(file)):
            if PLACE.fullmatch(word) or PIECE.fullmatch(word):
                yield from slip(file, line, word, known)
    yield from events_never_caused()


def slip(file: str, line: int, word: str, known: frozenset[str]) -> Iterator[Finding]:
    """A finding when a word is not known but close to one that is."""
    if {plain(word), plain(word).removesuffix("s"), plain(word).removesuffix("es")} & plain_names(known):
        return
    near = [name for name in closest(word, known, most=1) if alike(word, name)]
    for name in near:
        yield Finding(
            relative(file), line, "references", word, "this looks like a misspelt name", f"did you mean {name!r}?"
        )


def plain(name: str) -> str:
    """A name without capitals and underscores."""
    return name.lower().replace("_", " ")


@cache
def plain_names(known: frozenset[str]) -> frozenset[str]:
    """The known names without capitals and underscores."""
    return frozenset(plain(name) for name in known)


def alike(word: str, name: str) -> bool:
    """Whether a word is probably a slip of a name: long enough, the same figures, nearly the same letters."""
    if len(word) < 5 or re.findall(r"\d+", word) != re.findall(r"\d+", name):
        return False
    return SequenceMatcher(None, word.lower(), name.lower()).ratio() >= NEAR


@cache
def names_for(module: ModuleType) -> frozenset[str]:
    """Every name that a chapter may use: places of its map, nations, pieces, facilities, regions, cities."""
    package = module.__name__.rpartition(".")[0]
    start = next(one for one in modules() if one.__name__ == f"{package}.start")
    found = set(BY_NAME) | {nation.adjective for nation in BY_NAME.values()}
    board = getattr(start, "MAP", None)
    if isinstance(board, Map):
        found |= {*board.places, *board.aliases}
        found |= {region for place in board.places.values() for region in (*place.regions, *place.marks, place.city)}
    for ruleset in rulesets():
        found |= {*ruleset.roster, *ruleset.facilities, ruleset.title}
        found |= {name for classes in (*ruleset.roster.values(), *ruleset.facilities.values()) for name in classes}
    for name, value in vars(module).items():
        if isinstance(value, type):
            found.add(name)
    return frozenset(found - {""})


def docstrings(node: ast.AST) -> set[ast.expr]:
    """The docstrings below a node."""
    found = set()
    for one in ast.walk(node):
        if isinstance(one, ast.FunctionDef | ast.ClassDef | ast.Module) and ast.get_docstring(one, clean=False):
            first = one.body[0]
            assert isinstance(first, ast.Expr)
            found.add(first.value)
    return found


def words_of_code(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and text of every string in the code, docstrings aside."""
    aside = docstrings(node)
    for one in ast.walk(node):
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and one not in aside:
            yield one.lineno, one.value


def words_of_examples(file: str) -> Iterator[tuple[int, str]]:
    """Line and text of every string in the printed examples of a file."""
    for clause in clauses_in(file):
        for test in tests_of(clause):
            if test.filename != file:
                continue
            for example in test.examples:
                try:
                    parsed = ast.parse(example.source)
                except SyntaxError:
                    continue  # running the example says so
                start = (test.lineno or 0) + example.lineno
                yield from ((start + line, word) for line, word in words_of_code(parsed))


def _calls(name: str) -> Iterator[tuple[str, ast.Call, str]]:
    """File, call and first argument of every call of that name whose first argument is a string."""
    for module in modules():
        for node in ast.walk(tree(file_of(module))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            if called == name and isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield file_of(module), node, first.value


def events_never_caused() -> Iterator[Finding]:
    """Kinds of events that a clause looks for and no clause notes."""
    noted = {kind for _, _, kind in _calls("noting")} | {"objective paid"} | set(supposed_events())
    for name in ("events", "happened"):
        for file, call, kind in _calls(name):
            if kind not in noted:
                near = closest(kind, noted, most=1)
                remedy = f"did you mean {near[0]!r}?" if near else "note it in the clause that makes it happen"
                yield Finding(relative(file), call.lineno, "references", kind, "no clause notes such an event", remedy)


def supposed_events() -> Iterable[str]:
    """Kinds of events that an example supposes; a clause may look for what the players do."""
    for module in modules():
        for clause in clauses_in(file_of(module)):
            for test in tests_of(clause):
                for example in test.examples:
                    yield from re.findall(r'\.noting\(\s*"([^"]+)"', example.source)
