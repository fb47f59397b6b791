"""The face of Plots: implements the contract."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from kvartal.games.plots import advice, facts, rules, scoring
from kvartal.games.plots.actions import CHOOSE, HURRY
from kvartal.games.plots.state import PlotsOptions, PlotsState, plots_for
from kvartal.games.plots.view import PrivateView, PublicView, private, public, worlds
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Fact, Tell, facts_in
from kvartal.kit.game import Config, Game, Refusal, State, View, Worlds
from kvartal.kit.options import Options
from kvartal.kit.outcome import Standing


class Plots(Game[PlotsState, PlotsOptions]):
    id: ClassVar[str] = "plots"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 101)  # PL-1
    options: ClassVar[type[Options]] = PlotsOptions
    state_type: ClassVar[type[State]] = PlotsState
    facts: ClassVar[list[type[Fact]]] = facts_in(facts)
    public_view: ClassVar[type] = PublicView
    private_view: ClassVar[type] = PrivateView

    def space(self, config: Config[PlotsOptions]) -> Sequence[Action]:
        return [*CHOOSE[: plots_for(config.seats)], HURRY]

    def setup(
        self, config: Config[PlotsOptions], chance: Chance, tell: Tell | None = None
    ) -> PlotsState:
        return rules.setup(config.seats, config.options, chance, tell)

    def pending(self, state: PlotsState) -> Sequence[int]:
        return rules.pending(state)

    def turn(self, state: PlotsState) -> int:
        return state.round

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

    def public(self, state: PlotsState) -> PublicView:
        return public(state)

    def private(self, state: PlotsState, seat: int) -> PrivateView:
        return private(state, seat)

    def worlds(self, view: View) -> Worlds[PlotsState]:
        return worlds(view)

    def prospect(self, state: PlotsState, side: int) -> float:
        return advice.prospect(state, side)

    def rollout_action(self, state: PlotsState, seat: int, rng: Random) -> Action:
        return advice.rollout_action(state, rng)


GAME = Plots()
