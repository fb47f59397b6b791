"""Damages the rules of a game on purpose, place by place, and looks whether its tests notice."""
