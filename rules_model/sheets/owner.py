"""An edition with what its owner has filled in, where the book leaves it open."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from rules_model.sheets.edition import Edition
from rules_model.sheets.figures import figures
from rules_model.sheets.unit_chart import figure, row_of


def filled_in(edition: Edition, path: Path | None = None) -> Edition:
    """The edition with the owner's figures: of the file given, else of the one in the rule set's package.

    Raises:
        UnknownName, ValueError: as ``figures`` does; and for a figure of which the book says otherwise.
    """
    theirs = figures(edition.rules, edition.ruleset.package, path)
    for unit, given in theirs.units.items():
        row = row_of(edition, edition.start, unit)
        for what, number in given.items():
            known = figure(row, what)
            if theirs.file and known and known != str(number):
                where = theirs.file.at(f"units.{unit}.{what}")
                raise ValueError(
                    f"{where}: {what} of {unit} is {known} in the book, not {number}; a file fills in only what is open"
                )
    return replace(edition, figures=theirs)
