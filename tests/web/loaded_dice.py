"""The server, with luck that comes again: that of `LUCK`, where it is set, for all tables; or what
those bring along who make them. Who brings none has real luck.

LUCK=… python -m tests.web.loaded_dice serve …
"""

import os
import secrets
from contextvars import ContextVar
from random import Random
from typing import Any

from litestar import Litestar

from kvartal.cli import main

HEADER = "kvartal-luck"

_of_all = os.environ.get("LUCK")
_brought: ContextVar[str | None] = ContextVar("luck", default=None)
_dice: dict[str, Random] = {}
_real_die, _real_answer = secrets.SystemRandom(), Litestar.__call__


def _die() -> Random:
    luck = _brought.get() if _of_all is None else _of_all
    if luck is None:
        return _real_die
    if luck not in _dice:
        _dice[luck] = Random(luck)
    return _dice[luck]


def _choice(these: Any) -> Any:
    return _die().choice(these)


def _token_hex(nbytes: int | None = None) -> str:
    return _die().randbytes(nbytes or 32).hex()


async def _answer(self: Litestar, scope: Any, receive: Any, send: Any) -> None:
    brought = dict(scope.get("headers", ())).get(HEADER.encode())
    if brought is not None:
        _brought.set(brought.decode())
    await _real_answer(self, scope, receive, send)


if __name__ == "__main__":
    secrets.choice = _choice  # type: ignore[assignment]
    secrets.token_hex = _token_hex
    Litestar.__call__ = _answer  # type: ignore[method-assign]
    main()
