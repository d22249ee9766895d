"""3G40 Deluxe Edition: eight-sided dice, its own map, assignment markers and a strategic missions phase."""
