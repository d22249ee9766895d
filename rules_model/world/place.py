"""Places and the map that joins them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from rules_model.world.names import Gap, UnknownName
from rules_model.world.nation import Nation

TERRITORY, SEA_ZONE, IMPASSABLE = "territory", "sea zone", "impassable"


@dataclass(frozen=True, slots=True)
class Place:
    """A territory or a sea zone; ``None`` is a fact that no source gives."""

    name: str  #: as the rule set spells it
    kind: str = TERRITORY  #: "territory", "sea zone" or "impassable"
    value: int | None = None  #: IPCs printed on the space
    owner: Nation | None = None  #: the power whose emblem is printed on it
    city: str = ""  #: the city in it, if a rule names one
    half: str | None = None  #: "Europe" or "Pacific", the map it lies on
    island: bool | None = None  #: whether it is an island
    regions: frozenset[str] = frozenset()  #: named groups it belongs to: "Africa", "Mediterranean"
    marks: frozenset[str] = frozenset()  #: "convoy", "kamikaze", "open sea" ...


@dataclass(frozen=True)
class Map:
    """A graph of places. What a source leaves open raises ``Gap``, never a silent False."""

    name: str  #: the board: "Global 1940", "3G40 Deluxe"
    places: Mapping[str, Place]  #: every known place by name
    neighbours_of: Mapping[str, frozenset[str]] = field(default_factory=dict)  #: known neighbours of charted places
    aliases: Mapping[str, str] = field(default_factory=dict)  #: other spellings, cities included
    gaps: Mapping[str, str] = field(default_factory=dict)  #: question that a missing fact belongs to, by field
    gates: tuple[tuple[frozenset[str], frozenset[str]], ...] = ()  #: canals: two sea zones, the land that opens them

    def __contains__(self, name: str) -> bool:
        return name in self.places or name in self.aliases

    def name_of(self, name: str) -> str:
        """The map's own spelling of a place, a city or an alias; UnknownName when nothing is called that."""
        if name in self.places:
            return name
        if name in self.aliases:
            return self.aliases[name]
        raise UnknownName(f"place on the {self.name} map", name, [*self.places, *self.aliases])

    def place(self, name: str) -> Place:
        """The place of that name; UnknownName when there is none."""
        return self.places[self.name_of(name)]

    def fact(self, name: str, what: str) -> object:
        """A field of a place; Gap when no source gives it."""
        known = getattr(self.place(name), what)
        if known is None:
            raise Gap(self.gaps.get(what, f"{what}?"), f"the {what} of {self.name_of(name)}")
        return known

    def value(self, name: str) -> int:
        """IPCs printed on the place; Gap when unknown."""
        known = self.fact(name, "value")
        assert isinstance(known, int)
        return known

    def owner(self, name: str) -> Nation:
        """The printed owner; Gap when unknown."""
        known = self.fact(name, "owner")
        assert isinstance(known, Nation)
        return known

    def half(self, name: str) -> str:
        """ "Europe" or "Pacific"; Gap when unknown."""
        return str(self.fact(name, "half"))

    def is_sea(self, name: str) -> bool:
        """Whether the place is a sea zone."""
        return self.place(name).kind == SEA_ZONE

    def neighbours(self, name: str) -> frozenset[str]:
        """Every place that touches this one; Gap when it was never charted."""
        spelt = self.name_of(name)
        if spelt not in self.neighbours_of:
            raise Gap(self.gaps.get("neighbours", "neighbours?"), f"what touches {spelt}")
        return self.neighbours_of[spelt]

    def adjacent(self, one: str, other: str) -> bool:
        """Whether two places touch, as far as either is charted; Gap when neither is."""
        one, other = self.name_of(one), self.name_of(other)
        if one not in self.neighbours_of and other in self.neighbours_of:
            one, other = other, one
        return other in self.neighbours(one)

    def within(self, name: str, spaces: int) -> frozenset[str]:
        """Every place at most so many spaces away, itself included; Gap where the chart ends."""
        found = {self.name_of(name)}
        edge = set(found)
        for _ in range(spaces):
            edge = {next_one for one in edge for next_one in self.neighbours(one)} - found
            found |= edge
        return frozenset(found)

    def marked(self, name: str, mark: str) -> bool:
        """Whether a place bears a mark; Gap when nobody knows which places bear it."""
        if mark in self.place(name).marks:
            return True
        if mark in self.gaps and f"no {mark}" not in self.place(name).marks:
            raise Gap(self.gaps[mark], f"whether {self.name_of(name)} is a {mark} zone")
        return False

    def region(self, region: str) -> tuple[str, ...]:
        """Every place of a named group, in the order of the map; UnknownName when no place belongs to it."""
        found = tuple(place.name for place in self.places.values() if region in place.regions)
        if not found:
            every = {known for place in self.places.values() for known in place.regions}
            raise UnknownName(f"region of the {self.name} map", region, every)
        return found

    def originally(self, nation: Nation) -> tuple[str, ...]:
        """Every place known to bear the nation's emblem, in the order of the map."""
        return tuple(place.name for place in self.places.values() if place.owner == nation)

    def charting(self, name: str, *neighbours: str, marks: Iterable[str] = (), **facts: object) -> Map:
        """The map with one more place charted: all that touches it, its marks, its facts.

        Examples use it to suppose what a published map would show.

        Raises:
            UnknownName: a mark that no place of the map bears and no question asks for.
            ValueError: the chart contradicts the chart of a neighbour.
        """
        spelt = self.name_of(name)
        given = frozenset((marks,) if isinstance(marks, str) else marks)
        borne = {*self.gaps, *(mark for place in self.places.values() for mark in place.marks)}
        for mark in given - borne:
            raise UnknownName(f"mark of the {self.name} map", mark, borne)
        denied = {f"no {mark}" for mark in self.gaps if mark not in given}
        place = replace(self.places[spelt], marks=self.places[spelt].marks | given | denied, **facts)  # type: ignore[arg-type]
        chart = {**self.neighbours_of}
        if neighbours:
            chart[spelt] = frozenset(self.name_of(other) for other in neighbours)
            for other, around in self.neighbours_of.items():
                if other != spelt and (spelt in around) != (other in chart[spelt]):
                    raise ValueError(f"{spelt} and {other} must agree whether they touch; {other} is charted")
        return replace(self, places={**self.places, spelt: place}, neighbours_of=chart)
