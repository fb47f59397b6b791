"""The API holds what its OpenAPI document says, whatever it is asked."""

import pytest

from kvartal.games.catalogue import GAMES
from tests.server.api.sites import Site, open_started, open_table, play_on
from tests.server.conftest import Stack
from tests.server.hostile.behind import house_behind
from tests.server.hostile.fuzzing import let_loose


async def tables_of_all_kinds(site: Site) -> tuple[str, list[str]]:
    """A session, and tables it sits at or knows of."""
    olha, marek = await site.visitor(), await site.visitor()
    tables = [await open_started(olha, marek, game=game) for game in GAMES]
    tables.append(await open_table(olha, visibility="private"))
    tables.append(await open_table(marek, visibility="private"))
    tables.append(await open_started(olha, marek, options={"rounds": 3}))
    await play_on(tables[-1], {0: olha, 1: marek})
    return olha.cookie, tables


@pytest.mark.slow
def test_with_a_session(stack: Stack) -> None:
    with house_behind(stack, tables_of_all_kinds) as (url, (cookie, tables)):
        known: dict[str, list[str | int]] = {"path.table": [*tables], "path.seat": [0, 1]}
        found = let_loose(url, cookie, known, 16, without=["end_session", "erase"])
    assert not found.wrong, "\n\n".join(found.wrong)
    assert found.answers[200] > 100, "few requests got anywhere"
    assert found.answers[409] > 50


@pytest.mark.slow
def test_without_a_session(stack: Stack) -> None:
    with house_behind(stack, tables_of_all_kinds) as (url, (_, tables)):
        found = let_loose(url, "", {"path.table": tables, "path.seat": [0, 1]}, 6)
    assert not found.wrong, "\n\n".join(found.wrong)
    assert found.answers[401] > 100
