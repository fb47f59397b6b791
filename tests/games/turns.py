"""Turns written down as people say them, in a position of any game."""

from kvartal.kit.actions import Notation
from kvartal.kit.chance import Chance, SeededChance
from kvartal.kit.facts import Log
from kvartal.kit.game import AnyGame, State

LUCK = SeededChance(bytes(32))


def do(game: AnyGame, state: State, *turns: str, chance: Chance = LUCK) -> Log:
    """Turns like `0 buy museum`; each must be legal. Returns what was told."""
    notation, log = Notation(game.space(state.config())), Log()
    for turn in turns:
        seat, _, text = turn.partition(" ")
        assert text in legal(game, state, int(seat)), (turn, legal(game, state, int(seat)))
        game.apply(state, int(seat), notation.parse(text), chance, log)
    return log


def legal(game: AnyGame, state: State, seat: int) -> list[str]:
    """What is legal; nothing else may be without a rule against it."""
    actions = game.legal(state, seat)
    free = [a for a in game.space(state.config()) if game.rule_against(state, seat, a) is None]
    assert set(free) == set(actions), (free, actions)
    return [action.notation for action in actions]


def rule_against(game: AnyGame, state: State, seat: int, text: str) -> str | None:
    action = Notation(game.space(state.config())).parse(text)
    refusal = game.rule_against(state, seat, action)
    return None if refusal is None else refusal.rule
