"""Games that break the contract on purpose, one promise each. The proof kit must catch them all."""

import random
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import Any, ClassVar

from kvartal.games.neighbours.facts import DrewCard
from kvartal.games.neighbours.game import Neighbours
from kvartal.games.neighbours.state import NeighboursOptions, NeighboursState
from kvartal.games.plots.actions import Choose
from kvartal.games.plots.facts import Chose, Decided, Hurried
from kvartal.games.plots.game import Plots
from kvartal.games.plots.state import UNDECIDED, PlotsOptions, PlotsState
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Fact, Tell
from kvartal.kit.game import AnyConfig, Config, Refusal, S, State, View, Worlds
from kvartal.kit.knowledge import EVERYONE, only
from kvartal.kit.lines import Line


class FewSeats(Plots):
    """Plots with so few seats that thousands of moments can be looked at."""

    seat_counts: ClassVar[range] = range(2, 6)


def retold(tell: Tell | None, change: Any) -> Tell | None:
    """A `tell` that passes on what `change(fact, only)` makes of each fact; None drops it."""
    if tell is None:
        return None
    teller = tell

    def tell_changed(fact: Fact, only: Sequence[int] | None = None) -> None:
        changed = change(fact, only)
        if changed is not None:
            teller(*changed)

    return tell_changed


class Altered(Worlds[S]):
    """Worlds that go through `change` before anybody sees them."""

    def __init__(self, worlds: Worlds[S], change: Callable[[S, Random], S]) -> None:
        self._worlds = worlds
        self._change = change
        self.alike = worlds.alike

    @property
    def is_one(self) -> bool:
        return self._worlds.is_one

    def determinize(self, rng: Random) -> S:
        return self._change(self._worlds.determinize(rng), rng)


class ShowsHandInView(Neighbours):
    """A hidden card in the view: the first hand is there for all to see."""

    def public(self, state: NeighboursState) -> Any:
        return {**super().public(state), "oops": list(state.hands[0].faces)}


class ShowsHandsAndBelievesIt(Neighbours):
    """The same, harder to see: `worlds` honours what the view should not have said."""

    def private(self, state: NeighboursState, seat: int) -> Any:
        shown = state.copy()
        for hand in shown.hands:
            hand.show_all(only(seat))
        return super().private(shown, seat)


class ShowsChoiceInView(FewSeats):
    """A secret choice in the view, before it is revealed."""

    def public(self, state: PlotsState) -> Any:
        return {**super().public(state), "sum": sum(state.choices)}


