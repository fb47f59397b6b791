"""What a thinking process does: a question in, a notation out.

It gets what a seat may know and the seat's legal actions, and nothing behind them: whatever a bot
does in there, it cannot look at a state.
"""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from functools import lru_cache
from random import Random

import msgspec

from kvartal.bots import BOTS
from kvartal.games.catalogue import GAMES
from kvartal.kit.actions import Notation
from kvartal.kit.bot import Bot, Budget
from kvartal.kit.data import JsonDict, JsonObject, canonical
from kvartal.kit.game import AnyConfig, AnyGame, Config, View
from kvartal.kit.options import parse

PATIENCE = 0.05
"""Seconds after which the rest of a batch has to queue again: a table with a hundred slow bots must
not hold up everybody else's."""


LIVING = 400
"""Bots that a process keeps alive."""


class Question(msgspec.Struct, frozen=True):
    """To one bot, at one seat."""

    seat: int
    private: JsonObject
    legal: list[str]
    level: str
    seed: str
    milliseconds: int


class Batch(msgspec.Struct, frozen=True):
    """Questions of one table at one moment: all see the same public view."""

    game: str
    rules: int
    seats: int
    options: JsonDict
    public: JsonObject
    questions: list[Question]
    turn: str
    """Stands for one turn, thought out by one worker: through all of it, the same bots answer."""


def prepare() -> None:
    """Signals are for the process that started this one, and ends it. If that one is gone without
    a word, so is this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def think(batch: Batch) -> list[str]:
    """The answers to the first questions, at least to one."""
    config, notation = config_of(batch.game, batch.rules, batch.seats, canonical(batch.options))
    end = time.monotonic() + PATIENCE
    answers: list[str] = []
    for question in batch.questions:
        answers.append(_answer(batch, question, config, notation))
        if time.monotonic() > end:
            break
    return answers


def _answer(batch: Batch, question: Question, config: AnyConfig, notation: Notation) -> str:
    bot = _bot(batch.game, batch.rules, question.level, batch.turn, question.seat)
    view = View(config, question.seat, batch.public, question.private)
    legal = [notation.parse(text) for text in question.legal]
    budget = Budget(is_over=_alarm(question.milliseconds))
    return bot.choose(view, legal, Random(question.seed), budget).notation


def _alarm(milliseconds: int) -> Callable[[], bool]:
    """On most machines a bot is ready long before."""
    end = time.monotonic() + milliseconds / 1000
    return lambda: time.monotonic() > end


@lru_cache(maxsize=LIVING)
def _bot(game: str, rules: int, level: str, _turn: str, _seat: int) -> Bot:
    """A bot lives through a whole turn, and what it has thought serves all its choices there."""
    return BOTS[level](game_of(game, rules))


@lru_cache(maxsize=256)
def config_of(game_id: str, rules: int, seats: int, options: str) -> tuple[AnyConfig, Notation]:
    game = game_of(game_id, rules)
    config = Config(seats, parse(game.options, msgspec.json.decode(options)))
    return config, Notation(game.space(config))


def game_of(game_id: str, rules: int) -> AnyGame:
    game = GAMES[game_id].under(rules)
    assert game is not None, "a node asks only about rules that it carries"
    return game
