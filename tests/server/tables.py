"""Tables for tests, made from entries alone: no store, no clock."""

from random import Random
from typing import Any

from kvartal.games.catalogue import GAMES
from kvartal.server.ids import new_id
from kvartal.server.tables import entries as log
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.folding import new_table
from kvartal.server.tables.table import Table

SECRET = "5e" * 32
START = 1_000_000


def lobby(
    game: str = "plots",
    seats: int = 2,
    options: dict[str, Any] | None = None,
    pace: log.Pace | None = None,
    visibility: log.Visibility = "link",
    shuffle: int = 1,
    each: int = 0,
) -> Table:
    """An empty table of the person `p0`. With shuffle 1 it can be started at once."""
    version = GAMES[game].version
    invitation = "invitation" if visibility == "private" else ""
    created = log.Created(
        game,
        version,
        seats,
        options or {},
        "p0",
        SECRET,
        visibility,
        pace or log.Pace(),
        invitation,
        each=each,
    )
    table = new_table(new_id(), GAMES, created)
    entries: list[log.Entry] = [created]
    if shuffle > 1:
        entries.append(log.Shuffle(shuffle))
    for entry in entries:
        table.apply(entry, START)
    table.write(entries, START)
    return table


def seated(*, bots: dict[int, str] | None = None, **kwargs: Any) -> Table:
    """Everybody sits: `p0`, `p1` and so on, or bots."""
    draft = Draft(lobby(**kwargs), START)
    for seat in range(len(draft.table.seats)):
        if bots and seat in bots:
            draft.add(log.BotSat(seat, bots[seat]))
        else:
            draft.add(log.Sat(seat, f"p{seat}", f"Name {seat}", "fox", f"{seat:02x}" * 16))
    draft.row()
    return draft.table


def started(**kwargs: Any) -> Table:
    return after(seated(**kwargs), log.Started())


def after(table: Table, *entries: log.Entry, at: int = START) -> Table:
    """The table after one more row."""
    draft = Draft(table, at)
    for entry in entries:
        draft.add(entry)
    draft.row()
    return draft.table


def random_turn(table: Table, rng: Random) -> log.Turn:
    """One legal action of one awaited seat."""
    seat = rng.choice(table.awaited)
    action = rng.choice(table.game.legal(table.state, seat))
    return log.Turn(seat, len(table.seats[seat].actions), [action.notation])
