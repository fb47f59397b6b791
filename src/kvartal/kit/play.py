"""Playing a game to its end with bots."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from kvartal.kit.actions import Action
from kvartal.kit.bot import Bot, Budget
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Tell
from kvartal.kit.game import Config, Game, observe


@dataclass(slots=True)
class Turn:
    """One action of one seat."""

    seat: int
    action: Action


def play_out(
    game: Game[Any],
    config: Config,
    chance: Chance,
    bots: Sequence[Bot],
    seed: str,
    budget: int = 200,
    tell: Tell | None = None,
    watch: Callable[[Any], None] | None = None,
) -> tuple[Any, list[Turn]]:
    """A whole game; each bot gets its seat's views and its own dice. `watch` gets each position."""
    state = game.setup(config, chance, tell)
    dice = [Random(f"{seed}/{seat}") for seat in range(config.seats)]
    turns: list[Turn] = []
    while pending := game.pending(state):
        seat = pending[0]
        legal = game.legal(state, seat)
        view = observe(game, state, seat)
        action = bots[seat].choose(view, legal, dice[seat], Budget(budget))
        turns.append(Turn(seat, action))
        game.apply(state, seat, action, chance, tell)
        if watch is not None:
            watch(state)
    return state, turns


def in_record_order(
    game: Game[Any], state: Any, chance: Chance, turns: Sequence[Turn], tell: Tell | None = None
) -> Iterator[Turn]:
    """Plays the same turns from the first position on, in the one order in which records are
    written, and hands out each when it has been played.

    Among the seats that decide at once, the lowest goes first; actions that a rule orders by
    arrival (`ordered`) come when nothing else can, in the order in which they arrived.
    """
    waiting: dict[int, list[tuple[int, Action]]] = {}
    for number, turn in enumerate(turns):
        waiting.setdefault(turn.seat, []).append((number, turn.action))
    for _ in turns:
        nexts = [(seat, *waiting[seat][0]) for seat in game.pending(state) if waiting.get(seat)]
        if not nexts:
            raise ValueError("these turns do not make a game")
        free = [entry for entry in nexts if not entry[2].ordered]
        seat, _, action = free[0] if free else min(nexts, key=lambda entry: entry[1])
        del waiting[seat][0]
        if game.rule_against(state, seat, action) is not None:
            raise ValueError(f"seat {seat} may not {action.notation} here")
        game.apply(state, seat, action, chance, tell)
        yield Turn(seat, action)
