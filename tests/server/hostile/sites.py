"""A site behind the very wire that it has in earnest."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kvartal.server.api.app import context_in
from kvartal.server.process.main import Server, _config, listening
from kvartal.server.settings import Settings
from tests.server.api.sites import FREELY, Site, new_site
from tests.server.conftest import Stack


@asynccontextmanager
async def real_site(stack: Stack, settings: Settings = FREELY) -> AsyncIterator[Site]:
    app = new_site(stack, settings)
    started = asyncio.Event()
    with listening("127.0.0.1", 0) as listener:
        async with app.lifespan():
            server = Server(_config(app, settings), started.set)
            serving = asyncio.create_task(server.serve([listener]))
            await asyncio.wait_for(started.wait(), 30)
            port = listener.getsockname()[1]
            opened = Site(context_in(app), f"http://127.0.0.1:{port}", port)
            try:
                yield opened
            finally:
                await opened.close()
                await opened.context.hub.close()
                server.should_exit = True
                await serving
