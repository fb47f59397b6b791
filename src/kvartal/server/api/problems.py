"""What goes wrong is answered in one shape: a code, its arguments, the rule of the game."""

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap
from msgspec import Struct

from kvartal.server import telemetry
from kvartal.server.errors import AgainstRule, Fault, Unavailable
from kvartal.server.store import StoreDown

CODES = {400: "bad_request", 404: "not_found", 405: "no_such_method", 413: "too_large"}


class Problem(Struct):
    """`code` is for programs and translations; `rule` is the id of the rule that forbids a move."""

    code: str
    args: dict[str, int | str]
    rule: str | None


class TooLarge(Fault):
    status = 413


class TooSlow(Fault):
    status = 408


class NotJson(Fault):
    status = 415


MEANINGS = {
    400: "The request makes no sense",
    401: "There is no session, or it was ended",
    403: "Not allowed, or sent by another site",
    404: "There is no such thing, or not for this asker",
    408: "The body took too long",
    409: "Not possible as things stand, or against a rule of the game",
    413: "The body is too large",
    415: "The body is not JSON",
    429: "Too many requests; come back after `seconds`",
    500: "A mistake of ours; `incident` is in the logs",
    503: "Not now; the same request may be sent again",
}
_ALWAYS = (400, 429, 500, 503)
_WITH_BODY = (401, 403, 408, 413, 415)


def reading(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems of a route that only looks: these, and those that all have."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status])
        for status in sorted({*_ALWAYS, *statuses})
    }


def writing(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems of a route that changes something."""
    return reading(*_WITH_BODY, *statuses)


def problem_of(fault: Fault) -> Problem:
    rule = fault.rule if isinstance(fault, AgainstRule) else None
    return Problem(fault.code, fault.args_, rule)


def headers_of(fault: Fault) -> dict[str, str]:
    if isinstance(fault, Unavailable):
        return {"retry-after": "1"}
    if fault.status == 429:
        return {"retry-after": str(fault.args_["seconds"])}
    if isinstance(fault, TooLarge | TooSlow):
        return {"connection": "close"}  # what is left of the body will not be read
    return {}


def incident(error: BaseException) -> Problem:
    """Logs an error that nobody foresaw, under a number that the asker gets as well."""
    return Problem("internal", {"incident": telemetry.incident(error)}, None)


def encoded(problem: Problem) -> bytes:
    return msgspec.json.encode(problem)


def _answer(problem: Problem, status: int, headers: dict[str, str]) -> Response[Any]:
    return Response(
        encoded(problem), status_code=status, media_type="application/json", headers=headers
    )


def _on_fault(_: Request[Any, Any, Any], fault: Fault) -> Response[Any]:
    return _answer(problem_of(fault), fault.status, headers_of(fault))


def _on_store_down(request: Request[Any, Any, Any], _: StoreDown) -> Response[Any]:
    return _on_fault(request, Unavailable("store_down"))


def _on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """The framework's own; what it says about the input is not passed on."""
    if error.status_code >= 500:
        return _on_error(request, error)
    code = CODES.get(error.status_code, CODES[400])
    return _answer(Problem(code, {}, None), error.status_code, error.headers or {})


def _on_error(_: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    return _answer(incident(error), 500, {})


HANDLERS: ExceptionHandlersMap = {
    Fault: _on_fault,
    StoreDown: _on_store_down,
    HTTPException: _on_http,
    Exception: _on_error,
}
