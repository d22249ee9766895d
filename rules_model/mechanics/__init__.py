"""New rule mechanics, amendments to Global 1940."""
