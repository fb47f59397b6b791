"""When somebody's time is up, when a bot shows its move, when a worker has to look at a table."""

import hashlib

from msgspec import Struct

from kvartal.server.tables.table import Table

SECOND = 1000
DAY = 24 * 3600 * SECOND
LEEWAY = 200
"""So much after a deadline a worker looks: then it is over by everybody's estimate of the store's
time."""
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
    reveal: int = 5 * SECOND
    """So long everybody has to reveal what they throw in; then a game starts without it."""
    bot_least: int = 700
    bot_most: int = 1600
    """A bot shows its move this long after it was asked: drawn beforehand, so that how long it
    thought tells nothing."""
    tell: int = 0
    """A person who is awaited and has not looked is told by web push after this long; 0: never."""


def deadline(table: Table, seat: int) -> int | None:
    """When this person runs out of time; None if never."""
    pace, player = table.created.pace, table.seats[seat]
    if pace.kind == "none" or seat not in table.awaited or player.is_bot:
        return None
    since = table.since[seat]
    return since + pace.turn * SECOND + table.reserve[seat] + player.holiday.pause(since)


def release(table: Table, seat: int, timing: Timing) -> int:
    """When the bot at this seat shows its move. Settled by the table's secret and the bot's step,
    so every worker draws the same."""
    address = f"{table.created.secret}/release/{seat}/{len(table.seats[seat].actions)}"
    drawn = int.from_bytes(hashlib.sha256(address.encode()).digest()[:8], "big")
    return table.since[seat] + timing.bot_least + drawn % (timing.bot_most - timing.bot_least + 1)


def telling(table: Table, seat: int, timing: Timing) -> int | None:
    """When the person at this seat is told that the game waits; None if never."""
    player = table.seats[seat]
    if not timing.tell or seat not in table.awaited or player.is_bot or player.holiday.is_on:
        return None
    return table.since[seat] + timing.tell


def due(table: Table, timing: Timing, told: int | None = None) -> int:
    """When a worker has to look at the table next, if it has `told` up to then whom to tell."""
    if told is None:
        told = table.at - BEHIND
    if table.is_over:
        return table.at  # it is to be written down
    times = [idle_from(table, timing)]
    if table.phase == "lobby":
        return times[0]
    if table.phase == "starting":
        return table.closed + timing.reveal
    if table.created.pace.kind == "slow":
        times += [end for seat in table.seats if (end := seat.holiday.end) is not None]
    for seat in table.awaited:
        if table.seats[seat].is_bot:
            times.append(table.since[seat])  # it may begin to think
        else:
            end = deadline(table, seat)
            if end is not None:
                times.append(end + LEEWAY)
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


def back_to_work(table: Table, now: int) -> list[int]:
    """Seats whose holidays are used up."""
    if table.phase != "running":
        return []
    ends = {number: seat.holiday.end for number, seat in enumerate(table.seats)}
    return [seat for seat, end in ends.items() if end is not None and end <= now]


def idle_from(table: Table, timing: Timing) -> int:
    """When a table that is not over is given up, unless something happens."""
    return table.at + (timing.lobby if table.phase == "lobby" else timing.idle)


def is_waited_out(table: Table, now: int, timing: Timing) -> bool:
    """Whether a table that starts has waited long enough for who does not reveal."""
    return table.phase == "starting" and table.closed + timing.reveal <= now


def is_idle(table: Table, now: int, timing: Timing) -> bool:
    return not table.is_over and idle_from(table, timing) <= now
