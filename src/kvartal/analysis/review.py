"""A game looked back on: who could expect what and when, which decisions cost most and why, and how
much of the result was luck. docs/review.md says how it is found and how sure it is.

Nothing in it depends on a clock: the same record, effort and seed give the same review.
"""

from collections.abc import Callable
from random import Random

from kvartal.analysis import curve
from kvartal.analysis.booking import Booking
from kvartal.analysis.course import Course, Position, follow
from kvartal.analysis.findings import Decision, Moment, Review, Side
from kvartal.analysis.glances import PLANS, Glance, glance
from kvartal.analysis.playouts import Playouts
from kvartal.analysis.values import Valuation, currency_of
from kvartal.analysis.verdicts import Suspicion, Weighing
from kvartal.kit.bot import Budget
from kvartal.kit.game import AnyGame
from kvartal.kit.record import Record

VERSION = 3
"""Of what a review says and how it is found; kept ones of another version are made anew."""

EFFORT = 1_000_000
"""Steps of playing out, usually: less than a minute on one core."""

A_WORLD = 150_000
"""For so much effort, each decision is booked in one world more; in two at least."""

FOR_CURVE, FOR_SUSPECTS, FOR_DECISIONS = 0.2, 0.3, 0.5
"""Of all playing out."""

GLANCES, SUSPECTS, DECIDED, COSTLIEST = 14, 8, 5, 3
"""Decisions of each seat that get a second look, a first lot of worlds, and another; and how many
are told."""

MOST_GLANCES, MOST_BOOKED = 64, 600
"""Of all seats, at a large table. Of more decisions, any so many are booked."""

FEW = 30
"""Playouts. What would get fewer is left out, so that something can be said of the rest."""

PLAYING_OUT, GLANCING = 800, 100
"""How much of the progress they are, beside one for each decision that is booked."""

Progress = Callable[[int, int], None]


def review(
    game: AnyGame, record: Record, effort: Budget, progress: Progress, seed: int = 0
) -> Review:
    """Raises `RecordError` where the rules part from the record, and `NotOverError` if the game was
    not played to its end. `progress` is told how much is done, of how much."""
    return _Reviewing(game, record, effort, progress, seed).review()


