"""The modes of Plots that are tried."""

from tests.games.modes import Mode

MODES = [Mode(3, {"rounds": 3}, "a third to be in the way of; further rounds bring nothing new")]
