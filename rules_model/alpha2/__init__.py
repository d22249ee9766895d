"""Alpha +2, amendments to Global 1940."""
