"""The face of Neighbours: implements the contract."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from kvartal.games.neighbours import advice, effects, facts, rules, scoring
from kvartal.games.neighbours.actions import ASK, DISCARD, DONATE, HAND, KEEP, PLAY, RETURN
from kvartal.games.neighbours.components import deck_for
from kvartal.games.neighbours.state import NeighboursOptions, NeighboursState
from kvartal.games.neighbours.view import determinize, private, public
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.data import JsonDict
from kvartal.kit.facts import Fact, Tell, facts_in
from kvartal.kit.game import Config, Game, Refusal, Standing, State, View
from kvartal.kit.knowledge import EVERYONE, Cards, Place
from kvartal.kit.options import Options


class Neighbours(Game[NeighboursState]):
    id: ClassVar[str] = "neighbours"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 6)  # NB-1
    options: ClassVar[type[Options]] = NeighboursOptions
    state_type: ClassVar[type[State]] = NeighboursState
    facts: ClassVar[list[type[Fact]]] = facts_in(facts)

    def space(self, config: Config) -> Sequence[Action]:
        faces = deck_for(config.seats)
        by_card = (PLAY, DONATE, HAND, RETURN, DISCARD)
        cards: list[Action] = [actions[face] for actions in by_card for face in faces]
        return [*cards, KEEP, *ASK[: config.seats]]

    def setup(self, config: Config, chance: Chance, tell: Tell | None = None) -> NeighboursState:
        assert isinstance(config.options, NeighboursOptions)
        return effects.setup(config.seats, config.options, chance, tell)

    def pending(self, state: NeighboursState) -> Sequence[int]:
        return rules.pending(state)

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

    def public(self, state: NeighboursState) -> JsonDict:
        return public(state)

    def private(self, state: NeighboursState, seat: int) -> JsonDict:
        return private(state, seat)

    def determinize(self, view: View, rng: Random) -> NeighboursState:
        return determinize(view, rng)

    def places(self, state: NeighboursState) -> dict[str, Place]:
        places: dict[str, Place] = {"cards/deck": state.deck, "cards/discard": state.discard}
        for seat in range(state.seats):
            street = state.streets[seat]
            places[f"cards/hand.{seat}"] = state.hands[seat]
            places[f"cards/street.{seat}"] = Cards(street, [EVERYONE] * len(street))
        return places

    def value(self, state: NeighboursState, side: int) -> float:
        return advice.value(state, side)

    def light(self, state: NeighboursState, seat: int, rng: Random) -> Action:
        return advice.light(state, seat, rng)


GAME = Neighbours()
