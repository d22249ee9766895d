"""# The Vichy rolls

Each missions phase five nations roll for what is still Vichy, one after another.
What one of them has turned is Vichy no more, and the next ones pass it by.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.hendaye import german_figure
from rules_model.deluxe.vichy import INDO_CHINA
from rules_model.deluxe.vichy_attempts import TURNED, attempt, win  # noqa: F401  TURNED is for the examples
from rules_model.question import question
from rules_model.table import Table
from rules_model.world.nation import FRANCE, GERMANY, ITALY, JAPAN, UK, VICHY, Nation
from rules_model.world.position import Position

ROLLERS = (JAPAN, UK, ITALY, FRANCE, GERMANY)
FLEETS = ("A-24", "M-1", "I-12")
ITALIAN_CLAIMS = ("Corsica", "Morocco", "Algeria", "Tunisia", "Syria")
FRENCH_CLAIMS = ("Corsica", "Morocco", "Algeria", "Tunisia", "FWA", "FCA", "Syria", "Madagascar", INDO_CHINA)
GERMAN_CLAIMS = ("Corsica", "Morocco", "Algeria", "Tunisia", "FWA", "FCA", "Syria", "Madagascar")
JAPANESE_FIGURE = BRITISH_FIGURE = 3
ITALIAN_FIGURE = FRENCH_FIGURE = 1

ELIGIBLE = question(
    "3g40.vichy.eligible",
    DELUXE(601, part=1),
    kind="ambiguity",
    readings={
        "listed": "the five listed nations are the eligible ones, at war or not",
        "at-war": "of the five, only nations at war are eligible, as in other missions",
    },
    chosen="listed",
    because="The list follows at once, and Japan, which is on it, may well be at peace in these rounds.",
)
INDIAN_OCEAN = question(
    "3g40.vichy.indian-ocean",
    DELUXE(613, part=2),
    DELUXE(619, part=2),
    kind="misprint",
    readings={
        "i-12": "the zone printed as 1-12 is I-12, as in the lists of the Free French and Germany",
        "printed": "there is no zone 1-12, so the British have only two zones to roll for",
    },
    chosen="i-12",
    because="A letter I and a figure 1 look alike, and every other zone begins with a letter.",
)


@clause("3g40.vichy.order", DELUXE(601, part=1), DELUXE(601, part=2), title="The order of the Vichy rolls")
def rollers(position: Position) -> tuple[Nation, ...]:
    """In every missions phase the rolls for Vichy MUST be made in this order: Japan, UK Europe, Italy, the Free French,
    Germany.

    >>> rollers(EMPTY)
    (Japan, UK Europe, Italy, France, Germany)

    Whether one of them must be at war to roll is open.

    >>> rollers(EMPTY.at_war(GERMANY, UK, FRANCE).reads(ELIGIBLE, "at-war"))
    (UK Europe, France, Germany)
    """
    if position.reading(ELIGIBLE) == "listed":
        return ROLLERS
    return tuple(nation for nation in ROLLERS if position.is_at_war(nation))


@clause("3g40.vichy.japan", DELUXE(610), title="Japan rolls for Indo-China")
def japan_rolls(position: Position, table: Table) -> Position:
    """Japan MAY roll for French Indo-China and its Vichy infantry; it needs a 3 or less.

    >>> vichy = EMPTY.held(VICHY, "French Indo-China").with_force("French Indo-China", VICHY, regular_infantry=2)
    >>> japan_rolls(vichy, script(True, 3)).force("French Indo-China")
    2 Japan regular infantry
    >>> japan_rolls(vichy, script(True, 4)).holder("French Indo-China")
    Vichy France
    """
    return win(position, JAPAN, attempt(position, JAPAN, (INDO_CHINA,), JAPANESE_FIGURE, table))


@clause(
    "3g40.vichy.united-kingdom",
    DELUXE(613, part=1),
    DELUXE(613, part=2),
    DELUXE(613, part=3),
    title="Britain rolls for the fleets",
)
def britain_rolls(position: Position, table: Table) -> Position:
    """The United Kingdom MAY roll for the Vichy ships in A-24, M-1 and I-12; a 3 or less sinks a zone's ships at once.

    >>> fleets = EMPTY.with_force("M-1", VICHY, battleship=1, destroyer=2).with_force("I-12", VICHY, cruiser=1)
    >>> after = britain_rolls(fleets, script(True, 3, 4))
    >>> after.force("M-1"), after.force("I-12"), after.since(fleets)
    (nothing, 1 Vichy France cruiser, ['UK Europe destroys the Vichy ships in M-1'])

    Whether I-12 is meant by a zone that is printed as 1-12 is open.

    >>> britain_rolls(fleets.reads(INDIAN_OCEAN, "printed"), script(True, 4)).force("I-12")
    1 Vichy France cruiser
    """
    ships = position.rules.units_of("sea")
    listed = FLEETS if position.reading(INDIAN_OCEAN) == "i-12" else FLEETS[:-1]
    zones = tuple(zone for zone in listed if position.count(zone, VICHY, unit=ships))
    for zone in attempt(position, UK, zones, BRITISH_FIGURE, table):
        sunk = position.force(zone).only(VICHY, unit=ships)
        text = f"{UK} destroys the Vichy ships in {zone}"
        position = position.without(zone, sunk).noting(
            "Vichy ships destroyed", britain_rolls, text, nation=UK, place=zone
        )
    return position


@clause("3g40.vichy.italy", DELUXE(616, part=1), DELUXE(616, part=2), title="Italy rolls")
def italy_rolls(position: Position, table: Table) -> Position:
    """Italy MAY roll for Corsica, Morocco, Algeria, Tunisia and Syria, in this order; it needs a 1.

    >>> vichy = EMPTY.held(VICHY, "Corsica", "Syria", "Madagascar")
    >>> italy_rolls(vichy, script(True, 1, 2)).held_by(ITALY)
    ('Corsica',)
    >>> italy_rolls(vichy.held(ITALY, "Corsica", "Syria"), script()).held_by(VICHY)
    ('Madagascar',)
    """
    return win(position, ITALY, attempt(position, ITALY, ITALIAN_CLAIMS, ITALIAN_FIGURE, table))


@clause("3g40.vichy.free-french", DELUXE(619, part=1), DELUXE(619, part=2), title="The Free French roll")
def free_french_roll(position: Position, table: Table) -> Position:
    """The Free French MAY roll for three fleets and nine territories, from A-24 to Indo-China; they need a 1.

    The territories are Corsica, Morocco, Algeria, Tunisia, FWA, FCA, Syria, Madagascar and French Indo-China.

    >>> vichy = EMPTY.held(VICHY, "French Indo-China", "Tunisia").with_force("A-24", VICHY, cruiser=1)
    >>> free = free_french_roll(vichy, script(True, 1, 2, 1))
    >>> free.force("A-24"), free.held_by(FRANCE)
    (1 France cruiser, ('French Indo-China',))
    """
    return win(position, FRANCE, attempt(position, FRANCE, FLEETS + FRENCH_CLAIMS, FRENCH_FIGURE, table))


@clause("3g40.vichy.germany", DELUXE(622, part=1), DELUXE(622, part=2), DELUXE(569, part=5), title="Germany rolls")
def germany_rolls(position: Position, table: Table) -> Position:
    """Germany MAY roll for three fleets and eight territories; it needs 3 or less, after the Hendaye bargain 4 or less.

    The fleets in A-24, M-1 and I-12 come first, then Corsica, Morocco, Algeria, Tunisia, FWA, FCA, Syria, Madagascar.
    How many of three fleets it turns, without the bargain and with it:

    >>> fleets = EMPTY.with_force("A-24", VICHY, cruiser=1).with_force("M-1", VICHY, destroyer=1)
    >>> fleets = fleets.with_force("I-12", VICHY, submarine=1)
    >>> try_all = answers("Germany always rolls", roll=True)
    >>> chances(germany_rolls, fleets, policy=try_all).map(lambda after: len(after.events(TURNED, GERMANY)))
    {0: 125/512, 1: 225/512, 2: 135/512, 3: 27/512}
    >>> bargain = fleets.noting("Hendaye bargain", None, "Germany has bought Spain")
    >>> chances(germany_rolls, bargain, policy=try_all).map(lambda after: len(after.events(TURNED, GERMANY)))
    {0: 1/8, 1: 3/8, 2: 3/8, 3: 1/8}
    """
    figure = german_figure(position)
    return win(position, GERMANY, attempt(position, GERMANY, FLEETS + GERMAN_CLAIMS, figure, table))


ROLLS = {JAPAN: japan_rolls, UK: britain_rolls, ITALY: italy_rolls, FRANCE: free_french_roll, GERMANY: germany_rolls}


@clause("3g40.vichy.resolve", DELUXE(601, part=1), DELUXE(601, part=2), title="The rolls of a phase")
def resolve_vichy(position: Position, table: Table) -> Position:
    """Each missions phase the eligible nations MUST get their rolls in turn; what one has turned the next passes by.

    >>> vichy = EMPTY.held(VICHY, "Corsica", "French Indo-China")
    >>> after = resolve_vichy(vichy, script(True, 4, True, 1, True, 2))
    >>> after.since(vichy), after.held_by(VICHY)
    (['Italy turns Corsica'], ('French Indo-China',))
    """
    for nation in rollers(position):
        position = ROLLS[nation](position, table)
    return position
