"""What the nodes serve afterwards, held against a fresh fold of the log."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from kvartal.games.catalogue import GAMES
from kvartal.kit.record import RecordError, verify
from kvartal.server.tables import views
from kvartal.server.tables.entries import Row
from kvartal.server.tables.folding import fold
from kvartal.server.tables.table import Table
from tests.server.chaos.asking import Answer, Client
from tests.server.chaos.checking import actions_of
from tests.server.chaos.findings import OTHER, Finding
from tests.server.chaos.journal import Played

STRANGER = ("", "")


async def unlike_fold(
    client: Client, played: Played, rows: Sequence[Row], table: Table, rng: Random
) -> list[Finding]:
    """Every viewer's position at every node, now and at some earlier moment; the record."""
    path = f"/api/tables/{table.id}"
    at = rng.randrange(len(rows))
    earlier = fold(table.id, GAMES, rows[: at + 1])
    found = []
    for person, cookie in [*played.viewers.items(), STRANGER]:
        mine = table.seats_of(person)
        for shown, asked in ((table, path), (earlier, f"{path}?at={at}")):
            expected = _without_time(
                msgspec.json.encode(views.position(shown, person, 0, newest=table))
            )
            for answer in await client.ask_each(asked, cookie):
                if answer.status != 200 or _without_time(answer.body) != expected:
                    who = f"seats {mine}" if person else "a stranger"
                    text = f"{asked}: {who} is shown something else: {answer.status}"
                    found.append(Finding(OTHER, text))
    for answer in await client.ask_each(f"{path}/record"):
        found += _unlike_record(answer, played, rows, table)
    return found


def _unlike_record(
    answer: Answer, played: Played, rows: Sequence[Row], table: Table
) -> list[Finding]:
    record = answer.body.decode()
    if record != views.record_of(table, rows):
        return [Finding(OTHER, f"{table.id}: the record is another: {answer.status}")]
    try:
        verified = verify(GAMES[played.game], record)
    except RecordError as error:
        return [Finding(OTHER, f"{table.id}: the record does not verify: {error}")]
    logged = sum(map(len, actions_of(rows).values()))
    if len(verified.moves) != logged:
        text = f"{table.id}: the record has {len(verified.moves)} actions, the log {logged}"
        return [Finding(OTHER, text)]
    return []


def _without_time(position: bytes) -> Any:
    """The time is when it was sent."""
    decoded = msgspec.json.decode(position)
    decoded.pop("time", None)
    return decoded
