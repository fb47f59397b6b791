"""The application: routes behind the middleware, with a life from opening to closing."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State

from kvartal.server.api import bodies, document, health
from kvartal.server.api.context import AppContext, charge_for_route
from kvartal.server.api.middleware import Middleware
from kvartal.server.api.problems import HANDLERS
from kvartal.server.node.hub import Hub
from kvartal.server.node.node import Node
from kvartal.server.settings import Settings
from kvartal.server.telemetry import batch_written

Background = (
    AbstractAsyncContextManager[Any] | Callable[[Litestar], AbstractAsyncContextManager[Any]]
)


def make_app(
    node: Node, hub: Hub, settings: Settings, *, background: Sequence[Background] = ()
) -> Litestar:
    """Opens node and hub when the server starts, then enters what shall run beside it; closes
    everything the other way round."""
    context = AppContext(node, hub, settings)
    node.writer.watch = batch_written

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await context.open()
        try:
            yield
        finally:
            await context.close()

    app = Litestar(
        [*document.DOCUMENTED, *document.ROUTES, *health.ROUTES],
        lifespan=[life, *background],
        exception_handlers=HANDLERS,
        before_request=charge_for_route,
        state=State({"context": context}),
        openapi_config=None,
        logging_config=None,
        request_max_body_size=bodies.MOST,
    )
    # Around the router, so that it also sees what no route answers.
    app.asgi_handler = Middleware(app.asgi_handler, context)
    return app


def context_in(app: Litestar) -> AppContext:
    """For whoever runs the application: to begin draining, to close the streams."""
    context: AppContext = app.state.context
    return context
