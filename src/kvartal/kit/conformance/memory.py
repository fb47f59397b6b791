"""Checks that no card is lost, nor forgotten by a seat that was shown it and could follow it."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from kvartal.kit.conformance.step import Step, others, viewer_name
from kvartal.kit.conformance.watch import Shuffle, held
from kvartal.kit.game import View, observe
from kvartal.kit.knowledge import Cards, Pile

Contents = dict[str, Counter[int]]
"""The cards held or laid away, by place."""

FEW = 6
MANY = 400
"""Imagined worlds that must agree before a card counts as known; MANY settles a suspicion."""


def what_was_seen_is_known(step: Step) -> Iterator[str]:
    """A card that a seat has seen lies where it saw it in all worlds it imagines, and a pile holds
    only what it is made of."""
    places = step.game.places(step.before)
    for viewer in step.viewers:
        worlds = step.game.worlds(observe(step.game, step.before, viewer))
        for rng in others(step, FEW):
            imagined = step.game.places(worlds.determinize(rng))
            for name, place in places.items():
                there = imagined[name]
                if isinstance(place, Pile) and isinstance(there, Pile):
                    if not set(there.cards) <= set(place.made_of):
                        yield f"an imagined {name} holds cards that it is not made of"
                        return
                elif isinstance(place, Cards) and isinstance(there, Cards) and viewer is not None:
                    forgotten = Counter(place.known_to(viewer)) - Counter(there.faces)
                    if forgotten:
                        yield (
                            f"seat {viewer} has seen {sorted(forgotten)} in {name}, but imagines "
                            "worlds without: is it in `private`?"
                        )
                        return


def nothing_is_forgotten(step: Step) -> Iterator[str]:
    if _shuffles(step, step.before) != _shuffles(step, step.after):
        return  # cards that went into a pile may have come out again: nobody can follow
    for viewer in step.viewers:
        if viewer is not None and _forgotten(step, viewer, FEW):
            for place, card, now_at in _forgotten(step, viewer, MANY):
                yield (
                    f"seat {viewer} had seen card {card} in {place} and could follow it to "
                    f"{now_at}, but its view has forgotten it"
                )
                return


def _forgotten(step: Step, viewer: int, worlds: int) -> list[tuple[str, int, str]]:
    """Cards a viewer had seen and could follow, but knows no more: from where, which, to where.

    What it only knew by elimination does not count.
    """
    known_after = _known(step, observe(step.game, step.after, viewer), worlds)
    before, after = _contents(step, step.before), _contents(step, step.after)
    forgotten = []
    for name, place in step.game.places(step.before).items():
        for card in place.known_to(viewer) if isinstance(place, Cards) else []:
            now_at = _followed(before, after, known_after, name, card)
            if now_at is not None and card not in known_after[now_at]:
                forgotten.append((name, card, now_at))
    return forgotten


def shuffles_are_remembered(step: Step) -> Iterator[str]:
    """What a viewer has seen going into a pile is, in all worlds it imagines, still in there or
    where cards have come since. And nothing counts as kept or drawn since that is not."""
    for pile, shuffle in step.shuffles.items():
        for name, place in held(pile, step.game.places(step.after)).items():
            kept, drawn = (
                (Counter(place.faces) & part).total() for part in (shuffle.outside, shuffle.inside)
            )
            if place.kept > kept or place.drawn > drawn:
                yield (
                    f"{name} counts {place.kept} cards as kept and {place.drawn} as drawn since "
                    f"{pile} was shuffled, but there are {kept} and {drawn}"
                )
        for viewer in step.viewers:
            seen = shuffle.seen_by(viewer)
            worlds = step.game.worlds(observe(step.game, step.after, viewer))
            for rng in others(step, FEW if seen else 0):
                world = step.game.places(worlds.determinize(rng))
                for name, strays in _strays(step, held(pile, world), shuffle, seen):
                    yield (
                        f"{viewer_name(viewer)} has seen {strays} going into {pile}, but imagines "
                        f"worlds with these in {name}, where fewer cards have come since"
                    )
                    return


def _strays(
    step: Step, world: dict[str, Cards], shuffle: Shuffle, seen: set[int]
) -> Iterator[tuple[str, list[int]]]:
    """Places that hold more of the cards seen going in than cards with their back have come."""
    for name, place in world.items():
        by_back: dict[str, list[int]] = {}
        for card in place.faces:
            if card in seen:
                by_back.setdefault(step.game.back(card), []).append(card)
        for back, cards in by_back.items():
            if len(cards) > shuffle.came[name, back]:
                yield name, cards


def nothing_is_lost(step: Step) -> Iterator[str]:
    """The cards of each family are the same before and after, in true and in imagined worlds."""
    expected = _families(step, step.before)
    if _families(step, step.after) != expected:
        difference = _families(step, step.after)
        yield f"{step.action.notation!r} loses or makes cards: {_parted(expected, difference)}"
    for viewer in step.viewers:
        world = step.game.worlds(observe(step.game, step.before, viewer)).determinize(Random(1))
        if _families(step, world) != expected:
            yield (
                "an imagined world has other cards than the true one: "
                f"{_parted(expected, _families(step, world))}"
            )


def _contents(step: Step, state: Any) -> Contents:
    """Piles are not among them."""
    places = step.game.places(state)
    return {n: Counter(place.faces) for n, place in places.items() if isinstance(place, Cards)}


def _shuffles(step: Step, state: Any) -> list[int]:
    places = step.game.places(state).values()
    return [place.shuffles for place in places if isinstance(place, Pile)]


def _known(step: Step, view: View, worlds: int) -> Contents:
    """The cards that lie in the same place in all worlds imagined from a view."""
    known: Contents = {}
    imagined = step.game.worlds(view)
    for number in range(worlds):
        contents = _contents(step, imagined.determinize(Random(number)))
        known = {n: known[n] & contents[n] for n in contents} if known else contents
    return known


def _followed(
    before: Contents, after: Contents, known_after: Contents, place: str, card: int
) -> str | None:
    """Where a card that was known to lie in a place can be followed to; None if it cannot."""
    gone = before[place] - after[place]
    if gone == before[place]:  # all of them left; together, they can be followed
        for other, contents in after.items():
            if other != place and before[place] <= contents:
                return other
        return None
    if card in gone:
        return None
    left_openly = all(any(c in cards for cards in known_after.values()) for c in gone)
    return place if left_openly else None


def _families(step: Step, state: Any) -> dict[str, Counter[int]]:
    families: dict[str, Counter[int]] = {}
    for name, place in step.game.places(state).items():
        cards = place.faces if isinstance(place, Cards) else place.cards
        families.setdefault(name.split("/")[0], Counter()).update(cards)
    return families


def _parted(one: dict[str, Counter[int]], other: dict[str, Counter[int]]) -> str:
    for family, cards in one.items():
        missing, extra = cards - other[family], other[family] - cards
        if missing or extra:
            return f"{family} missing {sorted(missing)}, extra {sorted(extra)}"
    return "other families"
