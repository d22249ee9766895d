"""The nouns of the game: nations, places, pieces, facilities and the position that holds them."""
