"""Laws of the example games that hold after every action, whoever chooses."""

from typing import ClassVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant

from kvartal.games.neighbours.components import deck_for
from kvartal.games.neighbours.game import GAME as NEIGHBOURS
from kvartal.games.plots.game import GAME as PLOTS
from kvartal.kit.game import AnyGame
from tests.games.machine import GameMachine, seeds


class PlotsMachine(GameMachine):
    game: ClassVar[AnyGame] = PLOTS

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


class NeighboursMachine(GameMachine):
    game: ClassVar[AnyGame] = NEIGHBOURS

    @initialize(seats=st.integers(2, 5), rounds=st.integers(2, 6), fairs=st.booleans(), seed=seeds)
    def start(self, seats: int, rounds: int, fairs: bool, seed: bytes) -> None:
        self.begin(seats, seed, rounds=rounds, fairs=fairs)

    @invariant()
    def every_card_is_somewhere_once(self) -> None:
        state = self.state
        held = [face for hand in state.hands for face in hand.faces]
        built = [face for street in state.streets for face in street]
        everywhere = sorted([*held, *built, *state.discard.faces, *state.deck.cards])
        assert everywhere == deck_for(state.seats)
        assert state.deck.size == len(state.deck.cards)

    @invariant()
    def hands_are_small_and_seen_by_their_holders(self) -> None:
        for seat, hand in enumerate(self.state.hands):
            assert len(hand) <= 4
            assert hand.known_to(seat) == hand.faces


TestPlots = PlotsMachine.TestCase
TestNeighbours = NeighboursMachine.TestCase
for case in (TestPlots, TestNeighbours):
    case.settings = settings(max_examples=30, stateful_step_count=60, deadline=None)
