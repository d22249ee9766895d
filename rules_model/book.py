"""The book: every clause and question by id, and which clause amends which."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rules_model.world.names import UnknownName

if TYPE_CHECKING:
    from rules_model.clause import Clause
    from rules_model.question import Question

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+")


class TakenId(ValueError):
    """Two clauses or questions ask for one id."""


class Book:
    """All clauses and questions that have been imported so far."""

    def __init__(self) -> None:
        self.clauses: dict[str, Clause[Any, Any]] = {}  #: by id, in the order of definition
        self.questions: dict[str, Question] = {}  #: by id
        self.aliases: dict[str, str] = {}  #: old id -> id
        self.amendments: dict[str, list[Clause[Any, Any]]] = {}  #: id of the amended clause -> amending clauses
        self.listeners: list[Callable[[str, str], None]] = []  #: told of each question asked, with its reading
        self.generation = 0  #: grows whenever a clause is added or rebound; caches compare it

    def add_clause(self, clause: Clause[Any, Any]) -> None:
        """Enter a clause under its id and aliases; TakenId when one is in use by another function."""
        for id in (clause.id, *clause.aliases):
            if not ID.fullmatch(id):
                raise ValueError(f"{clause.where}: {id!r} is not a clause id; want lower-case words joined by dots")
            if id in self.questions:
                raise TakenId(f"{clause.where}: id {id} is taken by a question")
            other = self.clauses.get(self.aliases.get(id, id))
            if other is not None and other.function != clause.function:
                raise TakenId(f"{clause.where}: id {id} is taken by {other.where}")
        self.clauses[clause.id] = clause
        self.aliases.update(dict.fromkeys(clause.aliases, clause.id))
        for target in clause.amends:
            entries = self.amendments.setdefault(target.id, [])
            entries[:] = [one for one in entries if one.id != clause.id] + [clause]
        self.generation += 1

    def add_question(self, question: Question) -> None:
        """Enter a question; TakenId when its id is in use for another."""
        other = self.questions.get(question.id)
        if other is not None and (other.sources, other.readings) != (question.sources, question.readings):
            raise TakenId(f"question id {question.id} is taken by another question")
        if question.id in self.clauses or question.id in self.aliases:
            raise TakenId(f"question id {question.id} is taken by a clause, {self.clause(question.id).where}")
        if not ID.fullmatch(question.id):
            raise ValueError(f"{question.id!r} is not a question id; want lower-case words joined by dots")
        self.questions[question.id] = question

    def clause(self, id: str) -> Clause[Any, Any]:
        """The clause of that id or alias; UnknownName offers the closest ids."""
        known = self.aliases.get(id, id)
        if known not in self.clauses:
            raise UnknownName("clause", id, [*self.clauses, *self.aliases])
        return self.clauses[known]

    def question(self, id: str) -> Question:
        """The question of that id; UnknownName offers the closest ids."""
        if id not in self.questions:
            raise UnknownName("question", id, self.questions)
        return self.questions[id]


BOOK = Book()
