"""A review for people: in a terminal, and as a page."""
