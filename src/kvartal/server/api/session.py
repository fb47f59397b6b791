"""A name and a face, kept in a cookie: all that is needed to play."""

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie

from kvartal.server.api.context import AppContext, Asking, StoreAnswers, context_of, session_of
from kvartal.server.api.decode import said
from kvartal.server.api.problems import reading, writing
from kvartal.server.api.requests import SessionAsked
from kvartal.server.api.responses import Faces, SessionCard
from kvartal.server.identity.sessions import COOKIE, FACES, HTTPS_COOKIE, LONGEST, Session
from kvartal.server.node import erasing


@post(
    "/api/session",
    status_code=200,
    responses=writing(),
    operation_id="begin_session",
    opt={"cost": 5, "body": SessionAsked},
)
async def begin(request: Asking) -> Response[SessionCard]:
    """Begins a session. Whoever has one stays the same person under another name."""
    data = said(request, SessionAsked)
    context = context_of(request)
    session = context.sessions.begin(data.name, data.face, request.scope["user"])
    cookie = _cookie(context, request, context.sessions.sign(session), LONGEST)
    return Response(_card(context, session), cookies=[cookie])


@get("/api/session", responses=reading(401), operation_id="session")
async def show(request: Asking) -> SessionCard:
    """Whose session it is."""
    return _card(context_of(request), session_of(request))


@delete("/api/session", status_code=204, responses=writing(), operation_id="end_session")
async def end(request: Asking) -> Response[None]:
    """Ends the session for good: a copy of the cookie is worth nothing any more."""
    context, session = context_of(request), session_of(request)
    await context.sessions.end(session)
    with StoreAnswers():
        await context.node.store.unsubscribe(session.person)
    return Response(None, cookies=[_cookie(context, request, "", 0)])


@delete(
    "/api/me",
    status_code=204,
    responses=writing(),
    operation_id="erase",
    opt={"cost": 20},
)
async def erase(request: Asking) -> Response[None]:
    """Erases the asker: leaves all its tables, resigning where the game runs, and takes name, face
    and id out of all that is kept of them. What was played stays. The session ends last: whoever
    gets no answer asks again."""
    context, session = context_of(request), session_of(request)
    await erasing.erase(context.node, session.person)
    await context.sessions.end(session)
    return Response(None, cookies=[_cookie(context, request, "", 0)])


@get("/api/faces", responses=reading(), operation_id="faces")
async def list_faces() -> Faces:
    """Faces to choose from."""
    return Faces(list(FACES))


def _card(context: AppContext, session: Session) -> SessionCard:
    return SessionCard(session.person, session.name, session.face, context.node.time.now())


def _cookie(context: AppContext, request: Asking, value: str, seconds: int) -> Cookie:
    is_https = context.is_https(request.scope["scheme"])
    return Cookie(
        key=HTTPS_COOKIE if is_https else COOKIE,
        value=value,
        path="/",
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=is_https,
    )


ROUTES = [begin, show, end, erase, list_faces]
