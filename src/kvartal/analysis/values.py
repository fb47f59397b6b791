"""What a position is worth by the game's own value: to each side, at the end of the turn that has
begun. In the middle of one, what has been paid is gone and what it buys is not there."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from kvartal.analysis.findings import Currency
from kvartal.analysis.statistics import mean
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.game import AnyConfig, AnyGame
from kvartal.kit.outcome import Standing, share_beaten

Judge = Callable[[Any, int], float]

EVEN = 0.5
"""The share of the others that a side beats, on average over all sides."""

LOOK = 8
"""So many choices of the turn that has begun are made in thought, at most."""

FINISH = 24
"""So many to the end of a turn in which all choose at once."""


def currency_of(game: AnyGame, config: AnyConfig) -> Currency:
    """Whoever is ranked alone has nobody to beat."""
    return "share" if game.sides(config) > 1 else "points"


def worth(standings: list[Standing], side: int, currency: Currency) -> float:
    """Of an end."""
    if currency == "share":
        return share_beaten(standings, side)
    return float(standings[side].score)


class Valuation:
    """By the game's judge."""

    def __init__(self, game: AnyGame, config: AnyConfig) -> None:
        self._game = game
        self._sides = range(game.sides(config))
        self._judge: Judge = game.judge(config)
        self._points = points_to_expect(game, config)

    def look_on(self, state: Any, luck: Chance, guess: Chance) -> Any:
        """The position at the end of this turn, or where there is no end in sight, if everybody
        does what looks best at each choice, by a guess at what will come: nobody knows the luck.
        The state is played on."""
        game = self._game
        turn, are_several = game.turn(state), len(game.pending(state)) > 1
        for _ in range(LOOK):
            pending = game.pending(state)
            if not pending or game.turn(state) != turn:
                break
            seat = pending[0]
            legal = game.legal(state, seat)
            best = self._seeming_best(state, seat, legal, guess)
            if len(best) > 1 and are_several:
                best = [self._best_tried(state, seat, best, guess)]
            game.apply(state, seat, best[0], luck)
        return state

    def _best_tried(self, state: Any, seat: int, equal: list[Action], guess: Chance) -> Action:
        """Where several choose at the same time, a choice may show its worth only when all have
        chosen: each is tried to the end of the turn, with the same quick dice. For whoever is left
        at the end, too: else the first would seem to choose better."""
        dice = guess.below("dice", 1 << 32)
        return max(equal, key=lambda action: self._tried(state, seat, action, guess, Random(dice)))

    def _seeming_best(
        self, state: Any, seat: int, legal: Sequence[Action], guess: Chance
    ) -> list[Action]:
        """At once; those that seem equal."""
        if len(legal) == 1:
            return [legal[0]]
        found = [self._judge(self._after(state, seat, action, guess), seat) for action in legal]
        highest = max(found)
        return [action for action, worth in zip(legal, found, strict=True) if worth == highest]

    def _tried(self, state: Any, seat: int, action: Action, guess: Chance, rng: Random) -> float:
        """With what seems best at once for the seat, and quick choices for the others."""
        game, turn = self._game, self._game.turn(state)
        world = self._after(state, seat, action, guess)
        for _ in range(FINISH):
            pending = game.pending(world)
            if not pending or game.turn(world) != turn:
                break
            if seat in pending:
                own = self._seeming_best(world, seat, game.legal(world, seat), guess)[0]
                game.apply(world, seat, own, guess)
            else:
                quick = game.rollout_action(world, pending[0], rng)
                game.apply(world, pending[0], quick, guess)
        return self._judge(world, seat)

    def _after(self, state: Any, seat: int, action: Action, guess: Chance) -> Any:
        world = state.copy()
        self._game.apply(world, seat, action, guess)
        return world

    def ahead(self, state: Any, luck: Chance, guess: Chance, currency: Currency) -> list[float]:
        """At the end of this turn, of all sides. The state is played on."""
        return self.worths(self.look_on(state, luck, guess), currency)

    def worths(self, state: Any, currency: Currency) -> list[float]:
        """As it stands, of all sides."""
        standings = self._game.outcome(state)
        if standings is not None:
            return [worth(standings, side, currency) for side in self._sides]
        if currency == "points":
            return [self._points(state, side) for side in self._sides]
        values = [self._judge(state, side) for side in self._sides]
        # Where nobody looks at the others' sheets all may seem to stand well; not all can win.
        too_much = mean(values) - EVEN
        return [value - too_much for value in values]


def points_to_expect(game: AnyGame, config: AnyConfig) -> Judge:
    """At the end those there are; before, by what was learned, if that is about points."""
    weights = game.weights_for(config) if game.learns_points else None

    def points(state: Any, side: int) -> float:
        standings = game.outcome(state)
        if standings is not None:
            return float(standings[side].score)
        if weights is None:
            return game.prospect(state, side)
        return weights.foretell(game.features(state, side))

    return points
