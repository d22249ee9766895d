"""The printed cheat sheets as plain data, taken from the clauses; how they look is the printer's matter."""
