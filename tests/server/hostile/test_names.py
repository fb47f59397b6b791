"""Names, faces and ids that are not what they should be."""

from typing import Any

from tests.server.api.sites import open_site, open_started, open_table
from tests.server.conftest import Stack
from tests.server.hostile.quiet import nothing_happens
from tests.server.running import in_loop

BAD_NAMES = (
    *("\x00", "a\nb", "a\tb", "a\rb", "\x1b[31m", "\x7f", "a\u2028b", "   "),
    *("\u202eevil", "\u2066a", "\u200f", "a\u200bb", "\ufeffa", "\u00ad", "\U000e0041"),
)
BAD_FACES = ("", "dragon", "Fox", "fox ", "fox\n", "fox|owl", "<img>", "../fox", 7, True)
TOO_LONG = ("x" * 25, "🦊" * 25, " " * 5 + "x" * 25)
ODD_IDS = (
    *("0" * 19, "0" * 21, "0" * 20 + "%0A", "O" * 20, "0" * 19 + "u", "0" * 19 + "%00"),
    *("..", "%2e%2e", "..%2f..%2fapi%2fsession", "%2fetc%2fpasswd", "null", "*", "%"),
    *("' OR '1'='1", "%27%3b--", "<b>", "０" * 20, "%ff" * 20),
)


@in_loop
async def test_names_and_faces(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        table = await open_table(olha, game="plots")
        seats = f"/api/tables/{table}/seats"
        before = await olha.get("/api/session")
        async with nothing_happens(site, table):
            for name in BAD_NAMES:
                for path in ("/api/session", seats):
                    await olha.refused("bad_name", "POST", path, name=name, face="fox")
            for name in TOO_LONG:
                for path in ("/api/session", seats):
                    await olha.refused("bad_request", "POST", path, name=name, face="fox")
            await olha.refused("bad_request", "POST", seats, name="", face="fox")
            for face in BAD_FACES:
                for path in ("/api/session", seats):
                    await olha.refused("bad_request", "POST", path, name="Olha", face=face)
        after = await olha.get("/api/session")
        assert after | {"time": 0} == before | {"time": 0}
        # Not forbidden: whoever shows a name writes text, not HTML. The answer says it is JSON.
        answer = await olha.client.post(seats, json={"name": "<b>&amp;'\"</b>"})
        assert answer.status_code == 200
        shown = await olha.client.get(f"/api/tables/{table}")
        assert shown.json()["card"]["seats"][1]["name"] == "<b>&amp;'\"</b>"
        assert shown.headers["content-type"] == "application/json"
        assert shown.headers["x-content-type-options"] == "nosniff"


@in_loop
async def test_a_newline_is_no_end(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        table = await open_table(olha, game="plots")
        path = f"/api/tables/{table}"
        asked: list[tuple[str, str, dict[str, Any]]] = [
            ("PUT", f"{path}/seats/1/bot", {"level": "greedy\n"}),
            ("POST", f"{path}/seats", {"face": "fox\n"}),
            ("POST", f"{path}/seats", {"promise": "ab" * 32 + "\n"}),
            ("POST", f"{path}/seats/0/say", {"phrase": "hello\n"}),
            ("POST", "/api/tables", {"game": "plots\n", "seats": 2}),
            ("POST", "/api/tables", {"game": "plots", "seats": 2, "bots": {"1\n": "greedy"}}),
            ("POST", "/api/tables", {"game": "plots", "seats": 2, "bots": {"1": "greedy\n"}}),
            ("GET", "/api/games/plots%0A/components", {}),
            ("GET", "/api/tables?game=plots%0A", {}),
            ("GET", f"/api/tables/{table}%0A", {}),
            ("GET", f"/api/stream?table={table}%0A", {}),
        ]
        async with nothing_happens(site, table):
            for method, where, body in asked:
                await olha.refused("bad_request", method, where, **body)


@in_loop
async def test_ids_of_another_form(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek)
        for odd in (*ODD_IDS, table.upper(), f"{table}%20"):
            for path in (f"/api/tables/{odd}", f"/api/tables/{odd}/record"):
                answer = await olha.client.get(path)
                assert answer.status_code in {400, 404, 405}, odd
                assert answer.json()["code"] in {"bad_request", "not_found", "no_such_method"}
            turn = {"step": 0, "actions": ["keep"]}
            answer = await olha.client.post(f"/api/tables/{odd}/seats/0/turns", json=turn)
            assert answer.status_code in {400, 404}, odd
