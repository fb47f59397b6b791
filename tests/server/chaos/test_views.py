"""The check of what nodes serve: one that is behind, or forgets who sits where, is found."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from kvartal.games.catalogue import GAMES
from kvartal.server.tables import views
from kvartal.server.tables.folding import fold
from kvartal.server.tables.table import Table
from tests.server.chaos.asking import Answer, Client
from tests.server.chaos.journal import Journal, Played
from tests.server.chaos.test_checking import ROWS, TABLE
from tests.server.chaos.views import unlike_fold
from tests.server.running import in_loop

PLAYED = Played(TABLE.id, "neighbours", {"p0": "0", "p1": "1"}, {0: "p0", 1: "p1"})
COOKIES = {"": "", "0": "p0", "1": "p1"}


def at(number: int) -> Table:
    return fold(TABLE.id, GAMES, ROWS[: number + 1])


class Nodes(Client):
    """One of two nodes shows a table as `shown` has it, and persons as `known` has them."""

    def __init__(
        self,
        shown: Callable[[int], Table] = at,
        known: Callable[[str], str] = COOKIES.__getitem__,
        record: str = views.record_of(TABLE, ROWS),
    ) -> None:
        super().__init__([], Journal(), Random())
        self._shown = shown
        self._known = known
        self._record = record

    async def ask_each(self, path: str, cookie: str = "") -> list[Answer]:
        if path.endswith("record"):
            return [Answer(200, self._record.encode(), "")]
        number = int(path.partition("?at=")[2] or len(ROWS) - 1)
        good = views.position(at(number), COOKIES[cookie], 1)
        other = views.position(self._shown(number), self._known(cookie), 2)
        return [Answer(200, msgspec.json.encode(one), "") for one in (good, other)]


@in_loop
async def test_nodes_that_show_what_the_log_tells_bring_no_findings() -> None:
    assert await unlike_fold(Nodes(), PLAYED, ROWS, at(len(ROWS) - 1), Random(1)) == []


@pytest.mark.parametrize(
    "nodes",
    [
        Nodes(shown=lambda number: at(max(number - 1, 0))),
        Nodes(known=lambda cookie: "p0" if cookie else ""),
        Nodes(known=lambda cookie: ""),
        Nodes(record=views.record_of(TABLE, ROWS[:-1])),
        Nodes(record=""),
    ],
    ids=["behind", "another's view", "a stranger's view", "record cut", "no record"],
)
@in_loop
async def test_what_differs_is_found(nodes: Nodes) -> None:
    assert await unlike_fold(nodes, PLAYED, ROWS, at(len(ROWS) - 1), Random(1))
