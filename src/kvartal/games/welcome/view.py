"""What a seat of Welcome To… may see, and how to imagine the rest."""

from collections import Counter
from dataclasses import dataclass
from random import Random

from kvartal.games.welcome.components import (
    ALL_CARDS,
    CARD_ID,
    CARD_OF,
    EFFECT,
    EFFECTS,
    HOUSE_ID,
    HOUSE_OF,
    NONE,
    PLAN_ID,
    PLAN_OF,
    SOLO,
    SOLO_CARD,
)
from kvartal.games.welcome.deck import top_name
from kvartal.games.welcome.rules import legal
from kvartal.games.welcome.scoring import best_temps, parts, temp_points, working_parts
from kvartal.games.welcome.state import (
    COMMITTED,
    Sheet,
    Turn,
    WelcomeOptions,
    WelcomeState,
    empty_sheet,
    new_turn,
)
from kvartal.games.welcome.text import read_sheet, read_total, sheet_text
from kvartal.games.welcome.turn import take_step
from kvartal.kit.data import JsonDict, field_types, load
from kvartal.kit.game import View
from kvartal.kit.knowledge import EVERYONE, Cards, Pile, only

QUESTIONS = ["choose", "write", "effect", "pass", "finish", "estate", "wish", "committed"]


@dataclass(slots=True)
class DeckView:
    """`size`: cards in it (standard: below the tops of the three piles). `top`: solo and draft, the
    effect on top, or `solo_card`, or ""."""

    size: int
    shuffles: int
    turned: int
    top: str
    solo_card: bool


@dataclass(slots=True)
class PublicView:
    """`discard`: a character for each card, in the order of the components: 1 if all know that it
    lies there; `discard_backs`: in the draft, how many more of each effect. `hands`: in the draft,
    the backs of the cards in each hand. `sheets`: see `text`."""

    round: int
    over: bool
    plans: list[str]
    approved: list[bool]
    numbers: list[str]
    effects: list[str]
    drawn: list[str]
    deck: DeckView
    discard: str
    discard_backs: list[int]
    hands: list[list[str]]
    marker: int
    committed: list[int]
    sheets: list[str]


@dataclass(slots=True)
class TurnView:
    """What the seat has done so far in this round; "" and -1 where it has not. Cards and plans are
    counted from 1."""

    number_card: int
    effect_card: int
    number: int
    effect: str
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


@dataclass(slots=True)
class PrivateView:
    """`step`: what the seat is asked. `sheet`: with all it has done in this round. In the draft:
    `known`, the cards it has seen in each hand (its own: all, in the order of `play`), and
    `known_discards`, those it has seen in the discard and not all have."""

    step: str
    sheet: str
    turn: TurnView
    known: list[list[str]]
    known_discards: list[str]


def public(state: WelcomeState) -> JsonDict:
    deck, best = state.deck, best_temps(state)
    open_cards, backs = ["0"] * len(ALL_CARDS), [0] * len(EFFECTS)
    for card, seen in zip(state.discard.faces, state.discard.seen, strict=True):
        if seen == EVERYONE:
            open_cards[card] = "1"
        else:
            backs[EFFECT[card]] += 1
    view = PublicView(
        round=state.round,
        over=state.over,
        plans=[PLAN_ID[plan] for plan in state.plans],
        approved=state.approved[:],  # WT-31
        numbers=_ids(state.numbers),  # WT-29
        effects=_ids(state.effects),
        drawn=_ids(state.drawn),
        deck=DeckView(deck.size, deck.shuffles, deck.turned, top_name(state), state.solo_left),
        discard="".join(open_cards),
        discard_backs=backs,
        hands=[[EFFECTS[e] for e in sorted(EFFECT[c] for c in hand.faces)] for hand in state.hands],
        marker=state.marker,
        committed=_committed(state),
        sheets=[_text(state, sheet, best) for sheet in state.sheets],  # WT-27, WT-34
    )
    return {**_plain(view), "deck": _plain(view.deck)}


def _committed(state: WelcomeState) -> list[int]:
    if state.over:
        return []
    return [seat for seat, turn in enumerate(state.turns) if turn.step == COMMITTED]


