"""Situations in which clauses can be asked: those that subjects list, and those that examples show."""
