"""What players were shown while everything broke, held against the log: at each number the table as
it was there, and nothing else."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from kvartal.games.catalogue import GAMES
from kvartal.server.tables import views
from kvartal.server.tables.entries import Row
from kvartal.server.tables.folding import created_by, new_table, read_on
from kvartal.server.tables.table import Table
from tests.server.chaos.findings import OTHER, Finding
from tests.server.chaos.journal import Look

EVERYTHING = 10_000_000
"""Past the end of any log: players need no history."""


def digest(position: dict[str, Any]) -> str:
    """All but the time at which it was sent and how far the viewer has looked."""
    kept = {name: value for name, value in position.items() if name not in ("time", "looked")}
    return hashlib.blake2b(msgspec.json.encode(kept, order="sorted"), digest_size=12).hexdigest()


def unlike_log(table: str, rows: Sequence[Row], looks: Iterable[Look]) -> list[Finding]:
    seen = {(look.number, look.person, look.shown) for look in looks if look.shown}
    moments = _moments(table, rows, {number for number, _, _ in seen})
    found = []
    for number, person, shown in sorted(seen):
        if number not in moments:
            text = f"{table}: somebody was shown number {number}, which is not there"
            found.append(Finding(OTHER, text))
        elif shown != _expected(moments[number], person):
            who = f"seats {moments[number].seats_of(person)}" if person else "a stranger"
            text = f"{table}: {who} was shown something else at number {number}"
            found.append(Finding(OTHER, text))
    return found


def _moments(table: str, rows: Sequence[Row], wanted: set[int]) -> dict[int, Table]:
    moments = {}
    current = new_table(table, GAMES, created_by(rows))
    for row in rows:
        current = current.begin()
        read_on(current, [row])
        if row.number in wanted:
            moments[row.number] = current
    return moments


def _expected(table: Table, person: str) -> str:
    position = views.position(table, person, 0, EVERYTHING)
    return digest(msgspec.json.decode(msgspec.json.encode(position)))
