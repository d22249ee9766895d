"""Cutting a docstring into prose and examples. A bare ``>>>`` would be three nested quotations in Markdown."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import dataclass

PROMPT = ">>>"


@dataclass(frozen=True, slots=True)
class Block:
    """Some lines of a docstring that are laid out together."""

    text: str  #: its lines, without the docstring's indentation
    line: int  #: line of the file on which it begins, counted from 1
    examples: bool  #: whether it is a run of doctest examples


def paragraphs(docstring: str, first: int = 1) -> Iterator[Block]:
    """The paragraphs of a docstring whose first line is line ``first`` of its file."""
    held: list[str] = []
    for number, line in enumerate([*inspect.cleandoc(docstring).split("\n"), ""], start=first):
        if line.strip():
            held.append(line)
        elif held:
            yield Block("\n".join(held), number - len(held), held[0].lstrip().startswith(PROMPT))
            held = []


def blocks(docstring: str, first: int = 1) -> tuple[Block, ...]:
    """The rule, then prose and examples by turns. Prose in a row stays one block, so that lists hold together.

    >>> [(block.line, block.examples) for block in blocks("Rule.\\n\\nMore.\\n\\nStill more.\\n\\n>>> 1\\n1", first=7)]
    [(7, False), (9, False), (13, True)]
    """
    found: list[Block] = []
    for new in paragraphs(docstring, first):
        last = found[-1] if len(found) > 1 else None
        if last and not last.examples and not new.examples:
            gap = "\n" * (new.line - last.line - last.text.count("\n"))
            found[-1] = Block(last.text + gap + new.text, last.line, examples=False)
        else:
            found.append(new)
    return tuple(found)


def fenced(text: str) -> str:
    """A docstring with a fence around each run of bare examples.

    The opening fence takes the place of the blank line above it, so that only what follows a run can move.

    >>> fenced("Adds.\\n\\n>>> 1 + 1\\n2").split("\\n")
    ['Adds.', '```pycon', '>>> 1 + 1', '2', '```']
    """
    out: list[str] = []
    inside = False
    for line in text.split("\n"):
        bare = line.lstrip().startswith(PROMPT)
        if not inside and bare:
            inside = True
            if out and not out[-1].strip():
                out.pop()
            out.append("```pycon")
        elif inside and not line.strip():
            inside = False
            out.append("```")
        out.append(line)
    return "\n".join([*out, "```"] if inside else out)


HEADINGS = {"Args": "param", "Raises": "raises", "Returns": "returns", "Yields": "yields"}


def fields(text: str) -> str:
    """A docstring with its ``Args:`` and ``Raises:`` sections as fields.

    >>> print(fields("Adds.\\n\\nArgs:\\n    one: first\\n        of two\\n    two: second"))
    Adds.
    <BLANKLINE>
    :param one: first of two
    :param two: second
    """
    out: list[str] = []
    field = ""
    for line in text.split("\n"):
        indent = len(line) - len(line.lstrip())
        if line.rstrip(":") in HEADINGS and line.endswith(":"):
            field = HEADINGS[line.rstrip(":")]
        elif field and indent == 4 and field in ("param", "raises"):
            name, _, said = line.strip().partition(": ")
            out.append(f":{field} {name}: {said}")
        elif field and indent == 4:
            out.append(f":{field}: {line.strip()}")
        elif field and indent > 4:
            out[-1] += f" {line.strip()}"
        else:
            field = ""
            out.append(line)
    return "\n".join(out)
