"""Checks of what bots think with: where a turn ends, what a seat knows, and imagined worlds."""

from collections.abc import Iterator
from random import Random

from kvartal.kit.conformance.step import Step, others
from kvartal.kit.game import observe

WORLDS = 2


def turns_count_up(step: Step) -> Iterator[str]:
    before, after = step.game.turn(step.before), step.game.turn(step.after)
    if after < before:
        yield f"{step.action.notation!r} leads from turn {before} back to turn {after}"


def keys_fit_views(step: Step) -> Iterator[str]:
    """Two keys of what a seat knows are equal exactly when its views are."""
    game = step.game
    for seat in step.viewers:
        if seat is None:
            continue
        view, key = observe(game, step.before, seat), game.information_key(step.before, seat)
        worlds = game.worlds(view)
        imagined = [worlds.determinize(rng) for rng in others(step, WORLDS)]
        if any(game.information_key(world, seat) != key for world in imagined):
            yield f"the key of seat {seat} tells more than its view"
        same_view = observe(game, step.after, seat) == view
        if same_view and game.information_key(step.after, seat) != key:
            yield f"the key of seat {seat} changes, but not its view"
        if not same_view and game.information_key(step.after, seat) == key:
            yield f"the view of seat {seat} changes, but not its key"


def moments_are_told_apart(step: Step) -> Iterator[str]:
    """The key of a moment tells no more than the view, and who is asked again in the same turn has
    come to another moment."""
    game, seat = step.game, step.seat
    key = game.moment_key(step.before, seat)
    worlds = game.worlds(observe(game, step.before, seat))
    if any(game.moment_key(worlds.determinize(rng), seat) != key for rng in others(step, WORLDS)):
        yield f"the key of a moment tells seat {seat} more than its view"
    goes_on = game.turn(step.after) == game.turn(step.before) and seat in game.pending(step.after)
    if goes_on and game.moment_key(step.after, seat) == key:
        yield f"{step.action.notation!r} leads seat {seat} to a moment that looks like the last"


def worlds_stand_apart(step: Step) -> Iterator[str]:
    """A view is read once and gives many worlds: what happens in one shows in no other."""
    game, seat = step.game, step.seat
    view = observe(game, step.before, seat)
    worlds = game.worlds(view)
    first = worlds.determinize(Random(1))
    untouched = first.copy()
    game.apply(first, seat, step.action, step.chance)
    if worlds.determinize(Random(1)) != untouched:
        yield "what was done in one imagined world is there in the next"
    if view != observe(game, step.before, seat):
        yield "reading a view, or playing on from it, changes the view"
