"""The printed cheat sheets as plain data: what stands on them, taken from the clauses; how they look is the printer's."""
