"""Pins of rules_model/alpha2/victory.py."""

PINS: dict[str, str] = {}
