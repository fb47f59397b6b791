"""The face of Ginkgopolis: implements the contract."""

from collections.abc import Hashable, Sequence
from random import Random
from typing import ClassVar

from kvartal.games.ginkgopolis import advice, course, facts, features, rules, scoring
from kvartal.games.ginkgopolis.actions import all_actions
from kvartal.games.ginkgopolis.components import (
    ASSETS,
    CARD_COLOUR,
    CARD_ID,
    CHARACTERS,
    COLOUR,
    COLOURS,
    COUNTS,
    END_BONUS,
    FIRST_CHARACTER,
    GAIN,
    LATER_TILES,
    LETTERS,
    NONE,
    NUMBER,
    SET,
    START,
    TILE_ID,
    TILES,
    TRIGGER,
    TRIGGERS,
    URBAN_CARDS,
)
from kvartal.games.ginkgopolis.state import CHOOSE, GinkgopolisOptions, GinkgopolisState
from kvartal.games.ginkgopolis.view import (
    QUESTIONS,
    PrivateView,
    PublicView,
    information_key,
    private,
    public,
)
from kvartal.games.ginkgopolis.worlds import worlds
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.data import JsonDict
from kvartal.kit.facts import Fact, Tell, facts_in
from kvartal.kit.game import Config, Game, Refusal, State, View, Worlds
from kvartal.kit.knowledge import Pile, Place, face_up
from kvartal.kit.learned import Weights, read_weights
from kvartal.kit.options import Options
from kvartal.kit.outcome import Standing


