"""What all the bots that a table waits for do: each a whole turn, thought out on a private copy."""

import hashlib
from collections.abc import Sequence
from secrets import token_hex
from typing import Any

from msgspec import Struct

from kvartal.bots import BOTS
from kvartal.bots.levels import LEVELS
from kvartal.server.store import Queue
from kvartal.server.tables.clock import Timing, release
from kvartal.server.tables.table import SUBSTITUTE, Table
from kvartal.server.tables.turns import MOST_ACTIONS
from kvartal.server.worker.bot_pool import BotPool
from kvartal.server.worker.bot_process import Batch, Question

BEAT = 500
"""Milliseconds between the moments at which a move that took too long may be shown."""


class Move(Struct, frozen=True):
    """One action of one seat, its `step`-th."""

    seat: int
    step: int
    action: str


def awaited_bots(table: Table) -> list[int]:
    if table.phase != "running":
        return []
    return [seat for seat in table.awaited if table.seats[seat].is_bot]


def release_of(table: Table, seats: Sequence[int], timing: Timing, done: int) -> int:
    """When these bots show their moves, if they were `done` then. How long they thought tells
    nothing, or, if it was too long, almost nothing."""
    planned = max(release(table, seat, timing) for seat in seats)
    if timing.bot_most == 0 or done <= planned:
        return planned
    return planned - (planned - done) // BEAT * BEAT


async def think_out(table: Table, thinkers: BotPool, thought: int) -> list[Move]:
    """The moves of all bots that are awaited, in an order in which they are possible."""
    bout, turn = _Bout(table, thought), token_hex(8)
    queue = Queue(table.created.lane, table.created.host)
    while questions := bout.questions():
        answers = await thinkers.answer(
            Batch(
                table.created.game,
                table.created.rules,
                table.created.seats,
                dict(table.created.options),
                table.game.public(bout.state),
                questions,
                turn,
            ),
            queue,
        )
        for question, answer in zip(questions, answers, strict=True):
            bout.take(question.seat, answer)
    return bout.moves


class _Bout:
    """The table goes on here and nowhere else, as far as it does without anybody's help."""

    def __init__(self, table: Table, thought: int) -> None:
        self.moves: list[Move] = []
        self.state: Any = table.state.copy()
        self._table = table
        self._thought = thought
        self._steps = {seat: len(table.seats[seat].actions) for seat in awaited_bots(table)}
        self._last = {seat: step + MOST_ACTIONS for seat, step in self._steps.items()}
        self._playing = list(self._steps)
        """Seats whose turn is not over."""

    def questions(self) -> list[Question]:
        """One for each seat that still plays."""
        for seat in self._playing[:]:
            while seat in self._playing and len(legal := self._legal(seat)) == 1:
                self.take(seat, legal[0])  # a bot that has no choice is not asked
        return [self._question(seat) for seat in self._playing]

    def take(self, seat: int, text: str) -> None:
        """If it is still the seat's turn and the answer still possible after those of others."""
        if seat not in self._playing:
            return
        game, action, before = self._table.game, self._table.notation.parse(text), self._pending()
        if seat not in before or game.rule_against(self.state, seat, action) is not None:
            self._playing.remove(seat)
            return
        assert self._table.chance is not None
        game.apply(self.state, seat, action, self._table.chance)
        self.moves.append(Move(seat, self._steps[seat], text))
        self._steps[seat] += 1
        after = self._pending()
        if set(after) - set(before):
            self._playing.clear()  # something new is asked, of others too: another moment
        elif seat not in after or self._steps[seat] == self._last[seat]:
            self._playing.remove(seat)

    def _pending(self) -> list[int]:
        return list(self._table.game.pending(self.state))

    def _legal(self, seat: int) -> list[str]:
        return [action.notation for action in self._table.game.legal(self.state, seat)]

    def _question(self, seat: int) -> Question:
        level = self._table.seats[seat].level
        address = f"{self._table.created.secret}/thought/{seat}/{self._steps[seat]}"
        return Question(
            seat,
            self._table.game.private(self.state, seat),
            self._legal(seat),
            level if level in BOTS else SUBSTITUTE,
            hashlib.sha256(address.encode()).hexdigest(),
            min(self._thought, LEVELS[level].milliseconds) if level in LEVELS else self._thought,
        )
