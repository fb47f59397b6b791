"""What a seat of Welcome To… may see."""

from collections.abc import Hashable
from typing import Literal, NotRequired, TypedDict, get_args

from kvartal.games.welcome.components import (
    EFFECT,
    EFFECTS,
    HOUSE_ID,
    NONE,
    PLAN_ID,
    Effect,
)
from kvartal.games.welcome.deck import top_name
from kvartal.games.welcome.draft import (
    PrivateShuffle,
    PublicShuffle,
    by_effect,
    covered,
    has_shuffle,
    ids,
    marks,
    private_shuffle,
    public_shuffle,
)
from kvartal.games.welcome.scoring import best_temps, parts, temp_points, working_parts
from kvartal.games.welcome.state import (
    COMMITTED,
    Sheet,
    Turn,
    WelcomeState,
)
from kvartal.games.welcome.text import sheet_text
from kvartal.kit.facts import ComponentId, SeatNumber
from kvartal.kit.knowledge import EVERYONE, Cards, only

Step = Literal["choose", "write", "effect", "pass", "finish", "estate", "wish", "committed"]
QUESTIONS: tuple[Step, ...] = get_args(Step)


class DeckView(TypedDict):
    """`size`: cards in it (standard: below the tops of the three piles). `top`: solo and draft, the
    effect on top, or `solo_card`, or ""."""

    size: int
    shuffles: int
    turned: int
    top: str
    solo_card: bool


class PublicView(TypedDict):
    """`discard`: a character for each card, in the order of the components: 1 if all know that it
    lies there; `discard_backs`: in the draft, how many more of each effect. `hands`: in the draft,
    the backs of the cards in each hand. `sheets`: see `text`. After a reshuffle in the draft there
    is also a `shuffle` (see `draft`), here and in the private view."""

    round: int
    over: bool
    plans: list[ComponentId]
    approved: list[bool]
    numbers: list[ComponentId]
    effects: list[ComponentId]
    drawn: list[ComponentId]
    deck: DeckView
    discard: str
    discard_backs: list[int]
    hands: list[list[Effect]]
    marker: SeatNumber
    committed: list[SeatNumber]
    sheets: list[str]
    shuffle: NotRequired[PublicShuffle]


class TurnView(TypedDict):
    """What the seat has done so far in this round; "" and -1 where it has not. Cards and plans are
    counted from 1."""

    number_card: int
    effect_card: int
    number: int
    effect: Effect | Literal[""]
    house: str
    written: int
    refused: bool
    target: int
    amount: int
    roundabout: str
    plan: int
    picks: list[str]
    claims: list[int]
    wish: bool
    pass_card: int


class PrivateView(TypedDict):
    """`step`: what the seat is asked. `sheet`: with all it has done in this round. In the draft:
    `known`, the cards it has seen in each hand (its own: all, in the order of `play`), and
    `known_discards`, those it has seen in the discard and not all have."""

    step: Step
    sheet: str
    turn: TurnView
    known: list[list[ComponentId]]
    known_discards: list[ComponentId]
    shuffle: NotRequired[PrivateShuffle]


def public(state: WelcomeState) -> PublicView:
    deck, best = state.deck, best_temps(state)
    seen: PublicView = {
        "round": state.round,
        "over": state.over,
        "plans": [PLAN_ID[plan] for plan in state.plans],
        "approved": state.approved[:],  # WT-31
        "numbers": ids(state.numbers),  # WT-29
        "effects": ids(state.effects),
        "drawn": ids(state.drawn),
        "deck": {
            "size": deck.size,
            "shuffles": deck.shuffles,
            "turned": deck.turned,
            "top": top_name(state),
            "solo_card": state.solo_left,
        },
        "discard": marks(state.discard),
        "discard_backs": by_effect(covered(state.discard)),
        "hands": [_backs(hand) for hand in state.hands],
        "marker": state.marker,
        "committed": _committed(state),
        "sheets": [_text(state, sheet, best) for sheet in state.sheets],  # WT-27, WT-34
    }
    if has_shuffle(state):
        seen["shuffle"] = public_shuffle(state)
    return seen


def _backs(hand: Cards) -> list[Effect]:
    """WT-33."""
    return [EFFECTS[effect] for effect in sorted(EFFECT[card] for card in hand.faces)]


def _committed(state: WelcomeState) -> list[int]:
    if state.over:
        return []
    return [seat for seat, turn in enumerate(state.turns) if turn.step == COMMITTED]


