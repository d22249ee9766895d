"""The printer's side of the sheets: typst lays out what ``rules_model.sheets`` says. ``make sheets`` runs it."""
