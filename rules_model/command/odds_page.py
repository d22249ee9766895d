"""The odds of a battle or a raid in eighty columns."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from rules_model.command.page import COLUMNS

SHOWN = 12  # ends on the terminal
SAID = {
    "attacker": "the attacker wins",
    "both gone": "both are gone",
    "defender": "the defender wins",
    "retreat": "the attacker retreats",
    "standoff": "both are left",
}


def page(answer: dict[str, Any]) -> Iterator[str]:
    """The answer in eighty columns."""
    kind = {"land": "A battle on land", "sea": "A battle at sea", "raid": "A bombing raid"}[answer["place"]]
    yield f"{kind}, {answer['rules']}"
    for side in ("attackers", "defenders"):
        yield from labelled(side, spoken(answer[side]))
        yield from labelled("  lose first", ", ".join(one.replace("_", " ") for one in answer[f"{side}_lose"]))
    if answer["bombard"]:
        yield from labelled("first bombard", spoken(answer["bombard"]))
    yield ""
    if answer["place"] == "raid":
        for amount, chance in answer["damage"].items():
            yield f"  {amount:>3} damage {percent(chance)}  {bar(chance)}".rstrip()
        yield f"\naverage damage to the {answer['target'].replace('_', ' ')}: {answer['mean_damage']:.4f}"
    else:
        yield from labelled("plan", answer["retreat"] + (", keep a land unit" if answer["keep_land"] else ""))
        yield ""
        for name, chance in answer["results"].items():
            if chance:
                yield f"  {SAID[name]:<22} {percent(chance)}  {bar(chance)}".rstrip()
        if answer["place"] == "land":
            yield f"  {'and has a land unit':<22} {percent(answer['land_left'])}"
        yield "\nthe likeliest ends"
        for end in answer["ends"][:SHOWN]:
            left = f"{spoken(end['attackers'])} against {spoken(end['defenders'])}"
            yield from labelled(f"  {percent(end['chance'])}", left)
        if (more := len(answer["ends"]) - SHOWN) > 0:
            yield f"  and {more} more"
    lost = answer["lost_ipcs"]
    yield f"\naverage loss in IPCs: attackers {lost['attackers']:.2f}, defenders {lost['defenders']:.2f}"
    yield from trusted(answer)


def trusted(answer: dict[str, Any]) -> Iterator[str]:
    """How far the figures can be trusted."""
    yield "exact" if answer["exact"] else f"no figure is wrong by more than {answer['bound']:.0e} of itself"
    if answer["left_out"]:
        yield f"cases with a chance of {answer['left_out']:.0e} in all are left out"


def spoken(units: dict[str, int]) -> str:
    """Units as players list them."""
    return ", ".join(f"{number} {unit}" for unit, number in units.items()) or "nothing"


def labelled(label: str, text: str) -> Iterator[str]:
    """A label and its text, wrapped."""
    indent = " " * 16
    yield from wrap(f"{label:<15} {text or '-'}", COLUMNS, subsequent_indent=indent, drop_whitespace=True) or [label]


def percent(chance: float) -> str:
    """A chance in percent, never rounded to certainty."""
    if 0 < chance < 0.0000005:
        return "<0.0001 %"
    if 0.9999995 <= chance < 1:
        return ">99.9999 %"
    return f"{100 * chance:8.4f} %"


def bar(chance: float) -> str:
    """A chance as a bar."""
    return "#" * round(30 * chance)
