"""``codex1940 new-ruleset``: a rule set of one's own, with one clause that works, its pages and its pins."""
