"""What a thinking process does about a hint. Like a bot, it gets what a seat may know, and nothing
behind it."""

import time
from collections.abc import Callable
from random import Random

import msgspec

from kvartal.analysis.findings import Hint
from kvartal.analysis.hints import hint
from kvartal.kit.bot import Budget
from kvartal.kit.data import JsonDict, JsonObject, canonical
from kvartal.kit.game import AnyGame, View
from kvartal.kit.preview import preview
from kvartal.server.worker.bot_process import config_of, game_of


class HintTask(msgspec.Struct, frozen=True):
    game: str
    rules: int
    seats: int
    options: JsonDict
    seat: int
    public: JsonObject
    private: JsonObject
    actions: tuple[str, ...]
    """Taken in thought. They are known to be possible."""
    seed: str
    milliseconds: int
    """Of computing: on a busy machine a hint takes longer, and is as good."""


def think_of_hint(task: HintTask) -> Hint:
    game, view = moment_of(task)
    return hint(game, view, Random(task.seed), Budget(is_over=_alarm(task.milliseconds)))


def moment_of(task: HintTask) -> tuple[AnyGame, View]:
    """What the seat knows, once it has taken those steps."""
    config, notation = config_of(task.game, task.rules, task.seats, canonical(task.options))
    game = game_of(task.game, task.rules)
    view = View(config, task.seat, task.public, task.private)
    if task.actions:
        view = preview(game, view, [notation.parse(text) for text in task.actions]).view
    return game, view


def _alarm(milliseconds: int) -> Callable[[], bool]:
    end = time.process_time() + milliseconds / 1000
    return lambda: time.process_time() > end
