"""Whether a browser wants to be told by web push that it is awaited. One subscription a session."""

from litestar import Response, delete, get, put

from kvartal.server.api.context import Asking, StoreAnswers, context_of, person_of, session_of
from kvartal.server.api.decode import said
from kvartal.server.api.problems import reading, writing
from kvartal.server.api.requests import PushAsked
from kvartal.server.api.responses import PushCard
from kvartal.server.errors import Fault
from kvartal.server.identity.sessions import LONGEST
from kvartal.server.push.encryption import read_point
from kvartal.server.push.sender import bytes_of
from kvartal.server.store import Subscription
from kvartal.server.tables.clock import SECOND


@get("/api/push", responses=reading(), operation_id="push")
async def show(request: Asking) -> PushCard:
    """What a browser needs to subscribe."""
    context = context_of(request)
    with StoreAnswers():
        return PushCard(await context.vapid.public_key() if context.services else "")


@put(
    "/api/push",
    status_code=204,
    responses=writing(),
    operation_id="subscribe",
    opt={"cost": 20, "body": PushAsked},
)
async def subscribe(request: Asking) -> Response[None]:
    """Tells this browser from now on when it is awaited, in place of what was said before."""
    data = said(request, PushAsked)
    context, session = context_of(request), session_of(request)
    if not context.services.know(data.endpoint):
        raise Fault("unknown_push_service")
    try:
        read_point(bytes_of(data.p256dh))
    except ValueError:
        raise Fault("bad_request") from None
    subscription = Subscription(data.endpoint, data.p256dh, data.auth)
    until = (session.issued + LONGEST) * SECOND
    with StoreAnswers():
        now = context.node.time.now()
        await context.node.store.subscribe(session.person, subscription, now, until)
    return Response(None)


@delete("/api/push", status_code=204, responses=writing(), operation_id="unsubscribe")
async def unsubscribe(request: Asking) -> Response[None]:
    """Tells this browser nothing any more."""
    with StoreAnswers():
        await context_of(request).node.store.unsubscribe(person_of(request))
    return Response(None)


ROUTES = [show, subscribe, unsubscribe]
