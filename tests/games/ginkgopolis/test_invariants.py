"""The invariants that end section 10 of the ledger: laws that hold after every action."""

from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant

from kvartal.games.ginkgopolis.building import ring
from kvartal.games.ginkgopolis.components import FIRST_CHARACTER, NONE, STEPS, TILES, is_urban
from kvartal.games.ginkgopolis.edge import is_alphabetical
from kvartal.games.ginkgopolis.game import GAME
from kvartal.games.ginkgopolis.state import DRAFT, MOVE, PUSH, RELOCATE, GinkgopolisState
from kvartal.kit.chance import SeededChance
from kvartal.kit.facts import Log
from kvartal.kit.game import AnyGame
from tests.games.machine import GameMachine, seeds
from tests.kit.helpers import config_of
from tests.marks import rule

TABLES = [
    (2, "intro"),
    (3, "draft"),
    (4, "intro"),
    (5, "draft"),
    (1, "solo_normal"),
    (1, "solo_expert"),
]
PLACING = (MOVE, RELOCATE, PUSH)


def check(state: GinkgopolisState) -> None:
    for side in range(state.sides):
        in_city = sum(b.height for b in state.city if b.owner == side)
        assert state.stock[side] + state.resources[side] + in_city == state.counts.resources
    assert min([*state.vp, *state.stock, *state.resources]) >= 0
    check_tiles(state)
    check_cards(state)
    if state.question not in PLACING:
        check_letters(state)


def check_tiles(state: GinkgopolisState) -> None:
    in_city = [tile for b in state.city for tile in b.tiles]
    behind = [tile for screen in state.screens for tile in screen.faces]
    tiles = [*in_city, *behind, *state.reserve.cards, *state.removed]
    assert sorted(tiles) == list(range(TILES))
    if not state.reserve.shuffles:
        assert len(state.reserve.cards) == state.reserve.size + state.counts.tiles_removed
    else:
        assert len(state.reserve.cards) == state.reserve.size


def check_cards(state: GinkgopolisState) -> None:
    held = [card for hand in state.hands for card in hand.faces]
    loose = [*state.deck.cards, *state.discard, *held]
    kept = [card for cards in state.cards for card in cards if card < FIRST_CHARACTER]
    played = [state.played] if state.played != NONE else []
    assert sorted([*loose, *kept, *played, *state.supply]) == list(range(FIRST_CHARACTER))
    tops = {b.top for b in state.city if not b.site}
    assert all(is_urban(card) or card in tops for card in loose)
    assert len(state.deck.cards) == state.deck.size + state.face_down
    assert state.deck.size > 0  # it is rebuilt at once
    assert {b.top for b in state.city if b.site} <= {*state.supply}


def check_letters(state: GinkgopolisState) -> None:
    built = {b.cell for b in state.city}
    assert len({*state.tokens} - built) == 12
    assert all(any(token + step in built for step in STEPS) for token in state.tokens)
    assert is_alphabetical(ring(state), state.tokens)


class GinkgopolisMachine(GameMachine):
    game: ClassVar[AnyGame] = GAME

    @initialize(table=st.sampled_from(TABLES), seed=seeds)
    def set_up(self, table: tuple[int, str], seed: bytes) -> None:
        self.begin(table[0], seed, mode=table[1])

    @invariant()
    def laws(self) -> None:
        state: Any = getattr(self, "state", None)
        if state is not None:
            check(state)


TestGinkgopolis = GinkgopolisMachine.TestCase
TestGinkgopolis.settings = settings(max_examples=25, stateful_step_count=60, deadline=None)


@rule("GK-9", "GK-91", "GK-R15", "GK-R29", "GK-R30", "GK-R32", "GK-R36", "GK-R49")
@pytest.mark.parametrize("number", range(12))
def test_whole_games(number: int) -> None:
    seats, mode = TABLES[number % len(TABLES)]
    chance, log = SeededChance(bytes([number] * 32)), Log()
    state = GAME.setup(config_of(GAME, seats, mode=mode), chance, log)
    while pending := GAME.pending(state):
        seat = pending[len(log.told) % len(pending)]
        choices = GAME.legal(state, seat)
        GAME.apply(state, seat, choices[(7 * len(log.told)) % len(choices)], chance, log)
        if state.question != DRAFT:
            check(state)
    kinds = [told.fact.kind for told in log.told]
    assert kinds[-1] == "ended"
    assert kinds.count("round_began") == state.round
    assert state.is_last or state.round == 200
