"""Words: each term is defined and used, each is spelt one way, and one thing has one name."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

from rules_model.book import BOOK
from rules_model.desk.finding import Finding, relative
from rules_model.desk.prose import GLOSSARY, Said, glossary, glossary_lines, is_term, pages, prose
from rules_model.desk.spelling import distance
from rules_model.desk.wordlists import CAPITAL, GOOD, is_name, place_words, titles
from rules_model.sources.ledger import statements

CHECK = "words"
SAME = Path(__file__).with_name("same_words.tsv")
LETTERS = re.compile(r"[A-Za-z]+(?:-[A-Za-z]+)*")
TERM = re.compile(r"(?<=[a-z,;] )[A-Z][a-z]+(?: (?:of )?[A-Z][a-z]+)*")  # in the middle of a sentence
RARE, COMMON, LONG = 2, 8, 7  # how often a slip and the right word occur, and how long they are at least
ENDINGS = ("ence", "our", "ise", "ised", "ising", "isation", "tre", "ences", "ours", "ogue")
OTHER_ENDINGS = ("ense", "or", "ize", "ized", "izing", "ization", "ter", "enses", "ors", "og")


def words() -> Iterator[Finding]:
    """Each term is defined and used, each word is spelt in one way, and one thing has one name."""
    yield from terms_are_used()
    yield from terms_are_defined()
    yield from one_way_of_writing()
    yield from slips()
    yield from names_in_prose()
    yield from one_name_for_a_thing()


def fault(said: Said, about: str, message: str, remedy: str, *ids: str) -> Finding:
    """A finding about a word, where it stands."""
    situation = shortened(said.text, about)
    clauses = tuple(dict.fromkeys(one for one in (said.about, *ids) if one in BOOK.clauses or one in BOOK.questions))
    return Finding(said.file, said.line, CHECK, about, message, remedy, situation=situation, clauses=clauses)


def shortened(text: str, word: str) -> str:
    """The part of a text around a word."""
    plain = " ".join(text.split())
    at = max(0, plain.lower().find(word.lower()))
    return plain[max(0, at - 70) : at + 90]


# -- terms ------------------------------------------------------------------------------------------------------------


def terms_are_used() -> Iterator[Finding]:
    """Each term of the glossary is used by a rule, a title, a question or a chapter, and stands there once."""
    text = "\n".join((*(one.text for one in prose() if one.kind != "label"), *pages())).lower()
    seen: dict[str, int] = {}
    for number, line in enumerate(glossary_lines(), 1):
        if not is_term(number):
            continue
        term = line.strip()
        if term in seen:
            message = f"defined twice, first on line {seen[term]}"
            yield Finding(relative(GLOSSARY), number, CHECK, term, message, "keep one of the two", situation=term)
        seen.setdefault(term, number)
        if not re.search(rf"\b{inflected(term)}\b", text):
            message, remedy = "defined in the glossary and never used", "use it, or take it out"
            situation = f"Whoever looks up “{term}” finds a meaning, and no rule that needs it."
            yield Finding(relative(GLOSSARY), number, CHECK, term, message, remedy, situation=situation)


def inflected(term: str) -> str:
    """A pattern for a term in one number or the other."""
    word = re.escape(term.lower())
    if word.endswith("y"):
        return f"{word[:-1]}(?:y|ies)"
    return f"{word.removesuffix('s')}(?:s|es|ed|ing)?"


def terms_are_defined() -> Iterator[Finding]:
    """A term that a rule writes with a capital has a name's rights, a title or a place in the glossary."""
    seen: set[str] = set()
    for one in prose():
        if one.kind != "rule":
            continue
        for found in TERM.findall(one.text):
            unknown = [word for word in found.split() if word != "of" and not is_name(word)]
            if unknown and found not in seen and not is_defined(found):
                seen.add(found)
                users = [other.about for other in prose() if other.kind == "rule" and found in other.text]
                message = "used by rules and never defined"
                remedy = "put it into the glossary, or say what it means in a clause that has it in its title"
                yield fault(one, found, message, remedy, *users)


def is_defined(term: str) -> bool:
    """Whether the glossary or a title has a term, in either number."""
    return term.lower() in {one.lower() for one in glossary()} or bool(
        re.search(rf"\b{inflected(term)}\b", titles().lower())
    )


# -- spellings --------------------------------------------------------------------------------------------------------


@cache
def counted() -> dict[str, list[Said]]:
    """Every word of the book in small letters, with the pieces of prose that have it, repeats included."""
    found: dict[str, list[Said]] = {}
    for one in prose():
        for word in LETTERS.findall(one.text):
            found.setdefault(word.lower(), []).append(one)
    return found


