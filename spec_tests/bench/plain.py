"""The prose of the book as plain MyST pages, so that Sphinx can build it without our extension."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path

from rules_model.clause import Clause
from rules_model.library import rulesets, whole_book

CONF = """
project = "Plain"
extensions = {extensions}
exclude_patterns = ["_ext", "_web", "_static"]
html_theme = "furo"
myst_enable_extensions = ["colon_fence", "deflist", "fieldlist"]
suppress_warnings = ["myst", "toc", "ref", "autodoc2", "docutils", "misc"]
autodoc2_packages = {packages}
autodoc2_hidden_objects = ["undoc", "dunder", "private", "inherited"]
"""
OURS = re.compile(r"^(`{3,})\{(?!toctree)[^}]*\}.*?^\1\s*?$", re.MULTILINE | re.DOTALL)


def write(tree: Path, root: Path, *, api: bool) -> None:
    """Write a plain tree: guide pages, chapters, source pages, questions; with or without autodoc2."""
    docs = tree / "docs"
    docs.mkdir(parents=True)
    extensions = ["myst_parser", "autodoc2"] if api else ["myst_parser"]
    packages = run_path(str(root / "conf.py"))["autodoc2_packages"]  # the same pages as ours
    (tree / "conf.py").write_text(CONF.format(extensions=extensions, packages=packages), "utf-8")
    (tree / "rules_model").symlink_to(root / "rules_model")  # autodoc2 finds nothing under an absolute path
    whole_book()
    for page in root.glob("docs/*.md"):
        text = re.sub(r"\{clause\}`[^`]*`", "clause", OURS.sub("", page.read_text("utf-8")))
        (docs / page.name).write_text(text, "utf-8")
    for name, text in (*_chapters(), *_sources(root), ("all-questions", _questions())):
        (docs / f"{name}.md").write_text(text, "utf-8")


def _chapters() -> Iterator[tuple[str, str]]:
    for ruleset in rulesets():
        for chapter in ruleset.chapters:
            module = f"{ruleset.package}.{chapter}"
            clauses = [one for one in whole_book().clauses.values() if one.body.__module__ == module]
            if clauses:
                yield f"{ruleset.id}-{chapter}", f"# {chapter}\n\n" + "\n".join(_clause(one) for one in clauses)


def _clause(clause: Clause[..., object]) -> str:
    parts = [f"## {clause.title}\n"]
    for paragraph in inspect.cleandoc(clause.__doc__ or "").split("\n\n"):
        example = paragraph.startswith(">>>")
        parts.append(f"```pycon\n{paragraph}\n```\n" if example else f"{paragraph}\n")
    cited = ", ".join(str(source) for source in clause.sources)
    return "\n".join([*parts, f"{cited}\n", f"```python\n{inspect.getsource(clause.code)}```\n"])


def _sources(root: Path) -> Iterator[tuple[str, str]]:
    for table in sorted(root.glob("rules_model/sources/*.tsv")):
        rows = [line.split("\t") for line in table.read_text("utf-8").splitlines()]
        if rows and rows[0][:2] == ["line", "class"]:
            lines = [f"| {row[0]} | {row[1]} | {' '.join(row[4:]).replace('|', ',')} |" for row in rows[1:]]
            yield (
                table.stem,
                "\n".join([f"# {table.stem}", "", "| line | class | what |", "| --- | --- | --- |", *lines]),
            )


def _questions() -> str:
    parts = ["# Questions\n"]
    for question in whole_book().questions.values():
        readings = "\n".join(f"- {key}: {said}" for key, said in question.readings.items())
        parts.append(f"## {question.id}\n\n{question.because}\n\n{readings}\n")
    return "\n".join(parts)
