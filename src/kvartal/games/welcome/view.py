"""What a seat of Welcome To… may see, and how to imagine the rest."""

from collections import Counter
from collections.abc import Hashable
from random import Random
from typing import Literal, TypedDict, cast, get_args

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
    Effect,
)
from kvartal.games.welcome.deck import top_name
from kvartal.games.welcome.rules import legal
from kvartal.games.welcome.scoring import best_temps, parts, temp_points, working_parts
from kvartal.games.welcome.state import (
    COMMITTED,
    Sheet,
    Turn,
    WelcomeState,
    empty_sheet,
    new_turn,
)
from kvartal.games.welcome.text import read_sheet, read_total, sheet_text
from kvartal.games.welcome.turn import take_step
from kvartal.kit.facts import ComponentId, SeatNumber
from kvartal.kit.game import View, Worlds
from kvartal.kit.knowledge import EVERYONE, Cards, Pile, only

Step = Literal["choose", "write", "effect", "pass", "finish", "estate", "wish", "committed"]
STEPS: tuple[Step, ...] = get_args(Step)


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
    the backs of the cards in each hand. `sheets`: see `text`."""

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


def public(state: WelcomeState) -> PublicView:
    deck, best = state.deck, best_temps(state)
    open_cards, backs = ["0"] * len(ALL_CARDS), [0] * len(EFFECTS)
    for card, seen in zip(state.discard.faces, state.discard.seen, strict=True):
        if seen == EVERYONE:
            open_cards[card] = "1"
        else:
            backs[EFFECT[card]] += 1
    return {
        "round": state.round,
        "over": state.over,
        "plans": [PLAN_ID[plan] for plan in state.plans],
        "approved": state.approved[:],  # WT-31
        "numbers": _ids(state.numbers),  # WT-29
        "effects": _ids(state.effects),
        "drawn": _ids(state.drawn),
        "deck": {
            "size": deck.size,
            "shuffles": deck.shuffles,
            "turned": deck.turned,
            "top": top_name(state),
            "solo_card": state.solo_left,
        },
        "discard": "".join(open_cards),
        "discard_backs": backs,
        "hands": [_backs(hand) for hand in state.hands],
        "marker": state.marker,
        "committed": _committed(state),
        "sheets": [_text(state, sheet, best) for sheet in state.sheets],  # WT-27, WT-34
    }


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
    return {
        "step": STEPS[state.turns[seat].step],
        "sheet": sheet_text(state.work[seat], [sum(score), *score]),
        "turn": _turn_view(state.turns[seat]),
        "known": [_ids(hand.known_to(seat)) for hand in state.hands],
        "known_discards": _ids(_known_discards(state, seat)),
    }


def _known_discards(state: WelcomeState, seat: int) -> list[int]:
    discard = zip(state.discard.faces, state.discard.seen, strict=True)
    return [card for card, seen in discard if seen != EVERYONE and seen >> seat & 1]


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
        state.marker,
        tuple(_committed(state)),
        tuple([_sheet_key(sheet) for sheet in state.sheets]),
        _sheet_key(state.work[seat]),
        _turn_key(state.turns[seat]),
    )


def _cards_key(cards: Cards, seat: int) -> Hashable:
    """The faces that all know, those that this seat knows, and the backs of the others."""
    if not cards.seen or min(cards.seen) == max(cards.seen) == EVERYONE:
        return tuple(cards.faces)
    marks = [
        (0, face) if seen == EVERYONE else (1, face) if seen >> seat & 1 else (2, EFFECT[face])
        for face, seen in zip(cards.faces, cards.seen, strict=True)
    ]
    return tuple(sorted(marks))


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


def _read_turn(own: PrivateView) -> Turn:
    seen = own["turn"]
    return Turn(
        step=STEPS.index(own["step"]),
        number_card=_from_zero(seen["number_card"]),
        effect_card=_from_zero(seen["effect_card"]),
        number=seen["number"],
        effect=EFFECTS.index(seen["effect"]) if seen["effect"] else NONE,
        house=HOUSE_OF.get(seen["house"], NONE),
        written=seen["written"],
        refused=seen["refused"],
        target=seen["target"],
        amount=seen["amount"],
        roundabout=HOUSE_OF.get(seen["roundabout"], NONE),
        plan=_from_zero(seen["plan"]),
        picks=[HOUSE_OF[house] for house in seen["picks"]],
        claims=[level - 1 for level in seen["claims"]],
        wish=seen["wish"],
        pass_card=_from_zero(seen["pass_card"]),
    )


def own_world(view: View) -> WelcomeState:
    """All that bears on this seat's own choices: its sheet, its turn and the points of the others,
    whose sheets are left blank. Alone, that is the whole position."""
    if view.config.seats == 1:
        return worlds(view).determinize(Random(0))
    assert view.seat is not None
    seen, own = cast(PublicView, view.public), cast(PrivateView, view.private)
    blank = empty_sheet()
    state = _frame(view, seen, [blank] * view.config.seats)
    for seat, text in enumerate(seen["sheets"]):  # temps are ranked
        if seat != view.seat:
            temps = int(text.split(" ", 4)[3])
            if temps:
                state.sheets[seat] = blank.copy()
                state.sheets[seat].temps = temps
    state.sheets[view.seat] = read_sheet(seen["sheets"][view.seat])
    state.hands = [
        _open_cards(known, only(seat, view.seat)) for seat, known in enumerate(own["known"])
    ]
    for card in _cards(own["known_discards"]):
        state.discard.add(card, only(view.seat))
    _take_seat(state, view.seat, own)
    return state


def worlds(view: View) -> Worlds[WelcomeState]:
    """Nobody knows what those who have committed did: any turn will do. In the draft, nor which
    numbers are on the backs that others hold or have laid away."""
    seen = cast(PublicView, view.public)
    state = _frame(view, seen, [read_sheet(text) for text in seen["sheets"]])
    own = cast(PrivateView, view.private) if view.seat is not None else None
    if not state.draft:
        open_cards = {*state.discard.faces, *state.numbers, *state.effects, *state.drawn}
        state.deck.cards = [card for card in ALL_CARDS if card not in open_cards]
    if state.over:
        state.turns = [_committed_turn()] * state.seats
    if own is not None:
        assert view.seat is not None
        _take_seat(state, view.seat, own)
    secret = [seat for seat in seen["committed"] if seat != view.seat and not state.over]

    def deal(world: WelcomeState, rng: Random) -> None:
        if world.draft:
            _deal_unseen(world, view.seat, seen, own, rng)
        for seat in secret:
            _imagine_turn(world, seat, rng)

    return Worlds(state, deal if secret or state.draft else None)


def _committed_turn() -> Turn:
    turn = new_turn()
    turn.step = COMMITTED
    return turn


def _frame(view: View, seen: PublicView, sheets: list[Sheet]) -> WelcomeState:
    """What all know, with every seat at the beginning of its turn."""
    deck = seen["deck"]
    discard = [card for card, known in enumerate(seen["discard"]) if known == "1"]
    return WelcomeState(
        seats=view.config.seats,
        options=view.config.options,
        round=seen["round"],
        over=seen["over"],
        plans=[PLAN_OF[plan] for plan in seen["plans"]],
        approved=seen["approved"],
        deck=Pile("deck", [], deck["size"], ALL_CARDS, deck["shuffles"], deck["turned"]),
        top=_read_top(deck["top"]),
        solo_left=deck["solo_card"],
        numbers=_cards(seen["numbers"]),
        effects=_cards(seen["effects"]),
        drawn=_cards(seen["drawn"]),
        hands=[],
        discard=Cards(discard, [EVERYONE] * len(discard)),
        marker=seen["marker"],
        sheets=sheets,
        work=sheets[:],
        turns=[new_turn()] * view.config.seats,
        points=[read_total(text) for text in seen["sheets"]],
    )


def _take_seat(state: WelcomeState, seat: int, own: PrivateView) -> None:
    state.work[seat] = read_sheet(own["sheet"])
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
        for seat, known in enumerate(own["known"]):
            state.hands[seat] = _open_cards(known, only(seat, viewer))
            unseen -= {*state.hands[seat].faces}
        for card in _cards(own["known_discards"]):
            state.discard.add(card, only(viewer))
            unseen.discard(card)
    hidden: list[tuple[Cards, int, Counter[int]]] = [
        (state.hands[seat], only(seat), Counter(EFFECTS.index(back) for back in backs))
        for seat, backs in enumerate(seen["hands"])
    ]
    laid_away = Counter(dict(enumerate(seen["discard_backs"])))
    laid_away += Counter(EFFECT[card] for card, known in enumerate(seen["discard"]) if known == "1")
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
    return SOLO if name == SOLO_CARD else EFFECTS.index(cast(Effect, name))