@cache
def as_written() -> Counter[str]:
    """How often two words stand beside each other, with a blank or with a hyphen."""
    return Counter(
        f"{first}{between}{second}".lower()
        for one in prose()
        for first, between, second in re.findall(r"\b([A-Za-z]+)([ -])(?=([A-Za-z]+))", one.text)
    )


@cache
def pairs() -> dict[tuple[str, str], list[Said]]:
    """Every two words that follow each other, or are joined by a hyphen."""
    found: dict[tuple[str, str], list[Said]] = {}
    for one in prose():
        for part in re.findall(r"[A-Za-z]+(?:[ -][A-Za-z]+)+", one.text.replace("'s", "'")):
            row = re.split(r"[ -]", part.lower())
            for pair in pairwise(row):
                found.setdefault(pair, []).append(one)
    return found


def one_way_of_writing() -> Iterator[Finding]:
    """A term is written in one word or in two, and one way of spelling it is kept to."""
    for (first, second), apart in pairs().items():
        joined = first + second
        if len(first) > 1 and len(second) > 3 and joined not in GOOD and joined in counted():
            usual = max((f"{first} {second}", f"{first}-{second}"), key=lambda form: as_written()[form])
            yield from the_rarer(joined, counted()[joined], usual, apart)
    for word, places in counted().items():
        for ending, other in zip(ENDINGS, OTHER_ENDINGS, strict=True):
            twin = word.removesuffix(ending) + other
            if word.endswith(ending) and len(word) > len(ending) + 2 and twin in counted():
                yield from the_rarer(word, places, twin, counted()[twin])


def the_rarer(one: str, these: list[Said], other: str, those: list[Said]) -> Iterator[Finding]:
    """The finding about the one of two ways to write a word that occurs less often."""
    (rare, few), (common, _) = sorted(((one, these), (other, those)), key=lambda row: len(row[1]))
    places = ", ".join(dict.fromkeys(said.about for said in few))
    message = f"written “{rare}” ({places}) and elsewhere “{common}”"
    yield fault(few[0], rare, message, f"write “{common}” everywhere", *(said.about for said in few))


def slips() -> Iterator[Finding]:
    """A long word that occurs once or twice is not one letter away from one that occurs often."""
    common = [word for word, places in counted().items() if len(places) >= COMMON and len(word) >= LONG]
    for word, places in counted().items():
        if len(places) > RARE or len(word) < LONG or word in GOOD or "-" in word:
            continue
        for right in common:
            if abs(len(word) - len(right)) < 2 and distance(word, right) == 1 and not only_an_ending(word, right):
                message = f"looks like a slip for “{right}”"
                yield fault(places[0], word, message, f"write “{right}”, or add it to GOOD in wordlists.py")


def only_an_ending(one: str, other: str) -> bool:
    """Whether two words differ in nothing but their last two letters, as a verb's forms do."""
    short = min(len(one), len(other)) - 2
    return one[:short] == other[:short]


def names_in_prose() -> Iterator[Finding]:
    """A name in prose that is one letter away from a name on a map is that name."""
    right = place_words()
    for one in prose():
        for word in CAPITAL.findall(one.text):
            bare = re.sub(r"['’]s?$", "", word)
            if len(bare) < LONG or is_name(bare) or bare.lower() in counted_small():
                continue
            for name in right:
                if abs(len(bare) - len(name)) < 2 and distance(bare, name) == 1:
                    yield fault(one, bare, f"looks like a slip for “{name}”", f"write “{name}” as the map does")


@cache
def counted_small() -> frozenset[str]:
    """The words that occur in small letters."""
    return frozenset(word for one in prose() for word in re.findall(r"\b[a-z]{4,}\b", one.text))


# -- one name for a thing ---------------------------------------------------------------------------------------------


def same_words(file: Path = SAME) -> Iterator[tuple[str, str]]:
    """What the texts say, and what it means in the words of the book."""
    for row in csv.DictReader(file.read_text(encoding="utf-8").splitlines(), delimiter="\t"):
        yield row["said"], row["means"]


def one_name_for_a_thing() -> Iterator[Finding]:
    """A thing goes by one name, unless a question cites the line that calls it otherwise."""
    for said, means in same_words():
        for one in prose():
            if re.search(rf"\b{inflected(said)}\b", one.text.lower()) and not asked_about(one):
                message = f"says “{said}” ({one.about}) for what is called “{means}” elsewhere"
                remedy = f"say “{means}”; where the document says otherwise, ask whether it means the same"
                yield fault(one, said, message, remedy)


def asked_about(said: Said) -> bool:
    """Whether a question cites the statement that a label belongs to."""
    if said.kind != "label":
        return False
    cited = {
        str(one) for question in BOOK.questions.values() for source in question.sources for one in statements(source)
    }
    return said.about in cited
