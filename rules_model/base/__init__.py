"""Global 1940, 2nd edition, as far as the variants amend or lean on it."""
