"""The printer's side of the sheets: typst lays out what ``rules_model.sheets`` says. ``python -m sheets``, or ``make sheets``."""