class TellsCardToAll(Neighbours):
    """A hidden card in a fact: what one seat drew is told to everybody."""

    def apply(
        self,
        state: NeighboursState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        def change(fact: Fact, only: Sequence[int] | None) -> Any:
            return (fact, None if isinstance(fact, DrewCard) else only)

        super().apply(state, seat, action, chance, retold(tell, change))


class TellsChoiceToAll(FewSeats):
    """A secret choice in a fact."""

    def apply(
        self,
        state: PlotsState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        def change(fact: Fact, only: Sequence[int] | None) -> Any:
            return (fact, None if isinstance(fact, Chose) else only)

        super().apply(state, seat, action, chance, retold(tell, change))


class RefusesByHiddenCard(Neighbours):
    """A hidden card in a refusal."""

    def rule_against(self, state: NeighboursState, seat: int, action: Action) -> Refusal | None:
        refusal = super().rule_against(state, seat, action)
        neighbour = state.hands[(seat + 1) % state.seats]
        if refusal is None or not len(neighbour):
            return refusal
        return Refusal(refusal.rule, {"neighbour": neighbour.faces[0]})


class WaitsByHiddenChoice(FewSeats):
    """A secret in who is awaited: once the first seat took plot 1, the last one has to wait."""

    def pending(self, state: PlotsState) -> Sequence[int]:
        pending = super().pending(state)
        return pending[:-1] if state.choices[0] == 1 and len(pending) > 1 else pending

    def legal(self, state: PlotsState, seat: int) -> Sequence[Action]:
        return super().legal(state, seat) if seat in self.pending(state) else []

    def rule_against(self, state: PlotsState, seat: int, action: Action) -> Refusal | None:
        if seat not in self.pending(state):
            return Refusal("KV-1")
        return super().rule_against(state, seat, action)


class ForgetsPassedCards(Neighbours):
    """A view that forgets what its seat was shown: only the own hand is remembered."""

    def private(self, state: NeighboursState, seat: int) -> Any:
        private = super().private(state, seat)
        known = private["known"]
        assert isinstance(known, list)
        own: list[Any] = [cards if s == seat else [] for s, cards in enumerate(known)]
        return {**private, "known": own}


@dataclass(slots=True)
class SharingState(PlotsState):
    def copy(self) -> "SharingState":
        parts = {f.name: getattr(self, f.name) for f in fields(self)}
        parts.update(sun=self.sun.copy(), choices=self.choices[:], hurried=self.hurried[:])
        parts.update(permits=self.permits[:], won=self.won[:], speed=self.speed[:])
        return SharingState(**parts)


class SharesAList(FewSeats):
    """A copy that shares a list with its original: `ground`."""

    state_type: ClassVar[type[State]] = SharingState

    def setup(
        self, config: Config[PlotsOptions], chance: Chance, tell: Tell | None = None
    ) -> PlotsState:
        state = super().setup(config, chance, tell)
        return SharingState(**{f.name: getattr(state, f.name) for f in fields(state)})


class ListsTooLittle(FewSeats):
    """A legal list that leaves out what no rule is against."""

    def legal(self, state: PlotsState, seat: int) -> Sequence[Action]:
        return super().legal(state, seat)[1:]


class ListsByHiddenCards(Neighbours):
    """A legal list that depends on others' hidden cards."""

    def legal(self, state: NeighboursState, seat: int) -> Sequence[Action]:
        legal = super().legal(state, seat)
        neighbour = state.hands[(seat + 1) % state.seats].faces
        return legal[::-1] if neighbour and neighbour[0] % 2 else legal


class RollsGlobalDice(FewSeats):
    """Use of the global random generator."""

    def apply(
        self,
        state: PlotsState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        super().apply(state, seat, action, chance, tell)
        state.speed[seat] += random.randrange(2)


@dataclass(slots=True)
class StackedState(NeighboursState):
    order: list[int]

    def copy(self) -> "StackedState":
        plain = NeighboursState.copy(self)
        parts = {f.name: getattr(plain, f.name) for f in fields(plain)}
        return StackedState(**parts, order=self.order[:])


class FromOrder:
    """Answers for the deck from an order of the cards that was settled before."""

    def __init__(self, order: list[int], chance: Chance) -> None:
        self._order = order
        self._chance = chance

    def below(self, address: str, n: int) -> int:
        return self._order.pop() % n if self._order else self._chance.below(address, n)


class KeepsHiddenOrder(Neighbours):
    """A hidden order kept in the state: the deck is shuffled once, and drawn from the list."""

    state_type: ClassVar[type[State]] = StackedState

    def setup(
        self, config: Config[NeighboursOptions], chance: Chance, tell: Tell | None = None
    ) -> NeighboursState:
        state = super().setup(config, chance, tell)
        order = list(range(len(state.deck.cards)))
        for i in range(len(order) - 1, 0, -1):
            j = chance.below(f"order/{i}", i + 1)
            order[i], order[j] = order[j], order[i]
        return StackedState(**{f.name: getattr(state, f.name) for f in fields(state)}, order=order)

    def apply(
        self,
        state: NeighboursState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        assert isinstance(state, StackedState)
        super().apply(state, seat, action, FromOrder(state.order, chance), tell)

    def worlds(self, view: View) -> Worlds[NeighboursState]:
        return Altered(super().worlds(view), self._stack)

    def _stack(self, state: NeighboursState, rng: Random) -> NeighboursState:
        order = rng.sample(range(state.deck.size), state.deck.size)
        return StackedState(**{f.name: getattr(state, f.name) for f in fields(state)}, order=order)


class RewardsTheQuick(FewSeats):
    """Choices that depend on the order of arrival, without being marked `ordered`."""

    def apply(
        self,
        state: PlotsState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        if isinstance(action, Choose) and not any(state.choices):
            state.speed[seat] += 1
        super().apply(state, seat, action, chance, tell)


class Mumble(Action):
    """An action whose text leaves out what it is about."""

    def __init__(self, plot: int) -> None:
        super().__init__("mumble")
        self.plot = plot


class Mumbles(FewSeats):
    """A notation that does not round-trip: two actions with the same text."""

    MUMBLES: ClassVar[list[Action]] = [Mumble(1), Mumble(2)]

    def space(self, config: AnyConfig) -> Sequence[Action]:
        return [*super().space(config), *self.MUMBLES]

    def rule_against(self, state: PlotsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Mumble):
            return Refusal("KV-2")
        return super().rule_against(state, seat, action)


class HurriesQuietly(FewSeats):
    """A view that changes without a fact."""

    def apply(
        self,
        state: PlotsState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        def change(fact: Fact, only: Sequence[int] | None) -> Any:
            return None if isinstance(fact, Hurried) else (fact, only)

        super().apply(state, seat, action, chance, retold(tell, change))


class Wink(Action):
    """Flips something back and forth."""


WINK = Wink("wink")


class WinksForEver(FewSeats):
    """A decision that never ends: it can be toggled as long as one likes."""

    def space(self, config: AnyConfig) -> Sequence[Action]:
        return [*super().space(config), WINK]

    def legal(self, state: PlotsState, seat: int) -> Sequence[Action]:
        legal = list(super().legal(state, seat))
        return [*legal, WINK] if legal else []

    def rule_against(self, state: PlotsState, seat: int, action: Action) -> Refusal | None:
        if action is WINK:
            return None if state.choices[seat] == UNDECIDED and not state.over else Refusal("KV-1")
        return super().rule_against(state, seat, action)

    def apply(
        self,
        state: PlotsState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        if action is not WINK:
            super().apply(state, seat, action, chance, tell)
            return
        state.won[seat] = 1 - state.won[seat]
        if tell:
            tell(Decided(seat))


class StacksTheDeck(Neighbours):
    """Imagines cards in the deck which were never shuffled into it."""

    def worlds(self, view: View) -> Worlds[NeighboursState]:
        return Altered(super().worlds(view), self._stack)

    def _stack(self, state: NeighboursState, rng: Random) -> NeighboursState:
        strangers = [f for hand in state.hands for f in hand.faces if f not in state.deck.made_of]
        if strangers and state.deck.cards:
            state.deck.cards[0] = strangers[0]
        return state


class ForgetsTheShuffle(Neighbours):
    """A view that forgets who has drawn since the discard was shuffled: its cards are then imagined
    in hands to which none has come."""

    def public(self, state: NeighboursState) -> Any:
        return {k: part for k, part in super().public(state).items() if k != "since_shuffle"}


class CountsDrawnAsKept(Neighbours):
    """Says too much: all cards in hand count as kept out of the shuffle, also those drawn since."""

    def apply(
        self,
        state: NeighboursState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        super().apply(state, seat, action, chance, tell)
        for hand in state.hands:
            hand.kept, hand.drawn = len(hand), 0


class LosesDonations(Neighbours):
    """Cards that vanish: what lies on the discard is thrown away."""

    def apply(
        self,
        state: NeighboursState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        super().apply(state, seat, action, chance, tell)
        state.discard.empty()


class ImaginesTooLittle(Neighbours):
    """Imagines worlds without cards that the viewer knows to be there."""

    def worlds(self, view: View) -> Worlds[NeighboursState]:
        return Altered(super().worlds(view), self._forget)

    def _forget(self, state: NeighboursState, rng: Random) -> NeighboursState:
        if len(state.discard):
            state.hands[0].add(state.discard.faces[0], EVERYONE)
            state.discard.take_openly(state.discard.faces[0])
        return state


class LooksAndTouches(FewSeats):
    """A question of the contract that changes what it looks at."""

    def value(self, state: PlotsState, side: int) -> float:
        state.speed[side] += 1
        return super().value(state, side)


class EndsWithoutOutcome(FewSeats):
    """A game that is over and does not say how it ended."""

    def outcome(self, state: PlotsState) -> None:
        return None

    def value(self, state: PlotsState, side: int) -> float:
        return 0.5


class TellsWhatNobodyListed(FewSeats):
    """A fact that translators never hear of."""

    facts: ClassVar[list[type[Fact]]] = [Decided, Chose]


class ImaginesAnotherSelf(FewSeats):
    """An own world in which the seat has already spent its permit."""

    def own_world(self, view: View) -> PlotsState | None:
        state = self.worlds(view).determinize(Random(0))
        state.permits = [0] * state.seats
        return state


class DreamsOfPoints(FewSeats):
    """An own world with other points than the true one."""

    def own_world(self, view: View) -> PlotsState | None:
        state = self.worlds(view).determinize(Random(0))
        state.won[0] += 1
        state.ground[0] += 5
        return state


class LivesInOneWorld(FewSeats):
    """Gives the same imagined world again and again, with all that was done in it."""

    def worlds(self, view: View) -> Worlds[PlotsState]:
        world = super().worlds(view).determinize(Random(0))
        return Altered(super().worlds(view), lambda _state, _rng: world)


class BelievesItsDreams(FewSeats):
    """Hurrying brings what the others have chosen, and yet it is said to go alike in all worlds."""

    def worlds(self, view: View) -> Worlds[PlotsState]:
        worlds = super().worlds(view)
        worlds.alike = True
        return worlds

    def apply(
        self,
        state: PlotsState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        hidden = sum(state.choices)

        def change(fact: Fact, only: Sequence[int] | None) -> Any:
            told = Hurried(seat, Line("PL-21", hidden)) if isinstance(fact, Hurried) else fact
            return (told, only)

        super().apply(state, seat, action, chance, retold(tell, change))


class KnowsTooMuch(Neighbours):
    """A key with cards in it that the seat has not seen."""

    def information_key(self, state: NeighboursState, seat: int) -> Hashable:
        hands = tuple(tuple(hand.faces) for hand in state.hands)
        return super().information_key(state, seat), hands


class KnowsTooLittle(FewSeats):
    """A key that leaves out what was built."""

    def information_key(self, state: PlotsState, seat: int) -> Hashable:
        return state.round, state.choices[seat]


class SeesThroughBacks(Neighbours):
    """A moment that looks different by cards that the seat has not seen."""

    def moment_key(self, state: NeighboursState, seat: int) -> Hashable:
        return tuple(tuple(hand.faces) for hand in state.hands)


class NoticesNothing(Neighbours):
    """Moments of a turn that all look the same."""

    def moment_key(self, state: NeighboursState, seat: int) -> Hashable:
        return self.turn(state)


class CountsBackwards(FewSeats):
    def turn(self, state: PlotsState) -> int:
        return -state.round


class CountsBySecrets(FewSeats):
    """A turn that ends earlier for those who know more."""

    def turn(self, state: PlotsState) -> int:
        return 1000 * state.round + sum(state.choices)


class Wordless(Action):
    """An action that does not say what its words stand for."""


class SpeaksInRiddles(FewSeats):
    def space(self, config: AnyConfig) -> Sequence[Action]:
        return [*super().space(config), Wordless("wait", 3)]


BROKEN: list[tuple[type[Any], str, str]] = [
    (TellsWhatNobodyListed, "facts_are_listed", "is not in `facts`"),
    (SpeaksInRiddles, "notation", "does not fit its `words`"),
    (ShowsHandInView, "imagined_worlds_look_alike", "its view"),
    (ShowsHandsAndBelievesIt, "swapped_cards_look_alike", "a card that it has not seen"),
    (ShowsHandsAndBelievesIt, "only_facts_inform", "its view tells"),
    (ShowsChoiceInView, "only_facts_inform", "its view tells"),
    (TellsCardToAll, "facts_stay_in_view", "a fact tells"),
    (TellsChoiceToAll, "facts_stay_in_view", "a fact tells"),
    (RefusesByHiddenCard, "imagined_worlds_look_alike", "its refusals"),
    (WaitsByHiddenChoice, "imagined_worlds_look_alike", "who is awaited"),
    (ForgetsPassedCards, "nothing_is_forgotten", "has forgotten it"),
    (ForgetsPassedCards, "what_was_seen_is_known", "is it in `private`"),
    (StacksTheDeck, "what_was_seen_is_known", "not made of"),
    (ForgetsTheShuffle, "shuffles_are_remembered", "going into cards/deck"),
    (CountsDrawnAsKept, "shuffles_are_remembered", "as kept"),
    (SharesAList, "copy_is_independent", "ground"),
    (ListsTooLittle, "legal_agrees", "is not in legal"),
    (ListsByHiddenCards, "imagined_worlds_look_alike", "legal actions"),
    (RollsGlobalDice, "same_again", "global random generator"),
    (KeepsHiddenOrder, "nothing_unseen_in_setup", "what nobody has seen"),
    (RewardsTheQuick, "arrival_does_not_matter", "order of arrival"),
    (Mumbles, "notation", "written alike"),
    (HurriesQuietly, "views_need_facts", "without a fact"),
    (WinksForEver, "ends", "leads back"),
    (LosesDonations, "nothing_is_lost", "cards"),
    (ImaginesTooLittle, "imagined_worlds_look_alike", "its view"),
    (LooksAndTouches, "contract_is_pure", "changes the state"),
    (EndsWithoutOutcome, "outcome_fits", "outcome"),
    (LivesInOneWorld, "worlds_stand_apart", "in the next"),
    (BelievesItsDreams, "previews_hold", "other facts than the commit"),
    (KnowsTooMuch, "keys_fit_views", "more than its view"),
    (KnowsTooLittle, "keys_fit_views", "but not its key"),
    (SeesThroughBacks, "moments_are_told_apart", "more than its view"),
    (NoticesNothing, "moments_are_told_apart", "looks like the last"),
    (CountsBackwards, "turns_count_up", "back to turn"),
    (CountsBySecrets, "imagined_worlds_look_alike", "the number of the turn"),
    (ImaginesAnotherSelf, "own_world_is_true", "other choices"),
    (DreamsOfPoints, "own_world_is_true", "truly"),
]
"""The broken game, the check that must find it, and words that its finding must have."""
