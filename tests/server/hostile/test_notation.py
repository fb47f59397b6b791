"""Actions that are none, and questions that would tell too much."""

from typing import Any

from tools.locales.needing import spoken_games

from kvartal.server.tables.turns import MOST_ACTIONS
from tests.server.api.sites import Browser, open_site, open_started
from tests.server.conftest import Stack
from tests.server.hostile.quiet import nothing_happens
from tests.server.running import in_loop

NONSENSE = (
    " choose 1",
    "choose 1 ",
    "choose  1",
    "Choose 1",
    "choose 01",
    "choose 1\n",
    "choose 1\x00",
    "\x1b[2J",
    "сhoose 1",  # the first letter is Cyrillic
    "choose １",
    "choose −1",
    "choose 1; DROP TABLE rows",
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "../../etc/passwd",
    "\u202eesoohc",
    "x" * 200,
)
MALFORMED: tuple[Any, ...] = (
    [],
    ["choose 1"] * (MOST_ACTIONS + 1),
    [""],
    ["x" * 201],
    ["x" * 10_240],
    [1],
    [None],
    [["choose 1"]],
    "choose 1",
    {"0": "choose 1"},
    None,
)


@in_loop
async def test_what_is_no_action_is_refused_as_a_whole(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, game="plots")
        seat = f"/api/tables/{table}/seats/0"
        async with nothing_happens(site, table):
            for text in NONSENSE:
                for actions in ([text], ["choose 1", text], ["hurry", "choose 1", text]):
                    answer = await olha.client.post(
                        f"{seat}/turns", json={"step": 0, "actions": actions}
                    )
                    assert answer.status_code == 400
                    assert answer.json() == {"code": "bad_notation", "args": {}, "rule": None}
                await olha.refused("bad_notation", "POST", f"{seat}/preview", actions=[text])
                await olha.refused("bad_notation", "POST", f"{seat}/forecast", action=text)
            for malformed in MALFORMED:
                turn = {"step": 0, "actions": malformed}
                await olha.refused("bad_request", "POST", f"{seat}/turns", **turn)
        most = await olha.post(f"{seat}/turns", step=0, actions=["choose 1"] * MOST_ACTIONS)
        assert most["taken"] == 1


async def awaited_one(table: str, players: list[Browser]) -> tuple[int, Browser, Any]:
    seat = (await players[0].get(f"/api/tables/{table}"))["awaited"][0]
    return seat, players[seat], await players[seat].get(f"/api/tables/{table}")


@in_loop
async def test_a_draw_is_not_previewed_and_not_probed(stack: Stack) -> None:
    async with open_site(stack) as site:
        players = [await site.visitor(), await site.visitor()]
        found = 0
        for game in (*spoken_games(), "neighbours"):
            table = await open_started(*players, game=game)
            for _ in range(8):
                seat, player, own = await awaited_one(table, players)
                path = f"/api/tables/{table}/seats/{seat}"
                view = own["seats"][0]
                hidden = []
                async with nothing_happens(site, table):
                    for action in view["legal"]:
                        seen = await player.post(f"{path}/preview", actions=[action])
                        if seen["commit"]:
                            assert (seen["taken"], seen["facts"]) == (0, [])
                            assert seen["private"] == view["private"]
                            assert seen["public"] is None  # as it is
                            hidden.append(action)
                chosen = (hidden or view["legal"])[0]
                # "This and, if it brings that, more of it": what was refused later stays taken.
                probe = {"step": view["step"], "actions": [chosen] * 20}
                taken = await player.post(f"{path}/turns", **probe)
                assert taken["taken"] >= 1
                assert taken["seat"]["step"] == view["step"] + taken["taken"]
                assert taken["number"] == own["number"] + 1
                found += bool(hidden)
        assert found, "nothing was ever hidden"


@in_loop
async def test_others_secrets_are_not_foreseen(stack: Stack) -> None:
    async with open_site(stack) as site:
        players = [await site.visitor(), await site.visitor()]
        table = await open_started(*players)
        seat, _, own = await awaited_one(table, players)
        other, action = players[1 - seat], own["seats"][0]["legal"][0]
        async with nothing_happens(site, table):
            for who, code in (
                (other, "not_your_seat"),
                (await site.visitor(), "not_your_seat"),
                (site.browser(), "no_session"),
            ):
                path = f"/api/tables/{table}/seats/{seat}"
                await who.refused(code, "POST", f"{path}/preview", actions=[action])
                await who.refused(code, "POST", f"{path}/preview", actions=[])
                await who.refused(code, "POST", f"{path}/forecast", action=action)
            if 1 - seat not in own["awaited"]:
                path = f"/api/tables/{table}/seats/{1 - seat}"
                await other.refused("not_awaited", "POST", f"{path}/preview", actions=[action])
                still = await other.post(f"{path}/preview", actions=[])
                assert (
                    still["private"]
                    == (await other.get(f"/api/tables/{table}"))["seats"][0]["private"]
                )
