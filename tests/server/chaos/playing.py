"""One table, from its opening to its end, by the API alone."""

import asyncio
from random import Random
from typing import Any

from kvartal.kit.shuffle import promise
from tests.server.chaos.asking import Answer, Client
from tests.server.chaos.journal import Acknowledged, Journal, Played
from tests.server.chaos.plans import Plan

SHORTEST, LONGEST = 0.05, 0.4
"""Seconds between looks at a table that waits for others."""
HASTY = 0.2
"""How often a player does not wait for the answer, but sends the turn to another node as well."""
GREEDY = 0.25
"""How often a second action goes along, which may be refused."""
EVERYTHING = 10_000_000
"""Past the end of any log: players need no history."""


async def play(client: Client, plan: Plan, journal: Journal) -> None:
    rng = Random(plan.seed)
    table = await _open(client, plan, rng)
    journal.tables.append(table)
    path = f"/api/tables/{table.id}"
    players = [
        _play_seat(client, table, seat, person, journal, Random(rng.getrandbits(32)))
        for seat, person in table.seats.items()
    ]
    await asyncio.gather(*players, _see_the_end(client, path))
    journal.ended += 1


async def _open(client: Client, plan: Plan, rng: Random) -> Played:
    """If an answer is lost, another table is opened: nobody could know of the first one."""
    viewers = dict([await _person(client, n) for n in range(max(plan.persons, 1))])
    host, *guests = viewers
    asked: dict[str, Any] = {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "bots": plan.bots,
        "sit": plan.persons > 0,
    }
    thrown = {person: rng.randbytes(16) for person in viewers}
    if plan.persons:
        asked["promise"] = promise(thrown[host])
    opened = _good(await client.ask("POST", "/api/tables", viewers[host], asked))
    table = Played(opened["table"], plan.game, viewers)
    path = f"/api/tables/{table.id}"
    if plan.persons:
        table.seats[opened["seat"]] = host
    for guest in guests:
        asked = {"promise": promise(thrown[guest])}
        seated = await client.ask("POST", f"{path}/seats", viewers[guest], asked)
        table.seats[_good(seated)["seat"]] = guest
    started = await client.ask("POST", f"{path}/start", viewers[host])
    if started.status == 409:  # sent again, and bots among themselves were faster
        assert await _phase(client, path) == "over", started
    else:
        _good(started)
    for seat, person in table.seats.items():
        given = {"contribution": thrown[person].hex()}
        answer = await client.ask("POST", f"{path}/seats/{seat}/reveal", viewers[person], given)
        # Who comes late, because nodes were killed, finds the game started without.
        assert answer.status == 200 or answer.json["code"] == "not_starting", answer
    while await _phase(client, path) == "starting":
        await asyncio.sleep(LONGEST)
    return table


async def _person(client: Client, number: int) -> tuple[str, str]:
    asked = {"name": f"Player {number}", "face": "fox"}
    answer = await client.ask("POST", "/api/session", body=asked)
    return _good(answer)["person"], answer.cookie


async def _play_seat(
    client: Client, table: Played, seat: int, person: str, journal: Journal, rng: Random
) -> None:
    cookie = table.viewers[person]
    pause = SHORTEST
    while True:
        path = f"/api/tables/{table.id}"
        position = _good(await client.ask("GET", f"{path}?since={EVERYTHING}", cookie))
        if position["card"]["phase"] != "running":
            return
        view: Any = next(view for view in position["seats"] if view["seat"] == seat)
        if not view["legal"]:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)
            continue
        pause = SHORTEST
        while view is not None and view["legal"]:
            view = await _take_turn(client, table, view, cookie, journal, rng)


async def _take_turn(
    client: Client, table: Played, view: Any, cookie: str, journal: Journal, rng: Random
) -> Any:
    """The seat's next view; None to look again."""
    seat, step = view["seat"], view["step"]
    count = 2 if rng.random() < GREEDY else 1
    actions = rng.choices(view["legal"], k=count)
    path = f"/api/tables/{table.id}/seats/{seat}/turns"
    sent = {"step": step, "actions": actions}
    hasty = rng.random() < HASTY
    answer = await client.ask("POST", path, cookie, sent, hasty)
    given = answer.json
    if answer.status != 200:
        if given["code"] != "against_rule":  # the seat has one player, who never sleeps
            journal.surprises.append(f"{path} {sent}: {answer.status} {given}")
        return None
    taken = tuple(actions[: given["taken"]])
    journal.turns.append(Acknowledged(table.id, seat, step, taken, given["number"]))
    return given["seat"]


async def _see_the_end(client: Client, path: str) -> None:
    while await _phase(client, path) == "running":
        await asyncio.sleep(LONGEST)


async def _phase(client: Client, path: str) -> str:
    phase: str = _good(await client.ask("GET", f"{path}?since={EVERYTHING}"))["card"]["phase"]
    return phase


def _good(answer: Answer) -> Any:
    assert answer.status in (200, 201), answer
    return answer.json
