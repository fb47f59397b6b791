"""Positions to ask a thinker about."""

from collections.abc import Iterator
from random import Random
from typing import Any

from kvartal.kit.chance import SeededChance
from kvartal.kit.game import AnyConfig, AnyGame


def moments_of(game: AnyGame, config: AnyConfig, count: int) -> Iterator[tuple[Any, int]]:
    """Some positions of a random game, spread over it, and who is asked there."""
    rng, chance = Random(7), SeededChance(bytes(32))
    state, course = game.setup(config, chance), []
    while pending := game.pending(state):
        seat = rng.choice(list(pending))
        if len(legal := game.legal(state, seat)) > 1:
            course.append((state.copy(), seat))
        game.apply(state, seat, rng.choice(list(legal)), chance)
    for number in range(count):
        yield course[number * len(course) // count]
