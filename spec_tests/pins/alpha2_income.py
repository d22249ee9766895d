"""Pins of rules_model/alpha2/income.py."""

PINS: dict[str, str] = {}
