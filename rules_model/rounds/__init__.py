"""The round runner: orders, dice and decisions in, the order of play enforced by the clauses, a position out."""
