"""Recorded games whose truth is known: who is weaker, or where a blunder was planted."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from kvartal.analysis.values import Valuation, currency_of
from kvartal.bots import BOTS
from kvartal.kit.actions import Action
from kvartal.kit.bot import Bot, Budget
from kvartal.kit.chance import QuickChance
from kvartal.kit.game import AnyConfig, AnyGame, Worlds, observe
from kvartal.kit.play import Move, play_out
from kvartal.kit.record import Record, header_for, read, write

WORLDS = 6
"""In which it is tried which action is worst."""
GRAVE = 0.1
"""Of winning, by the learned value: a blunder that is worth the name."""


def recorded(
    game: AnyGame, config: AnyConfig, bots: Sequence[str], seed: int, thought: int
) -> Record:
    """With so many steps of thought for each choice."""
    header = header_for(game, config, seed)
    players = [BOTS[name](game) for name in bots]
    _, moves = play_out(game, config, header.chance(), players, str(seed), lambda: Budget(thought))
    return read(write(game, config, header, moves))


@dataclass(slots=True)
class Blunder:
    """`move`: its number in the record. `cost`: how much worse it is than the best, by the learned
    value."""

    record: Record
    move: int
    seat: int
    cost: float


def blundered(
    game: AnyGame, config: AnyConfig, bots: Sequence[str], seed: int, thought: int
) -> Blunder:
    """A game with the worst action, as far as its seat can tell, at any one of the choices where
    that is grave; at most choices of a game it is not."""
    rng = Random(f"blunder/{seed}")
    costs = [each.cost for each in _played(game, config, bots, seed, thought, None, rng)]
    grave = [number for number, cost in enumerate(costs) if cost >= GRAVE]
    planted = rng.choice(grave or [costs.index(max(costs))])
    played = _played(game, config, bots, seed, thought, planted, rng)
    moves = [each.move for each in played]
    header = header_for(game, config, seed)
    record = read(write(game, config, header, moves))
    # A record may put what was decided at once into another order.
    own = sum(move.seat == moves[planted].seat for move in moves[:planted])
    seats = [recorded_move.seat for recorded_move in record.moves]
    number = [at for at, seat in enumerate(seats) if seat == moves[planted].seat][own]
    return Blunder(record, number, moves[planted].seat, played[planted].cost)


@dataclass(slots=True)
class _Played:
    """`cost`: of the worst that could be done there, where somebody has looked."""

    move: Move
    cost: float


def _played(
    game: AnyGame,
    config: AnyConfig,
    bots: Sequence[str],
    seed: int,
    thought: int,
    planted: int | None,
    rng: Random,
) -> list[_Played]:
    """With the worst action at one move; if nothing is planted, looks everywhere what it costs."""
    chance = header_for(game, config, seed).chance()
    players: list[Bot] = [BOTS[name](game) for name in bots]
    dice = [Random(f"{seed}/{seat}") for seat in range(config.seats)]
    state, played = game.setup(config, chance), list[_Played]()
    while pending := game.pending(state):
        seat = pending[0]
        legal, view = game.legal(state, seat), observe(game, state, seat)
        action = players[seat].choose(view, legal, dice[seat], Budget(thought))
        cost = 0.0
        if planted is None or len(played) == planted:
            blunder, cost = worst(game, game.worlds(view), seat, legal, rng)
            action = action if planted is None else blunder
        game.apply(state, seat, action, chance)
        played.append(_Played(Move(seat, action), cost))
    return played


def worst(
    game: AnyGame, worlds: Worlds[Any], seat: int, legal: Sequence[Action], rng: Random
) -> tuple[Action, float]:
    """By the learned value at the end of the turn, and how far behind the best."""
    sums, first = [0.0] * len(legal), worlds.determinize(rng)
    valuation = Valuation(game, first.config())
    currency = currency_of(game, first.config())
    for _ in range(WORLDS):
        world = worlds.determinize(rng)
        luck, guess = QuickChance(rng.getrandbits(32)), QuickChance(rng.getrandbits(32))
        for number, action in enumerate(legal):
            after = world.copy()
            game.apply(after, seat, action, luck)
            sums[number] += valuation.ahead(after, luck, guess, currency)[seat]
    return legal[sums.index(min(sums))], (max(sums) - min(sums)) / WORLDS
