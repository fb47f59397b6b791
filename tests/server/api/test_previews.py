"""What actions would bring, before they are taken."""

from typing import Any

import pytest

from kvartal.games.catalogue import GAMES
from tests.server.api.sites import Browser, open_site, open_started
from tests.server.conftest import Stack
from tests.server.running import in_loop


async def awaited(table: str, players: list[Browser]) -> tuple[int, Browser, dict[str, Any]]:
    """A seat that is awaited, who plays it, and what it knows."""
    seat = (await players[0].get(f"/api/tables/{table}"))["awaited"][0]
    own = await players[seat].get(f"/api/tables/{table}")
    return seat, players[seat], own


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_preview_takes_nothing(stack: Stack, game: str) -> None:
    async with open_site(stack) as site:
        players = [await site.visitor(), await site.visitor()]
        table = await open_started(*players, game=game)
        seat, player, own = await awaited(table, players)
        path = f"/api/tables/{table}/seats/{seat}/preview"
        still = await player.post(path, actions=[])
        assert still["public"] is None  # as it was
        assert still["private"] == own["seats"][0]["private"]
        assert still["legal"] == own["seats"][0]["legal"]
        assert (still["taken"], still["commit"], still["refusal"]) == (0, False, None)
        settled = 0
        for action in still["legal"]:
            seen = await player.post(path, actions=[action])
            assert seen["refusal"] is None
            assert (seen["taken"], seen["commit"]) in {(1, False), (0, True)}
            settled += seen["taken"]
        assert (await player.get(f"/api/tables/{table}"))["number"] == own["number"]

        turn = f"/api/tables/{table}/seats/{seat}/turns"
        action = still["legal"][0]
        seen = await player.post(path, actions=[action])
        taken = await player.post(turn, step=0, actions=[action])
        if seen["taken"]:
            public = (await player.get(f"/api/tables/{table}"))["public"]
            assert (seen["public"] or own["public"]) == public
            assert seen["private"] == taken["seat"]["private"]
            assert seen["legal"] == taken["seat"]["legal"]


@in_loop
async def test_a_refused_step_names_its_rule(stack: Stack) -> None:
    async with open_site(stack) as site:
        players = [await site.visitor(), await site.visitor()]
        table = await open_started(*players)
        seat, player, own = await awaited(table, players)
        path = f"/api/tables/{table}/seats/{seat}"
        against = "ask 0" if "ask 0" not in own["seats"][0]["legal"] else "keep"
        seen = await player.post(f"{path}/preview", actions=[against])
        assert seen["refusal"]["rule"]
        refused = await player.refused(
            "against_rule", "POST", f"{path}/forecast", actions=[], action=against
        )
        assert refused["rule"] == seen["refusal"]["rule"]
        await player.refused("bad_notation", "POST", f"{path}/preview", actions=["sing"])
        other = players[1 - seat]
        await other.refused("not_your_seat", "POST", f"{path}/preview", actions=[])
        await other.refused("not_your_seat", "POST", f"{path}/forecast", action="keep")


@in_loop
async def test_a_forecast_tells_what_surely_follows(stack: Stack) -> None:
    async with open_site(stack) as site:
        players = [await site.visitor(), await site.visitor()]
        table = await open_started(*players)
        seat, player, own = await awaited(table, players)
        path = f"/api/tables/{table}/seats/{seat}"
        action = own["seats"][0]["legal"][0]
        foreseen = (await player.post(f"{path}/forecast", action=action))["facts"]
        taken = await player.post(f"{path}/turns", step=0, actions=[action])
        assert foreseen
        now = await player.get(f"/api/tables/{table}?since={own['number']}")
        assert [row["number"] for row in now["log"]] == [taken["number"]]
        assert now["log"][0]["facts"][: len(foreseen)] == foreseen
