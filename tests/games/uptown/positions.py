"""Positions of UpTown, written down storey by storey."""

from collections.abc import Sequence

from kvartal.games.uptown.components import (
    CARD_OF,
    ID,
    MUNICIPAL_CARDS,
    NONE,
    NUMBER_OF,
    PLOTS,
    PROJECT_CARDS,
)
from kvartal.games.uptown.facts import Income
from kvartal.games.uptown.game import GAME
from kvartal.games.uptown.scoring import income_lines, standing
from kvartal.games.uptown.state import FIRST_ACTION, OVER, SECOND_ACTION, UpTownState
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Fact
from kvartal.kit.knowledge import new_pile
from kvartal.kit.lines import Line, total
from tests.games import turns as turns_of
from tests.games.turns import LUCK
from tests.kit.helpers import config_of

EMPTY = ""
CLOSED = "playground | public_fountain | skate_ramp | chess_pavilion | band_shell"
"""Five plots closed on the ground floor, without any income."""


def street(text: str) -> list[list[int]]:
    """Plots from left to right, `delicatessen | family_flat courtyard_flats`: bottom to top."""
    plots = [[NUMBER_OF[project] for project in plot.split()] for plot in text.split("|")]
    return plots + [[] for _ in range(PLOTS - len(plots))]


def card(project: str) -> int:
    """The card that offers this project."""
    return CARD_OF[NUMBER_OF[project]] if project else NONE


def table(
    *streets: str,
    wallet: Sequence[int] | None = None,
    money: Sequence[int] | None = None,
    tops: Sequence[str] | None = None,
    decks: Sequence[int] | None = None,
    top: str | None = None,
    free: str = "",
    turn: int = 0,
    round_: int = 1,
    is_last: bool = False,
    over: bool = False,
) -> UpTownState:
    """A position: seat 0 is first player. With a `free` card the first action is asked, else the
    second. `tops` and `top` name one project of the open cards, "" for none; what lies nowhere
    else is hidden."""
    seats = len(streets)
    state = GAME.setup(config_of(GAME, seats, first="0"), LUCK)
    state.streets = [street(text) for text in streets]
    state.free = card(free)
    used = {CARD_OF[p] for each in state.streets for plot in each for p in plot} | {state.free}
    named = {card(project) for project in tops or ()} | {card(top or "")}
    left = [number for number in PROJECT_CARDS if number not in used | named]
    if tops is None:
        state.tops, left = left[:seats], left[seats:]
    else:
        state.tops = [card(project) for project in tops]
    open_cards = [int(number != NONE) for number in state.tops]
    each = len(left) // seats
    state.decks = list(decks) if decks is not None else [each * one + one for one in open_cards]
    below = sum(state.decks) - sum(open_cards)
    state.hidden = new_pile("projects", left[:below])
    free_cards = [number for number in MUNICIPAL_CARDS if number not in used | named]
    if top is None:
        state.top, free_cards = free_cards[0], free_cards[1:]
    else:
        state.top = card(top)
    state.municipal = new_pile("municipal", free_cards if state.top != NONE else [])
    state.box = sorted(left[below:] + (free_cards if state.top == NONE else []))
    state.wallet = list(wallet) if wallet is not None else [10] * seats
    state.money = list(money) if money is not None else [0] * seats
    state.question = OVER if over else FIRST_ACTION if free else SECOND_ACTION
    state.turn, state.round, state.is_last = turn, round_, is_last
    return state


def do(state: UpTownState, *turns: str, chance: Chance = LUCK) -> list[Fact]:
    """Turns like `0 build bedsit 2`; each must be legal. Returns what all are told."""
    return turns_of.do(GAME, state, *turns, chance=chance).known_to(None)


def legal(state: UpTownState, seat: int = 0) -> list[str]:
    return turns_of.legal(GAME, state, seat)


def places_of(state: UpTownState, project: str, seat: int = 0) -> list[str]:
    """Where this project may be built or given now: `3`, or `1 3` on the street of seat 1."""
    found = [text.split(" ", 2) for text in legal(state, seat)]
    return [words[2] for words in found if words[1:2] == [project]]


def rule_against(state: UpTownState, text: str, seat: int = 0) -> str | None:
    return turns_of.rule_against(GAME, state, seat, text)


def plot(state: UpTownState, seat: int, number: int) -> list[str]:
    return [ID[project] for project in state.streets[seat][number - 1]]


def income(text: str) -> int:
    """What a payout of this street computes: less than nothing, too (section 10 of the ledger)."""
    return total([line for line in income_lines(street(text)) if line.rule != "UP-103"])


def prestige(text: str) -> list[int]:
    """Of each plot of this street at the end of the game."""
    parts = standing(table(text, EMPTY), 0).parts
    return [total(parts[f"plot_{number}"]) for number in range(1, PLOTS + 1)]


def points(state: UpTownState, seat: int) -> int:
    return standing(state, seat).score


def ranks(state: UpTownState) -> list[int]:
    """The game must be over."""
    standings = GAME.outcome(state)
    assert standings is not None
    return [each.rank for each in standings]


def paid(facts: Sequence[Fact]) -> list[tuple[int, int]]:
    """Whom payouts were made to, and how much."""
    return [(f.seat, total(f.lines)) for f in facts if isinstance(f, Income)]


def kinds(facts: Sequence[Fact]) -> list[str]:
    return [fact.kind for fact in facts]


def amounts(lines: Sequence[Line]) -> dict[str, int]:
    return {line.source: line.amount for line in lines}
