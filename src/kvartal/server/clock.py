"""When somebody's time is up, when a bot shows its move, when a worker has to look at a table."""

import hashlib
import time

from msgspec import Struct

from kvartal.server.table import Table

SECOND = 1000
DAY = 24 * 3600 * SECOND
LONGEST_HOLIDAY = 30 * DAY
BEHIND = 60 * SECOND
"""So late a worker may be without anybody being forgotten who should be told."""


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
    tell: int = 0
    """A person who is awaited and has not looked is told by web push after this long; 0: never."""


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


def telling(table: Table, seat: int, habits: Habits) -> int | None:
    """When the person at this seat is told that the game waits; None if never."""
    player = table.seats[seat]
    if not habits.tell or seat not in table.awaited or player.is_bot or player.holiday:
        return None
    return table.since[seat] + habits.tell


def due(table: Table, habits: Habits, told: int | None = None) -> int:
    """When a worker has to look at the table next, if it has `told` up to then whom to tell."""
    if told is None:
        told = table.at - BEHIND
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
            tell = telling(table, seat, habits)
            if tell is not None and tell > told:
                times.append(tell)
    return min(times)
