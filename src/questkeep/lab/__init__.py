"""For designers and researchers: laws, tournaments, playthroughs."""
