"""Games that bots play against themselves, now and then with a poor move: what is never played is
never learned. And games between who has learned from them and who has not."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from random import Random
from typing import Any

from kvartal.bots import BOTS
from kvartal.bots.levels import LEVELS
from kvartal.bots.planner import PlannerBot
from kvartal.cli.simulation.match import shares_of
from kvartal.cli.thought import Thought
from kvartal.cli.training.fitting import Sums, no_sums
from kvartal.games.catalogue import GAMES
from kvartal.kit.actions import Action
from kvartal.kit.advice import share_ahead
from kvartal.kit.bot import Bot, Budget
from kvartal.kit.chance import secret_of_seed_number
from kvartal.kit.data import JsonDict
from kvartal.kit.game import AnyConfig, AnyGame, Config, View
from kvartal.kit.learned import NO_CLOCK, Weights
from kvartal.kit.options import parse
from kvartal.kit.play import play_out
from kvartal.kit.record import Header

PLANNING_ALONE = replace(LEVELS["regular"], steps=300, depth=0)


@dataclass(slots=True)
class Lesson:
    """All that a process needs to know. Deals go round the numbers of seats."""

    game: str
    seats: list[int]
    options: JsonDict
    seed: int
    bot: str
    """Whom to learn from."""
    thought: Thought
    poor: float
    """The share of moves that are just any."""
    decay: float
    """The λ of the field: 1 learns from how games ended; less, more from what was foretold of them
    a little later, by what had been learned before. That wavers less."""

    def config(self, deal: int) -> AnyConfig:
        seats = self.seats[deal % len(self.seats)]
        return Config(seats, parse(GAMES[self.game].options, self.options))

    def header(self, config: AnyConfig, deal: int) -> Header:
        game, secret = GAMES[self.game], secret_of_seed_number(self.seed)
        table = f"train {self.seed}/{deal}"
        return Header(
            game.id, game.version, config.seats, config.options.to_json(), table, secret, []
        )


class Wavering:
    """Plays as another does, and sometimes anything."""

    def __init__(self, bot: Bot, poor: float) -> None:
        self._bot = bot
        self._poor = poor

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
        if rng.random() < self._poor:
            return rng.choice(legal)
        return self._bot.choose(view, legal, rng, budget)


def columns_of(game: AnyGame) -> int:
    return len(game.feature_names) * (2 if game.clock else 1)


def clock_of(game: AnyGame) -> int:
    return game.feature_names.index(game.clock) if game.clock else NO_CLOCK


def in_time(features: list[float], clock: int) -> list[float]:
    """With a clock, each feature also as much as there is time left: so a weight can change."""
    if clock == NO_CLOCK:
        return features
    left = features[clock]
    return features + [left * feature for feature in features]


class _Notebook:
    """The features of all sides whenever a turn has ended."""

    def __init__(self, game: AnyGame, config: AnyConfig) -> None:
        self._game = game
        self._sides = game.sides(config)
        self._turn = -1
        self._clock = clock_of(game)
        self.pages: list[list[list[float]]] = []

    def __call__(self, state: Any) -> None:
        turn = self._game.turn(state)
        if turn != self._turn and self._game.pending(state):
            self._turn = turn
            sides = range(self._sides)
            counted = [self._game.features(state, side) for side in sides]
            self.pages.append([in_time(features, self._clock) for features in counted])


def play_lesson(job: tuple[Lesson, int]) -> Sums:
    lesson, deal = job
    game, config = GAMES[lesson.game], lesson.config(deal)
    header, notes = lesson.header(config, deal), _Notebook(game, config)
    bots = [Wavering(BOTS[lesson.bot](game), lesson.poor) for _ in range(config.seats)]
    dice = f"{lesson.seed}/{deal}"
    state, _ = play_out(
        game, config, header.chance(), bots, dice, lesson.thought.budget, watch=notes
    )
    standings = game.outcome(state)
    assert standings is not None
    scores = [float(standing.score) for standing in standings]
    courses = (
        _points(notes.pages, scores) if game.learns_points else _leads(notes.pages, scores, game)
    )
    before = game.weights_for(config)
    sums = no_sums(columns_of(game))
    for course in courses:
        for row in rows_from(course, before, lesson.decay):
            sums.add(row)
    return sums


@dataclass(slots=True)
class Course:
    """What was counted at the end of each turn, and what came of it in the end."""

    counted: list[list[float]]
    end: float


def _points(pages: list[list[list[float]]], scores: list[float]) -> Iterator[Course]:
    for side, score in enumerate(scores):
        yield Course([page[side] for page in pages], score)


def _leads(pages: list[list[list[float]]], scores: list[float], game: AnyGame) -> Iterator[Course]:
    """How far each was ahead of each other in the end, told by how they differ. A lead by very
    many points is hardly better than one by many."""
    for side, other in permutations(range(len(scores)), 2):
        ahead = share_ahead([scores[side], scores[other]], 0, game.a_lot / 2) - 0.5
        differ = [
            [one - two for one, two in zip(page[side], page[other], strict=True)] for page in pages
        ]
        yield Course(differ, ahead)


def rows_from(course: Course, before: Weights | None, decay: float) -> Iterator[list[float]]:
    """From the last turn back."""
    target = course.end
    for counted in reversed(course.counted):
        yield [1.0, *counted, target]
        if before is not None:
            known = zip([*before.weights, *before.early], counted, strict=False)
            foretold = before.base + sum(weight * feature for weight, feature in known)
            target = decay * target + (1 - decay) * foretold


@dataclass(slots=True)
class Trial:
    """Who has learned (seat by seat in turn) against who knows what was known before, on the same
    deals, by planning alone: looking ahead would take long, and hide what a value is worth."""

    lesson: Lesson
    weights: Weights
    before: Weights | None


def play_trial(job: tuple[Trial, int]) -> list[float]:
    """In each game of a deal what having learned has brought: the share of the win, against equals
    1 / seats; alone, points more than without."""
    trial, deal = job
    config = trial.lesson.config(deal)
    if config.seats == 1:
        with_it, without = (_play(trial, deal, seats)[0] for seats in ([0], []))
        return [with_it - without]
    return [_play(trial, deal, [seat])[seat] for seat in range(config.seats)]


def _planner(game: AnyGame, weights: Weights | None) -> PlannerBot:
    judge = game.value if weights is None else game.learned_value(weights)
    return PlannerBot(game, PLANNING_ALONE, lambda _: judge)


def _play(trial: Trial, deal: int, learned: list[int]) -> list[float]:
    """The shares of the win by seat; alone, the points."""
    lesson = trial.lesson
    game, config = GAMES[lesson.game], lesson.config(deal)
    header = lesson.header(config, deal)
    bots = [
        _planner(game, trial.weights if seat in learned else trial.before)
        for seat in range(config.seats)
    ]
    dice = f"{lesson.seed}/{deal}"
    state, _ = play_out(game, config, header.chance(), bots, dice, lesson.thought.budget)
    standings = game.outcome(state)
    assert standings is not None
    if config.seats == 1:
        return [float(standings[0].score)]
    return shares_of(standings)[: config.seats]
