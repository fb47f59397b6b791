"""Positions of Welcome To…, written down as the ledger does."""

from collections.abc import Sequence
from typing import Any

from kvartal.games.welcome.components import (
    ALL_CARDS,
    CARD_OF,
    EFFECT,
    EFFECTS,
    GAP_ID,
    HOUSE_ID,
    LENGTHS,
    NUMBER,
    PLAN_OF,
    STARTS,
)
from kvartal.games.welcome.game import GAME
from kvartal.games.welcome.scoring import PARTS, public_points
from kvartal.games.welcome.sheet import (
    build_roundabout,
    estates,
    fitting,
    open_gaps,
    rule_against_fence,
    rule_against_writing,
)
from kvartal.games.welcome.state import Sheet, WelcomeState, empty_sheet, new_turn
from kvartal.games.welcome.turn import play_forced
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Fact, Log
from kvartal.kit.knowledge import EVERYONE, Cards, new_pile
from tests.games import turns as turns_of
from tests.games.turns import LUCK
from tests.kit.helpers import config_of

PLANS = "plan1_estates_44 plan2_estates_45 plan3_estates_34"
FULL = ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12"]


def sheet(*streets: str, **marks: Any) -> Sheet:
    """`. 7 7b | O`: empty, a number, a bis copy, a fence, a roundabout. What is not written is
    empty. `marks`: other fields of a sheet; `pools="1.3 2.1"`."""
    made = empty_sheet()
    for street, text in enumerate(streets):
        house = STARTS[street]
        for cell in text.split():
            if cell == "|":
                made.fences |= 1 << house
                continue
            if cell == "O":
                build_roundabout(made, house)
            elif cell != ".":
                made.houses[house] = int(cell.removesuffix("b"))
                made.copies |= (1 << house) if cell.endswith("b") else 0
            house += 1
        assert house - STARTS[street] <= LENGTHS[street], text
    for name, value in marks.items():
        setattr(made, name, mask(value) if isinstance(value, str) else value)
    return made


def mask(houses: str) -> int:
    return sum(1 << HOUSE_ID.index(house) for house in houses.split())


def table(
    *sheets: Sheet,
    combinations: str = "5 fence, 8 park, 11 agent",
    plans: str = PLANS,
    approved: Sequence[bool] = (False, False, False),
    expert: bool = False,
    round_: int = 5,
) -> WelcomeState:
    """A standard round begins with these combinations; two seats or more."""
    towns = list(sheets) if len(sheets) > 1 else [*sheets, empty_sheet()]
    state = start(len(towns), expert_variant=expert)
    numbers, effects = [], []
    left = list(ALL_CARDS)
    for text in combinations.split(","):
        number, effect = text.split()
        effects.append(next(c for c in left if EFFECTS[EFFECT[c]] == effect))
        left.remove(effects[-1])
        numbers.append(next(c for c in left if NUMBER[c] == int(number)))
        left.remove(numbers[-1])
    state.numbers, state.effects = numbers, effects
    state.discard = Cards(left[:15], [EVERYONE] * 15)
    state.deck = new_pile("deck", left[15:])
    _lay(state, towns, plans, approved, round_)
    return state


def solo(
    town: Sheet, cards: str, plans: str = PLANS, expert: bool = False, round_: int = 5
) -> WelcomeState:
    state = start(1, expert_variant=expert)
    back = state.drawn
    state.drawn = hand(cards)
    state.deck.cards = sorted({*state.deck.cards, *back} - {*state.drawn})
    _lay(state, [town], plans, (False, False, False), round_)
    return state


def draft(
    *hands: str, towns: Sequence[Sheet] = (), marker: int = 0, **options: Any
) -> WelcomeState:
    """A draft round begins with these hands; other cards are in the deck."""
    state = start(len(hands), draft_rules=True, **options)
    held = [hand(cards) for cards in hands]
    state.hands = [Cards(h, [1 << seat] * len(h)) for seat, h in enumerate(held)]
    state.deck.cards = sorted({*ALL_CARDS} - {card for h in held for card in h})
    state.deck.size = len(state.deck.cards)
    state.top = EFFECT[state.deck.cards[0]]
    state.marker = marker
    _lay(state, list(towns) or [empty_sheet() for _ in hands], PLANS, (False, False, False), 5)
    return state


