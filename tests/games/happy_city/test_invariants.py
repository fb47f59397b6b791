"""Section 17 of the ledger: laws that hold after every action, whoever chooses."""

from collections import Counter
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize
from hypothesis.stateful import rule as step

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.components import (
    BUILDING,
    CARDS,
    DWELLING,
    DWELLINGS,
    ID,
    MARKET,
    NUMBER_OF,
    deck_cards,
)
from kvartal.games.happy_city.facts import Bought, Coins, Income, Lost, Passed, Revealed, TurnBegan
from kvartal.games.happy_city.game import GAME
from kvartal.games.happy_city.state import HappyCityState
from kvartal.kit.actions import Action
from kvartal.kit.chance import SeededChance
from kvartal.kit.facts import Fact, Log
from kvartal.kit.game import AnyGame
from kvartal.kit.lines import total
from tests.games.happy_city.modes import MODES
from tests.games.machine import GameMachine, seeds
from tests.games.modes import Mode
from tests.kit.helpers import config_of
from tests.marks import rule

ALL_BUILDINGS = Counter(card for deck in range(3) for card in deck_cards(deck))


def check_position(state: HappyCityState) -> None:
    cards = [card for city in state.cities for card in city]
    buildings = Counter(card for card in cards if CARDS[card].group == BUILDING)
    buildings.update(state.display)
    for pile, discard in zip(state.decks, state.discards, strict=True):
        assert pile.size == len(pile.cards)
        assert pile.size or not discard  # HC-206
        buildings.update([*pile.cards, *discard])
    assert buildings == ALL_BUILDINGS
    specials = [card for card in cards if CARDS[card].is_special]
    assert len({*state.row, *specials}) == len(state.row) + len(specials) == state.seats + 2
    for seat, city in enumerate(state.cities):
        assert len(city) <= 10
        assert len(set(city)) == len(city)
        groups = [CARDS[card].group for card in city]
        assert [slot for slot, group in enumerate(groups) if group == MARKET] == [0][: len(city)]
        slots = [slot for slot, card in enumerate(city) if CARDS[card].is_special]
        assert slots == [slot for slot in [state.special_slot[seat]] if slot >= 0]
        assert city or state.question == asks.DRAFT
    assert min(state.coins) >= 0
    again = state.copy()
    again.sum_up()
    assert again == state


def check_display(state: HappyCityState, revealed: int) -> None:
    size = len(state.display)
    if revealed < 3:
        assert size == revealed  # before or within the first refill
        assert state.question in {asks.DRAFT, asks.REVEAL}
    elif state.question == asks.BUY:
        assert size == 3
    elif state.question == asks.REVEAL:
        assert 1 <= size <= 2
    else:
        assert 2 <= size <= 3


def explained(facts: list[Fact], seats: int) -> list[int]:
    """What the facts say about everybody's coins."""
    change = [0] * seats
    for fact in facts:
        if isinstance(fact, Income):
            change[fact.seat] += total(fact.lines)
        elif isinstance(fact, Passed | Coins):
            change[fact.seat] += fact.line.amount
            source = fact.line.source
            assert fact.line.rule == (CARDS[NUMBER_OF[source]].rule if source else "HC-72")
        elif isinstance(fact, Bought):
            change[fact.seat] -= total(fact.lines)
            assert fact.lines[0].amount == CARDS[NUMBER_OF[fact.card]].cost
    return change


class Watched:
    """A game in which every action is looked at."""

    def __init__(self, state: HappyCityState, chance: SeededChance) -> None:
        self.state = state
        self.chance = chance
        self.turns = [0] * state.seats
        self.lost = self.revealed = 0
        self.played: list[tuple[int, Action]] = []
        if state.question != asks.DRAFT:
            self.turns[state.first] = 1  # began within the setup
        check_position(state)
        check_display(state, 0)

    def act(self, seat: int, action: Action) -> None:
        before, log = self.state.coins[:], Log()
        GAME.apply(self.state, seat, action, self.chance, log)
        self.played.append((seat, action))
        facts = log.known_to(None)
        assert len(facts) == len(log.told)  # all of it public
        for fact in facts:
            if isinstance(fact, TurnBegan):
                self.turns[fact.seat] += 1
            elif isinstance(fact, Revealed):
                self.revealed += 1
            elif isinstance(fact, Lost):
                self.lost += CARDS[NUMBER_OF[fact.card]].group == DWELLING
        after = [
            coins + more for coins, more in zip(before, explained(facts, len(before)), strict=True)
        ]
        assert after == self.state.coins
        check_position(self.state)
        check_display(self.state, self.revealed)
        self.check_dwellings()
        assert len(GAME.pending(self.state)) == (GAME.outcome(self.state) is None)
        if self.state.question in {asks.SPHINX, asks.PYRAMID, asks.OVER}:
            self.check_end()

    def check_dwellings(self) -> None:
        state = self.state
        assert min(state.dwellings) >= 0
        built = sum(card in DWELLINGS for city in state.cities for card in city)
        assert sum(state.dwellings) + built + self.lost == 3 * (state.seats - 1)

    def check_end(self) -> None:
        state = self.state
        assert self.turns == [state.round] * state.seats
        assert state.round >= 8
        for city in state.cities:
            if len(city) == 10 and "statue_of_liberty" in [ID[card] for card in city]:
                assert state.round >= 9

    def check_replay(self, first: HappyCityState) -> None:
        """The same decisions from the same beginning."""
        for seat, action in self.played:
            GAME.apply(first, seat, action, self.chance)
        assert first == self.state


class HappyCityMachine(GameMachine):
    game: ClassVar[AnyGame] = GAME
    watched: Watched

    @initialize(seats=st.integers(2, 5), mode=st.sampled_from(MODES), seed=seeds)
    def start(self, seats: int, mode: Mode, seed: bytes) -> None:
        self.begin(seats, seed, **mode.options)
        self.first = self.state.copy()
        self.watched = Watched(self.state, self.chance)

    @step(data=st.data())
    def act(self, data: Any) -> None:
        for seat in GAME.pending(self.state):
            self.watched.act(seat, data.draw(st.sampled_from(list(GAME.legal(self.state, seat)))))

    @step(number=st.integers(0, 1 << 32), actions=st.integers(1, 120))
    def play_on(self, number: int, actions: int) -> None:
        """Whole rounds at once: games are long."""
        rng = Random(number)
        for _ in range(actions):
            for seat in GAME.pending(self.state):
                self.watched.act(seat, rng.choice(GAME.legal(self.state, seat)))

    def teardown(self) -> None:
        if hasattr(self, "watched"):
            self.watched.check_replay(self.first)


TestHappyCity = HappyCityMachine.TestCase
TestHappyCity.settings = settings(max_examples=100, stateful_step_count=20, deadline=None)


@rule("HC-43", "HC-74", "HC-75", "HC-84", "HC-88", "HC-101", "HC-102", "HC-103", "HC-206", "HC-207")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("mode", MODES)
def test_whole_games(mode: Mode, seats: int) -> None:
    for number in range(3):
        chance, rng = SeededChance(bytes([number] * 32)), Random(number)
        state = GAME.setup(config_of(GAME, seats, **mode.options), chance)
        first, watched = state.copy(), Watched(state, chance)
        while pending := GAME.pending(state):
            watched.act(pending[0], GAME.rollout_action(state, pending[0], rng))
        watched.check_end()
        watched.check_replay(first)
        assert max(len(city) for city in state.cities) == 10
