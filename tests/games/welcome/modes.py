"""The modes of Welcome To… that are tried."""

from tests.games.modes import Mode

MOMENTS = 1
"""With up to a hundred sheets a step costs as much as dozens elsewhere."""

MODES = [
    Mode(2, {"draft_rules": False}, "the rules on the box"),
    Mode(1, {"draft_rules": False}, "alone, against the solo card"),
    Mode(2, {"expert_variant": True}, "roundabouts"),
    Mode(2, {"draft_rules": True}, "hands that are passed on"),
    Mode(2, {"draft_rules": True, "expert_variant": True}, "both at once"),
    Mode(1, {"expert_variant": True}, "alone, with roundabouts"),
    Mode(3, {"draft_rules": True, "expert_variant": True}, "a left neighbour, and another one"),
]
