"""The face of Happy City: implements the contract."""

from collections.abc import Hashable, Sequence
from random import Random
from typing import ClassVar

from kvartal.games.happy_city import advice, course, facts, features, rules, scoring
from kvartal.games.happy_city.actions import (
    BUY,
    COPY,
    DECLINE,
    DISCARD,
    DRAFT,
    KEEP,
    LOUVRE,
    PASS,
    PYRAMID,
    REFUSE,
    REVEAL,
    TAKE,
)
from kvartal.games.happy_city.components import (
    BUILDING,
    CARDS,
    COLOURS,
    EXPERT,
    GROUPS,
    Card,
)
from kvartal.games.happy_city.state import HappyCityOptions, HappyCityState
from kvartal.games.happy_city.view import (
    QUESTIONS,
    PrivateView,
    PublicView,
    information_key,
    public,
    worlds,
)
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.data import JsonDict
from kvartal.kit.facts import Fact, Tell, facts_in
from kvartal.kit.game import Config, Game, Refusal, State, View, Worlds
from kvartal.kit.knowledge import Place, face_up
from kvartal.kit.learned import Weights, read_weights
from kvartal.kit.options import Options
from kvartal.kit.outcome import Standing


class HappyCity(Game[HappyCityState, HappyCityOptions]):
    id: ClassVar[str] = "happy_city"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 6)
    options: ClassVar[type[Options]] = HappyCityOptions
    questions: ClassVar[tuple[str, ...]] = QUESTIONS
    state_type: ClassVar[type[State]] = HappyCityState
    facts: ClassVar[list[type[Fact]]] = facts_in(facts)
    public_view: ClassVar[type] = PublicView
    private_view: ClassVar[type] = PrivateView
    feature_names: ClassVar[tuple[str, ...]] = features.NAMES
    clock: ClassVar[str] = "rounds"
    weights: ClassVar[list[Weights]] = read_weights("kvartal.games.happy_city", features.NAMES)
    a_lot: ClassVar[float] = 12.0

    def rule_against_config(self, config: Config[HappyCityOptions]) -> Refusal | None:
        first = config.options.first
        if first != "random" and int(first) >= config.seats:
            return Refusal("HC-201", {"seats": config.seats})
        return None

    def space(self, config: Config[HappyCityOptions]) -> Sequence[Action]:
        family = config.options.mode != "expert"
        specials = [TAKE[n] for n in TAKE if (CARDS[n].group == EXPERT) != family]
        common = [*DISCARD.values(), KEEP, *REVEAL, *BUY.values(), PASS, *specials, DECLINE]
        if family:
            return common
        seats = config.seats
        finals = [*COPY.values(), REFUSE, *LOUVRE[:seats], *PYRAMID[:seats]]
        return [*DRAFT.values(), *common, *finals]

    def setup(
        self, config: Config[HappyCityOptions], chance: Chance, tell: Tell | None = None
    ) -> HappyCityState:
        return course.setup(config.seats, config.options, chance, tell)

    def pending(self, state: HappyCityState) -> Sequence[int]:
        return rules.pending(state)

    def turn(self, state: HappyCityState) -> int:
        """The draft is before the first round, the final choices are after the last."""
        return (state.round + state.is_final) * state.seats + state.turn

    def legal(self, state: HappyCityState, seat: int) -> Sequence[Action]:
        return rules.legal(state, seat)

    def rule_against(self, state: HappyCityState, seat: int, action: Action) -> Refusal | None:
        return rules.rule_against(state, seat, action)

    def apply(
        self,
        state: HappyCityState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        course.apply(state, seat, action, chance, tell)

    def outcome(self, state: HappyCityState) -> list[Standing] | None:
        return scoring.outcome(state)

    def public(self, state: HappyCityState) -> PublicView:
        return public(state)

    def private(self, state: HappyCityState, seat: int) -> PrivateView:
        return {}

    def worlds(self, view: View) -> Worlds[HappyCityState]:
        return worlds(view)

    def information_key(self, state: HappyCityState, seat: int) -> Hashable:
        return information_key(state)

    def places(self, state: HappyCityState) -> dict[str, Place]:
        """Buildings and special buildings; dwellings may leave the game (HC-224)."""
        places: dict[str, Place] = {"specials/box": state.box, "specials/row": face_up(state.row)}
        places["buildings/display"] = face_up(state.display)
        for deck, pile in enumerate(state.decks):
            places[f"buildings/deck.{deck}"] = pile
            places[f"buildings/discard.{deck}"] = face_up(state.discards[deck])
        for seat, city in enumerate(state.cities):
            buildings = [card for card in city if CARDS[card].group == BUILDING]
            specials = [card for card in city if CARDS[card].is_special]
            places[f"buildings/city.{seat}"] = face_up(buildings)
            places[f"specials/city.{seat}"] = face_up(specials)
        return places

    def components(self) -> dict[str, JsonDict]:
        return {card.id: _printed(card) for card in CARDS}

    def prospect(self, state: HappyCityState, side: int) -> float:
        return advice.prospect(state, side)

    def features(self, state: HappyCityState, side: int) -> list[float]:
        return features.features(state, side)

    def rollout_action(self, state: HappyCityState, seat: int, rng: Random) -> Action:
        return advice.rollout_action(state, seat, rng)


def _printed(card: Card) -> JsonDict:
    """Decks count from 1, as they do in actions; 0 and "" where there is none."""
    return {
        "group": GROUPS[card.group],
        "deck": card.deck + 1,
        "colour": COLOURS[card.colour] if card.colour >= 0 else "",
        "cost": card.cost,
        "income": card.income,
        "residents": card.residents,
        "hearts": card.hearts,
        "needs": {colour: n for colour, n in zip(COLOURS, card.needs, strict=True) if n},
        "effect": dict(card.effect),
        "rule": card.rule,
    }


GAME = HappyCity()
