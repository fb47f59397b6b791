"""The six laws of the ledger's section 15, after every action, whoever chooses."""

from typing import Any, ClassVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from kvartal.games.welcome.components import ENDS, LEVELS, PLANS, STARTS
from kvartal.games.welcome.game import GAME
from kvartal.games.welcome.state import EMPTY, ROUNDABOUT, Sheet
from kvartal.kit.game import AnyGame
from tests.games.machine import GameMachine, seeds
from tests.games.modes import Mode
from tests.games.welcome.modes import MODES


class WelcomeMachine(GameMachine):
    game: ClassVar[AnyGame] = GAME

    @initialize(mode=st.sampled_from(MODES), more=st.integers(0, 2), seed=seeds)
    def start(self, mode: Mode, more: int, seed: bytes) -> None:
        self.begin(mode.seats + more, seed, **mode.options)
        self.last = self.state.sheets

    @rule(data=st.data())
    def act(self, data: Any) -> None:
        before, rounds = self.state.sheets, self.state.round
        super().act(data)
        if self.state.round != rounds or self.state.sheets != before:
            self._one_turn(before, self.state.sheets)

    def _one_turn(self, before: list[Sheet], after: list[Sheet]) -> None:
        """3: a number or a refusal, and at most a bis and a roundabout."""
        for old, new in zip(before, after, strict=True):
            grown = old.houses.count(EMPTY) - new.houses.count(EMPTY)
            refused = new.refusals - old.refusals
            assert refused in {0, 1}
            assert grown <= (1 if refused else 3)
            assert grown + refused >= 1
            kept = [o for o, n in zip(old.houses, new.houses, strict=True) if o != EMPTY and o == n]
            assert len(kept) == len(old.houses) - old.houses.count(EMPTY)

    @invariant()
    def numbers_are_in_order(self) -> None:
        """1."""
        for sheet in self.state.work:
            for start, end in zip(STARTS, ENDS, strict=True):
                _check_street(sheet, start, end)

    @invariant()
    def boxes_fit_the_sheet(self) -> None:
        """2."""
        for sheet in self.state.work:
            copies = sheet.copies.bit_count()
            assert sheet.bis_boxes == min(copies, 9)
            assert sheet.houses.count(ROUNDABOUT) == sheet.roundabouts <= 2
            assert 0 <= sheet.temps <= 11
            assert 0 <= sheet.refusals <= 3

    @invariant()
    def all_cards_are_there(self) -> None:
        """4."""
        state = self.state
        held = [card for hand in state.hands for card in hand.faces]
        piles = [*state.numbers, *state.effects, *state.drawn, *state.deck.cards]
        assert sorted([*held, *piles, *state.discard.faces]) == list(range(81))
        assert state.deck.size == len(state.deck.cards)

    @invariant()
    def used_places_are_filled_and_whole(self) -> None:
        """5."""
        for sheet in self.state.work:
            for house in range(33):
                if (sheet.in_estates | sheet.in_plans) >> house & 1:
                    assert sheet.houses[house] != EMPTY
            assert not sheet.in_estates & sheet.in_plans

    @invariant()
    def plan_points_are_printed(self) -> None:
        """6."""
        for sheet in self.state.work:
            for level in range(LEVELS):
                plan = PLANS[self.state.plans[level]]
                assert sheet.plans[level] in {-1, plan.first, plan.later}


def _check_street(sheet: Sheet, start: int, end: int) -> None:
    last, originals = -1, 0
    for house in range(start, end):
        number, copy = sheet.houses[house], sheet.copies >> house & 1
        if number == ROUNDABOUT:
            last, originals = -1, 0
            assert sheet.fences >> house & 3 == 3
        elif number != EMPTY:
            assert number >= last
            if number == last:
                assert sheet.houses[house - 1] == number
                assert not sheet.fences >> house & 1
                originals += not copy
            else:
                assert last == -1 or originals == 1
                last, originals = number, int(not copy)
    assert last == -1 or originals == 1


TestWelcome = WelcomeMachine.TestCase
TestWelcome.settings = settings(max_examples=40, stateful_step_count=80, deadline=None)
