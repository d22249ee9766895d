"""Examples that a page does not print: every number and condition of a chapter held. One file a chapter."""
