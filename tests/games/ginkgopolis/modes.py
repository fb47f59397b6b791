"""The modes of Ginkgopolis that are tried: each of the ledger's four."""

from tests.games.modes import Mode

MODES = [
    Mode(2, {"mode": "intro"}, "two, who swap their hands, with tiles removed unseen"),
    Mode(5, {"mode": "intro"}, "five, with the smallest deck"),
    Mode(3, {"mode": "draft"}, "three drafts, and hands that travel on"),
    Mode(1, {"mode": "solo_normal"}, "against Gosha"),
    Mode(1, {"mode": "solo_expert"}, "against Gosha, who draws once more"),
]

MOMENTS = 1
"""132 cards and tiles have to be followed at each: with four, two hundred games take too long."""
