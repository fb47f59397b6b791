"""The application: routes behind a door, with a life from opening to closing."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State

from kvartal.server.api import bodies, document, health
from kvartal.server.api.door import Door
from kvartal.server.api.house import House, charge_for_route
from kvartal.server.api.problems import HANDLERS
from kvartal.server.hub import Hub
from kvartal.server.node import Node
from kvartal.server.observing import batch_written
from kvartal.server.settings import Settings

Background = (
    AbstractAsyncContextManager[Any] | Callable[[Litestar], AbstractAsyncContextManager[Any]]
)


def make_app(
    node: Node, hub: Hub, settings: Settings, *, background: Sequence[Background] = ()
) -> Litestar:
    """Opens node and hub when the server starts, then enters what shall run beside it; closes
    everything the other way round."""
    house = House(node, hub, settings)
    node.writer.watch = batch_written

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        [*document.DOCUMENTED, *document.ROUTES, *health.ROUTES],
        lifespan=[life, *background],
        exception_handlers=HANDLERS,
        before_request=charge_for_route,
        state=State({"house": house}),
        openapi_config=None,
        logging_config=None,
        request_max_body_size=bodies.MOST,
    )
    # Around the router, so that it also sees what no route answers.
    app.asgi_handler = Door(app.asgi_handler, house)
    return app


def house_in(app: Litestar) -> House:
    """For whoever runs the application: to begin draining, to close the streams."""
    house: House = app.state.house
    return house
