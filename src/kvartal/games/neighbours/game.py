"""The face of Neighbours: implements the contract."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from kvartal.games.neighbours import advice, effects, facts, rules, scoring
from kvartal.games.neighbours.actions import ASK, DISCARD, DONATE, HAND, KEEP, PLAY, RETURN
from kvartal.games.neighbours.components import deck_for
from kvartal.games.neighbours.state import NeighboursOptions, NeighboursState
from kvartal.games.neighbours.view import PrivateView, PublicView, private, public, worlds
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Fact, Tell, facts_in
from kvartal.kit.game import Config, Game, Refusal, State, View, Worlds
from kvartal.kit.knowledge import EVERYONE, Cards, Place
from kvartal.kit.options import Options
from kvartal.kit.outcome import Standing


class Neighbours(Game[NeighboursState, NeighboursOptions]):
    id: ClassVar[str] = "neighbours"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 6)  # NB-1
    options: ClassVar[type[Options]] = NeighboursOptions
    state_type: ClassVar[type[State]] = NeighboursState
    facts: ClassVar[list[type[Fact]]] = facts_in(facts)
    public_view: ClassVar[type] = PublicView
    private_view: ClassVar[type] = PrivateView

    def space(self, config: Config[NeighboursOptions]) -> Sequence[Action]:
        faces = deck_for(config.seats)
        by_card = (PLAY, DONATE, HAND, RETURN, DISCARD)
        cards: list[Action] = [actions[face] for actions in by_card for face in faces]
        return [*cards, KEEP, *ASK[: config.seats]]

    def setup(
        self, config: Config[NeighboursOptions], chance: Chance, tell: Tell | None = None
    ) -> NeighboursState:
        return effects.setup(config.seats, config.options, chance, tell)

    def pending(self, state: NeighboursState) -> Sequence[int]:
        return rules.pending(state)

    def turn(self, state: NeighboursState) -> int:
        return (state.round + 1) * state.seats - state.turns_left

    def legal(self, state: NeighboursState, seat: int) -> Sequence[Action]:
        return rules.legal(state, seat)

    def rule_against(self, state: NeighboursState, seat: int, action: Action) -> Refusal | None:
        return rules.rule_against(state, seat, action)

    def apply(
        self,
        state: NeighboursState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        effects.apply(state, seat, action, chance, tell)

    def outcome(self, state: NeighboursState) -> list[Standing] | None:
        return scoring.outcome(state)

    def public(self, state: NeighboursState) -> PublicView:
        return public(state)

    def private(self, state: NeighboursState, seat: int) -> PrivateView:
        return private(state, seat)

    def worlds(self, view: View) -> Worlds[NeighboursState]:
        return worlds(view)

    def places(self, state: NeighboursState) -> dict[str, Place]:
        places: dict[str, Place] = {"cards/deck": state.deck, "cards/discard": state.discard}
        for seat in range(state.seats):
            street = state.streets[seat]
            places[f"cards/hand.{seat}"] = state.hands[seat]
            places[f"cards/street.{seat}"] = Cards(street, [EVERYONE] * len(street))
        return places

    def prospect(self, state: NeighboursState, side: int) -> float:
        return advice.prospect(state, side)

    def rollout_action(self, state: NeighboursState, seat: int, rng: Random) -> Action:
        return advice.rollout_action(state, seat, rng)


GAME = Neighbours()
