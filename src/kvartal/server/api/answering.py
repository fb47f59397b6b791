"""An answer without detours. Litestar's own way costs as much as the rules of a small game."""

from typing import Any, Generic, TypeVar

import msgspec
from litestar import Response
from litestar.types import Receive, Scope, Send

T = TypeVar("T")

_encode = msgspec.json.Encoder().encode


class Answer(Response[T], Generic[T]):
    """A JSON body with status 200, encoded at once."""

    def __init__(self, content: T) -> None:
        # Not Response's: cookies, background tasks and headers of routes play no part here.
        self.body = _encode(content)

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        return self._answer

    async def send_to(self, send: Send) -> None:
        length = str(len(self.body)).encode()
        await send(
            {
                "type": "http.response.start",
                "status": 200,
                "headers": [(b"content-type", b"application/json"), (b"content-length", length)],
            }
        )
        await send({"type": "http.response.body", "body": self.body, "more_body": False})

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.send_to(send)
