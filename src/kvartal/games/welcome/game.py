"""The face of Welcome To…: implements the contract."""

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import ClassVar

from kvartal.games.welcome import advice, course, facts, features, rules, scoring
from kvartal.games.welcome.actions import space
from kvartal.games.welcome.components import (
    ALL_CARDS,
    BIS_VALUES,
    CARDS,
    EFFECT,
    EFFECTS,
    ENDS,
    ESTATE_VALUES,
    LENGTHS,
    PARK_VALUES,
    PLANS,
    POOL_HOUSES,
    POOL_VALUES,
    REFUSAL_VALUES,
    ROUNDABOUT_VALUES,
    SOLO_CARD,
    STARTS,
    STREETS,
    TEMP_AWARDS,
    TEMP_BOXES,
)
from kvartal.games.welcome.state import WelcomeOptions, WelcomeState
from kvartal.games.welcome.view import (
    QUESTIONS,
    PrivateView,
    PublicView,
    information_key,
    moment_key,
    private,
    public,
)
from kvartal.games.welcome.worlds import own_world, worlds
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.data import Json, JsonDict
from kvartal.kit.facts import Fact, Tell, facts_in
from kvartal.kit.game import Config, Game, Refusal, State, View, Worlds
from kvartal.kit.knowledge import Place, face_up
from kvartal.kit.learned import Weights, read_weights
from kvartal.kit.options import Options
from kvartal.kit.outcome import Standing

MOST_IN_DRAFT = 27


class Welcome(Game[WelcomeState, WelcomeOptions]):
    id: ClassVar[str] = "welcome"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(1, 101)  # WT-8, WT-R52
    options: ClassVar[type[Options]] = WelcomeOptions
    questions: ClassVar[tuple[str, ...]] = QUESTIONS
    state_type: ClassVar[type[State]] = WelcomeState
    facts: ClassVar[list[type[Fact]]] = facts_in(facts)
    public_view: ClassVar[type] = PublicView
    private_view: ClassVar[type] = PrivateView
    feature_names: ClassVar[tuple[str, ...]] = features.NAMES
    clock: ClassVar[str] = "rounds"
    learns_points: ClassVar[bool] = True  # nobody looks at a hundred sheets
    weights: ClassVar[list[Weights]] = read_weights("kvartal.games.welcome", features.NAMES)

    def rule_against_config(self, config: Config[WelcomeOptions]) -> Refusal | None:
        if config.options.draft_rules and config.seats == 1:
            return Refusal("WT-26")  # nobody to pass to
        if config.options.draft_rules and config.seats > MOST_IN_DRAFT:
            return Refusal("WT-156", {"seats": config.seats, "most": MOST_IN_DRAFT})
        return None

    def space(self, config: Config[WelcomeOptions]) -> Sequence[Action]:
        return space(config.seats, config.options.draft_rules, config.options.expert_variant)

    def setup(
        self, config: Config[WelcomeOptions], chance: Chance, tell: Tell | None = None
    ) -> WelcomeState:
        return course.setup(config.seats, config.options, chance, tell)

    def pending(self, state: WelcomeState) -> Sequence[int]:
        return rules.pending(state)

    def turn(self, state: WelcomeState) -> int:
        return state.round

    def legal(self, state: WelcomeState, seat: int) -> Sequence[Action]:
        return rules.legal(state, seat)

    def rule_against(self, state: WelcomeState, seat: int, action: Action) -> Refusal | None:
        return rules.rule_against(state, seat, action)

    def apply(
        self,
        state: WelcomeState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        course.apply(state, seat, action, chance, tell)

    def outcome(self, state: WelcomeState) -> list[Standing] | None:
        return scoring.outcome(state)

    def public(self, state: WelcomeState) -> PublicView:
        return public(state)

    def private(self, state: WelcomeState, seat: int) -> PrivateView:
        return private(state, seat)

    def worlds(self, view: View) -> Worlds[WelcomeState]:
        return worlds(view)

    def information_key(self, state: WelcomeState, seat: int) -> Hashable:
        return information_key(state, seat)

    def moment_key(self, state: WelcomeState, seat: int) -> Hashable:
        return moment_key(state, seat)

    def own_world(self, view: View) -> WelcomeState | None:
        return own_world(view)

    def places(self, state: WelcomeState) -> dict[str, Place]:
        places: dict[str, Place] = {
            "cards/deck": state.deck,
            "cards/discard": state.discard,
            "cards/numbers": face_up(state.numbers),
            "cards/effects": face_up(state.effects),
            "cards/drawn": face_up(state.drawn),
        }
        return places | {f"cards/hand.{seat}": hand for seat, hand in enumerate(state.hands)}

    def back(self, card: int) -> str:
        """WT-33: cards in the draft lie effect side up, for all to see."""
        return EFFECTS[EFFECT[card]]

    def components(self) -> dict[str, JsonDict]:
        """Cards, plans, effects and the sheet. `index`: where a card stands in `discard`; streets
        from 1."""
        found: dict[str, JsonDict] = {
            CARDS[card].id: {
                "group": "card",
                "index": card,
                "number": CARDS[card].number,
                "effect": EFFECTS[CARDS[card].effect],
            }
            for card in ALL_CARDS
        }
        for plan in PLANS:
            found[plan.id] = {
                "group": "plan",
                "expert": plan.expert,
                "level": plan.level,
                "kind": plan.kind,
                "sizes": [*plan.sizes],
                "street": plan.street + 1,
                "count": plan.count,
                "first": plan.first,
                "later": plan.later,
            }
        found |= {effect: {"group": "effect"} for effect in EFFECTS}
        return found | {SOLO_CARD: {"group": "solo"}, "sheet": _printed_sheet()}

    def prospect(self, state: WelcomeState, side: int) -> float:
        return advice.prospect(state, side)

    def features(self, state: WelcomeState, side: int) -> list[float]:
        return features.features(state, side)

    def value(self, state: WelcomeState, side: int) -> float:
        return advice.value(state, side)

    def learned_value(self, weights: Weights) -> Callable[[WelcomeState, int], float]:
        def expected(state: WelcomeState, side: int) -> float:
            return weights.foretell(features.features(state, side))

        def value(state: WelcomeState, side: int) -> float:
            return advice.value_by(expected, state, side)

        return value

    def rollout_action(self, state: WelcomeState, seat: int, rng: Random) -> Action:
        return advice.rollout_action(state, seat, rng)


def _printed_sheet() -> JsonDict:
    """Houses count from 1. A column is its values: the first with no box crossed, and so on."""
    streets: list[Json] = [
        {
            "houses": LENGTHS[street],
            "pools": [
                house + 1 - STARTS[street]
                for house in range(STARTS[street], ENDS[street])
                if house in POOL_HOUSES
            ],
            "parks": [*PARK_VALUES[street]],
        }
        for street in range(STREETS)
    ]
    return {
        "group": "sheet",
        "streets": streets,
        "pools": [*POOL_VALUES],
        "temp_boxes": TEMP_BOXES,
        "temp_awards": [*TEMP_AWARDS],
        "estates": [[*values] for values in ESTATE_VALUES],
        "bis": [*BIS_VALUES],
        "roundabouts": [*ROUNDABOUT_VALUES],
        "refusals": [*REFUSAL_VALUES],
    }


GAME = Welcome()
