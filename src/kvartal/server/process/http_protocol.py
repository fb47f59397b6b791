"""Below the application: a head (the line and the headers of a request) is small and comes in time,
an answer is taken in time, and connections leave files for the store. uvicorn itself would wait for
ever, and keep all of it."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kvartal.server.open_files import most_connections

MOST = 16 * 1024
"""As much as the proxy in deploy/ lets through, and four cookies of the largest kind: at localhost
those of other programs come along."""
LONGEST = 15.0
"""Seconds that a head may take to arrive, from its first byte or from the connection on."""
MOST_UNTAKEN = 16 * 1024
"""Bytes of an answer that wait for its reader before no more are written."""
STALLED = 30.0
"""Seconds in which a reader has to take something of what waits for it."""


class TooMuch(Exception):
    """uvicorn answers it with 400 and closes the connection."""


class HttpProtocol(HttpToolsProtocol):
    _head = 0
    _waiting: asyncio.TimerHandle | None = None
    _untaken = 0
    _watching: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        most = most_connections()
        if most is not None and len(self.connections) > most:
            transport.abort()  # while there is still a file left for the store
            return
        transport.set_write_buffer_limits(high=MOST_UNTAKEN)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._stop_watching()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._waiting is not None:
            # The parser keeps what is not yet a whole header to itself.
            self._head += len(data)
            if self._head > MOST:
                self._close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["state"]["cut_off"] = self.transport.abort  # for streams
        self.scope["state"]["is_gone"] = self.transport.is_closing
        self._wait_for_head()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        between = len(": \r\n")
        lines = sum(len(name) + len(value) + between for name, value in self.headers)
        if len(self.url) + lines > MOST:
            raise TooMuch
        super().on_headers_complete()

    def pause_writing(self) -> None:
        """More waits for the reader than is good."""
        super().pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_watching()

    def _watch_reader(self) -> None:
        self._untaken = self.transport.get_write_buffer_size()
        self._watching = self.loop.call_later(STALLED, self._look_at_reader)

    def _look_at_reader(self) -> None:
        if self.transport.get_write_buffer_size() < self._untaken:
            self._watch_reader()
        else:
            self.transport.abort()  # a graceful close would wait for the reader

    def _stop_watching(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None

    def _wait_for_head(self) -> None:
        self._stop_waiting()
        self._head = 0
        self._waiting = self.loop.call_later(LONGEST, self._close)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _close(self) -> None:
        self._stop_waiting()
        if self.transport.is_closing():
            return
        if self._head:
            self.send_400_response("Too much or too slow.")
        else:
            # Browsers open connections ahead. A request that is sent on one just now comes again if
            # it was closed; an answer would be taken for its own.
            self.transport.close()
