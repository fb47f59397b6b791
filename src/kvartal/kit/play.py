"""Playing a game to its end with bots."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from kvartal.kit.actions import Action
from kvartal.kit.bot import Bot, Budget
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Tell
from kvartal.kit.game import AnyConfig, AnyGame, observe


@dataclass(slots=True)
class Move:
    """One action of one seat."""

    seat: int
    action: Action


def play_out(
    game: AnyGame,
    config: AnyConfig,
    chance: Chance,
    bots: Sequence[Bot],
    seed: str,
    thought: Callable[[], Budget] = Budget,
    tell: Tell | None = None,
    watch: Callable[[Any], None] | None = None,
) -> tuple[Any, list[Move]]:
    """A whole game; each bot gets its seat's views, its own dice and, for each choice, so much
    `thought`. `watch` gets each position."""
    state = game.setup(config, chance, tell)
    dice = [Random(f"{seed}/{seat}") for seat in range(config.seats)]
    moves: list[Move] = []
    while pending := game.pending(state):
        seat = pending[0]
        legal = game.legal(state, seat)
        view = observe(game, state, seat)
        action = bots[seat].choose(view, legal, dice[seat], thought())
        moves.append(Move(seat, action))
        game.apply(state, seat, action, chance, tell)
        if watch is not None:
            watch(state)
    return state, moves


def in_record_order(
    game: AnyGame,
    state: Any,
    chance: Chance,
    moves: Sequence[Move],
    tell: Tell | None = None,
    dice: Random | None = None,
) -> Iterator[Move]:
    """Plays the same moves from the first position on, in the one order in which records are
    written, and hands out each when it has been played.

    Among the seats that decide at once, the lowest goes first (with dice: any); actions that a rule
    orders by arrival (`ordered`) come when nothing else can, in the order in which they arrived.
    """
    waiting: dict[int, list[tuple[int, Action]]] = {}
    for number, move in enumerate(moves):
        waiting.setdefault(move.seat, []).append((number, move.action))
    for _ in moves:
        nexts = [(seat, *waiting[seat][0]) for seat in game.pending(state) if waiting.get(seat)]
        if not nexts:
            raise ValueError("these moves do not make a game")
        free = [entry for entry in nexts if not entry[2].ordered]
        if free:
            seat, _, action = free[0] if dice is None else dice.choice(free)
        else:
            seat, _, action = min(nexts, key=lambda entry: entry[1])
        del waiting[seat][0]
        if game.rule_against(state, seat, action) is not None:
            raise ValueError(f"seat {seat} may not {action.notation} here")
        game.apply(state, seat, action, chance, tell)
        yield Move(seat, action)
