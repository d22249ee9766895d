"""Odds of a battle: solved on the counts that its rules leave, exact when small, in floats with a bound when large."""
