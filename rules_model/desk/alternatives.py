"""What could stand in the place of a piece of code: the next figure or comparison, another name, a part left out."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Any

from rules_model.desk.swaps import Swaps
from rules_model.world.nation import Group, Nation, Side

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
OPERATORS = "Lt < LtE <= Gt > GtE >= Eq == NotEq != Add + Sub - Mult * FloorDiv // Mod % BitAnd & BitOr | USub minus"
SYMBOLS: dict[str, str] = dict(
    zip(re.findall(r"\S+", OPERATORS)[::2], re.findall(r"\S+", OPERATORS)[1::2], strict=True)
)
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any", "ceil": "floor", "floor": "ceil"}

#: Functions that take a list as their last arguments, and how many arguments stand before it.
LISTING = {
    **dict.fromkeys(("at_least", "each", "units_of", "facilities_of"), 0),
    **dict.fromkeys(("controls", "at_war", "at_peace", "no_warships", "held", "holds", "is_at_war", "banked"), 1),
    **dict.fromkeys(("facilities_in", "with_capitals"), 1),
    "any_of": 2,
    "present": 3,
}
#: Methods that return a changed copy of what they are called on; leaving one out is a change of the rule.
CHANGING = frozenset(
    re.findall(
        r"\w+",
        """held banked with_pieces with_force without with_facilities with_facility with_cash paying with_tokens gains
        at_war with_capitals in_round noting but damaged repaired adding plus minus replacing handing only marked
        unmarked under""",
    )
)
FILTERING = frozenset({"only", "count", "but", "with_force"})  # methods in which each keyword is a condition

Alternative = tuple[str, ast.AST]


def called(node: ast.AST) -> str:
    """The name of the function or method that a call names; empty for anything else."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def alternatives(node: ast.AST, names: dict[str, Any], swaps: Swaps) -> Iterator[Alternative]:
    """What could stand in the place of a node."""
    match node:
        case ast.Constant() | ast.JoinedStr():
            yield from other_constants(node, swaps)
        case ast.Name(ctx=ast.Load()) | ast.Attribute(ctx=ast.Load()):
            yield from other_names(node, names, swaps)
        case ast.Tuple(ctx=ast.Load()) | ast.List(ctx=ast.Load()) | ast.Set() | ast.Dict():
            yield from shorter_lists(node)
        case ast.Call():
            yield from other_calls(node)
        case ast.stmt() if not isinstance(node, ast.If):
            yield from without_statement(node)
        case _:
            yield from other_logic(node)


def other_logic(node: ast.AST) -> Iterator[Alternative]:
    """Another comparison, junction, sum or branch."""
    match node:
        case ast.Compare():
            yield from other_comparisons(node)
        case ast.BoolOp():
            yield from other_junctions(node)
        case ast.BinOp():
            yield from other_sums(node)
        case ast.UnaryOp(op=ast.Not() | ast.Invert() | ast.USub()):
            yield f"left out: {symbol(node.op)}", node.operand
        case ast.If() | ast.IfExp():
            yield f"always: {short(node.test)}", with_test(node, True)
            yield f"never: {short(node.test)}", with_test(node, False)
        case ast.comprehension():
            for left in node.ifs:
                rest = [one for one in node.ifs if one is not left]
                yield f"filter left out: {short(left)}", ast.comprehension(node.target, node.iter, rest, node.is_async)


def without_statement(node: ast.stmt) -> Iterator[Alternative]:
    """A step left out, where the code can run without it; a loop that goes on or ends."""
    match node:
        case ast.Expr() | ast.AugAssign():
            yield f"left out: {short(node)}", ast.Pass()
        case ast.Assign(targets=[ast.Name(id=target)]) if mentions(node.value, target):
            yield f"left out: {short(node)}", ast.Pass()
        case ast.Continue():
            yield "continue to break", ast.Break()
        case ast.Break():
            yield "break to continue", ast.Continue()


def mentions(node: ast.AST, name: str) -> bool:
    """Whether an expression reads a name."""
    return any(isinstance(one, ast.Name) and one.id == name for one in ast.walk(node))


def short(node: ast.AST) -> str:
    """Code in one line of at most fifty characters."""
    spelt = " ".join(ast.unparse(node).split())
    return spelt if len(spelt) <= 50 else f"{spelt[:47]}..."


def with_test(node: ast.If | ast.IfExp, value: bool) -> ast.AST:
    """A branch whose condition is known."""
    test = ast.copy_location(ast.Constant(value), node.test)
    return ast.If(test, node.body, node.orelse) if isinstance(node, ast.If) else ast.IfExp(test, node.body, node.orelse)


def symbol(op: ast.AST) -> str:
    """An operator as it is written."""
    name = type(op).__name__
    return SYMBOLS.get(name, name.lower())


