"""A turn takes the short way: past the framework, which would cost as much as the rules of a small
game. The route itself stays where all routes are, for the document and for paths written in any
other way; both do the same."""

import re

from litestar.types import HTTPScope

from kvartal.server.api import turns
from kvartal.server.api.answering import Answer
from kvartal.server.api.context import AppContext, asker_of
from kvartal.server.api.responses import TurnCard
from kvartal.server.errors import Unavailable
from kvartal.server.ids import FORM
from kvartal.server.store import StoreDown

TEMPLATE = "/api/tables/{table}/seats/{seat}/turns"
_PATH = re.compile(f"/api/tables/({FORM})/seats/(0|[1-9][0-9]?)/turns")
_COST = turns.turn.opt.get("cost", 1)


async def turn_taken(scope: HTTPScope, context: AppContext) -> Answer[TurnCard] | None:
    """None if this is no turn."""
    if scope["method"] != "POST" or (found := _PATH.fullmatch(scope["path"])) is None:
        return None
    table, seat = found[1], int(found[2])
    scope["path_template"] = TEMPLATE
    scope["path_params"] = {"table": table, "seat": found[2]}
    session = scope["user"]
    context.limits.charge(asker_of(session, scope["client"]), _COST - 1)
    try:
        return Answer(await turns.take(context, session, scope["state"]["body"], table, seat))
    except StoreDown:
        raise Unavailable("store_down") from None
