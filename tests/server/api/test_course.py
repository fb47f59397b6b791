"""A table from its opening to the next one, by the API alone."""

from kvartal.games.catalogue import GAMES
from kvartal.kit.record import verify
from kvartal.kit.shuffle import promise
from tests.server.api.sites import open_site, open_started, open_table, play_on
from tests.server.conftest import Stack
from tests.server.running import in_loop

SHORT = {"rounds": 3}
GIVEN = ["ab" * 16, "cd" * 16]
PROMISED = [promise(bytes.fromhex(given)) for given in GIVEN]


@in_loop
async def test_two_persons_play_a_whole_game(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor("Olha"), await site.visitor("Marek", "tram")
        table = await open_table(olha, visibility="open", options=SHORT, promise=PROMISED[0])
        listed = await marek.get("/api/tables?game=neighbours")
        assert [one["table"] for one in listed["tables"]] == [table]
        assert await marek.get("/api/tables?game=plots") == {"tables": []}
        await olha.refused("seats_free", "POST", f"/api/tables/{table}/start")
        seated = await marek.post(f"/api/tables/{table}/seats", promise=PROMISED[1])
        assert seated["seat"] == 1
        await marek.refused("not_host", "POST", f"/api/tables/{table}/start")
        await olha.post(f"/api/tables/{table}/start")
        for seat, (player, given) in enumerate(zip((olha, marek), GIVEN, strict=True)):
            path = f"/api/tables/{table}/seats/{seat}/reveal"
            await player.post(path, contribution=given)
        await olha.refused("not_over", "GET", f"/api/tables/{table}/record")

        turns = await play_on(table, {0: olha, 1: marek})

        end = await site.browser().get(f"/api/tables/{table}")
        assert end["card"]["phase"] == "over"
        assert end["card"]["revealed"]["contributions"] == GIVEN
        assert {standing["rank"] for standing in end["standings"]} <= {1, 2}
        record = await site.browser().get(f"/api/tables/{table}/record")
        checked = verify(GAMES["neighbours"], record)
        assert len(checked.moves) == turns
        assert checked.header.players == ["Olha", "Marek"]
        assert checked.header.table == table


@in_loop
async def test_what_each_may_see(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek, stranger = await site.visitor(), await site.visitor(), site.browser()
        table = await open_started(olha, marek)
        path = f"/api/tables/{table}"
        own, others, outside = (
            await olha.get(path),
            await marek.get(path),
            await stranger.get(path),
        )
        assert (own["mine"], others["mine"], outside["mine"]) == ([0], [1], [])
        assert [view["seat"] for view in own["seats"]] == [0]
        assert outside["seats"] == []
        assert own["public"] == others["public"] == outside["public"]
        assert own["seats"][0]["private"] != others["seats"][0]["private"]
        assert (own["is_host"], others["is_host"], outside["is_host"]) == (True, False, False)
        assert (await olha.get(f"{path}?since={own['number']}"))["log"] == []

        await play_on(table, {0: olha, 1: marek}, turns=4)
        before = await olha.get(f"{path}?at={own['number']}")
        assert before["public"] == own["public"]
        assert before["seats"] == own["seats"]
        assert before["log"] == own["log"]
        await olha.refused("no_such_number", "GET", f"{path}?at=100000")


@in_loop
async def test_a_turn_sent_again_is_answered_as_before(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek)
        players = [olha, marek]
        position = await olha.get(f"/api/tables/{table}")
        seat = position["awaited"][0]
        own = await players[seat].get(f"/api/tables/{table}")
        legal = own["seats"][0]["legal"]
        path = f"/api/tables/{table}/seats/{seat}/turns"
        first = await players[seat].post(path, step=0, actions=legal[:1])
        assert (first["taken"], first["refusal"], first["seat"]["step"]) == (1, None, 1)
        assert await players[seat].post(path, step=0, actions=legal[:1]) == first
        taken = await players[seat].refused("step_taken", "POST", path, step=0, actions=legal[1:2])
        assert (taken["status"], taken["args"]) == (409, {"step": 1})

        stranger, other = site.browser(), players[1 - seat]
        asked = {"step": 1, "actions": ["keep"]}
        assert (await stranger.refused("no_session", "POST", path, **asked))["status"] == 401
        assert (await other.refused("not_your_seat", "POST", path, **asked))["status"] == 403
        other_path = path.replace(f"/{seat}/", "/7/")
        assert (await other.refused("no_such_seat", "POST", other_path, **asked))["status"] == 404
        nonsense = {"step": 1, "actions": ["sing"]}
        assert await players[seat].refused("bad_notation", "POST", path, **nonsense)


@in_loop
async def test_a_refused_action_names_its_rule(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek)
        position = await olha.get(f"/api/tables/{table}")
        idle = 1 - position["awaited"][0] if len(position["awaited"]) == 1 else 0
        player = [olha, marek][idle]
        path = f"/api/tables/{table}/seats/{idle}/turns"
        refused = await player.refused("against_rule", "POST", path, step=0, actions=["ask 1"])
        assert refused["status"] == 409
        assert refused["rule"] in {"KV-1", "KV-2"}


@in_loop
async def test_several_players_at_one_screen(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor("Olha")
        table = await open_table(olha, options=SHORT)
        await olha.post(f"/api/tables/{table}/seats", name="Petro", face="owl")
        await olha.post(f"/api/tables/{table}/start")
        position = await olha.get(f"/api/tables/{table}")
        assert position["mine"] == [0, 1]
        assert [seat["name"] for seat in position["card"]["seats"]] == ["Olha", "Petro"]
        await play_on(table, {0: olha, 1: olha})
        assert (await olha.get(f"/api/tables/{table}"))["card"]["phase"] == "over"


@in_loop
async def test_how_many_seats_one_person_may_take(stack: Stack) -> None:
    """One at an open table, any number elsewhere, or what the host says."""
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        for asked, most in (
            ({"visibility": "open"}, 1),
            ({"visibility": "open", "each": 2}, 2),
            ({"visibility": "link"}, 0),
            ({"visibility": "link", "each": 1}, 1),
        ):
            table = await open_table(olha, seats=4, **asked)
            path = f"/api/tables/{table}"
            assert (await marek.get(path))["card"]["each"] == most
            for _ in range(most or 3):
                await marek.post(f"{path}/seats")
            refused = "too_many_seats" if most else "seat_taken"
            assert (await marek.refused(refused, "POST", f"{path}/seats"))["status"] == 409
        for each in (0, 3):
            await olha.refused(
                "bad_request", "POST", "/api/tables", game="neighbours", seats=2, each=each
            )


@in_loop
async def test_standing_up_and_bots(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_table(olha, seats=3, bots={"2": "random"})
        seats = f"/api/tables/{table}/seats"
        await marek.refused("not_host", "PUT", f"{seats}/1/bot", level="greedy")
        await olha.ask("PUT", f"{seats}/1/bot", 200, {"level": "greedy"})
        await olha.refused("bad_request", "PUT", f"{seats}/1/bot", level="genius")
        await marek.refused("seat_taken", "POST", seats)
        await olha.ask("DELETE", f"{seats}/1", 200)
        await marek.post(seats)
        await marek.refused("not_host", "DELETE", f"{seats}/0")
        await marek.ask("DELETE", f"{seats}/1", 200)
        card = (await olha.get(f"/api/tables/{table}"))["card"]
        assert [seat["kind"] for seat in card["seats"]] == ["person", "free", "bot"]
        await marek.refused("not_host", "PUT", f"/api/tables/{table}/bots", level="greedy")
        await olha.ask("PUT", f"/api/tables/{table}/bots", 200, {"level": "greedy"})
        card = (await olha.get(f"/api/tables/{table}"))["card"]
        assert [seat["level"] for seat in card["seats"]] == ["", "greedy", "random"]
        await olha.ask("DELETE", f"{seats}/0", 200)
        assert (await olha.get(f"/api/tables/{table}"))["card"]["phase"] == "abandoned"


@in_loop
async def test_resigning_and_holidays(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, pace={"kind": "slow", "turn": 86400, "reserve": 0})
        seat = f"/api/tables/{table}/seats/0"
        await olha.post(f"{seat}/holiday", on=True)
        position = await marek.get(f"/api/tables/{table}")
        assert position["card"]["seats"][0]["holiday"]
        assert all(clock["deadline"] for clock in position["clocks"])
        await marek.refused("not_your_seat", "POST", f"{seat}/resign")
        await olha.post(f"{seat}/return")
        await olha.post(f"{seat}/resign")
        await olha.refused("resigned", "POST", f"{seat}/return")
        await olha.refused("seat_away", "POST", f"{seat}/turns", step=0, actions=["keep"])


@in_loop
async def test_phrases(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek)
        assert "hello" in (await olha.get("/api/phrases"))["phrases"]
        await olha.post(f"/api/tables/{table}/seats/0/say", phrase="hello")
        told = (await marek.get(f"/api/tables/{table}"))["log"][-1]["facts"]
        assert told == [{"kind": "table.said", "seat": 0, "phrase": "hello"}]
        say = f"/api/tables/{table}/seats/0/say"
        await olha.refused("no_such_phrase", "POST", say, phrase="insult")
        await marek.refused("not_your_seat", "POST", say, phrase="hello")


@in_loop
async def test_the_next_game(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_table(
            olha, visibility="private", options={"rounds": 3}, each=2, hints=False
        )
        invitation = (await olha.get(f"/api/tables/{table}"))["invitation"]
        await marek.showing(invitation).post(f"/api/tables/{table}/seats")
        await olha.post(f"/api/tables/{table}/start")
        await olha.refused("not_over", "POST", f"/api/tables/{table}/rematch")
        await play_on(table, {0: olha, 1: marek})
        first = await marek.post(f"/api/tables/{table}/rematch")
        assert await olha.post(f"/api/tables/{table}/rematch") == first
        path = f"/api/tables/{first['table']}"
        await olha.showing(first["invitation"]).post(f"{path}/seats")
        position = await olha.get(path)
        assert position["card"]["options"]["rounds"] == 3
        assert position["card"]["visibility"] == "private"
        assert position["card"]["each"] == 2
        assert not (await site.context.node.table(first["table"])).created.hints
        assert (await olha.get(f"/api/tables/{table}"))["card"]["rematch"] == first["table"]


@in_loop
async def test_my_tables(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        first = await open_started(olha, marek, pace={"kind": "live", "turn": 60, "reserve": 0})
        second = await open_table(marek)
        await site.browser().refused("no_session", "GET", "/api/me/tables")
        assert [one["card"]["id"] for one in (await olha.get("/api/me/tables"))["tables"]] == [
            first
        ]
        mine = (await marek.get("/api/me/tables"))["tables"]
        assert [one["card"]["id"] for one in mine] == [second, first]
        awaited = (await marek.get(f"/api/tables/{first}"))["awaited"]
        assert mine[1]["awaited"] == [seat for seat in awaited if seat == 1]
        assert (mine[1]["deadline"] is not None) == (1 in awaited)
        assert mine[1]["looked"] == -1
        await marek.post(f"/api/tables/{first}/looked", 204, number=2)
        await marek.post(f"/api/tables/{first}/looked", 204, number=1)
        assert (await marek.get("/api/me/tables"))["tables"][1]["looked"] == 2
        assert (await marek.get(f"/api/tables/{first}"))["looked"] == 2
        await marek.ask("DELETE", f"/api/tables/{second}/seats/0", 200)
        mine = (await marek.get("/api/me/tables"))["tables"]
        assert [one["card"]["id"] for one in mine] == [first]


@in_loop
async def test_my_tables_show_how_a_game_ended_that_went_to_the_archive(stack: Stack) -> None:
    """Also at a node that has not heard of it since it went on."""
    async with open_site(stack) as site, open_site(stack) as elsewhere:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek, options={"rounds": 2})
        there = elsewhere.browser(cookie=f"kvartal={olha.cookie}")
        (listed,) = (await there.get("/api/me/tables"))["tables"]
        assert listed["card"]["phase"] == "running"
        await play_on(table, {0: olha, 1: marek})
        await site.context.node.store.archive(table)
        (listed,) = (await there.get("/api/me/tables"))["tables"]
        assert listed["card"]["phase"] == "over"
