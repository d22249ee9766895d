"""Pins of rules_model/alpha2/kamikaze.py."""

PINS: dict[str, str] = {}