class _Reviewing:
    def __init__(
        self, game: AnyGame, record: Record, effort: Budget, progress: Progress, seed: int
    ) -> None:
        self._game = game
        self._effort = effort
        self._progress = progress
        self._seed = f"{record.header.seed().hex()}/{seed}"
        self._course: Course = follow(game, record, self._dice("course"))
        self._currency = currency_of(game, self._course.config)
        self._playouts = Playouts(game)
        self._weighing = Weighing(game, self._currency, self._playouts)
        origin = record.header.origin
        self._positions = self._looked_at(0 if origin is None else origin.moves)
        self._done, self._to_do = 0.0, len(self._positions) + PLAYING_OUT + GLANCING

    def review(self) -> Review:
        game, course = self._game, self._course
        booking, costly = self._book()
        drawn = self._curve()
        decisions = self._decide(self._suspect(costly))
        self._progress(self._to_do, self._to_do)
        return {
            "version": VERSION,
            "game": game.id,
            "rules": game.version,
            "seats": course.config.seats,
            "currency": self._currency,
            "worlds": self._playouts.count,
            "seconds": 0.0,
            "curve": drawn,
            "decisions": decisions,
            "sides": self._sides(booking, decisions),
        }

    def _looked_at(self, first: int) -> list[Position]:
        """Where there was a choice. What came before a branch, others may have decided."""
        choices = [
            each for each in self._course.positions if each.choices > 1 and each.move >= first
        ]
        if len(choices) <= MOST_BOOKED:
            return choices
        chosen = set(self._dice("choices").sample(range(len(choices)), MOST_BOOKED))
        return [each for number, each in enumerate(choices) if number in chosen]

    def _book(self) -> tuple[Booking, list[Position]]:
        """And what seemed costly on the way, of each seat a few, the costliest first."""
        valuation = Valuation(self._game, self._course.config)
        worlds = max(2, self._effort.left // A_WORLD)
        booking = Booking(self._game, self._course, self._currency, valuation, worlds)
        booking.open(self._dice("deals"))
        changes: list[tuple[float, Position]] = []
        for position in self._positions:
            if not self._part(1, 1).spend():
                break  # whoever has a clock says that it is over
            dice = self._dice(f"book/{position.move}")
            changes.append((booking.book(position, dice), position))
            self._advance(1)
        changes.sort(key=lambda each: each[0])
        costly = [position for _, position in changes]
        return booking, self._of_each_seat(costly, GLANCES, MOST_GLANCES)

    def _of_each_seat(self, positions: list[Position], most: int, of_all: int) -> list[Position]:
        """The first so many of each, in the order they come."""
        seats = self._course.config.seats
        left = [max(1, min(most, of_all // seats))] * seats
        first = []
        for position in positions:
            if left[position.seat]:
                left[position.seat] -= 1
                first.append(position)
        return first[:of_all]

    def _affordable(self, share: float, plans: int) -> int:
        """How many positions can be played out from, if each is from so many plans."""
        return max(2, int(self._effort.left * share / (FEW * plans * self._course.moves)))

    def _curve(self) -> list[Moment]:
        begins = curve.moments(self._game, self._course, self._affordable(FOR_CURVE, 1))
        drawn = []
        for position in begins:
            budget, dice = self._part(FOR_CURVE, len(begins)), self._dice(f"curve/{position.move}")
            here = curve.moment(self._playouts, position, self._currency, dice, budget)
            if here is not None:
                drawn.append(here)
            self._advance(PLAYING_OUT * FOR_CURVE / len(begins))
        return [*drawn, curve.last(self._course, self._currency)]

    def _suspect(self, costly: list[Position]) -> list[Suspicion]:
        """A second look at what seemed costly, and a first lot of worlds for what still does."""
        glances: dict[int, Glance] = {}
        for position in costly:
            dice = self._dice(f"glance/{position.move}")
            glances[position.move] = glance(self._game, position, dice, self._part(1, 1))
            self._advance(GLANCING / len(costly))
        costly.sort(key=lambda each: glances[each.move].cost, reverse=True)
        chosen = self._of_each_seat(costly, SUSPECTS, self._affordable(FOR_SUSPECTS, PLANS))
        suspicions = []
        for position in chosen:
            dice = self._dice(f"suspect/{position.move}")
            budget = self._part(FOR_SUSPECTS, len(chosen))
            suspicions.append(self._weighing.suspect(glances[position.move], dice, budget))
            self._advance(PLAYING_OUT * FOR_SUSPECTS / len(chosen))
        return suspicions

    def _decide(self, suspicions: list[Suspicion]) -> list[Decision]:
        """Of each seat, what still looks costly, in the order it was decided."""
        leads = {each.glance.position.move: each for each in suspicions if each.better}
        ranked = sorted(leads.values(), key=lambda each: each.lead, reverse=True)
        still = [each.glance.position for each in ranked]
        chosen = self._of_each_seat(still, DECIDED, self._affordable(FOR_DECISIONS, PLANS))
        chosen.sort(key=lambda position: position.move)
        decisions = []
        for position in chosen:
            dice = self._dice(f"decide/{position.move}")
            budget = self._part(FOR_DECISIONS, len(chosen))
            suspicion = leads[position.move]
            decision = self._weighing.decide(suspicion, dice, budget, len(chosen))
            if decision is not None:
                decisions.append(decision)
            self._advance(PLAYING_OUT * FOR_DECISIONS / len(chosen))
        return decisions

    def _sides(self, booking: Booking, decisions: list[Decision]) -> list[Side]:
        return [
            {
                "start": account.start,
                "final": account.final,
                "luck": account.luck,
                "own": account.own,
                "others": account.others,
                "error": account.error,
                "costliest": _costliest(decisions, side),
            }
            for side, account in enumerate(booking.accounts)
        ]

    def _dice(self, use: str) -> Random:
        """Each use has its own: what one takes does not shift another."""
        return Random(f"{self._seed}/{use}")

    def _part(self, share: float, among: int) -> Budget:
        return self._effort.part(int(self._effort.left * share / among))

    def _advance(self, work: float) -> None:
        self._done += work
        self._progress(int(self._done), self._to_do)


def _costliest(decisions: list[Decision], seat: int) -> list[int]:
    """Those that are called mistakes; an automaton has none."""
    mistakes = [
        number
        for number, each in enumerate(decisions)
        if each["seat"] == seat and each["significant"]
    ]
    return sorted(mistakes, key=lambda number: -decisions[number]["loss"])[:COSTLIEST]
