"""How much room words take, roughly: for sheets that may have several pages.

The press has the last word: it takes the largest type in which a sheet fits the pages that it promises.
What is reckoned here leaves it room on either side.
"""

from __future__ import annotations

from math import ceil


def rows(text: str, letters: int) -> int:
    """How many rows a text takes in a column that holds so many letters in a row.

    >>> rows("a short one", 60), rows("x" * 61, 60), rows("", 60)
    (1, 2, 0)
    """
    return ceil(len(text) / letters)


def pages(needed: float, a_page: float) -> int:
    """How many pages so many rows fill; at least one.

    >>> pages(10, 60), pages(61, 60)
    (1, 2)
    """
    return max(1, ceil(needed / a_page))
