"""The modes of Neighbours that are tried."""

from tests.games.modes import Mode

MODES = [
    Mode(3, {"rounds": 3}, "with fairs, at which two others decide at once"),
    Mode(2, {"fairs": False}, "without fairs, for as many rounds as usual"),
]
