"""Below the application: a head (the line and the headers of a request) is small and comes in time.
uvicorn itself would wait for ever, and keep all of it."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST = 16 * 1024
"""As much as the proxy in deploy/ lets through, and four cookies of the largest kind: at localhost
those of other programs come along."""
LONGEST = 15.0
"""Seconds that a head may take to arrive, from its first byte or from the connection on."""


class TooMuch(Exception):
    """uvicorn answers it with 400 and closes the connection."""


class Wire(HttpToolsProtocol):
    _head = 0
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
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
        self._wait_for_head()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        between = len(": \r\n")
        lines = sum(len(name) + len(value) + between for name, value in self.headers)
        if len(self.url) + lines > MOST:
            raise TooMuch
        super().on_headers_complete()

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
        if not self.transport.is_closing():
            self.send_400_response("Too much or too slow.")
