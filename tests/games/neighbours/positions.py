"""Positions of Neighbours, written down card by card."""

from collections.abc import Sequence

from kvartal.games.neighbours.actions import ASK, DISCARD, DONATE, HAND, KEEP, PLAY, RETURN
from kvartal.games.neighbours.components import FACE_OF, deck_for
from kvartal.games.neighbours.game import GAME
from kvartal.games.neighbours.state import NeighboursState, Question
from kvartal.kit.actions import Action, Notation
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Log
from kvartal.kit.knowledge import EVERYONE, Cards, new_pile, only
from tests.games import turns as turns_of
from tests.games.turns import LUCK
from tests.kit.helpers import config_of

EVERY_ACTION = Notation([*PLAY, *DONATE, *HAND, *RETURN, *DISCARD, KEEP, *ASK])


def faces(cards: str) -> list[int]:
    return sorted(FACE_OF[card] for card in cards.split())


def position(
    *hands: str,
    discard: str = "",
    deck: str | None = None,
    round_: int = 1,
    streets: Sequence[str] = (),
    **options: int | bool,
) -> NeighboursState:
    """Seat 0 is to play. `deck` is what is left to draw; without it, all other cards."""
    state = GAME.setup(config_of(GAME, len(hands), **options), LUCK)
    state.first, state.round, state.turns_left = 0, round_, len(hands)
    state.hands = [Cards(faces(h), [only(seat)] * len(h.split())) for seat, h in enumerate(hands)]
    state.streets = [faces(street) for street in streets] or [[] for _ in hands]
    laid_off = faces(discard)
    state.discard = Cards(laid_off, [EVERYONE] * len(laid_off))
    used = {f for hand in state.hands for f in hand.faces} | {*laid_off}
    used |= {face for street in state.streets for face in street}
    rest = [f for f in deck_for(len(hands)) if f not in used] if deck is None else faces(deck)
    state.deck = new_pile("deck", rest)
    state.questions = [Question("play", 0, -1, [])]
    return state


def do(state: NeighboursState, *turns: str, chance: Chance = LUCK) -> Log:
    """Turns like `0 play red_1`; each must be legal."""
    return turns_of.do(GAME, state, *turns, chance=chance)


def legal(state: NeighboursState, seat: int) -> list[str]:
    return turns_of.legal(GAME, state, seat)


def rule_against(state: NeighboursState, seat: int, text: str) -> str | None:
    action: Action = EVERY_ACTION.parse(text)
    refusal = GAME.rule_against(state, seat, action)
    return None if refusal is None else refusal.rule


def kinds(log: Log, seat: int | None) -> list[str]:
    return [fact.kind for fact in log.known_to(seat)]
