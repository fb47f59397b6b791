"""A turn is proposed: the protocol of (seat, step).

A client names its seat and how many actions that seat has taken so far, never the number of the
table: others' turns cannot make it stale. The same step sent again is answered as before.

Actions are taken one by one, up to the first that is refused; those before it stay taken. Anything
else would let a player look: "draw and, if it is red, buy" refused as a whole would tell the card.
"""

from collections.abc import Callable

from msgspec import Struct

from kvartal.kit.actions import Action, NotationError
from kvartal.kit.game import NOT_AWAITED, Refusal
from kvartal.server.errors import AgainstRule, Conflict, Fault
from kvartal.server.tables import entries as log
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.lateness import in_time
from kvartal.server.tables.seat import Seat
from kvartal.server.tables.table import Table

MOST_ACTIONS = 64


class Taken(Struct, frozen=True):
    """So many of the proposed actions are taken, now or before. Why not the next one is known only
    the first time."""

    count: int
    refusal: Refusal | None = None


def take_turn(
    seat: int, step: int, actions: list[str], may_act: Callable[[Seat], None]
) -> Callable[[Draft], Taken]:
    """`may_act` raises if whoever proposes this does not play the seat (at that moment)."""

    def propose(draft: Draft) -> Taken:
        table = draft.table
        if table.phase != "running" and not table.is_over:
            raise Conflict("not_running")
        player = table.seats[seat]
        may_act(player)
        parsed = _parsed(table, actions)
        known = _already_taken(player, step, actions)
        if known:
            return Taken(known)  # never on from here: this may be a late copy of what was refused
        if table.phase != "running":
            raise Conflict("not_running")
        in_time(draft, seat)
        for count, action in enumerate(parsed):
            refusal = refusal_of(table, seat, action)
            if refusal is None:
                draft.add(log.Turn(seat, step + count, [action.notation]))
            elif count == 0:
                raise AgainstRule(refusal)
            else:
                return Taken(count, refusal)
        return Taken(len(actions))

    return propose


def _already_taken(player: Seat, step: int, actions: list[str]) -> int:
    if step > len(player.actions):
        raise Conflict("step_from_the_future", step=len(player.actions))
    taken = player.actions[step : step + len(actions)]
    if list(taken) != actions[: len(taken)]:
        raise Conflict("step_taken", step=len(player.actions))
    return len(taken)


def _parsed(table: Table, actions: list[str]) -> list[Action]:
    """All of them before any is taken: what can be written tells nothing about the cards, and a
    fault must leave no trace."""
    try:
        return [table.notation.parse(text) for text in actions]
    except NotationError:
        raise Fault("bad_notation") from None


def refusal_of(table: Table, seat: int, action: Action) -> Refusal | None:
    """Why this seat cannot take this action now."""
    if seat not in table.game.pending(table.state):
        return NOT_AWAITED
    return table.game.rule_against(table.state, seat, action)
