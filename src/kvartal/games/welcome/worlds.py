"""How to imagine, from what a seat of Welcome To… may see, what it does not."""

from collections.abc import Callable
from random import Random
from typing import cast

from kvartal.games.welcome.components import (
    ALL_CARDS,
    EFFECTS,
    HOUSE_OF,
    NONE,
    PLAN_OF,
    SOLO,
    SOLO_CARD,
    Effect,
)
from kvartal.games.welcome.draft import (
    cards,
    dealing_unseen,
    lay_known,
    marked,
)
from kvartal.games.welcome.rules import legal
from kvartal.games.welcome.state import (
    COMMITTED,
    Sheet,
    Turn,
    WelcomeState,
    empty_sheet,
    new_turn,
)
from kvartal.games.welcome.text import read_sheet, read_total
from kvartal.games.welcome.turn import take_step
from kvartal.games.welcome.view import QUESTIONS, PrivateView, PublicView
from kvartal.kit.game import View, Worlds
from kvartal.kit.knowledge import Cards, Pile


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
    lay_known(state, view.seat, own["known"], own["known_discards"], own.get("shuffle"))
    _take_seat(state, view.seat, own)
    return state


def worlds(view: View) -> Worlds[WelcomeState]:
    """Nobody knows what those who have committed did: any turn will do. In the draft, nor which
    numbers are on the backs that others hold or have laid away."""
    seen = cast(PublicView, view.public)
    state = _frame(view, seen, [read_sheet(text) for text in seen["sheets"]])
    if state.over:
        state.turns = [_committed_turn()] * state.seats
    if view.seat is not None:
        own = cast(PrivateView, view.private)
        _take_seat(state, view.seat, own)
        if state.draft:
            lay_known(state, view.seat, own["known"], own["known_discards"], own.get("shuffle"))
    if not state.draft:
        open_cards = {*state.discard.faces, *state.numbers, *state.effects, *state.drawn}
        state.deck.cards = [card for card in ALL_CARDS if card not in open_cards]
    return Worlds(state, _dealing(state, view.seat, seen), alike=True)


def _dealing(
    state: WelcomeState, viewer: int | None, seen: PublicView
) -> Callable[[WelcomeState, Random], None] | None:
    """What puts the rest of a world in its place; None if nothing is hidden."""
    secret = [seat for seat in seen["committed"] if seat != viewer and not state.over]
    lay = None
    if state.draft:
        lay = dealing_unseen(
            state, viewer, seen["hands"], seen["discard_backs"], seen.get("shuffle")
        )
    if lay is None and not secret:
        return None

    def deal(world: WelcomeState, rng: Random) -> None:
        if lay is not None:
            lay(world, rng)
        for seat in secret:
            _imagine_turn(world, seat, rng)

    return deal


def _committed_turn() -> Turn:
    turn = new_turn()
    turn.step = COMMITTED
    return turn


def _frame(view: View, seen: PublicView, sheets: list[Sheet]) -> WelcomeState:
    """What all know, with every seat at the beginning of its turn."""
    deck = seen["deck"]
    shuffle = seen.get("shuffle")
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
        numbers=cards(seen["numbers"]),
        effects=cards(seen["effects"]),
        drawn=cards(seen["drawn"]),
        hands=[Cards([], []) for _ in seen["hands"]],
        discard=marked(seen["discard"]),
        put_in=marked("" if shuffle is None else shuffle["put_in"]),
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


def _read_turn(own: PrivateView) -> Turn:
    seen = own["turn"]
    return Turn(
        step=QUESTIONS.index(own["step"]),
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


def _from_zero(index: int) -> int:
    return NONE if index == NONE else index - 1


def _read_top(name: str) -> int:
    if not name:
        return NONE
    return SOLO if name == SOLO_CARD else EFFECTS.index(cast(Effect, name))
