"""Pins of rules_model/alpha2/landings.py."""

PINS: dict[str, str] = {}
