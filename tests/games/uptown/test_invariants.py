"""Section 11 of the ledger, its last part: laws that hold after every action, whoever chooses."""

from typing import Any, ClassVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant

from kvartal.games.uptown.components import (
    CARD_OF,
    COST,
    IS_ROOF,
    MUNICIPAL_CARDS,
    NONE,
    PROJECT_CARDS,
)
from kvartal.games.uptown.game import GAME
from kvartal.games.uptown.state import UpTownState
from kvartal.kit.chance import SeededChance
from kvartal.kit.facts import Log
from kvartal.kit.game import AnyGame
from tests.games.machine import GameMachine, seeds
from tests.kit.helpers import config_of
from tests.marks import rule

MOST_ROUNDS = {2: 42, 3: 28, 4: 21}
COSTS = {0, *COST}


def check(state: UpTownState) -> None:
    shown = [CARD_OF[p] for street in state.streets for plot in street for p in plot]
    loose = [number for number in [*state.tops, state.top, state.free] if number != NONE]
    cards = [*shown, *loose, *state.box, *state.hidden.cards, *state.municipal.cards]
    assert sorted(cards) == sorted([*PROJECT_CARDS, *MUNICIPAL_CARDS])
    assert state.hidden.size == sum(state.decks) - sum(top != NONE for top in state.tops)
    assert min(state.wallet) >= 0
    assert set(state.money) <= COSTS
    for street in state.streets:
        for plot in street:
            assert sum(IS_ROOF[project] for project in plot) <= 1
    assert state.round <= MOST_ROUNDS[state.seats]


class UpTownMachine(GameMachine):
    game: ClassVar[AnyGame] = GAME

    @initialize(seats=st.sampled_from([2, 3, 4]), seed=seeds)
    def set_up(self, seats: int, seed: bytes) -> None:
        self.begin(seats, seed)
        self.closed: set[tuple[int, int]] = set()

    @invariant()
    def laws(self) -> None:
        state: Any = getattr(self, "state", None)
        if state is None:
            return
        check(state)
        closed = {
            (seat, number)
            for seat, street in enumerate(state.streets)
            for number, plot in enumerate(street)
            if any(IS_ROOF[project] for project in plot)
        }
        assert self.closed <= closed
        self.closed = closed


TestUpTown = UpTownMachine.TestCase
TestUpTown.settings = settings(max_examples=30, stateful_step_count=60, deadline=None)


@rule("UP-270", "UP-271", "UP-272", "UP-273", "UP-274", "UP-275")
def test_whole_games() -> None:
    for number in range(12):
        seats, chance, log = 2 + number % 3, SeededChance(bytes([number] * 32)), Log()
        state = GAME.setup(config_of(GAME, seats), chance, log)
        while pending := GAME.pending(state):
            choices = GAME.legal(state, pending[0])
            GAME.apply(state, pending[0], choices[(7 * len(log.told)) % len(choices)], chance, log)
            check(state)
        kinds = [told.fact.kind for told in log.told]
        roofs = sum(IS_ROOF[p] for street in state.streets for plot in street for p in plot)
        assert kinds.count("income") == roofs
        assert kinds.count("turn_began") == state.round * seats
        assert kinds[-1] == "ended"
