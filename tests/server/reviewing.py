"""Finished games, and workers that look at them again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from kvartal.server.node.node import Node
from kvartal.server.settings import Settings
from kvartal.server.worker.reviewer import Reviewer
from tests.server.api.sites import Browser, open_started, play_on

SHORT: dict[str, Any] = {"game": "neighbours"}


async def finished(one: Browser, other: Browser, **asked: Any) -> str:
    """A game that two have played to its end."""
    table = await open_started(one, other, **{**SHORT, **asked})
    await play_on(table, {0: one, 1: other})
    return table


@asynccontextmanager
async def reviewing(node: Node, **settings: Any) -> AsyncIterator[Reviewer]:
    reviewer = Reviewer(node, Settings(**{"review_seconds": 1, **settings}))
    running = asyncio.create_task(reviewer.run())
    try:
        yield reviewer
    finally:
        reviewer.stop()
        await running


async def until(browser: Browser, table: str, *states: str) -> dict[str, Any]:
    """How far its review is, as soon as it is one of these."""
    while True:
        card: dict[str, Any] = await browser.get(f"/api/tables/{table}/review")
        if card["state"] in states:
            return card
        await asyncio.sleep(0.05)
