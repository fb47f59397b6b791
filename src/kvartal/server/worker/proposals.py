"""What workers propose to a table. They look again at the draft: much can have happened meanwhile,
and what does not fit any more is dropped without a word."""

from collections.abc import Sequence
from itertools import groupby

from kvartal.server.errors import Conflict, Fault
from kvartal.server.tables import clock
from kvartal.server.tables import entries as log
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.lateness import out_of_time
from kvartal.server.tables.membership import Proposal
from kvartal.server.tables.seat import Seat
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
    for seat in clock.late(draft.table, draft.now):
        out_of_time(draft, seat)


def end_holidays(draft: Draft) -> None:
    for seat in clock.back_to_work(draft.table, draft.now):
        draft.add(log.Holiday(seat, on=False))


def start(timing: clock.Timing) -> Proposal[None]:
    """Without those who have not revealed in time."""

    def propose(draft: Draft) -> None:
        if clock.is_waited_out(draft.table, draft.at, timing):
            draft.add(log.Started())

    return propose


def give_up(timing: clock.Timing) -> Proposal[None]:
    def propose(draft: Draft) -> None:
        if clock.is_idle(draft.table, draft.now, timing) and not draft.changes_company:
            draft.only_from(clock.idle_from(draft.table, timing))
            draft.add(log.Abandoned("idle"))

    return propose


def _only_bots(player: Seat) -> None:
    if not player.is_bot:
        raise Conflict("not_a_bot")
