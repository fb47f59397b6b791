"""Small help for games that give advice."""

import math
from collections.abc import Sequence


def share_ahead(points: Sequence[float], side: int, scale: float) -> float:
    """How far a side is ahead of the others, 0 to 1, on average; `scale` points are a lot."""
    if len(points) == 1:
        return 1.0
    own, leads = points[side], 0.0
    for other, theirs in enumerate(points):
        if other != side:
            leads += 1 / (1 + math.exp((theirs - own) / scale))
    return leads / (len(points) - 1)
