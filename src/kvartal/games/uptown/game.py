"""The face of UpTown: implements the contract."""

from collections.abc import Hashable, Sequence
from random import Random
from typing import ClassVar

from kvartal.games.uptown import advice, course, facts, features, rules, scoring
from kvartal.games.uptown.actions import all_actions
from kvartal.games.uptown.components import (
    CARD_OF,
    CARDS,
    COUNTS,
    GIFT,
    ID,
    KINDS,
    MUNICIPAL_CARDS,
    NO_KIND,
    NONE,
    NOTHING,
    PLACES,
    PROJECTS,
    Project,
    Symbol,
)
from kvartal.games.uptown.state import UpTownOptions, UpTownState
from kvartal.games.uptown.view import (
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


class UpTown(Game[UpTownState, UpTownOptions]):
    id: ClassVar[str] = "uptown"
    version: ClassVar[int] = 2
    seat_counts: ClassVar[range] = range(2, 5)  # UP-13
    options: ClassVar[type[Options]] = UpTownOptions
    questions: ClassVar[tuple[str, ...]] = QUESTIONS
    state_type: ClassVar[type[State]] = UpTownState
    facts: ClassVar[list[type[Fact]]] = facts_in(facts)
    public_view: ClassVar[type] = PublicView
    private_view: ClassVar[type] = PrivateView
    feature_names: ClassVar[tuple[str, ...]] = features.NAMES
    clock: ClassVar[str] = "rounds"
    weights: ClassVar[list[Weights]] = read_weights("kvartal.games.uptown", features.NAMES)
    a_lot: ClassVar[float] = 10.0

    def rule_against_config(self, config: Config[UpTownOptions]) -> Refusal | None:
        first = config.options.first
        if first != "random" and int(first) >= config.seats:
            return Refusal("UP-23", {"seats": config.seats})
        return None

    def space(self, config: Config[UpTownOptions]) -> Sequence[Action]:
        return all_actions(config.seats)

    def setup(
        self, config: Config[UpTownOptions], chance: Chance, tell: Tell | None = None
    ) -> UpTownState:
        return course.setup(config.seats, config.options, chance, tell)

    def pending(self, state: UpTownState) -> Sequence[int]:
        return rules.pending(state)

    def turn(self, state: UpTownState) -> int:
        return state.round * state.seats + state.turn

    def legal(self, state: UpTownState, seat: int) -> Sequence[Action]:
        return rules.legal(state, seat)

    def rule_against(self, state: UpTownState, seat: int, action: Action) -> Refusal | None:
        return rules.rule_against(state, seat, action)

    def apply(
        self,
        state: UpTownState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        course.apply(state, seat, action, chance, tell)

    def outcome(self, state: UpTownState) -> list[Standing] | None:
        return scoring.outcome(state)

    def public(self, state: UpTownState) -> PublicView:
        return public(state)

    def private(self, state: UpTownState, seat: int) -> PrivateView:
        return {}

    def worlds(self, view: View) -> Worlds[UpTownState]:
        return worlds(view)

    def information_key(self, state: UpTownState, seat: int) -> Hashable:
        return information_key(state)

    def places(self, state: UpTownState) -> dict[str, Place]:
        """UP-270."""
        box = set(state.box)
        places: dict[str, Place] = {
            "projects/hidden": state.hidden,
            "projects/open": face_up([card for card in state.tops if card != NONE]),
            "municipal/hidden": state.municipal,
            "municipal/open": face_up([state.top] if state.top != NONE else []),
            "projects/free": face_up([state.free] if state.free != NONE else []),
        }
        shown = [CARD_OF[p] for street in state.streets for plot in street for p in plot]
        for family, is_free in (("projects", False), ("municipal", True)):
            mine = [card for card in shown if (card in _MUNICIPAL) == is_free]
            places[f"{family}/streets"] = face_up(mine)
            boxed = [card for card in box if (card in _MUNICIPAL) == is_free]
            places[f"{family}/box"] = face_up(boxed)
        return places

    def components(self) -> dict[str, JsonDict]:
        return {project.id: _printed(project) for project in PROJECTS}

    def prospect(self, state: UpTownState, side: int) -> float:
        return advice.prospect(state, side)

    def features(self, state: UpTownState, side: int) -> list[float]:
        return features.features(state, side)

    def rollout_action(self, state: UpTownState, seat: int, rng: Random) -> Action:
        return advice.rollout_action(state, seat, rng)


_MUNICIPAL = frozenset(MUNICIPAL_CARDS)


def _printed(project: Project) -> JsonDict:
    """What the half of a card shows, and what card it is on: the price (0: free), and the other
    projects of it."""
    card = CARDS[project.card]
    return {
        "card": card.id,
        "cost": card.cost,
        "others": [ID[other] for other in card.projects if other != project.number],
        "kind": KINDS[project.kind] if project.kind != NO_KIND else "",
        "duo": project.duo,
        "place": PLACES[project.place],
        "roof": project.roof,
        "gift": project.gift,
        "no_gifts": project.no_gifts,
        "income": _symbol(project.income),
        "prestige": _symbol(project.prestige),
    }


def _symbol(symbol: Symbol) -> JsonDict | None:
    if symbol.counts == NOTHING:
        return None
    counted = (
        "gift" if symbol.kind == GIFT else KINDS[symbol.kind] if symbol.kind != NO_KIND else ""
    )
    return {"counts": COUNTS[symbol.counts], "amount": symbol.amount, "kind": counted}


GAME = UpTown()
