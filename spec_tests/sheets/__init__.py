"""The printed sheets, read back."""