def _text(state: WelcomeState, sheet: Sheet, best: list[int]) -> str:
    score = parts(sheet, temp_points(state, sheet.temps, best))
    return sheet_text(sheet, [sum(score), *score])


def private(state: WelcomeState, seat: int) -> PrivateView:
    score = working_parts(state, seat)
    seen: PrivateView = {
        "step": QUESTIONS[state.turns[seat].step],
        "sheet": sheet_text(state.work[seat], [sum(score), *score]),
        "turn": _turn_view(state.turns[seat]),
        "known": [ids(hand.known_to(seat)) for hand in state.hands],
        "known_discards": ids(covered(state.discard, only(seat))),
    }
    if has_shuffle(state):
        seen["shuffle"] = private_shuffle(state, seat)
    return seen


def information_key(state: WelcomeState, seat: int) -> Hashable:
    """What of both views the rest follows from."""
    deck = state.deck
    return (
        state.round,
        state.over,
        tuple(state.approved),
        tuple(state.numbers),
        tuple(state.drawn),
        tuple(state.effects),
        (deck.size, deck.shuffles, deck.turned, state.top, state.solo_left),
        _cards_key(state.discard, seat),
        tuple([_cards_key(hand, seat) for hand in state.hands]),
        _shuffle_key(state, seat) if has_shuffle(state) else None,
        state.marker,
        tuple(_committed(state)),
        tuple([_sheet_key(sheet) for sheet in state.sheets]),
        _sheet_key(state.work[seat]),
        _turn_key(state.turns[seat]),
    )


def moment_key(state: WelcomeState, seat: int) -> Hashable:
    """Until the round ends a seat sees nothing new but what it does on its own sheet: a hundred
    others need not be looked at."""
    return state.round, state.over, _sheet_key(state.work[seat]), _turn_key(state.turns[seat])


def _cards_key(cards: Cards, seat: int) -> Hashable:
    """The faces that all know, those that this seat knows, and the backs of the others."""
    if not cards.seen or min(cards.seen) == max(cards.seen) == EVERYONE:
        return tuple(cards.faces)
    marks = [
        (0, face) if seen == EVERYONE else (1, face) if seen >> seat & 1 else (2, EFFECT[face])
        for face, seen in zip(cards.faces, cards.seen, strict=True)
    ]
    return tuple(sorted(marks))


def _shuffle_key(state: WelcomeState, seat: int) -> Hashable:
    public, private = public_shuffle(state), private_shuffle(state, seat)
    mine = tuple(private["put_in"]), tuple(private["kept"])
    return public["put_in"], tuple(public["kept"]), mine


def _sheet_key(sheet: Sheet) -> Hashable:
    return (
        tuple(sheet.houses),
        sheet.copies,
        sheet.fences,
        sheet.pools,
        sheet.in_estates,
        sheet.in_plans,
        tuple(sheet.parks),
        tuple(sheet.agents),
        sheet.temps,
        sheet.refusals,
        tuple(sheet.plans),
    )


def _turn_key(turn: Turn) -> Hashable:
    return (
        turn.step,
        turn.number_card,
        turn.effect_card,
        turn.number,
        turn.effect,
        turn.house,
        turn.written,
        turn.refused,
        turn.target,
        turn.amount,
        turn.roundabout,
        turn.plan,
        tuple(turn.picks),
        tuple(turn.claims),
        turn.wish,
        turn.pass_card,
    )


def _turn_view(turn: Turn) -> TurnView:
    return {
        "number_card": _from_one(turn.number_card),
        "effect_card": _from_one(turn.effect_card),
        "number": turn.number,
        "effect": "" if turn.effect == NONE else EFFECTS[turn.effect],
        "house": _house_name(turn.house),
        "written": turn.written,
        "refused": turn.refused,
        "target": turn.target,
        "amount": turn.amount,
        "roundabout": _house_name(turn.roundabout),
        "plan": _from_one(turn.plan),
        "picks": [HOUSE_ID[house] for house in turn.picks],
        "claims": [level + 1 for level in turn.claims],
        "wish": turn.wish,
        "pass_card": _from_one(turn.pass_card),
    }


def _house_name(house: int) -> str:
    return "" if house == NONE else HOUSE_ID[house]


def _from_one(index: int) -> int:
    return NONE if index == NONE else index + 1
