"""Follows the cards of a game from outside, and across shuffles in the midst of a step."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Tell
from kvartal.kit.game import AnyGame
from kvartal.kit.knowledge import EVERYONE, Cards, Pile, Place


@dataclass(slots=True)
class Shuffle:
    """The last shuffle of a pile: the cards that were in it and outside; who has seen which of them
    going in; and how many cards have come to each place since, by their backs."""

    inside: Counter[int]
    outside: Counter[int]
    seen: dict[int, int]
    came: Counter[tuple[str, str]] = field(default_factory=Counter)

    def seen_by(self, viewer: int | None) -> set[int]:
        if viewer is None:
            return {card for card, mask in self.seen.items() if mask == EVERYONE}
        return {card for card, mask in self.seen.items() if mask >> viewer & 1}


class Watch:
    """Plays a game, and looks at its places whenever chance is asked: so it sees a pile when it has
    been shuffled and no card has been drawn from it."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.shuffles: dict[str, Shuffle] = {}
        self._game = game
        self._places = _copies(game.places(state))

    def apply(
        self, state: Any, seat: int, action: Action, chance: Chance, tell: Tell | None = None
    ) -> bool:
        """Does a step. Were cards shuffled that somebody has seen?"""
        before = {*map(id, self.shuffles.values())}
        watched = _WatchedChance(chance, lambda: self._look(state))
        self._game.apply(state, seat, action, watched, tell)
        self._look(state)
        return any(last.seen and id(last) not in before for last in self.shuffles.values())

    def _look(self, state: Any) -> None:
        before, self._places = self._places, _copies(self._game.places(state))
        for name, place in self._places.items():
            was = before[name]
            if isinstance(place, Cards) and isinstance(was, Cards) and place.faces != was.faces:
                for card in (Counter(place.faces) - Counter(was.faces)).elements():
                    for shuffle in self.shuffles.values():
                        shuffle.came[name, self._game.back(card)] += 1
        for name, place in self._places.items():
            was = before[name]
            if isinstance(place, Pile) and isinstance(was, Pile) and place.shuffles > was.shuffles:
                self.shuffles[name] = _shuffle(name, place, before, self._places)


class _WatchedChance:
    """Lets somebody look before it answers."""

    def __init__(self, chance: Chance, look: Callable[[], None]) -> None:
        self._chance = chance
        self._look = look

    def below(self, address: str, n: int) -> int:
        self._look()
        return self._chance.below(address, n)


def _copies(places: dict[str, Place]) -> dict[str, Place]:
    return {name: place.copy() for name, place in places.items()}


def _shuffle(name: str, pile: Pile, before: dict[str, Place], now: dict[str, Place]) -> Shuffle:
    """Who knew a card of a place that has gone in as a whole has seen it going in. That tells
    nothing if a card just like it is still outside, or if all that is outside lies open."""
    kept = held(name, now).values()
    inside = Counter(pile.cards)
    outside = Counter(card for place in kept for card in place.faces)
    shuffle = Shuffle(inside, outside, {})
    if all(mask == EVERYONE for place in kept for mask in place.seen):
        return shuffle
    for place in held(name, before).values():
        if Counter(place.faces) <= inside:
            for card, mask in zip(place.faces, place.seen, strict=True):
                if card not in outside:
                    shuffle.seen[card] = shuffle.seen.get(card, EVERYONE) & mask
    return shuffle


def held(pile: str, places: dict[str, Place]) -> dict[str, Cards]:
    """Where the cards of a pile's family are held or laid away."""
    family = f"{pile.partition('/')[0]}/"
    return {
        name: place
        for name, place in places.items()
        if isinstance(place, Cards) and name.startswith(family)
    }
