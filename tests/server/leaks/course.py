"""A whole game for three, with a curious stranger and spectator, checked at every step."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from kvartal.kit.shuffle import promise
from kvartal.server.tables.table import Games, Table
from tests.server.api.sites import FREELY, Site, open_site
from tests.server.conftest import Stack
from tests.server.leaks.witness import Witness, everything_is_asked

Check = Callable[[Table, Witness], None]
"""Raises if the witness has heard what it may not know."""
THROWN = [bytes([0xA5 + seat]) * 32 for seat in range(3)]
"""For the shuffle."""


@asynccontextmanager
async def company(site: Site, game: str) -> AsyncIterator[tuple[str, list[Witness]]]:
    """A running table; the witnesses are its three seats, a stranger and a spectator."""
    witnesses = [Witness(site, seat) for seat in (0, 1, 2, None, None)]
    table = ""
    for number, witness in enumerate(witnesses[:4]):
        await witness.ask("POST", "/api/session", {"name": f"Name {number}", "face": "fox"})
        if number == 0:
            asked = {"game": game, "seats": 3, "promise": promise(THROWN[0])}
            table = (await witness.ask("POST", "/api/tables", asked))["table"]
        elif number < 3:
            asked = {"promise": promise(THROWN[number])}
            await witness.ask("POST", f"/api/tables/{table}/seats", asked)
    for witness in witnesses:
        await witness.listen(table)
    await witnesses[0].ask("POST", f"/api/tables/{table}/start")
    for seat, thrown in enumerate(THROWN):
        path = f"/api/tables/{table}/seats/{seat}/reveal"
        await witnesses[seat].ask("POST", path, {"contribution": thrown.hex()})
    try:
        yield table, witnesses
    finally:
        for witness in witnesses:
            await witness.close()


async def watch_a_game(stack: Stack, games: Games, game: str, check: Check) -> int:
    """Returns how many turns were taken before the end, when everything becomes public."""
    rng, turns = Random(game), 0
    async with open_site(stack, FREELY, games) as site, company(site, game) as (table, all_):
        truth: Table = await site.context.node.newest(table)
        for witness in all_:
            check(truth, witness)  # what each knows from the start
        while True:
            truth = await site.context.node.newest(table)
            if truth.is_over:
                return turns
            seat: int = rng.choice(truth.awaited)
            space = [action.notation for action in truth.game.space(truth.config)]
            if turns < 20 or turns % 5 == 0:
                curious = rng.choice(all_)
                await everything_is_asked(curious, table, truth.number, rng.sample(space, 2))
            view = await all_[seat].ask("GET", f"/api/tables/{table}")
            own: Any = view["seats"][0] if "seats" in view else {"legal": space[:1], "step": 0}
            path = f"/api/tables/{table}/seats/{seat}/turns"
            for text in [text for text in space if text not in own["legal"]][-2:]:
                await all_[seat].ask("POST", path, {"step": own["step"], "actions": [text]})
            turn = {"step": own["step"], "actions": [rng.choice(own["legal"])]}
            answer = await all_[seat].ask("POST", path, turn)
            truth = await site.context.node.newest(table)
            if truth.is_over:
                return turns
            for witness in all_:
                check(truth, witness)
                witness.heard.clear()
            if "taken" not in answer:
                return turns
            turns += answer["taken"]
