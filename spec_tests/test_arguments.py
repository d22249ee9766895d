"""A slip of the pen in an argument is an error that names the right spelling, never a silent False."""

from __future__ import annotations

import pytest

from rules_model.base.start import START
from rules_model.deluxe.peace import Deed, may
from rules_model.deluxe.start import EMPTY
from rules_model.deluxe.strait import may_pass_strait
from rules_model.deluxe.victory import axis_wins
from rules_model.world.force import Force
from rules_model.world.names import UnknownName
from rules_model.world.nation import GERMANY, NEUTRAL, STRICT_NEUTRAL, UK, USA


def test_a_unit_is_spelt_right() -> None:
    with pytest.raises(UnknownName, match="did you mean 'destroyer'"):
        may_pass_strait(EMPTY, UK, "destroier")
    with pytest.raises(UnknownName, match="did you mean 'strategic_bomber'"):
        Force.of(GERMANY, strategc_bomber=2)
    with pytest.raises(UnknownName, match="did you mean 'fighter'"):
        EMPTY.count("London", unit="figther")


def test_a_nation_is_not_its_name() -> None:
    with pytest.raises(UnknownName, match="nation 'UK Europe'"):
        may_pass_strait(EMPTY, "UK Europe", "destroyer")  # type: ignore[arg-type]
    with pytest.raises(UnknownName, match="'Germany'"):
        EMPTY.is_at_war("Germany")  # type: ignore[arg-type]
    with pytest.raises(UnknownName, match="'UK'"):
        EMPTY.held("UK", "London")  # type: ignore[arg-type]


def test_a_choice_is_not_its_name() -> None:
    with pytest.raises(UnknownName, match="Deed 'oil tankers'"):
        may(EMPTY, USA, "oil tankers")  # type: ignore[arg-type]
    with pytest.raises(UnknownName, match=r"did you mean 'Moment.CHECK'"):
        axis_wins(EMPTY, "Moment.CHEK")  # type: ignore[arg-type]
    assert Deed.TANKERS in Deed


def test_neutrals_are_a_side_too() -> None:
    spain = START.held(STRICT_NEUTRAL, "Spain").with_force("Spain", STRICT_NEUTRAL, infantry=6)
    assert spain.holds(NEUTRAL, "Spain")
    assert spain.count("Spain", NEUTRAL) == 6


def test_two_charts_agree() -> None:
    chart = EMPTY.charting("A-20", "London", marks=["convoy"])
    with pytest.raises(ValueError, match="London and A-20 must agree whether they touch"):
        chart.charting("London", "A-22")
    assert chart.charting("London", "A-20", "A-22").map.adjacent("London", "A-20")
    with pytest.raises(UnknownName, match="did you mean 'convoy'"):
        EMPTY.charting("A-20", "London", marks=["convoi"])


def test_nobody_pays_backwards_or_fights_himself() -> None:
    with pytest.raises(ValueError, match="cannot pay -7 IPCs"):
        EMPTY.with_cash(UK, 9).paying(UK, -7)
    with pytest.raises(ValueError, match="at war with himself"):
        EMPTY.at_war(UK, UK)