class Ginkgopolis(Game[GinkgopolisState, GinkgopolisOptions]):
    id: ClassVar[str] = "ginkgopolis"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(1, 6)
    options: ClassVar[type[Options]] = GinkgopolisOptions
    questions: ClassVar[tuple[str, ...]] = QUESTIONS
    state_type: ClassVar[type[State]] = GinkgopolisState
    facts: ClassVar[list[type[Fact]]] = facts_in(facts)
    public_view: ClassVar[type] = PublicView
    private_view: ClassVar[type] = PrivateView
    feature_names: ClassVar[tuple[str, ...]] = features.NAMES
    clock: ClassVar[str] = "rounds"
    weights: ClassVar[list[Weights]] = read_weights("kvartal.games.ginkgopolis", features.NAMES)
    a_lot: ClassVar[float] = advice.A_LOT

    def rule_against_config(self, config: Config[GinkgopolisOptions]) -> Refusal | None:
        """Alone one plays against Gosha, and only then."""
        if config.options.mode in ("solo_normal", "solo_expert"):
            return None if config.seats == 1 else Refusal("GK-123", {"seats": config.seats})
        return None if config.seats > 1 else Refusal("GK-21")

    def sides(self, config: Config[GinkgopolisOptions]) -> int:
        """GK-140: Gosha is ranked, too."""
        return config.seats + (config.seats == 1)

    def space(self, config: Config[GinkgopolisOptions]) -> Sequence[Action]:
        return all_actions(config.seats, config.options.mode)

    def setup(
        self, config: Config[GinkgopolisOptions], chance: Chance, tell: Tell | None = None
    ) -> GinkgopolisState:
        return course.setup(config.seats, config.options, chance, tell)

    def pending(self, state: GinkgopolisState) -> Sequence[int]:
        return rules.pending(state)

    def turn(self, state: GinkgopolisState) -> int:
        """All choose at once; then each action is a turn. In the draft each pick is one."""
        if not state.round:
            return len(state.picked[0])
        chosen = state.question != CHOOSE
        return state.round * (state.sides + 2) + state.done + chosen

    def legal(self, state: GinkgopolisState, seat: int) -> Sequence[Action]:
        return rules.legal(state, seat)

    def rule_against(self, state: GinkgopolisState, seat: int, action: Action) -> Refusal | None:
        return rules.rule_against(state, seat, action)

    def apply(
        self,
        state: GinkgopolisState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        course.apply(state, seat, action, chance, tell)

    def outcome(self, state: GinkgopolisState) -> list[Standing] | None:
        return scoring.outcome(state)

    def public(self, state: GinkgopolisState) -> PublicView:
        return public(state)

    def private(self, state: GinkgopolisState, seat: int) -> PrivateView:
        return private(state, seat)

    def worlds(self, view: View) -> Worlds[GinkgopolisState]:
        return worlds(view)

    def information_key(self, state: GinkgopolisState, seat: int) -> Hashable:
        return information_key(state, seat)

    def places(self, state: GinkgopolisState) -> dict[str, Place]:
        removed = state.removed
        places: dict[str, Place] = {
            "cards/deck": state.deck,
            "cards/discard": face_up(state.discard),
            "cards/supply": face_up(state.supply),
            "cards/played": face_up([state.played] if state.played != NONE else []),
            "tiles/reserve": state.reserve,
            "tiles/removed": Pile("removed", removed, len(removed), LATER_TILES),
            "tiles/city": face_up([tile for b in state.city for tile in b.tiles]),
            "characters/box": state.box,
        }
        for side, cards in enumerate(state.cards):
            places[f"cards/hand.{side}"] = state.hands[side]
            places[f"cards/kept.{side}"] = face_up([c for c in cards if c < FIRST_CHARACTER])
            places[f"characters/kept.{side}"] = face_up([c for c in cards if c >= FIRST_CHARACTER])
        for seat in range(state.seats):
            places[f"tiles/screen.{seat}"] = state.screens[seat]
            places[f"characters/packet.{seat}"] = state.packets[seat]
            places[f"characters/picked.{seat}"] = state.picked[seat]
        return places

    def components(self) -> dict[str, JsonDict]:
        """Tiles, cards and characters. `start` and `gain` by asset; `end`: what counts then."""
        found: dict[str, JsonDict] = {
            TILE_ID[tile]: {
                "group": "tile",
                "colour": COLOURS[COLOUR[tile]],
                "number": NUMBER[tile],
                "card": CARD_ID[tile],
            }
            for tile in range(TILES)
        }
        for tile in range(TILES):
            found[CARD_ID[tile]] = {
                "group": "building",
                "colour": COLOURS[COLOUR[tile]],
                "number": NUMBER[tile],
                "tile": TILE_ID[tile],
                **_bonus(tile),
                "end": _end_bonus(tile),
            }
        for card, letter in zip(URBAN_CARDS, LETTERS, strict=True):
            found[CARD_ID[card]] = {"group": "urban", "letter": letter}
        for card in CHARACTERS:
            found[CARD_ID[card]] = {
                "group": "character",
                "colour": COLOURS[CARD_COLOUR[card]],
                "set": SET[card],
                "start": _by_asset(START[card]),
                **_bonus(card),
            }
        return found

    def prospect(self, state: GinkgopolisState, side: int) -> float:
        return advice.prospect(state, side)

    def features(self, state: GinkgopolisState, side: int) -> list[float]:
        return features.features(state, side)

    def value(self, state: GinkgopolisState, side: int) -> float:
        if scoring.outcome(state) is not None:
            return super().value(state, side)
        return advice.value(state, side)

    def rollout_action(self, state: GinkgopolisState, seat: int, rng: Random) -> Action:
        return advice.rollout_action(state, seat, rng)


def _bonus(card: int) -> JsonDict:
    trigger = TRIGGER[card]
    return {
        "trigger": TRIGGERS[trigger] if trigger != NONE else "",
        "gain": _by_asset(GAIN[card]),
    }


def _by_asset(amounts: list[int]) -> JsonDict:
    return {asset: amount for asset, amount in zip(ASSETS, amounts, strict=True) if amount}


def _end_bonus(card: int) -> JsonDict | None:
    bonus = END_BONUS.get(card)
    if bonus is None:
        return None
    names = TRIGGERS if COUNTS[bonus.counts] == "cards_with_trigger" else COLOURS
    return {
        "counts": COUNTS[bonus.counts],
        "vp": bonus.vp,
        "of": names[bonus.of] if bonus.of != NONE else "",
        "least": bonus.least,
        "most": bonus.most if bonus.most < TILES else 0,
    }


GAME = Ginkgopolis()
