"""Small help for games that give advice."""

import math
from collections.abc import Sequence


def share_ahead(points: Sequence[float], side: int, scale: float) -> float:
    """How far a side is ahead of the others, 0 to 1, on average; `scale` points are a lot."""
    others = [theirs for other, theirs in enumerate(points) if other != side]
    if not others:
        return 1.0
    leads = (1 / (1 + math.exp((theirs - points[side]) / scale)) for theirs in others)
    return sum(leads) / len(others)
