"""When somebody's time is up, when a bot shows its move, when a worker has to look at a table."""

import hashlib
import time

from msgspec import Struct

from kvartal.server.table import Table

SECOND = 1000
DAY = 24 * 3600 * SECOND
LONGEST_HOLIDAY = 30 * DAY


class Habits(Struct, frozen=True):
    """Of a house, in milliseconds."""

    lobby: int = 1 * DAY
    """A table that does not start is given up after this long without any change."""
    idle: int = 60 * DAY
    """A running table is given up after this long."""
    keep: int = 1 * DAY
    """A finished table goes to the archive after this long."""
    bot_least: int = 700
    bot_most: int = 1600
    """A bot shows its move this long after it was asked: drawn beforehand, so that how long it
    thought tells nothing."""


def now() -> int:
    return time.time_ns() // 1_000_000


def deadline(table: Table, seat: int) -> int | None:
    """When this person runs out of time; None if never."""
    pace, player = table.created.pace, table.seats[seat]
    if pace.kind == "none" or seat not in table.awaited or player.is_bot:
        return None
    if player.holiday:
        return table.since[seat] + LONGEST_HOLIDAY
    return table.since[seat] + pace.turn * SECOND + table.reserve[seat]


def release(table: Table, seat: int, habits: Habits) -> int:
    """When the bot at this seat shows its move. Settled by the table's secret and the bot's step,
    so every worker draws the same."""
    address = f"{table.created.secret}/release/{seat}/{len(table.seats[seat].actions)}"
    drawn = int.from_bytes(hashlib.sha256(address.encode()).digest()[:8], "big")
    return table.since[seat] + habits.bot_least + drawn % (habits.bot_most - habits.bot_least + 1)


def due(table: Table, habits: Habits) -> int:
    """When a worker has to look at the table next."""
    if table.is_over:
        return table.at + habits.keep
    if table.phase == "lobby":
        return table.at + habits.lobby
    times = [table.at + habits.idle]
    for seat in table.awaited:
        if table.seats[seat].is_bot:
            times.append(table.since[seat])  # it may begin to think
        else:
            end = deadline(table, seat)
            if end is not None:
                times.append(end)
    return min(times)
