"""Pieces in a place, counted by nation, unit and marks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from rules_model.world.names import UnknownName
from rules_model.world.nation import Nation, Who, members

NO_MARKS: frozenset[str] = frozenset()

KNOWN_UNITS: set[str] = set()  #: the units of every rule set that has been read; each rule set adds its own


def known_unit(name: str) -> str:
    """The name itself; UnknownName when no rule set has such a unit."""
    if name not in KNOWN_UNITS and KNOWN_UNITS:
        raise UnknownName("unit", name, KNOWN_UNITS)
    return name


class Piece(NamedTuple):
    """What makes two pieces interchangeable: whose they are, what they are, and every mark on them."""

    nation: Nation
    unit: str
    marks: frozenset[str] = NO_MARKS

    def __str__(self) -> str:
        marks = f" ({', '.join(sorted(self.marks))})" if self.marks else ""
        return f"{self.nation} {self.unit.replace('_', ' ')}{marks}"


class Force(Mapping[Piece, int]):
    """An immutable multiset of pieces. A mark is a fact about a piece: designated, damaged, submerged, aboard ...

    >>> from rules_model.world.nation import UK, USA
    >>> fleet = Force.of(UK, cruiser=2).adding(USA, destroyer=1)
    >>> fleet
    2 UK Europe cruiser, 1 United States destroyer
    >>> fleet.count(unit="cruiser"), fleet.count(USA), fleet.count()
    (2, 1, 3)
    """

    __slots__ = ("_hash", "_pieces")

    def __init__(self, pieces: Mapping[Piece, int] | Iterable[tuple[Piece, int]] = ()) -> None:
        kept: dict[Piece, int] = {}
        for piece, number in dict(pieces).items():
            known_unit(piece.unit)
            if number < 0:
                raise ValueError(f"there are not enough of {piece}: {-number} too few")
            if number:
                kept[piece] = number
        self._pieces = kept
        self._hash: int | None = None

    @classmethod
    def of(cls, nation: Nation, marks: Iterable[str] = (), **units: int) -> Force:
        """A force of one nation: ``Force.of(UK, infantry=2, tank=1)``."""
        return cls({Piece(nation, unit, frozenset(marks)): number for unit, number in units.items()})

    def __getitem__(self, piece: Piece) -> int:
        return self._pieces[piece]

    def __iter__(self) -> Iterator[Piece]:
        return iter(self._pieces)

    def __len__(self) -> int:
        return len(self._pieces)

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self._pieces.items()))
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Force) and self._pieces == other._pieces

    def __repr__(self) -> str:
        ordered = sorted(self._pieces.items(), key=lambda item: str(item[0]))
        return ", ".join(f"{number} {piece}" for piece, number in ordered) or "nothing"

    def plus(self, other: Mapping[Piece, int]) -> Force:
        """Both forces together."""
        total = dict(self._pieces)
        for piece, number in other.items():
            total[piece] = total.get(piece, 0) + number
        return Force(total)

    def minus(self, other: Mapping[Piece, int]) -> Force:
        """This force without the other; ValueError when a piece is missing."""
        return self.plus({piece: -number for piece, number in other.items()})

    def replacing(self, old: Mapping[Piece, int], new: Mapping[Piece, int]) -> Force:
        """This force with some of its pieces turned into others; ValueError when an old one is missing.

        >>> from rules_model.world.nation import UK
        >>> one = Force.of(UK, fighter=1)
        >>> Force.of(UK, fighter=2).replacing(one, one.marked("designated"))
        1 UK Europe fighter, 1 UK Europe fighter (designated)
        """
        return self.minus(old).plus(new)

    def adding(self, nation: Nation, marks: Iterable[str] = (), **units: int) -> Force:
        """This force with more pieces of one nation."""
        return self.plus(Force.of(nation, marks, **units))

    def only(
        self,
        who: Who | None = None,
        *,
        unit: str | Iterable[str] | None = None,
        mark: str | None = None,
        without: str | None = None,
    ) -> Force:
        """The pieces of a nation or side, of one or several units, with a mark, or without one."""
        nations = None if who is None else members(who)
        units = None if unit is None else {known_unit(name) for name in ((unit,) if isinstance(unit, str) else unit)}
        return Force(
            (piece, number)
            for piece, number in self._pieces.items()
            if (nations is None or piece.nation in nations)
            and (units is None or piece.unit in units)
            and (mark is None or mark in piece.marks)
            and (without is None or without not in piece.marks)
        )

    def count(
        self,
        who: Who | None = None,
        *,
        unit: str | Iterable[str] | None = None,
        mark: str | None = None,
        without: str | None = None,
    ) -> int:
        """How many pieces ``only`` would keep."""
        return sum(self.only(who, unit=unit, mark=mark, without=without)._pieces.values())

    def marked(self, mark: str) -> Force:
        """The same pieces, each with the mark.

        >>> from rules_model.world.nation import UK
        >>> Force.of(UK, fighter=2).marked("designated")
        2 UK Europe fighter (designated)
        """
        return self._remark(lambda marks: marks | {mark})

    def unmarked(self, mark: str) -> Force:
        """The same pieces, none with the mark."""
        return self._remark(lambda marks: marks - {mark})

    def under(self, nation: Nation) -> Force:
        """The same pieces, all in the hands of one nation."""
        total = Force()
        for piece, number in self._pieces.items():
            total = total.plus({piece._replace(nation=nation): number})
        return total

    def handing(self, old: Nation, new: Nation) -> Force:
        """The same pieces, those of one nation in the hands of another; everybody else's stay as they are.

        >>> from rules_model.world.nation import FRANCE, UK, VICHY
        >>> Force.of(VICHY, destroyer=1).adding(UK, destroyer=1).handing(VICHY, FRANCE)
        1 France destroyer, 1 UK Europe destroyer
        """
        theirs = self.only(old)
        return self.minus(theirs).plus(theirs.under(new))

    def by_name(self) -> dict[str, Piece]:
        """Every kind of piece by the words a player says: ``"United States cruiser (damaged)"``."""
        return {str(piece): piece for piece in sorted(self, key=str)}

    def one_by_one(self) -> dict[str, Piece]:
        """Every single piece by its name, numbered where several are alike.

        >>> from rules_model.world.nation import USA
        >>> list(Force.of(USA, cruiser=2, destroyer=1).one_by_one())
        ['United States cruiser 1', 'United States cruiser 2', 'United States destroyer']
        """
        ordered = sorted(self.items(), key=lambda item: str(item[0]))
        return {
            str(piece) if many == 1 else f"{piece} {number}": piece
            for piece, many in ordered
            for number in range(1, many + 1)
        }

    def _remark(self, change: object) -> Force:
        total: dict[Piece, int] = {}
        for piece, number in self._pieces.items():
            new = piece._replace(marks=change(piece.marks))  # type: ignore[operator]
            total[new] = total.get(new, 0) + number
        return Force(total)
