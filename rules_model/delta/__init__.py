"""G40 Delta, amendments to Global 1940."""
