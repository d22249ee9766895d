"""How names stand in a sentence."""

from __future__ import annotations

from rules_model.world.nation import Side, Who


def listed(names: tuple[str, ...], last: str = "and") -> str:
    """Names as a sentence lists them.

    >>> listed(("Iraq", "Persia", "Egypt"))
    'Iraq, Persia and Egypt'
    """
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {last} {names[-1]}"


def subject(who: Who) -> str:
    """How a sentence names a nation, a group or a power of a side."""
    return {"the Axis": "an Axis power"}.get(who.value, "an Allied power") if isinstance(who, Side) else who.name
