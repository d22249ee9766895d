"""Pins of rules_model/alpha2/guns_and_factories.py."""

PINS: dict[str, str] = {}
