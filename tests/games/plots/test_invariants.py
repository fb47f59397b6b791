"""Laws of Plots that hold after every action, whoever chooses."""

from typing import ClassVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant

from kvartal.games.plots.game import GAME
from kvartal.kit.game import AnyGame
from tests.games.machine import GameMachine, seeds


class PlotsMachine(GameMachine):
    game: ClassVar[AnyGame] = GAME

    @initialize(seats=st.integers(2, 8), rounds=st.integers(1, 10), seed=seeds)
    def start(self, seats: int, rounds: int, seed: bytes) -> None:
        self.begin(seats, seed, rounds=rounds)

    @invariant()
    def points_have_an_origin(self) -> None:
        state = self.state
        hurried = state.seats - sum(state.permits)
        most_for_speed = 6 * min(state.round, state.options.rounds)  # 3 + 2 + 1 a round
        assert sum(state.speed) <= min(3 * hurried, most_for_speed)
        assert (sum(state.ground) == 0) == (sum(state.won) == 0)
        assert sum(state.won) <= state.seats * (state.round - 1)
        assert all(1 <= plot <= state.plots for plot in [state.sunny, *state.sun.cards])


TestPlots = PlotsMachine.TestCase
TestPlots.settings = settings(max_examples=30, stateful_step_count=60, deadline=None)
