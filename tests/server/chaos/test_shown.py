"""The check of what players were shown on the way: at every number what the log has there."""

from typing import Any

import msgspec
import pytest

from kvartal.games.catalogue import GAMES
from kvartal.server.tables import views
from kvartal.server.tables.folding import fold
from tests.server.chaos.journal import Look
from tests.server.chaos.shown import EVERYTHING, digest, unlike_log
from tests.server.chaos.test_checking import ROWS, TABLE


def position(number: int, person: str = "", looked: int = -1) -> dict[str, Any]:
    """As a node sends it, at some time or other."""
    table = fold(TABLE.id, GAMES, ROWS[: number + 1])
    sent = views.position(table, person, 1000 + number, EVERYTHING, looked)
    decoded: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(sent))
    return decoded


def look(number: int, person: str, shown: dict[str, Any]) -> Look:
    return Look(TABLE.id, person, number, 0, 1, digest(shown))


def test_whoever_sees_what_the_log_has_sees_what_is_right() -> None:
    looks = [
        look(number, person, position(number, person, looked=number - 1))
        for number in range(len(ROWS))
        for person in ("", "p0", "p1")
    ]
    assert unlike_log(TABLE.id, ROWS, looks) == []


def test_who_was_told_only_the_number_has_seen_nothing_wrong() -> None:
    assert unlike_log(TABLE.id, ROWS, [Look(TABLE.id, "p0", 2, 0, 1)]) == []


@pytest.mark.parametrize(
    "wrong",
    [
        look(8, "p0", position(7, "p0") | {"number": 8}),
        look(8, "p0", position(8, "p1")),
        look(8, "", position(8, "p0")),
        look(8, "p0", position(8, "p0") | {"awaited": []}),
        look(len(ROWS), "", position(8)),
    ],
    ids=["behind", "another's", "a seat's for a stranger", "changed", "not in the log"],
)
def test_whoever_is_shown_something_else_is_found(wrong: Look) -> None:
    assert unlike_log(TABLE.id, ROWS, [wrong])
