"""What workers propose to a table. They look again at the draft: much can have happened meanwhile,
and what does not fit any more is dropped without a word."""

from collections.abc import Sequence
from itertools import groupby

from kvartal.server import clock
from kvartal.server import entries as log
from kvartal.server.company import Proposal
from kvartal.server.draft import Draft
from kvartal.server.faults import Conflict, Fault
from kvartal.server.table import Seat, Table
from kvartal.server.turns import take_turn
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
    for seat in late(draft.table, draft.at):
        draft.add(log.TimedOut(seat))


def give_up(habits: clock.Habits) -> Proposal[None]:
    def propose(draft: Draft) -> None:
        if is_idle(draft.table, draft.at, habits) and not draft.changes_company:
            draft.add(log.Abandoned("idle"))

    return propose


def late(table: Table, now: int) -> list[int]:
    """Persons whose time is up."""
    if table.phase != "running":
        return []
    ends = {seat: clock.deadline(table, seat) for seat in table.awaited}
    return [seat for seat, end in ends.items() if end is not None and end <= now]


def is_idle(table: Table, now: int, habits: clock.Habits) -> bool:
    if table.is_over:
        return False
    return table.at + (habits.lobby if table.phase == "lobby" else habits.idle) <= now


def _only_bots(player: Seat) -> None:
    if not player.is_bot:
        raise Conflict("not_a_bot")
