"""The OpenAPI document: from the routes alone, without a node."""

from collections.abc import Container, Iterable
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, get
from litestar.openapi import OpenAPIConfig

from kvartal import __version__
from kvartal.server import store
from kvartal.server.api import (
    branching,
    finished,
    games,
    hinting,
    problems,
    pushing,
    reporting,
    responses,
    reviewing,
    seat_links,
    seats,
    session,
    streaming,
    tables,
    turns,
)
from kvartal.server.api.examples import ANSWERS, BODIES, PARAMETERS
from kvartal.server.identity.sessions import COOKIE
from kvartal.server.tables import entries, view_types

DESCRIPTION = """Board games online. A table is a log that grows by numbered rows; what a viewer may
know of it is a position, and a stream brings what changes.

Persons are known by a cookie (`begin_session`). Reading open tables needs none.

Every problem has the same shape: a `code`, its `args`, and the `rule` of the game that forbids a
move, if one does. Requests with the code `store_down` may be sent again as they are."""

IN_STREAM = ("Change", "Progress", "Presence")
"""Events of the stream, which OpenAPI has no words for."""

WITHOUT_SESSION = ("begin_session", "stream")
"""They may refuse an asker, but do not always need to know who it is."""

DOCUMENTED = [
    *games.ROUTES,
    *session.ROUTES,
    *pushing.ROUTES,
    *tables.ROUTES,
    *seats.ROUTES,
    *turns.ROUTES,
    *hinting.ROUTES,
    *seat_links.ROUTES,
    *reporting.ROUTES,
    *finished.ROUTES,
    *reviewing.ROUTES,
    *branching.ROUTES,
    *streaming.ROUTES,
]


@cache
def document() -> bytes:
    """As JSON."""
    config = OpenAPIConfig(
        "Kvartal", __version__, description=DESCRIPTION, use_handler_docstrings=True
    )
    # Without logging_config=None it would set up the logs of the whole process its own way.
    app = Litestar(DOCUMENTED, openapi_config=config, logging_config=None)
    described = app.openapi_schema.to_schema()
    bodies = {route.operation_id: route.opt["body"] for route in DOCUMENTED if "body" in route.opt}
    schemas = described["components"]["schemas"]
    schemas.update(_exact_schemas(schemas, bodies.values()))
    for path in described["paths"].values():
        for operation in path.values():
            if body := bodies.get(operation["operationId"]):
                operation["requestBody"] = _body(body)
            if "401" in operation["responses"] and operation["operationId"] not in WITHOUT_SESSION:
                operation["security"] = [{"session": []}]
            _illustrate(operation)
    session = {"type": "apiKey", "in": "cookie", "name": COOKIE}
    described["components"]["securitySchemes"] = {"session": session}
    return msgspec.json.format(msgspec.json.encode(described, enc_hook=str))


def _body(kind: type[msgspec.Struct]) -> dict[str, Any]:
    fields = msgspec.structs.fields(kind)
    return {
        "content": {
            "application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}
        },
        "required": any(field.required for field in fields),
    }


def _exact_schemas(named: Container[str], bodies: Iterable[type[msgspec.Struct]]) -> dict[str, Any]:
    """As msgspec checks them: Litestar leaves out bounds inside lists and dicts, and whether
    unknown fields are refused."""
    answers = [
        kind
        for module in (responses, problems, view_types, entries, store)
        for name, kind in vars(module).items()
        if (name in named or name in IN_STREAM)
        and isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
    ]
    _, schemas = msgspec.json.schema_components(
        [*answers, *bodies], ref_template="#/components/schemas/{name}"
    )
    return schemas


@get("/api/openapi.json", include_in_schema=False, media_type="application/json")
async def show() -> bytes:
    """What there is to ask."""
    return document()


def _illustrate(operation: dict[str, Any]) -> None:
    """Puts in the examples, which stand apart so that tests can try them."""
    name = operation["operationId"]
    operation["responses"].get("204", {}).pop("content", None)  # there is none, not even null
    for parameter in operation.get("parameters", ()):
        if parameter["name"] in PARAMETERS:
            parameter["example"] = PARAMETERS[parameter["name"]]
    if name in BODIES:
        (content,) = operation["requestBody"]["content"].values()
        content["example"] = BODIES[name]
    if name in ANSWERS:
        success = next(status for status in operation["responses"] if status.startswith("2"))
        (content,) = operation["responses"][success]["content"].values()
        content["example"] = ANSWERS[name]


ROUTES = [show]
