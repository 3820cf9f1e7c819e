"""The game house: matches, guests and the wire."""