def _text(state: WelcomeState, sheet: Sheet, best: list[int]) -> str:
    score = parts(sheet, temp_points(state, sheet.temps, best))
    return sheet_text(sheet, [sum(score), *score])


def private(state: WelcomeState, seat: int) -> JsonDict:
    score = working_parts(state, seat)
    discard = zip(state.discard.faces, state.discard.seen, strict=True)
    view = PrivateView(
        step=QUESTIONS[state.turns[seat].step],
        sheet=sheet_text(state.work[seat], [sum(score), *score]),
        turn=_turn_view(state.turns[seat]),
        known=[_ids(hand.known_to(seat)) for hand in state.hands],
        known_discards=[
            CARD_ID[card] for card, seen in discard if seen != EVERYONE and seen >> seat & 1
        ],
    )
    return {**_plain(view), "turn": _plain(view.turn)}


def _plain(view: PublicView | DeckView | PrivateView | TurnView) -> JsonDict:
    """As `kit.data.dump`, but only one level deep: all lists in it are its own already."""
    return {name: getattr(view, name) for name in field_types(type(view))}


def _turn_view(turn: Turn) -> TurnView:
    return TurnView(
        _from_one(turn.number_card),
        _from_one(turn.effect_card),
        turn.number,
        "" if turn.effect == NONE else EFFECTS[turn.effect],
        _house_name(turn.house),
        turn.written,
        turn.refused,
        turn.target,
        turn.amount,
        _house_name(turn.roundabout),
        _from_one(turn.plan),
        [HOUSE_ID[house] for house in turn.picks],
        [level + 1 for level in turn.claims],
        turn.wish,
        _from_one(turn.pass_card),
    )


def _read_turn(view: PrivateView) -> Turn:
    seen = view.turn
    return Turn(
        QUESTIONS.index(view.step),
        _from_zero(seen.number_card),
        _from_zero(seen.effect_card),
        seen.number,
        EFFECTS.index(seen.effect) if seen.effect else NONE,
        HOUSE_OF.get(seen.house, NONE),
        seen.written,
        seen.refused,
        seen.target,
        seen.amount,
        HOUSE_OF.get(seen.roundabout, NONE),
        _from_zero(seen.plan),
        [HOUSE_OF[house] for house in seen.picks],
        [level - 1 for level in seen.claims],
        seen.wish,
        _from_zero(seen.pass_card),
    )


def own_world(view: View) -> WelcomeState:
    """All that bears on this seat's own choices: its sheet, its turn and the points of the others,
    whose sheets are left blank. Alone, that is the whole position."""
    if view.config.seats == 1:
        return determinize(view, Random(0))
    assert view.seat is not None
    seen, own = load(PublicView, view.public), load(PrivateView, view.private)
    blank = empty_sheet()
    state = _frame(view, seen, [blank] * view.config.seats)
    state.points = [read_total(text) for text in seen.sheets]
    for seat, text in enumerate(seen.sheets):  # temps are ranked
        if seat != view.seat:
            temps = int(text.split(" ", 4)[3])
            if temps:
                state.sheets[seat] = blank.copy()
                state.sheets[seat].temps = temps
    state.sheets[view.seat] = read_sheet(seen.sheets[view.seat])
    state.hands = [
        _open_cards(known, only(seat, view.seat)) for seat, known in enumerate(own.known)
    ]
    for card in _cards(own.known_discards):
        state.discard.add(card, only(view.seat))
    _take_seat(state, view.seat, own)
    return state


def determinize(view: View, rng: Random) -> WelcomeState:
    """Nobody knows what those who have committed did: any turn will do. In the draft, nor which
    numbers are on the backs that others hold or have laid away."""
    seen = load(PublicView, view.public)
    state = _frame(view, seen, [read_sheet(text) for text in seen.sheets])
    state.points = [read_total(text) for text in seen.sheets]
    own = load(PrivateView, view.private) if view.seat is not None else None
    if state.draft:
        _deal_unseen(state, view.seat, seen, own, rng)
    else:
        open_cards = {*state.discard.faces, *state.numbers, *state.effects, *state.drawn}
        state.deck.cards = [card for card in ALL_CARDS if card not in open_cards]
    for seat in range(state.seats):
        if state.over:
            state.turns[seat] = new_turn()
            state.turns[seat].step = COMMITTED
        elif seat in seen.committed and seat != view.seat:
            _imagine_turn(state, seat, rng)
    if own is not None:
        assert view.seat is not None
        _take_seat(state, view.seat, own)
    return state


