"""Positions of Happy City, written down card by card."""

from collections.abc import Sequence
from typing import Any

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.components import CARDS, COLOURED_MARKETS, ID, NUMBER_OF, deck_cards
from kvartal.games.happy_city.effects import income
from kvartal.games.happy_city.game import GAME
from kvartal.games.happy_city.scoring import standing
from kvartal.games.happy_city.state import NONE, HappyCityState
from kvartal.kit.chance import Chance, ScriptedChance
from kvartal.kit.facts import Fact
from kvartal.kit.knowledge import new_pile
from kvartal.kit.lines import total
from tests.games import turns as turns_of
from tests.games.turns import LUCK
from tests.kit.helpers import config_of


def numbers(cards: str) -> list[int]:
    return [NUMBER_OF[card] for card in cards.split()]


def ids(cards: Sequence[int]) -> list[str]:
    return [ID[card] for card in cards]


def table(
    *cities: str,
    mode: str = "expert",
    coins: Sequence[int] | None = None,
    display: str = "",
    row: str = "",
    discards: Sequence[str] = ("", "", ""),
    question: int = asks.BUY,
    turn: int = 0,
    round_: int = 1,
) -> HappyCityState:
    """A position: seat 0 is first player (A, B, C … of the ledger are seats 0, 1, 2 …).

    Cities are listed slot by slot; the decks hold what lies nowhere else.
    """
    seats = len(cities)
    state = GAME.setup(config_of(GAME, seats, mode=mode, first="0"), LUCK)
    state.cities = [numbers(city) for city in cities]
    for seat, city in enumerate(state.cities):
        for slot, card in enumerate(city):
            if CARDS[card].is_special:
                state.special[seat], state.special_slot[seat] = card, slot
    state.coins = list(coins) if coins is not None else [0] * seats
    state.display = numbers(display)
    state.discards = [sorted(numbers(discard)) for discard in discards]
    state.row = sorted(numbers(row))
    taken = {*state.row, *(special for special in state.special if special != NONE)}
    state.box = new_pile("specials", [card for card in state.box.made_of if card not in taken])
    used = [card for city in state.cities for card in city] + state.display
    used += [card for discard in state.discards for card in discard]
    for deck in range(3):
        left = deck_cards(deck)
        for card in used:
            if card in left:
                left.remove(card)
        state.decks[deck] = new_pile(f"deck_{deck + 1}", left)
    state.markets = [] if question != asks.DRAFT else list(COLOURED_MARKETS)
    state.question, state.turn, state.round = question, turn, round_
    state.sum_up()
    return state


def do(state: HappyCityState, *turns: str, chance: Chance = LUCK) -> list[Fact]:
    """Turns like `0 buy museum`; each must be legal. Returns what all are told."""
    return turns_of.do(GAME, state, *turns, chance=chance).known_to(None)


def turn_up(state: HappyCityState, seat: int, deck: int, card: str) -> list[Fact]:
    """`reveal` with this card on top of the deck."""
    pile = state.decks[deck - 1]
    address = f"{pile.name}.{pile.shuffles}/{pile.turned}"
    top = pile.cards.index(NUMBER_OF[card])
    return do(state, f"{seat} reveal {deck}", chance=ScriptedChance({address: top}))


def legal(state: HappyCityState, seat: int) -> list[str]:
    return turns_of.legal(GAME, state, seat)


def rule_against(state: HappyCityState, seat: int, text: str) -> str | None:
    return turns_of.rule_against(GAME, state, seat, text)


def kinds(facts: Sequence[Fact]) -> list[str]:
    return [fact.kind for fact in facts]


def residents(state: HappyCityState, seat: int) -> int:
    return total(standing(state, seat).parts["residents"])


def hearts(state: HappyCityState, seat: int) -> int:
    return total(standing(state, seat).parts["hearts"])


def points(state: HappyCityState, seat: int) -> int:
    return standing(state, seat).score


def incomes(state: HappyCityState) -> list[int]:
    return [income(state, seat) for seat in range(state.seats)]


def scores(state: HappyCityState) -> list[Any]:
    """(rank, points) of each seat; the game must be over."""
    standings = GAME.outcome(state)
    assert standings is not None
    return [(s.rank, s.score) for s in standings]


def finished(*cities: str, mode: str = "family", coins: Sequence[int] | None = None) -> list[Any]:
    """(rank, points) of each seat when the game is over with these cities."""
    return scores(table(*cities, mode=mode, coins=coins, question=asks.OVER))


IDLE = {asks.DISCARD: "keep", asks.REVEAL: "reveal 1", asks.BUY: "pass", asks.SPECIAL: "decline"}


def pass_until(state: HappyCityState, seat: int, question: int) -> None:
    """Nobody buys or takes anything until this seat is asked this question."""
    while state.question != question or GAME.pending(state) != [seat]:
        do(state, f"{GAME.pending(state)[0]} {IDLE[state.question]}")


def before_income(*cities: str, coins: Sequence[int] | None = None) -> HappyCityState:
    """The last player passes and the next income phase comes; `coins`: what all have then."""
    last = len(cities) - 1
    state = table(*cities, coins=coins, turn=last)
    state.coins[last] -= 1
    return state


def collected(*cities: str) -> list[int]:
    """What everybody gains in the next income phase, without money before."""
    state = before_income(*cities)
    do(state, f"{state.seats - 1} pass")
    return state.coins


def last_turn(
    *cities: str, coins: Sequence[int] | None = None, row: str = "", first: int = 0
) -> HappyCityState:
    """The last player is about to pass in the last round (HC-219); `coins`: what all have then."""
    seats = len(cities)
    state = table(*cities, coins=coins, row=row, turn=seats - 1, round_=200)
    state.first = first
    state.coins[state.acting()] -= 1
    return state


def finish(state: HappyCityState, *choices: str, chance: Chance = LUCK) -> list[Fact]:
    """That pass, then these choices of the final; the game must be over by then."""
    facts = do(state, f"{state.acting()} pass", *choices, chance=chance)
    assert GAME.pending(state) == []
    return facts


def drawing(state: HappyCityState, special: str) -> Chance:
    """A chance by which a refusing Sphinx draws this building from the box."""
    return ScriptedChance({"sphinx": state.box.cards.index(NUMBER_OF[special])})
