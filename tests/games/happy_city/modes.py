"""The modes of Happy City that are tried."""

from tests.games.modes import Mode

MODES = [
    Mode(3, {"mode": "family"}, "residents times hearts"),
    Mode(3, {"mode": "junior"}, "residents and hearts, added up"),
    Mode(3, {"mode": "expert"}, "a draft, other special buildings, and choices after the end"),
]
