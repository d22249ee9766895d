"""The conditions and tallies of ``rules_model.goals``: what holds, what is said when it does not, what is counted."""

from __future__ import annotations

import pytest

from rules_model.base.start import RULES, START
from rules_model.condition import at_war
from rules_model.goals import clear_of, collected, during, held, units_called
from rules_model.objective import explain
from rules_model.world.names import UnknownName
from rules_model.world.nation import ALLIES, GERMANY, UK, USA, USSR


def test_a_word_stands_for_one_unit_a_class_or_every_unit() -> None:
    assert units_called(RULES, "submarine") == {"submarine"}
    assert units_called(RULES, "land") == RULES.units_of("land")
    assert units_called(RULES, "surface warship") == RULES.units_of("surface", "warship")
    assert units_called(RULES, "unit") == RULES.unit_names
    with pytest.raises(UnknownName, match="class of units"):
        units_called(RULES, "zeppelin")


def test_a_zone_is_clear_until_such_a_unit_of_theirs_comes() -> None:
    clear = clear_of(ALLIES, "aircraft_carrier", "Sea Zone 97", "Sea Zone 98")
    assert clear.holds(START.with_force("Sea Zone 97", UK, cruiser=1).with_force("Sea Zone 96", UK, aircraft_carrier=1))
    spoilt = START.with_force("Sea Zone 97", UK, aircraft_carrier=1).with_force("Sea Zone 98", USA, aircraft_carrier=2)
    assert explain(spoilt, clear) == (
        "not met: no aircraft carrier of the Allies is in Sea Zone 97 or Sea Zone 98 "
        "(1 UK Europe aircraft carrier in Sea Zone 97; 2 United States aircraft carrier in Sea Zone 98)"
    )
    assert clear.form() == ("clear", "the Allies", "aircraft_carrier", "Sea Zone 97", "Sea Zone 98")
    assert list(clear.places()) == ["Sea Zone 97", "Sea Zone 98"]


def test_a_sentence_may_call_the_places_together() -> None:
    assert clear_of(GERMANY, "unit", "Egypt", "Libya", together="the desert").words() == (
        "no unit of Germany is in the desert"
    )


def test_an_objective_was_collected_when_the_log_says_so() -> None:
    paid = START.noting("objective paid", Paid("a.b"), "", nation=UK)
    assert collected("a.b").holds(paid)
    assert not collected("a.c").holds(paid)
    assert collected("a.b").form() == ("collected", "a.b")


class Paid:
    """Stands for an objective in the log."""

    def __init__(self, id: str) -> None:
        self.id = id


def test_places_are_counted_only_during_a_war() -> None:
    tally = during(at_war(GERMANY, USSR), held(GERMANY, "Germany", "Berlin", "Russia"))
    war = START.at_war(GERMANY, USSR)
    assert tally.count(START) == 0
    assert tally.count(war) == 2
    assert tally.failures(START) == ("Germany is at war with Soviet Union",)
    assert tally.failures(war) == ("Germany controls Russia (Soviet Union holds it)",)
    assert list(tally.places()) == ["Germany", "Berlin", "Russia"]
    assert tally.words() == (
        "while Germany is at war with Soviet Union, for each of these that Germany controls: Germany, Berlin and Russia"
    )
