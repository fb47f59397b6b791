"""A table as its log tells it, and what can be proposed to it."""
