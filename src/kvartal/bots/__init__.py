"""Bots that play any game through the contract. They know no game by name."""

from collections.abc import Callable

from kvartal.bots.greedy import GreedyBot
from kvartal.bots.levels import LEVELS
from kvartal.bots.planner import at_level
from kvartal.bots.random_bot import RandomBot
from kvartal.kit.bot import Bot
from kvartal.kit.game import AnyGame

BOTS: dict[str, Callable[[AnyGame], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level.id: at_level(level) for level in LEVELS.values()},
}
"""By name: how to build each bot for a game."""
