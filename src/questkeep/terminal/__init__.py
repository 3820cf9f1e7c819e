"""The table in a terminal: play against bots, and watch records."""
