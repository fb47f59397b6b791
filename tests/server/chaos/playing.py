"""One table, from its opening to its end, by the API alone."""

import asyncio
from random import Random
from typing import Any

from kvartal.kit.shuffle import promise
from tests.server.chaos.asking import Answer, Client
from tests.server.chaos.journal import Asked, Journal, Look, Played
from tests.server.chaos.plans import Plan
from tests.server.chaos.shown import EVERYTHING, digest

SHORTEST, LONGEST = 0.05, 0.4
"""Seconds between looks at a table that waits for others."""
HASTY = 0.2
"""How often a player does not wait for the answer, but sends the turn to another node as well."""
GREEDY = 0.25
"""How often a second action goes along, which may be refused."""
VAIN = 0.05
"""How often a player sends a turn and does not want to know, but looks at the table again. It may
be taken later still, or instead of the next one."""
LISTED = 0.1
"""How often a player looks at the list of its tables as well."""


async def play(client: Client, plan: Plan, journal: Journal) -> None:
    rng = Random(plan.seed)
    table = await _open(client, plan, journal, rng)
    journal.tables.append(table)
    players = [
        _play_seat(client, table, seat, person, journal, Random(rng.getrandbits(32)))
        for seat, person in table.seats.items()
    ]
    await asyncio.gather(*players, _see_the_end(client, table.id, journal))
    journal.over.append(table)


async def _open(client: Client, plan: Plan, journal: Journal, rng: Random) -> Played:
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
        assert await _phase(client, table.id, journal) == "over", started
    else:
        _good(started)
    for seat, person in table.seats.items():
        given = {"contribution": thrown[person].hex()}
        answer = await client.ask("POST", f"{path}/seats/{seat}/reveal", viewers[person], given)
        # Who comes late, because nodes were killed, finds the game started without.
        assert answer.status == 200 or answer.json["code"] == "not_starting", answer
    while await _phase(client, table.id, journal) == "starting":
        await asyncio.sleep(LONGEST)
    return table


async def _person(client: Client, number: int) -> tuple[str, str]:
    asked = {"name": f"Player {number}", "face": "fox"}
    answer = await client.ask("POST", "/api/session", body=asked)
    return _good(answer)["person"], answer.cookie


async def _play_seat(
    client: Client, table: Played, seat: int, person: str, journal: Journal, rng: Random
) -> None:
    pause = SHORTEST
    while True:
        position = await _look(client, table.id, journal, person, table.viewers[person])
        if position["card"]["phase"] != "running":
            return
        if rng.random() < LISTED:
            await _look_at_list(client, table, journal, person)
        view: Any = next(view for view in position["seats"] if view["seat"] == seat)
        if not view["legal"]:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)
            continue
        pause = SHORTEST
        while view is not None and view["legal"]:
            view = await _take_turn(client, table, view, table.viewers[person], journal, rng)


async def _take_turn(
    client: Client, table: Played, view: Any, cookie: str, journal: Journal, rng: Random
) -> Any:
    """The seat's next view; None to look again."""
    seat, step = view["seat"], view["step"]
    actions = rng.choices(view["legal"], k=2 if rng.random() < GREEDY else 1)
    path = f"/api/tables/{table.id}/seats/{seat}/turns"
    sent = {"step": step, "actions": actions}
    turn = Asked(table.id, seat, step, tuple(actions), journal.moment())
    turns = journal.of(table.id).turns
    turns.append(turn)
    if rng.random() < VAIN:
        vain = await client.ask_in_vain("POST", path, cookie, sent)
        if vain is None:
            return None
        answer = vain
    else:
        answer = await client.ask("POST", path, cookie, sent, rng.random() < HASTY)
    turn.answered, turn.is_sent_again = answer.came, answer.is_sent_again
    given = answer.json
    if answer.status != 200:
        # Another request for this step may be under way only if it was sent in vain.
        turn.is_too_late = given["code"] == "step_taken" and any(
            other.has_vanished and (other.seat, other.step) == (seat, step) for other in turns
        )
        if given["code"] != "against_rule" and not turn.is_too_late:
            journal.surprises.append(f"{path} {sent}: {answer.status} {given}")
        return None
    turn.actions, turn.number = turn.actions[: given["taken"]], given["number"]
    journal.acknowledged += 1
    return given["seat"]


async def _look_at_list(client: Client, table: Played, journal: Journal, person: str) -> None:
    answer = await client.ask("GET", "/api/me/tables", table.viewers[person])
    for listed in _good(answer)["tables"]:
        look = Look(listed["card"]["id"], person, listed["number"], answer.sent, answer.came)
        journal.of(look.table).looks.append(look)


async def _phase(client: Client, table: str, journal: Journal) -> str:
    phase: str = (await _look(client, table, journal))["card"]["phase"]
    return phase


async def _see_the_end(client: Client, table: str, journal: Journal) -> None:
    while await _phase(client, table, journal) == "running":
        await asyncio.sleep(LONGEST)


async def _look(
    client: Client, table: str, journal: Journal, person: str = "", cookie: str = ""
) -> Any:
    """A stranger's look if nobody is named."""
    answer = await client.ask("GET", f"/api/tables/{table}?since={EVERYTHING}", cookie)
    position = _good(answer)
    look = Look(table, person, position["number"], answer.sent, answer.came, digest(position))
    journal.of(table).looks.append(look)
    return position


def _good(answer: Answer) -> Any:
    assert answer.status in (200, 201), answer
    return answer.json
