"""What workers propose to a table. They look again at the draft: much can have happened meanwhile,
and what does not fit any more is dropped without a word."""

from collections.abc import Sequence
from itertools import groupby

from kvartal.server.errors import Conflict, Fault
from kvartal.server.tables import clock
from kvartal.server.tables import entries as log
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.membership import Proposal
from kvartal.server.tables.table import Seat
from kvartal.server.tables.turns import take_turn
from kvartal.server.worker.bots import Move


def play(moves: Sequence[Move]) -> Proposal[None]:
    """The turns of several bots, in one row."""
    turns = [(seat, list(turn)) for seat, turn in groupby(moves, lambda move: move.seat)]

    def propose(draft: Draft) -> None:
        for seat, turn in turns:
            actions = [move.action for move in turn]
            try:
                take_turn(seat, turn[0].step, actions, _only_bots)(draft)
            except Fault:
                pass  # a person is back, or another worker was first

    return propose


def time_out(draft: Draft) -> None:
    for seat in clock.late(draft.table, draft.at):
        draft.add(log.TimedOut(seat))


def give_up(timing: clock.Timing) -> Proposal[None]:
    def propose(draft: Draft) -> None:
        if clock.is_idle(draft.table, draft.at, timing) and not draft.changes_company:
            draft.add(log.Abandoned("idle"))

    return propose


def _only_bots(player: Seat) -> None:
    if not player.is_bot:
        raise Conflict("not_a_bot")
