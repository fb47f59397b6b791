"""Neighbours: a tiny example game. Hidden hands travel round the table; cards ask questions."""
