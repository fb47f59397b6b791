"""For those who run the server."""

import asyncio

from litestar import Response, get

from kvartal.server.api.context import Asking, context_of
from kvartal.server.api.responses import Health
from kvartal.server.store import StoreDown
from kvartal.server.telemetry import CACHED, STREAMS, figures

PATIENCE = 2.0


@get("/health/live", include_in_schema=False)
async def live() -> Health:
    """The process answers."""
    return Health("ok")


@get("/health/ready", include_in_schema=False)
async def ready(request: Asking) -> Response[Health]:
    """The node can serve: send it visitors."""
    context = context_of(request)
    if context.draining:
        return Response(Health("draining"), status_code=503)
    try:
        async with asyncio.timeout(PATIENCE):
            await context.node.store.ping()
            if context.node.writer.fails:
                await context.node.store.try_to_write()
    except (StoreDown, TimeoutError):
        return Response(Health("store_down"), status_code=503)
    # Its clock is none of its visitors' business: what counts is the store's.
    return Response(Health("clock_off" if context.node.time.is_off else "ok"))


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: Asking) -> bytes:
    """Figures for Prometheus."""
    context = context_of(request)
    CACHED.set(len(context.node.cache))
    STREAMS.set(len(context.hub))
    return figures()


ROUTES = [live, ready, metrics]
