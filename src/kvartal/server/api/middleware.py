"""Every request goes through here, in and out. Plain ASGI: it is on the way of every turn."""

import time
from hashlib import blake2b
from secrets import token_bytes
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send
from prometheus_client import Counter

from kvartal.server.api import bodies, csrf, inside
from kvartal.server.api.client import Client, ClientFile
from kvartal.server.api.context import AppContext, asker_of
from kvartal.server.api.headers import EVERYWHERE, HTTPS_ONLY, ON_API
from kvartal.server.api.problems import Problem, encoded, headers_of, incident, problem_of
from kvartal.server.api.shortcut import turn_taken
from kvartal.server.errors import Exhausted, Fault
from kvartal.server.identity.rate_limits import FILES
from kvartal.server.identity.sessions import COOKIE, HTTPS_COOKIE, Session
from kvartal.server.identity.turnstile import Place
from kvartal.server.telemetry import REQUESTS, SECONDS, log, span

STREAM = "/api/stream"
_COOKIE = COOKIE.encode() + b"="
_HTTPS_COOKIE = HTTPS_COOKIE.encode() + b"="


class Middleware:
    def __init__(self, app: ASGIApp, context: AppContext) -> None:
        self._app = app
        self._context = context
        url = urlsplit(context.settings.public_url)
        self._public_origin = f"{url.scheme}://{url.netloc}"
        self._log_key = token_bytes(16)
        self._client = Client()
        self._log = log()
        self._counters: dict[tuple[str, str, int], Counter] = {}
        self._has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        stranger = asker_of(None, scope["client"])
        place = Place(self._context.turnstile, stranger.address)
        way_out = WayOut(send, self._headers(scope), place)
        with span("request", method=scope["method"]) as current:
            try:
                if (page := self._client.find(scope["method"], scope["path"])) is not None:
                    scope["path_template"] = "client"
                    self._context.limits.charge(stranger, 1, FILES)
                    await self._wait(place, scope)
                    await way_out.show(page, scope["method"], dict(scope["headers"]))
                else:
                    await self._let_in(scope, receive)
                    await self._wait(place, scope)
                    if (turn := await turn_taken(scope, self._context)) is not None:
                        await turn.send_to(way_out)
                    else:
                        await self._app(scope, receive, way_out)
            except bodies.Gone:
                way_out.status = 499  # nobody is there to hear an answer
            except Fault as fault:
                await way_out.refuse(problem_of(fault), fault.status, headers_of(fault))
            except Exception as error:  # noqa: BLE001 (nothing may leave with an error's text)
                await way_out.refuse(incident(error), 500, {})
            finally:
                place.leave()
            route = scope.get("path_template") or "unknown"
            current.set_attribute("route", route)
            current.set_attribute("status", way_out.status)
        self._note(scope, route, way_out.status, time.perf_counter() - began)

    def _headers(self, scope: HTTPScope) -> list[tuple[bytes, bytes]]:
        ours = ON_API if inside.section(scope["path"]) == "api" else EVERYWHERE
        return [*ours, HTTPS_ONLY] if self._context.is_https(scope["scheme"]) else ours

    async def _let_in(self, scope: HTTPScope, receive: Receive) -> None:
        headers = dict(scope["headers"])
        inside.keep_inside(scope, headers)
        if b"x-forwarded-for" in headers and not self._context.settings.proxies:
            self._warn_of_proxy()
        session = self._session(headers.get(b"cookie", b""), scope["scheme"])
        scope["user"] = session
        if scope["path"] not in inside.PATHS:
            self._context.limits.charge(asker_of(session, scope["client"]), 1)
        if scope["method"] in csrf.CHANGING:
            csrf.check(headers, scope["scheme"], self._public_origin)
            scope["state"]["body"] = await bodies.read(headers, receive)

    async def _wait(self, place: Place, scope: HTTPScope) -> None:
        """For its turn; whoever asks how the server is has not to."""
        if not self._context.limits.is_on or scope["path"] in inside.PATHS:
            return
        await place.enter()
        if scope["state"].get("is_gone", bool)():  # of the wire, if it is ours
            raise bodies.Gone

    def _warn_of_proxy(self) -> None:
        """Once: everybody behind it would share the limits of its one address."""
        if not self._has_warned:
            self._has_warned = True
            self._log.warning("proxy_not_named", setting="KVARTAL_PROXIES")

    def _session(self, cookies: bytes, scheme: str) -> Session | None:
        """By our cookie as it stands. Others may be in quotes, which Python's own reader takes
        seconds to undo if they are made for it (CVE-2024-7592); ours never is."""
        name = _HTTPS_COOKIE if self._context.is_https(scheme) else _COOKIE
        stripped = [cookie.strip() for cookie in cookies.split(b";")]
        ours = [cookie for cookie in stripped if cookie.startswith(name)]
        if not ours:
            return None
        return self._context.sessions.check(ours[-1].removeprefix(name).decode("latin-1"))

    def _note(self, scope: HTTPScope, route: str, status: int, seconds: float) -> None:
        method = scope["method"] if route != "unknown" else "any"
        counter = self._counters.get((method, route, status))
        if counter is None:
            counter = REQUESTS.labels(method, route, status)
            self._counters[method, route, status] = counter
        counter.inc()
        if route != STREAM:
            SECONDS.observe(seconds)
        if scope["path"] in inside.PATHS:
            return
        table = scope.get("path_params", {}).get("table")
        about: dict[str, Any] = {}
        if isinstance(table, str):
            # Lines of one table can be found together, but not the table.
            about["table"] = blake2b(table.encode(), key=self._log_key, digest_size=4).hexdigest()
        self._log.info(
            "request",
            method=method,
            route=route,
            status=status,
            ms=round(seconds * 1e3, 1),
            **about,
        )


class WayOut:
    """Adds our headers to an answer and remembers its status. Others need not wait until an answer
    is read: its place is free as soon as it begins. A refusal begins later."""

    __slots__ = ("_headers", "_place", "_send", "status")

    def __init__(self, send: Send, headers: list[tuple[bytes, bytes]], place: Place) -> None:
        self._send = send
        self._headers = headers
        self._place = place
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self._place.leave()
            if self.status == Exhausted.status:
                await self._place.atone()
            message["headers"] = [*message["headers"], *self._headers]
        await self._send(message)

    async def show(self, page: ClientFile, method: str, asked: dict[bytes, bytes]) -> None:
        headers, body = page.headers, page.body
        if page.packed is not None and b"gzip" in asked.get(b"accept-encoding", b""):
            headers, body = [*headers, (b"content-encoding", b"gzip")], page.packed
        headers = [*headers, (b"content-length", b"%d" % len(body))]
        await self({"type": "http.response.start", "status": 200, "headers": headers})
        sent = b"" if method == "HEAD" else body
        await self._send({"type": "http.response.body", "body": sent, "more_body": False})

    async def refuse(self, problem: Problem, status: int, headers: dict[str, str]) -> None:
        if self.status:
            return  # an answer is under way; the server will cut the connection
        body = encoded(problem)
        named = {
            "content-type": "application/json",
            "content-length": str(len(body)),
            **headers,
        }
        await self(
            {
                "type": "http.response.start",
                "status": status,
                "headers": [(name.encode(), value.encode()) for name, value in named.items()],
            }
        )
        await self._send({"type": "http.response.body", "body": body, "more_body": False})