def _lay(
    state: WelcomeState, towns: list[Sheet], plans: str, approved: Sequence[bool], round_: int
) -> None:
    state.plans = [PLAN_OF[plan] for plan in plans.split()]
    state.approved = list(approved)
    state.round = round_
    state.sheets, state.work = towns, towns[:]
    state.points = public_points(state)
    state.turns = [new_turn()] * state.seats
    for seat in range(state.seats):
        play_forced(state, seat, None)


def hand(cards: str) -> list[int]:
    return sorted(CARD_OF[f"c_{card}"] for card in cards.split())


def start(seats: int, chance: Chance = LUCK, **options: Any) -> WelcomeState:
    return GAME.setup(config_of(GAME, seats, **options), chance)


def do(state: WelcomeState, *turns: str, chance: Chance = LUCK) -> Log:
    """Turns like `0 write 5 2.3`; each must be legal. Returns what was told."""
    return turns_of.do(GAME, state, *turns, chance=chance)


def finish(state: WelcomeState, seats: Sequence[int] | None = None, chance: Chance = LUCK) -> Log:
    """These seats (all who are awaited) end their turns as simply as they can."""
    log = Log()
    easy = ("done", "wish no", "skip")
    for seat in GAME.pending(state) if seats is None else seats:
        rounds = state.round
        while state.round == rounds and seat in GAME.pending(state):
            open_now = GAME.legal(state, seat)
            plain = [action for action in open_now if action.notation in easy]
            GAME.apply(state, seat, (plain or open_now)[0], chance, log)
    return log


def legal(state: WelcomeState, seat: int = 0) -> list[str]:
    return turns_of.legal(GAME, state, seat)


def rule_against(state: WelcomeState, text: str, seat: int = 0) -> str | None:
    return turns_of.rule_against(GAME, state, seat, text)


def words(state: WelcomeState, kind: str, seat: int = 0) -> list[str]:
    """What follows a kind of action in the legal ones: `["1.2", "1.3"]` for `write 5`."""
    return [text[len(kind) + 1 :] for text in legal(state, seat) if text.startswith(f"{kind} ")]


def places(town: Sheet, number: int, street: int = 1) -> list[int]:
    """The houses of a street where a number can be written."""
    first, fits = STARTS[street - 1], fitting(town)
    houses = range(first, first + LENGTHS[street - 1])
    free = [house for house in houses if rule_against_writing(town, number, house) is None]
    assert free == [house for house in houses if fits[house] >> number & 1]
    return [house - first + 1 for house in free]


def gaps(town: Sheet, street: int = 1) -> list[int]:
    """The gaps of a street where a fence can be built."""
    free = open_gaps(town)
    assert free == [gap for gap in GAP_ID if rule_against_fence(town, gap) is None]
    names = [GAP_ID[gap].split(".") for gap in free]
    return [int(gap) for name, gap in names if int(name) == street]


def sizes(town: Sheet) -> list[int]:
    return [size for _, size in estates(town)]


def facts(log: Log, kind: str, seat: int | None = None) -> list[Any]:
    """The facts of a kind that a seat (None: everybody) was told."""
    found: list[Fact] = [fact for fact in log.known_to(seat) if fact.kind == kind]
    return found


def points(state: WelcomeState, seat: int = 0) -> int:
    return int(str(GAME.public(state)["sheets"][seat]).split()[-1].split(",")[0])


def part(state: WelcomeState, name: str, seat: int = 0) -> int:
    """One part of the public score of a seat."""
    text = str(GAME.public(state)["sheets"][seat])
    return int(text.rsplit(maxsplit=1)[-1].split(",")[1 + PARTS.index(name)])


def ended(*towns: Sheet, **options: Any) -> WelcomeState:
    """The game is over with these sheets."""
    state = start(len(towns), **options)
    state.sheets = state.work = list(towns)
    state.over = True
    return state


def outcome(*towns: Sheet, **options: Any) -> list[tuple[int, int]]:
    """(rank, points) of each seat when the game is over with these sheets."""
    standings = GAME.outcome(ended(*towns, **options))
    assert standings is not None
    return [(standing.rank, standing.score) for standing in standings]
