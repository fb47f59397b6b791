"""When somebody's time is up, when a bot shows its move, when a worker has to look at a table."""

import hashlib
import time

from msgspec import Struct

from kvartal.server.tables.table import Table

SECOND = 1000
DAY = 24 * 3600 * SECOND
LONGEST_HOLIDAY = 30 * DAY
BEHIND = 60 * SECOND
"""So late a worker may be without anybody being forgotten who should be told."""


class Timing(Struct, frozen=True):
    """How long things take at a server, in milliseconds."""

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


def release(table: Table, seat: int, timing: Timing) -> int:
    """When the bot at this seat shows its move. Settled by the table's secret and the bot's step,
    so every worker draws the same."""
    address = f"{table.created.secret}/release/{seat}/{len(table.seats[seat].actions)}"
    drawn = int.from_bytes(hashlib.sha256(address.encode()).digest()[:8], "big")
    return table.since[seat] + timing.bot_least + drawn % (timing.bot_most - timing.bot_least + 1)


def telling(table: Table, seat: int, timing: Timing) -> int | None:
    """When the person at this seat is told that the game waits; None if never."""
    player = table.seats[seat]
    if not timing.tell or seat not in table.awaited or player.is_bot or player.holiday:
        return None
    return table.since[seat] + timing.tell


def due(table: Table, timing: Timing, told: int | None = None) -> int:
    """When a worker has to look at the table next, if it has `told` up to then whom to tell."""
    if told is None:
        told = table.at - BEHIND
    if table.is_over:
        return table.at + timing.keep
    if table.phase == "lobby":
        return table.at + timing.lobby
    times = [table.at + timing.idle]
    for seat in table.awaited:
        if table.seats[seat].is_bot:
            times.append(table.since[seat])  # it may begin to think
        else:
            end = deadline(table, seat)
            if end is not None:
                times.append(end)
            tell = telling(table, seat, timing)
            if tell is not None and tell > told:
                times.append(tell)
    return min(times)


def late(table: Table, now: int) -> list[int]:
    """Persons whose time is up."""
    if table.phase != "running":
        return []
    ends = {seat: deadline(table, seat) for seat in table.awaited}
    return [seat for seat, end in ends.items() if end is not None and end <= now]


def is_idle(table: Table, now: int, timing: Timing) -> bool:
    if table.is_over:
        return False
    return table.at + (timing.lobby if table.phase == "lobby" else timing.idle) <= now
