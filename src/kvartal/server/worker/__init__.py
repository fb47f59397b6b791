"""Bots and clocks: what happens at a table without a request."""
