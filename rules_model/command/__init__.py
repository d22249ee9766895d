"""What ``codex1940`` does, one module for each kind of answer."""
