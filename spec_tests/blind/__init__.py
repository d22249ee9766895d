"""Faults as a designer or a careless author makes them, planted without knowledge of the desk's code."""
