"""Printing one sheet: typst, in the largest size of type in which it fits its pages."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typst

SIZES = (11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0)  # points; nothing is printed smaller
PAPERS = ("a4", "us-letter")
DOTS = 60  # an inch, of the pictures in the gallery
LOOKS = Path(__file__).parents[2] / "_sheets"


class Overflow(Exception):
    """A sheet does not fit its pages even in the smallest type; the message names the lines that do not."""


@dataclass(frozen=True)
class Press:
    """How sheets are printed."""

    fonts: Path  #: a folder with the faces
    looks: Path = LOOKS  #: the templates

    def printed(self, data: dict[str, Any], paper: str) -> bytes:
        """The PDF of a sheet's data; Overflow when it cannot be fitted."""
        return self.fitted(data, paper)[0]

    def fitted(self, data: dict[str, Any], paper: str) -> tuple[bytes, float]:
        """The PDF of a sheet's data, and the size of type in which it fits; Overflow when it cannot be fitted."""
        lost = ""
        for size in SIZES:
            try:
                return self._pdf(data, paper, size), size
            except typst.TypstError as error:
                if "overflow:" not in str(error.message):
                    raise
                lost = str(error.message).partition("overflow:")[2].strip().strip('"')
        lines = "".join(f"\n  {one}" for one in lost.split(" | "))
        raise Overflow(f"{data['ruleset']} {data['name']} on {paper}: these do not fit {data['pages']} page(s):{lines}")

    def picture(self, data: dict[str, Any], paper: str, size: float) -> bytes:
        """The first page as a picture (PNG)."""
        pages = self._compile(data, paper, size, format="png", ppi=DOTS)
        first: bytes = pages[0] if isinstance(pages, list) else pages
        return first

    def _pdf(self, data: dict[str, Any], paper: str, size: float) -> bytes:
        pdf = self._compile(data, paper, size, pdf_standards=["ua-1"])
        assert isinstance(pdf, bytes)
        return pdf

    def _compile(self, data: dict[str, Any], paper: str, size: float, **more: Any) -> Any:
        return typst.compile(
            str(self.looks / f"{data['look']}.typ"),
            root=str(self.looks),
            font_paths=[str(self.fonts)],
            ignore_system_fonts=True,
            sys_inputs={"data": json.dumps(data, ensure_ascii=False), "paper": paper, "size": str(size)},
            **more,
        )
