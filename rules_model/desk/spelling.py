"""Strings in the code that look like a place, a nation, a piece or a kind of event, but are none."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from types import ModuleType

from rules_model.desk.evidence import tests_of
from rules_model.desk.finding import Finding, relative
from rules_model.desk.listing import clauses_in, file_of, homes, modules, tree
from rules_model.library import rulesets
from rules_model.world.names import closest
from rules_model.world.nation import BY_NAME
from rules_model.world.place import Map

PLACE = re.compile(r"(?:[A-Z][\w.'/-]*|of|the|and|&)(?: (?:[A-Z][\w.'/-]*|of|the|and|&|\d+))*")
PIECE = re.compile(r"[a-z]+(?:_[a-z]+)+")
PLAIN = re.compile(r"[a-z]+(?:[ -][a-z]+){0,2}")  # a piece, a class, a mark; or a few words that are none
NEAR = 0.84  # how alike two long names must be before one is taken for a slip of the other
LONG = 8  # letters from which on two slips are looked for, and not one

#: Good words that are a slip or two away from a name.
GOOD = frozenset(("a strict neutral", "airbase", "bought", "destroyed", "east indies", "north africa", "undamaged"))


def misspelt(words: tuple[str, ...] = ()) -> Iterator[Finding]:
    """Names in code and examples that are a slip of the pen away from a real one, and events nobody causes."""
    for module in homes(words):
        file = file_of(module)
        package, own = module.__name__.rpartition(".")[0], types_of(module)
        for line, word in (*words_of_code(tree(file)), *words_of_examples(file)):
            if word not in own and (PLACE.fullmatch(word) or PIECE.fullmatch(word) or PLAIN.fullmatch(word)):
                yield from slip(file, line, word, package)
    if not words:
        yield from events_never_caused()


def slip(file: str, line: int, word: str, package: str) -> Iterator[Finding]:
    """A finding when a word is not known but close to one that is."""
    if name := meant(word, package):
        remedy = f"did you mean {name!r}? if not, add it to GOOD in rules_model/desk/spelling.py"
        yield Finding(relative(file), line, "references", word, "this looks like a misspelt name", remedy)


@cache
def meant(word: str, package: str) -> str:
    """The name of which a word is probably a slip; empty when it is a name itself, or nothing like one."""
    spelt, names = plain(word), plain_names(package)
    if len(spelt) < 5 or spelt in GOOD or stems(spelt) & names.keys():
        return ""
    figures = re.findall(r"\d+", word)
    index, most = slips_of(package), slips_allowed(spelt)
    for shorter in shortened(spelt, most):
        for name in index.get(shorter, ()):
            alike_case = not PLAIN.fullmatch(word) or names[name].islower()  # no place and no nation is written small
            near = alike_case and distance(spelt, name) <= most and re.findall(r"\d+", name) == figures
            if near and not stems(spelt) & stems(name):
                return names[name]
    if PLAIN.fullmatch(word):
        return ""
    alike = get_close_matches(spelt, names, n=1, cutoff=NEAR)
    return next((names[name] for name in alike if re.findall(r"\d+", name) == figures), "")


def stems(word: str) -> set[str]:
    """A word, and what it may be a form of."""
    return {word, f"{word}d"} | {word.removesuffix(ending) for ending in ("s", "es", "ed", "ing")}


def slips_allowed(word: str) -> int:
    """How many slips of the pen may part a word from a name."""
    return 1 if len(word) < LONG else 2


@cache
def slips_of(package: str) -> dict[str, list[str]]:
    """The names of a rule set by what is left of them when a letter or two are missing."""
    found: dict[str, list[str]] = {}
    for name in plain_names(package):
        for left in shortened(name, slips_allowed(name)) if len(name) > 4 else ():
            found.setdefault(left, []).append(name)
    return found


def shortened(word: str, most: int) -> set[str]:
    """A word with up to so many letters left out."""
    found = shorter = {word}
    for _ in range(most):
        shorter = {one[:at] + one[at + 1 :] for one in shorter for at in range(len(one))}
        found = found | shorter
    return found


def distance(one: str, other: str) -> int:
    """How many letters must be put in, left out, changed, or swapped with the next.

    >>> distance("lundon", "london"), distance("figther", "fighter"), distance("normandie", "normandy")
    (1, 1, 2)
    """
    before: list[int] = []
    row = list(range(len(other) + 1))
    for at, letter in enumerate(one, 1):
        new = [at]
        for place, wanted in enumerate(other, 1):
            best = min(row[place] + 1, new[-1] + 1, row[place - 1] + (letter != wanted))
            if min(at, place) > 1 and letter == other[place - 2] and one[at - 2] == wanted:
                best = min(best, before[place - 2] + 1)
            new.append(best)
        before, row = row, new
    return row[-1]


def plain(name: str) -> str:
    """A name without capitals, underscores and hyphens."""
    return name.lower().replace("_", " ").replace("-", " ")


@cache
def plain_names(package: str) -> dict[str, str]:
    """The known names, by themselves without capitals and underscores."""
    return {plain(name): name for name in sorted(names_for(package))}


def types_of(module: ModuleType) -> frozenset[str]:
    """The types that a chapter knows; their names stand in annotations."""
    return frozenset(name for name, value in vars(module).items() if isinstance(value, type))


def marks() -> Iterator[str]:
    """The constants with which pieces are marked, or compared in their marks; a bare string may be a slip itself."""
    for module in modules():
        for node in ast.walk(tree(file_of(module))):
            match node:
                case ast.Call(func=ast.Attribute(attr="marked" | "unmarked"), args=found):
                    pass
                case ast.Compare(left=left, ops=[ast.In() | ast.NotIn()], comparators=[ast.Attribute(attr="marks")]):
                    found = [left]
                case _:
                    continue
            for one in found:
                value = vars(module).get(one.id) if isinstance(one, ast.Name) else None
                if isinstance(value, str):
                    yield value


@cache
def names_for(package: str) -> frozenset[str]:
    """Every name that a chapter of a rule set may use: places, nations, pieces, facilities, regions, cities, marks."""
    start = next(one for one in modules() if one.__name__ == f"{package}.start")
    found = set(BY_NAME) | {nation.adjective for nation in BY_NAME.values()}
    board = getattr(start, "MAP", None)
    if isinstance(board, Map):
        found |= {*board.places, *board.aliases}
        found |= {region for place in board.places.values() for region in (*place.regions, *place.marks, place.city)}
    for ruleset in rulesets():
        found |= {*ruleset.roster, *ruleset.facilities, ruleset.title}
        found |= {name for classes in (*ruleset.roster.values(), *ruleset.facilities.values()) for name in classes}
    found |= set(marks())
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
                if "UnknownName" in (example.exc_msg or ""):
                    continue  # it shows what a misspelt name does
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
