"""Golden playthroughs: a random game with every answer of the contract, as text to be compared."""

from random import Random
from typing import Any

from kvartal.kit.chance import SeededChance, secret_of_seed_number
from kvartal.kit.data import JsonObject, canonical
from kvartal.kit.facts import Log
from kvartal.kit.game import AnyConfig, AnyGame

MOST_LISTED = 12


def playthrough(game: AnyGame, config: AnyConfig, seed: int = 0) -> str:
    """The text changes only when the behaviour of the game does."""
    rng, chance = Random(seed), SeededChance(secret_of_seed_number(seed))
    log = Log()
    state = game.setup(config, chance, log)
    options = canonical(config.options.to_json())
    lines = [
        f"{game.id}, rules {game.version}, {config.seats} seats, {options}, seed {seed}",
        f"space: {len(game.space(config))} actions",
        *_told(log),
        *_position(game, state, None),
    ]
    number = 0
    while pending := game.pending(state):
        number += 1
        seat = rng.choice(list(pending))
        action = rng.choice(list(game.legal(state, seat)))
        before, log = state.copy(), Log()
        game.apply(state, seat, action, chance, log)
        lines += ["", f"{number}. seat {seat}: {action.notation}"]
        lines += _told(log)
        lines += _position(game, state, before)
    lines.append("")
    for side, standing in enumerate(game.outcome(state) or []):
        parts = ", ".join(f"{x.source or x.rule} {x.count}×{x.each}" for x in standing.lines)
        lines.append(f"side {side}: rank {standing.rank}, {standing.score} points = {parts}")
    return "\n".join(lines) + "\n"


def _position(game: AnyGame, state: Any, before: Any) -> list[str]:
    """What can be seen and done; of views, what has changed."""
    known: JsonObject = {} if before is None else game.public(before)
    lines = [f"  public: {_text(_changed(game.public(state), known))}"]
    for seat in range(min(state.seats, MOST_LISTED)):
        known = {} if before is None else game.private(before, seat)
        private = _changed(game.private(state, seat), known)
        if private:
            lines.append(f"  private {seat}: {_text(private)}")
    for seat in game.pending(state)[:MOST_LISTED]:
        legal = [action.notation for action in game.legal(state, seat)]
        shown = ", ".join(legal[:MOST_LISTED]) + (" …" if len(legal) > MOST_LISTED else "")
        lines.append(f"  seat {seat} may ({len(legal)}): {shown}")
    return lines


def _changed(now: JsonObject, before: JsonObject) -> JsonObject:
    return {key: value for key, value in now.items() if key not in before or before[key] != value}


def _told(log: Log) -> list[str]:
    return [f"  told {_audience(told.only)}: {_text(told.fact.to_json())}" for told in log.told]


def _audience(only: list[int] | None) -> str:
    return "all" if only is None else ",".join(map(str, only))


def _text(value: JsonObject) -> str:
    return canonical(value)
