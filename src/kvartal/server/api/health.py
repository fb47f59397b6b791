"""For those who run the house."""

import asyncio

from litestar import Response, get

from kvartal.server.api.given import Health
from kvartal.server.api.house import Asking, house_of
from kvartal.server.observing import CACHED, STREAMS, figures
from kvartal.server.store import StoreDown

PATIENCE = 2.0


@get("/health/live", include_in_schema=False)
async def live() -> Health:
    """The process answers."""
    return Health("ok")


@get("/health/ready", include_in_schema=False)
async def ready(request: Asking) -> Response[Health]:
    """The node can serve: send it visitors."""
    house = house_of(request)
    if house.draining:
        return Response(Health("draining"), status_code=503)
    try:
        async with asyncio.timeout(PATIENCE):
            await house.node.store.ping()
    except (StoreDown, TimeoutError):
        return Response(Health("store_down"), status_code=503)
    return Response(Health("ok"))


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: Asking) -> bytes:
    """Figures for Prometheus."""
    house = house_of(request)
    CACHED.set(len(house.node.cache))
    STREAMS.set(len(house.hub))
    return figures()


ROUTES = [live, ready, metrics]
