"""One person at a terminal, with bots at the other seats."""
