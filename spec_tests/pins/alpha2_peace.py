"""Pins of rules_model/alpha2/peace.py."""

PINS: dict[str, str] = {}
