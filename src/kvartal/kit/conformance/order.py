"""Checks that seats which decide at once can do so in any order."""

from collections import Counter
from collections.abc import Iterator

from kvartal.kit.conformance.step import Step, first_difference
from kvartal.kit.data import canonical, dump
from kvartal.kit.facts import Log
from kvartal.kit.play import Move

MOST_STEPS_ALONE = 60


def arrival_does_not_matter(step: Step) -> Iterator[str]:
    """A stage in which several seats decide at once ends alike however their actions interleave."""
    if len(step.game.pending(step.before)) < 2:
        return
    moves = _play_stage(step)
    if not moves:
        return
    try:
        expected, told = _play(step, moves)
        mixed = [_play(step, _interleaved(step, moves)) for _ in range(2)]
    except _NoLongerOpenError as error:
        yield str(error)
        return
    for state, told_now in mixed:
        if state != expected:
            difference = first_difference(dump(expected), dump(state))
            yield f"the result depends on the order of arrival: {difference}"
        elif told_now != told:
            yield "the facts depend on the order of arrival"


class _NoLongerOpenError(Exception):
    pass


def _play_stage(step: Step) -> list[Move]:
    """Random decisions of the seats that are awaited now, each alone until it is through.

    At most one seat does `ordered` things: two of them may depend on their order.
    """
    game = step.game
    stage = list(game.pending(step.before))
    hasty = step.rng.choice(stage)
    moves: list[Move] = []
    for seat in stage:
        state = step.before.copy()
        for _ in range(MOST_STEPS_ALONE):
            if seat not in game.pending(state):
                break
            choices = list(game.legal(state, seat))
            if seat != hasty:
                choices = [action for action in choices if not action.ordered]
            if not choices:
                break
            action = step.rng.choice(choices)
            moves.append(Move(seat, action))
            game.apply(state, seat, action, step.chance)
    return moves


def _play(step: Step, moves: list[Move]) -> tuple[object, dict[int | None, Counter[str]]]:
    """The state at the end, and what each viewer was told, in no order."""
    state, log = step.before.copy(), Log()
    for move in moves:
        if step.game.rule_against(state, move.seat, move.action) is not None:
            raise _NoLongerOpenError(
                f"{move.action.notation!r} is open to seat {move.seat} only until another acts "
                "(should it be `ordered`?)"
            )
        step.game.apply(state, move.seat, move.action, step.chance, log)
    viewers = {*step.viewers, min(move.seat for move in moves)}
    told = {v: Counter(canonical(fact.to_json()) for fact in log.known_to(v)) for v in viewers}
    return state, told


def _interleaved(step: Step, moves: list[Move]) -> list[Move]:
    """The same moves in another order, each seat's own in theirs."""
    queues: dict[int, list[Move]] = {}
    for move in moves:
        queues.setdefault(move.seat, []).append(move)
    mixed: list[Move] = []
    while queues:
        seat = step.rng.choice(sorted(queues))
        mixed.append(queues[seat].pop(0))
        if not queues[seat]:
            del queues[seat]
    return mixed
