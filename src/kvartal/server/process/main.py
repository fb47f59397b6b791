"""A node or a worker, from its settings to its end."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import uvicorn
from litestar import Litestar

from kvartal.games.catalogue import GAMES
from kvartal.server.api.app import context_in, make_app
from kvartal.server.background import note_what_nobody_saw
from kvartal.server.bus.opening import bus_for
from kvartal.server.node.hub import Hub
from kvartal.server.node.node import Node
from kvartal.server.open_files import raise_limit
from kvartal.server.process.gc_tuning import collecting
from kvartal.server.process.http_protocol import HttpProtocol
from kvartal.server.settings import Settings, from_environment
from kvartal.server.store.opening import store_for
from kvartal.server.store.schema import path_of
from kvartal.server.tables.clock import SECOND, Timing
from kvartal.server.telemetry import set_up_logs
from kvartal.server.worker.crew import Crew

PATIENCE = 5
"""Seconds that running requests get to finish in."""

Signals = asyncio.Queue[signal.Signals]


def run_server(settings: Settings, opened: Callable[[str], None]) -> None:
    """Until a signal comes. `opened` is told the address as soon as there is an answer there."""
    with listening(settings.host, settings.port) as listener:
        set_up_logs(settings.log_level, settings.log_json)
        raise_limit()
        _run(_serve(settings, listener, opened))


def run_worker(settings: Settings, opened: Callable[[], None]) -> None:
    set_up_logs(settings.log_level, settings.log_json)
    _run(_work(settings, opened))


def make_node(settings: Settings) -> Node:
    database = settings.resolved_database()
    if database.startswith("sqlite:"):
        path_of(database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return Node(
        store_for(database), bus_for(settings.bus), GAMES, timing_of(settings), settings.cached
    )


def timing_of(settings: Settings) -> Timing:
    return Timing(
        lobby=settings.lobby * SECOND,
        idle=settings.idle * SECOND,
        keep=settings.keep * SECOND,
        bot_least=settings.bot_least,
        bot_most=settings.bot_most,
        tell=settings.push_after * SECOND if settings.push_services else 0,
    )


def app_with_crew(settings: Settings) -> tuple[Litestar, Crew]:
    node = make_node(settings)
    crew = Crew(node, settings, settings.resolved_workers())
    return make_app(node, Hub(node), settings, background=[crew, collecting]), crew


def app_from_environment() -> Litestar:
    """For servers that import an application (`make dev`)."""
    settings = from_environment(os.environ)
    set_up_logs(settings.log_level, settings.log_json)
    return app_with_crew(settings)[0]


@contextlib.contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """Before anything else is begun: a port that is taken ends it here."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio turns off the waiting for fuller packets (40 ms an answer) only for what says TCP.
    with socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listener:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        yield listener


async def _serve(
    settings: Settings, listener: socket.socket, opened: Callable[[str], None]
) -> None:
    asyncio.get_running_loop().set_exception_handler(note_what_nobody_saw)
    app, crew = app_with_crew(settings)
    async with app.lifespan():
        server = Server(_config(app, settings), lambda: opened(address_of(listener)))
        with signals() as heard:
            stopping = asyncio.create_task(_stop_when_told(heard, server, app, crew, settings))
            await server.serve([listener])
            stopping.cancel()


async def _stop_when_told(
    heard: Signals, server: "Server", app: Litestar, crew: Crew, settings: Settings
) -> None:
    """First nobody new is sent here, then the streams end, then what is under way."""
    context = context_in(app)
    which = await heard.get()
    context.draining = True
    crew.stop()
    if which is not signal.SIGINT:
        with contextlib.suppress(TimeoutError):  # a second signal says: now
            await asyncio.wait_for(heard.get(), settings.drain)
    try:
        await context.hub.close()
    finally:
        server.should_exit = True


async def _work(settings: Settings, opened: Callable[[], None]) -> None:
    asyncio.get_running_loop().set_exception_handler(note_what_nobody_saw)
    node = make_node(settings)
    await node.open()
    try:
        crew = Crew(node, settings, 1)
        async with crew:
            with signals() as heard:
                opened()
                told = asyncio.create_task(heard.get())
                ended = asyncio.create_task(crew.ended())
                await asyncio.wait({told, ended}, return_when=asyncio.FIRST_COMPLETED)
                told.cancel()
                crew.stop()
                await ended
    finally:
        await node.close()


class Server(uvicorn.Server):
    """Tells when it is open. Signals are handled by `signals`, not by uvicorn."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._opened()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def _config(app: Litestar, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=HttpProtocol,
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=PATIENCE,
        backlog=2048,
    )


@contextlib.contextmanager
def signals() -> Iterator[Signals]:
    """What this process is told from outside, from now on."""
    loop, heard = asyncio.get_running_loop(), Signals()

    def hear(number: int, _: object) -> None:
        loop.call_soon_threadsafe(heard.put_nowait, signal.Signals(number))

    before = {which: signal.signal(which, hear) for which in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield heard
    finally:
        for which, handler in before.items():
            signal.signal(which, handler)


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _run(main: Coroutine[Any, Any, None]) -> None:
    """With uvloop, where there is one."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(main)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 (not made for Windows)

    return uvloop.new_event_loop
