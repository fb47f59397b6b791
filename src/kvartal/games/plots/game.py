"""The face of Plots: implements the contract."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from kvartal.games.plots import advice, facts, rules, scoring
from kvartal.games.plots.actions import CHOOSE, HURRY
from kvartal.games.plots.state import PlotsOptions, PlotsState, plots_for
from kvartal.games.plots.view import determinize, private, public
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.data import JsonDict
from kvartal.kit.facts import Fact, Tell, facts_in
from kvartal.kit.game import Config, Game, Refusal, Standing, State, View
from kvartal.kit.options import Options


class Plots(Game[PlotsState]):
    id: ClassVar[str] = "plots"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 101)  # PL-1
    options: ClassVar[type[Options]] = PlotsOptions
    state_type: ClassVar[type[State]] = PlotsState
    facts: ClassVar[list[type[Fact]]] = facts_in(facts)

    def space(self, config: Config) -> Sequence[Action]:
        return [*CHOOSE[: plots_for(config.seats)], HURRY]

    def setup(self, config: Config, chance: Chance, tell: Tell | None = None) -> PlotsState:
        assert isinstance(config.options, PlotsOptions)
        return rules.setup(config.seats, config.options, chance, tell)

    def pending(self, state: PlotsState) -> Sequence[int]:
        return rules.pending(state)

    def legal(self, state: PlotsState, seat: int) -> Sequence[Action]:
        return rules.legal(state, seat)

    def rule_against(self, state: PlotsState, seat: int, action: Action) -> Refusal | None:
        return rules.rule_against(state, seat, action)

    def apply(
        self,
        state: PlotsState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        rules.apply(state, seat, action, chance, tell)

    def outcome(self, state: PlotsState) -> list[Standing] | None:
        return scoring.outcome(state)

    def public(self, state: PlotsState) -> JsonDict:
        return public(state)

    def private(self, state: PlotsState, seat: int) -> JsonDict:
        return private(state, seat)

    def determinize(self, view: View, rng: Random) -> PlotsState:
        return determinize(view, rng)

    def value(self, state: PlotsState, side: int) -> float:
        return advice.value(state, side)

    def light(self, state: PlotsState, seat: int, rng: Random) -> Action:
        return advice.light(state, rng)


GAME = Plots()
