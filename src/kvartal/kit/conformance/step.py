"""One step of a random game, with all that the checks look at."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.conformance.watch import Shuffle
from kvartal.kit.data import Json, JsonObject, canonical
from kvartal.kit.facts import Log
from kvartal.kit.game import AnyConfig, AnyGame, Refusal, observe

MOST_REFUSALS = 60
"""Actions of the space, beside the legal ones, whose refusals are compared between worlds."""


@dataclass(slots=True)
class Step:
    """A seat acted: the position before (a copy), what it did, what was told, and after; and the
    last shuffle of each pile, seen from after."""

    game: AnyGame
    config: AnyConfig
    space: Sequence[Action]
    chance: Chance
    before: Any
    seat: int
    action: Action
    log: Log
    after: Any
    viewers: list[int | None]
    rng: Random
    shuffles: dict[str, Shuffle]


def look(step: Step, state: Any, viewer: int | None, actions: Sequence[Action]) -> dict[str, str]:
    """All that a viewer can learn from a position, each part as text."""
    game = step.game
    looks = {
        "view": canonical(observe(game, state, viewer).to_json()),
        "pending": canonical(list(game.pending(state))),
        "turn": canonical(game.turn(state)),
    }
    if viewer is not None:
        looks["legal"] = canonical([action.notation for action in game.legal(state, viewer)])
        refusals = {a.notation: _plain(game.rule_against(state, viewer, a)) for a in actions}
        looks["refusals"] = canonical(refusals)
    return looks


def sample_space(step: Step) -> list[Action]:
    """Some actions, to compare refusals of: other worlds must refuse them alike."""
    space = step.space
    if len(space) <= MOST_REFUSALS:
        return list(space)
    return step.rng.sample(list(space), MOST_REFUSALS)


def told_to(log: Log, viewer: int | None) -> str:
    return canonical([fact.to_json() for fact in log.known_to(viewer)])


def viewer_name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def first_difference(one: Json | JsonObject, other: Json | JsonObject, path: str = "") -> str:
    """Where two JSON values part, for a message."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted(one.keys() | other.keys()):
            if one.get(key) != other.get(key):
                return first_difference(one.get(key), other.get(key), f"{path}.{key}".lstrip("."))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return first_difference(left, right, f"{path}[{index}]")
    return f"{path or 'value'}: {canonical(one)[:80]} or {canonical(other)[:80]}"


def others(step: Step, count: int) -> Iterator[Random]:
    """Generators for so many imagined worlds."""
    for _ in range(count):
        yield Random(step.rng.random())


def _plain(refusal: Refusal | None) -> list[object] | None:
    return None if refusal is None else [refusal.rule, refusal.args]
