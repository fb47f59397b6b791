"""Previews: what unconfirmed steps would lead to, as a function of the seat's own view.

A preview runs in worlds imagined from the view, with a chance that refuses, so it cannot tell
anything the seat does not know. A step whose result is not settled by the view (it asks chance,
or comes out differently in different imagined worlds), or after which the seat is no longer
awaited, can only be committed. No game writes any of this.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from kvartal.kit.actions import Action
from kvartal.kit.chance import ChanceRefusedError, RefusingChance
from kvartal.kit.facts import Fact, Log
from kvartal.kit.game import AnyGame, Refusal, View, Worlds, observe

WORLDS = 16
"""Imagined worlds that must agree: enough to notice, in practice, what hidden cards decide."""


@dataclass(slots=True)
class Preview:
    """`taken` steps were settled; then comes `view` with these choices and `facts` told so far.

    `refusal`: the next step is not legal. `commit`: the next step is legal, but must be committed
    to see what it brings.
    """

    view: View
    legal: list[Action]
    facts: list[Fact]
    taken: int
    commit: bool = False
    refusal: Refusal | None = None


def preview(game: AnyGame, view: View, steps: Sequence[Action]) -> Preview:
    """The steps, one after the other, as far as they can be seen from this seat's view."""
    seat = view.seat
    assert seat is not None, "a spectator has no steps to preview"
    imagined = game.worlds(view)
    worlds = _different(imagined, 1 if imagined.alike else WORLDS)
    turn = game.turn(worlds[0])
    result = Preview(view, list(game.legal(worlds[0], seat)), [], 0)
    for step in steps:
        result.refusal = game.rule_against(worlds[0], seat, step)
        if result.refusal is not None:
            return result
        logs = [_try_step(game, world, seat, step) for world in worlds]
        ends = game.turn(worlds[0]) != turn  # then, what others have decided comes to light
        if ends or not _settled(game, worlds, seat, logs):
            result.commit = True
            return result
        assert logs[0] is not None
        result.facts += logs[0].known_to(seat)
        result.view = observe(game, worlds[0], seat)
        result.legal = list(game.legal(worlds[0], seat))
        result.taken += 1
    return result


def forecast(game: AnyGame, view: View, action: Action) -> list[Fact]:
    """What would surely follow from this action, as far as its seat can know: the facts that come
    first and alike in all imagined worlds, before chance is asked."""
    assert view.seat is not None
    told: list[list[Fact]] = []
    imagined = game.worlds(view)
    for world in _different(imagined, 1 if imagined.is_one else WORLDS):
        log = Log()
        try:
            game.apply(world, view.seat, action, RefusingChance(), log)
        except ChanceRefusedError:
            pass
        told.append(log.known_to(view.seat))
    sure: list[Fact] = []
    for facts in zip(*told, strict=False):
        if any(fact != facts[0] for fact in facts):
            break
        sure.append(facts[0])
    return sure


def _different(imagined: Worlds[Any], most: int) -> list[Any]:
    """So many worlds at most, each once."""
    worlds: list[Any] = []
    for number in range(most):
        world = imagined.determinize(Random(number))
        if world not in worlds:
            worlds.append(world)
    return worlds


def _try_step(game: AnyGame, world: Any, seat: int, step: Action) -> Log | None:
    log = Log()
    try:
        game.apply(world, seat, step, RefusingChance(), log)
    except ChanceRefusedError:
        return None
    return log


def _settled(game: AnyGame, worlds: list[Any], seat: int, logs: list[Log | None]) -> bool:
    """Whether the step shows its seat the same in all worlds, and asks it for more."""
    told = [log.known_to(seat) for log in logs if log is not None]
    return (
        len(told) == len(worlds)
        and seat in game.pending(worlds[0])
        and all(facts == told[0] for facts in told)
        and len({game.information_key(world, seat) for world in worlds}) == 1
    )
