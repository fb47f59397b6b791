"""Laws of Neighbours that hold after every action, whoever chooses."""

from typing import ClassVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant

from kvartal.games.neighbours.components import deck_for
from kvartal.games.neighbours.game import GAME
from kvartal.kit.game import AnyGame
from tests.games.machine import GameMachine, seeds


class NeighboursMachine(GameMachine):
    game: ClassVar[AnyGame] = GAME

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


TestNeighbours = NeighboursMachine.TestCase
TestNeighbours.settings = settings(max_examples=30, stateful_step_count=60, deadline=None)