def other_comparisons(node: ast.Compare) -> Iterator[Alternative]:
    """The comparison next to it, at the boundary."""
    for at, op in enumerate(node.ops):
        new = COMPARED[type(op)]()
        ops = [*node.ops[:at], new, *node.ops[at + 1 :]]
        yield f"{symbol(op)} to {symbol(new)}", ast.Compare(node.left, ops, node.comparators)


def other_junctions(node: ast.BoolOp) -> Iterator[Alternative]:
    """And for or, and each part left out."""
    new: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield f"{symbol(node.op)} to {symbol(new)}", ast.BoolOp(new, node.values)
    for left in node.values:
        rest = [one for one in node.values if one is not left]
        yield f"left out: {short(left)}", rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)


def other_sums(node: ast.BinOp) -> Iterator[Alternative]:
    """Another operator, and for conditions joined by & or |, each part left out."""
    if type(node.op) in RECKONED:
        new = RECKONED[type(node.op)]()
        yield f"{symbol(node.op)} to {symbol(new)}", ast.BinOp(node.left, new, node.right)
    if isinstance(node.op, ast.BitAnd | ast.BitOr):
        yield f"left out: {short(node.left)}", node.right
        yield f"left out: {short(node.right)}", node.left


def other_constants(node: ast.Constant | ast.JoinedStr, swaps: Swaps) -> Iterator[Alternative]:
    """A figure one more and one less, the other truth, another word."""
    value = node.value if isinstance(node, ast.Constant) else short(node)
    if isinstance(value, bool):
        yield f"{value} to {not value}", ast.Constant(not value)
    elif isinstance(value, int):
        yield f"{value} to {value + 1}", ast.Constant(value + 1)
        yield f"{value} to {value - 1}", ast.Constant(value - 1)
    elif isinstance(value, str) and value:
        other = swaps.word(value) if isinstance(node, ast.Constant) else "another text"
        yield (
            f"{value!r} to {other!r}" if len(value) < 40 else f"{value[:36]!r}... to another text",
            ast.Constant(other),
        )


def other_names(node: ast.Name | ast.Attribute, names: dict[str, Any], swaps: Swaps) -> Iterator[Alternative]:
    """Another nation, the other side, another member of a list of cases, min for max."""
    if isinstance(node, ast.Name):
        value = names.get(node.id)
        if isinstance(value, Nation | Side | Group):
            for other in swaps.others(value):
                yield f"{value} to {other}", ast.Name(swaps.name_of(other), ast.Load())
        elif node.id in CALLED:
            yield f"{node.id} to {CALLED[node.id]}", ast.Name(CALLED[node.id], ast.Load())
    elif isinstance(node.value, ast.Name):
        cases = names.get(node.value.id)
        if isinstance(cases, type) and issubclass(cases, Enum) and node.attr in cases.__members__:
            members = list(cases.__members__)
            other_case = members[(members.index(node.attr) + 1) % len(members)]
            yield f"{node.attr} to {other_case}", ast.Attribute(node.value, other_case, ast.Load())


def shorter_lists(node: ast.Tuple | ast.List | ast.Set | ast.Dict) -> Iterator[Alternative]:
    """Each member left out."""
    if isinstance(node, ast.Dict):
        for at, key in enumerate(node.keys if len(node.keys) > 1 else ()):
            keys, values = [*node.keys], [*node.values]
            del keys[at], values[at]
            yield f"left out: {short(key) if key else short(node.values[at])}", ast.Dict(keys, values)
        return
    for at, left in enumerate(node.elts if len(node.elts) > 1 else ()):
        rest = [*node.elts[:at], *node.elts[at + 1 :]]
        shorter = ast.Set(rest) if isinstance(node, ast.Set) else type(node)(rest, ast.Load())
        yield f"left out: {short(left)}", shorter


def other_calls(node: ast.Call) -> Iterator[Alternative]:
    """The other verdict, another reason, a member of a list or a condition left out, a change not made."""
    name = called(node)
    if name == "allow" and isinstance(node.func, ast.Name):
        yield "allow to refuse", ast.Call(ast.Name("__refuse__", ast.Load()), [node.args[0], ast.Constant("no")], [])
    elif name == "refuse" and isinstance(node.func, ast.Name):
        yield "refuse to allow", ast.Call(ast.Name("__allow__", ast.Load()), [node.args[0]], [])
    elif name in LISTING:
        yield from fewer_arguments(node, node.args[LISTING[name] :])
    if name in FILTERING:
        for left in node.keywords:
            rest = [one for one in node.keywords if one is not left]
            yield f"left out: {left.arg}={short(left.value)}", ast.Call(node.func, node.args, rest)
    if name in CHANGING and isinstance(node.func, ast.Attribute):
        yield f"left out: .{name}(...)", node.func.value


def fewer_arguments(node: ast.Call, listed: Iterable[ast.expr]) -> Iterator[Alternative]:
    """Each of the listed arguments left out."""
    listed = list(listed)
    for left in listed if len(listed) > 1 else ():
        rest = [one for one in node.args if one is not left]
        yield f"left out: {short(left)}", ast.Call(node.func, rest, node.keywords)
