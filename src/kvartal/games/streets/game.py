"""The face of Streets: implements the contract."""

from collections.abc import Hashable, Sequence
from typing import ClassVar

from kvartal.games.streets import advice, course, facts, features, rules, scoring
from kvartal.games.streets.actions import all_actions
from kvartal.games.streets.components import (
    BUILDING_TILES,
    BUSINESSES,
    CONSULTANTS,
    KIND,
    KINDS,
    NO_KIND,
    NONE,
    TILES,
    UNIVERSAL,
    VALUATIONS,
    Tile,
)
from kvartal.games.streets.state import StreetsOptions, StreetsState
from kvartal.games.streets.view import (
    QUESTIONS,
    PrivateView,
    PublicView,
    information_key,
    private,
    public,
)
from kvartal.games.streets.worlds import worlds
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.data import JsonDict
from kvartal.kit.facts import Fact, Tell, facts_in
from kvartal.kit.game import Config, Game, Refusal, State, View, Worlds
from kvartal.kit.knowledge import Place, face_up
from kvartal.kit.learned import Weights, read_weights
from kvartal.kit.options import Options
from kvartal.kit.outcome import Standing


class Streets(Game[StreetsState, StreetsOptions]):
    id: ClassVar[str] = "streets"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(1, 6)
    options: ClassVar[type[Options]] = StreetsOptions
    questions: ClassVar[tuple[str, ...]] = QUESTIONS
    state_type: ClassVar[type[State]] = StreetsState
    facts: ClassVar[list[type[Fact]]] = facts_in(facts)
    public_view: ClassVar[type] = PublicView
    private_view: ClassVar[type] = PrivateView
    feature_names: ClassVar[tuple[str, ...]] = features.NAMES
    clock: ClassVar[str] = "builds"
    weights: ClassVar[list[Weights]] = read_weights("kvartal.games.streets", features.NAMES)
    a_lot: ClassVar[float] = 15.0

    def rule_against_config(self, config: Config[StreetsOptions]) -> Refusal | None:
        first = config.options.first
        if first != "random" and int(first) >= config.seats:
            return Refusal("ST-28", {"seats": config.seats})
        return None

    def sides(self, config: Config[StreetsOptions]) -> int:
        """ST-224: alone, the Grifter is ranked, too."""
        return max(2, config.seats)

    def space(self, config: Config[StreetsOptions]) -> Sequence[Action]:
        return all_actions(config.seats, config.options.business, config.options.consultants)

    def setup(
        self, config: Config[StreetsOptions], chance: Chance, tell: Tell | None = None
    ) -> StreetsState:
        return course.setup(config.seats, config.options, chance, tell)

    def pending(self, state: StreetsState) -> Sequence[int]:
        return rules.pending(state)

    def turn(self, state: StreetsState) -> int:
        return state.turn

    def legal(self, state: StreetsState, seat: int) -> Sequence[Action]:
        return rules.legal(state, seat)

    def rule_against(self, state: StreetsState, seat: int, action: Action) -> Refusal | None:
        return rules.rule_against(state, seat, action)

    def apply(
        self,
        state: StreetsState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        course.apply(state, action, chance, tell)

    def outcome(self, state: StreetsState) -> list[Standing] | None:
        return scoring.outcome(state)

    def public(self, state: StreetsState) -> PublicView:
        return public(state)

    def private(self, state: StreetsState, seat: int) -> PrivateView:
        return private(state, seat)

    def worlds(self, view: View) -> Worlds[StreetsState]:
        return worlds(view)

    def information_key(self, state: StreetsState, seat: int) -> Hashable:
        return information_key(state, seat)

    def places(self, state: StreetsState) -> dict[str, Place]:
        in_city = [tile for tile in state.city.tiles if KIND[tile] != NO_KIND]
        loose = [tile for tile in (state.tile, state.open_tile) if tile != NONE]
        if state.tile in in_city:  # it has been placed, and is still being scored
            loose.remove(state.tile)
        places: dict[str, Place] = {
            "tiles/stack": state.stack,
            "tiles/city": face_up([*in_city, *state.covered]),
            "tiles/open": face_up(loose),
            "tiles/box": face_up(state.box),
        }
        return places | {f"tiles/hand.{seat}": hand for seat, hand in enumerate(state.hands)}

    def back(self, card: int) -> str:
        """Section 15: all see the kinds of tiles that are held."""
        return KINDS[KIND[card]]

    def components(self) -> dict[str, JsonDict]:
        found = {tile.id: _printed(tile) for tile in TILES}
        for card in CONSULTANTS:
            found[card.id] = {"group": "consultant", "symbols": [*card.symbols]}
        found |= {business: {"group": "business"} for business in BUSINESSES}
        return found | {kind: {"group": "kind"} for kind in KINDS}

    def prospect(self, state: StreetsState, side: int) -> float:
        return advice.prospect(state, side)

    def features(self, state: StreetsState, side: int) -> list[float]:
        return features.features(state, side)


def _printed(tile: Tile) -> JsonDict:
    """`symbols` by kind; `of`: the colours that a valuation counts. A start tile has neither kind,
    valuation nor business sign."""
    is_start = tile.number not in BUILDING_TILES
    return {
        "group": "start_tile" if is_start else "tile",
        "kind": "" if is_start else KINDS[tile.kind],
        "symbols": [*tile.symbols],
        "valuation": VALUATIONS[tile.valuation.type],
        "per": tile.valuation.per,
        "of": [KINDS[colour] for colour in tile.valuation.of],
        "business": "" if is_start else _business(tile),
        "business_count": tile.business_count,
        "five_player": tile.five_player,
    }


def _business(tile: Tile) -> str:
    return "universal" if tile.business == UNIVERSAL else BUSINESSES[tile.business]


GAME = Streets()