def _frame(view: View, seen: PublicView, sheets: list[Sheet]) -> WelcomeState:
    """What all know, with every seat at the beginning of its turn."""
    options, deck = view.config.options, seen.deck
    assert isinstance(options, WelcomeOptions)
    discard = [card for card, known in enumerate(seen.discard) if known == "1"]
    return WelcomeState(
        seats=view.config.seats,
        options=options,
        round=seen.round,
        over=seen.over,
        plans=[PLAN_OF[plan] for plan in seen.plans],
        approved=seen.approved,
        deck=Pile("deck", [], deck.size, ALL_CARDS, deck.shuffles, deck.turned),
        top=_read_top(deck.top),
        solo_left=deck.solo_card,
        numbers=_cards(seen.numbers),
        effects=_cards(seen.effects),
        drawn=_cards(seen.drawn),
        hands=[],
        discard=Cards(discard, [EVERYONE] * len(discard)),
        marker=seen.marker,
        sheets=sheets,
        work=sheets[:],
        turns=[new_turn()] * view.config.seats,
        points=[],
    )


def _take_seat(state: WelcomeState, seat: int, own: PrivateView) -> None:
    state.work[seat] = read_sheet(own.sheet)
    state.turns[seat] = _read_turn(own)


def _imagine_turn(state: WelcomeState, seat: int, rng: Random) -> None:
    while state.turns[seat].step != COMMITTED:
        take_step(state, seat, rng.choice(legal(state, seat)), None)


def _deal_unseen(
    state: WelcomeState, viewer: int | None, seen: PublicView, own: PrivateView | None, rng: Random
) -> None:
    """The cards whose numbers the viewer has not seen, dealt to where their backs lie. Each back by
    itself: all see how many of them lie where."""
    other = 0 if viewer is None else (viewer + 1) % state.seats
    state.hands = [Cards([], []) for _ in range(state.seats)]
    unseen = {*ALL_CARDS} - {*state.discard.faces}
    if own is not None:
        assert viewer is not None
        for seat, known in enumerate(own.known):
            state.hands[seat] = _open_cards(known, only(seat, viewer))
            unseen -= {*state.hands[seat].faces}
        for card in _cards(own.known_discards):
            state.discard.add(card, only(viewer))
            unseen.discard(card)
    hidden: list[tuple[Cards, int, Counter[int]]] = [
        (state.hands[seat], only(seat), Counter(EFFECTS.index(back) for back in backs))
        for seat, backs in enumerate(seen.hands)
    ]
    laid_away = Counter(dict(enumerate(seen.discard_backs)))
    laid_away += Counter(EFFECT[card] for card, known in enumerate(seen.discard) if known == "1")
    hidden.append((state.discard, only(other), laid_away))
    pool = sorted(unseen)
    rng.shuffle(pool)
    for place, witnesses, backs in hidden:
        missing = backs - Counter(EFFECT[card] for card in place.faces)
        for card in [*pool]:
            if missing[EFFECT[card]] > 0:
                missing[EFFECT[card]] -= 1
                place.add(card, witnesses)
                pool.remove(card)
    state.deck.cards = sorted(pool)


def _open_cards(ids: list[str], seen: int) -> Cards:
    return Cards(sorted(_cards(ids)), [seen] * len(ids))


def _ids(cards: list[int]) -> list[str]:
    return [CARD_ID[card] for card in cards]


def _cards(ids: list[str]) -> list[int]:
    return [CARD_OF[card] for card in ids]


def _house_name(house: int) -> str:
    return "" if house == NONE else HOUSE_ID[house]


def _from_one(index: int) -> int:
    return NONE if index == NONE else index + 1


def _from_zero(index: int) -> int:
    return NONE if index == NONE else index - 1


def _read_top(name: str) -> int:
    if not name:
        return NONE
    return SOLO if name == SOLO_CARD else EFFECTS.index(name)
