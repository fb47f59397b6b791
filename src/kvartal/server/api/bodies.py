"""Bodies are read by the middleware: small, in time and JSON, or not at all."""

import asyncio
from collections.abc import Mapping

from litestar.types import Receive

from kvartal.server.api.problems import NotJson, TooLarge, TooSlow
from kvartal.server.errors import Fault

MOST = 64 * 1024
LONGEST = 10.0
"""Seconds that a body may take to arrive."""


class Gone(Exception):
    """The asker went away before everything was said."""


async def read(headers: Mapping[bytes, bytes], receive: Receive) -> bytes:
    length = headers.get(b"content-length", b"0")
    if length == b"0" and b"transfer-encoding" not in headers:
        return b""
    kind = headers.get(b"content-type", b"").partition(b";")[0]
    if kind.strip().lower() != b"application/json":
        raise NotJson("not_json")
    if not length.isdigit():
        raise Fault("bad_request")
    if int(length) > MOST:
        raise TooLarge("too_large", most=MOST)
    try:
        async with asyncio.timeout(LONGEST):
            return await _whole(receive)
    except TimeoutError:
        raise TooSlow("too_slow") from None


async def _whole(receive: Receive) -> bytes:
    body = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise Gone
        body += message["body"]
        if len(body) > MOST:
            raise TooLarge("too_large", most=MOST)
        if not message["more_body"]:
            return body
