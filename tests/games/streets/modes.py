"""The modes of Streets that are tried: every module, alone and together, with others and alone."""

from tests.games.modes import Mode

MODES = [
    Mode(2, {"business": False, "consultants": True}, "two: no Renovator, perhaps the Contractor"),
    Mode(3, {"business": False, "consultants": False}, "the basic game, with somebody between"),
    Mode(4, {"business": True, "consultants": False}, "tokens, taken clockwise by four"),
    Mode(4, {"business": False, "consultants": True}, "all seven consultants can be dealt"),
    Mode(5, {"business": True, "consultants": True}, "both modules, with the tiles marked 5+"),
    Mode(1, {"difficulty": "easy"}, "alone: the Grifter without money"),
    Mode(1, {"difficulty": "normal", "business": True}, "alone: the Grifter takes tokens"),
    Mode(1, {"difficulty": "hard", "business": True, "consultants": True}, "alone, with all"),
]

MOMENTS = 1
"""Seven modes of two hundred games each: with the usual four the proof would take ten minutes."""
