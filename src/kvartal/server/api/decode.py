"""What a request says in its body. Typed and strict: Litestar would take "2" for 2."""

from functools import cache
from typing import TypeVar

import msgspec

from kvartal.server.api.context import Asking
from kvartal.server.errors import Fault

T = TypeVar("T", bound=msgspec.Struct)


def said(request: Asking, kind: type[T]) -> T:
    """The body, as what it should be. (`opt` of the route names the type as well, for the OpenAPI
    document.)"""
    return decoded(body_of(request), kind)


def body_of(request: Asking) -> bytes:
    """The middleware has read it."""
    body: bytes = request.scope["state"].get("body", b"")
    return body


def decoded(body: bytes, kind: type[T]) -> T:
    """Nothing is like an empty object."""
    try:
        decoder: msgspec.json.Decoder[T] = _decoder(kind)
        return decoder.decode(body or b"{}")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Fault("bad_request") from None


@cache
def _decoder(kind: type[T]) -> msgspec.json.Decoder[T]:
    return msgspec.json.Decoder(kind)
