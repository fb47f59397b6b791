"""The face of Welcome To…: implements the contract."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from kvartal.games.welcome import advice, course, facts, rules, scoring
from kvartal.games.welcome.actions import space
from kvartal.games.welcome.components import (
    ALL_CARDS,
    CARDS,
    EFFECT,
    EFFECTS,
    PLANS,
    SOLO_CARD,
)
from kvartal.games.welcome.state import WelcomeOptions, WelcomeState
from kvartal.games.welcome.view import determinize, own_world, private, public
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.data import JsonDict
from kvartal.kit.facts import Fact, Tell, facts_in
from kvartal.kit.game import Config, Game, Refusal, Standing, State, View
from kvartal.kit.knowledge import EVERYONE, Cards, Place
from kvartal.kit.options import Options

MOST_IN_DRAFT = 27


class Welcome(Game[WelcomeState]):
    id: ClassVar[str] = "welcome"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(1, 101)  # WT-8, WT-R52
    options: ClassVar[type[Options]] = WelcomeOptions
    state_type: ClassVar[type[State]] = WelcomeState
    facts: ClassVar[list[type[Fact]]] = facts_in(facts)

    def rule_against_config(self, config: Config) -> Refusal | None:
        assert isinstance(config.options, WelcomeOptions)
        if config.options.draft_rules and config.seats == 1:
            return Refusal("WT-26")  # nobody to pass to
        if config.options.draft_rules and config.seats > MOST_IN_DRAFT:
            return Refusal("WT-156", {"seats": config.seats, "most": MOST_IN_DRAFT})
        return None

    def space(self, config: Config) -> Sequence[Action]:
        assert isinstance(config.options, WelcomeOptions)
        return space(config.seats, config.options.draft_rules, config.options.expert_variant)

    def setup(self, config: Config, chance: Chance, tell: Tell | None = None) -> WelcomeState:
        assert isinstance(config.options, WelcomeOptions)
        return course.setup(config.seats, config.options, chance, tell)

    def pending(self, state: WelcomeState) -> Sequence[int]:
        return rules.pending(state)

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

    def public(self, state: WelcomeState) -> JsonDict:
        return public(state)

    def private(self, state: WelcomeState, seat: int) -> JsonDict:
        return private(state, seat)

    def determinize(self, view: View, rng: Random) -> WelcomeState:
        return determinize(view, rng)

    def own_world(self, view: View) -> WelcomeState | None:
        return own_world(view)

    def places(self, state: WelcomeState) -> dict[str, Place]:
        places: dict[str, Place] = {
            "cards/deck": state.deck,
            "cards/discard": state.discard,
            "cards/numbers": _open(state.numbers),
            "cards/effects": _open(state.effects),
            "cards/drawn": _open(state.drawn),
        }
        return places | {f"cards/hand.{seat}": hand for seat, hand in enumerate(state.hands)}

    def back(self, card: int) -> str:
        """WT-33: cards in the draft lie effect side up, for all to see."""
        return EFFECTS[EFFECT[card]]

    def components(self) -> dict[str, JsonDict]:
        """Cards, plans and effects. `index`: where a card stands in `discard`; streets from 1."""
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
        return found | {SOLO_CARD: {"group": "solo"}}

    def value(self, state: WelcomeState, side: int) -> float:
        return advice.value(state, side)

    def light(self, state: WelcomeState, seat: int, rng: Random) -> Action:
        return advice.light(state, seat, rng)


def _open(cards: list[int]) -> Cards:
    return Cards(sorted(cards), [EVERYONE] * len(cards))


GAME = Welcome()
