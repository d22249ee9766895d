"""Benchmarks: ratios measured in one run, printed with their goals. No test depends on them."""
