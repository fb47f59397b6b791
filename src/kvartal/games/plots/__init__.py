"""Plots: a tiny example game. Up to a hundred seats choose a plot at once, in secret."""
