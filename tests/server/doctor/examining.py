"""What the doctor finds in a database."""

import asyncio

from kvartal.games.catalogue import GAMES
from kvartal.server.doctor.examination import examining
from kvartal.server.doctor.findings import Finding, Tally
from kvartal.server.tables.table import Games
from tests.server.conftest import Stack


def examined(stack: Stack, games: Games = GAMES) -> tuple[Tally, list[Finding]]:
    """In a loop of its own, as the command does it."""

    async def examine() -> tuple[Tally, list[Finding]]:
        async with examining(stack.store_url, games) as examination:
            found = [finding async for finding in examination.findings(lambda _: None)]
            return examination.tally, found

    return asyncio.run(examine())


async def examine(stack: Stack, games: Games = GAMES) -> tuple[Tally, list[Finding]]:
    """Beside whatever runs in this one."""
    return await asyncio.to_thread(examined, stack, games)
