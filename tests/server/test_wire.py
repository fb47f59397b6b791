"""The wire changes what is inside uvicorn, which may change it as well."""

import inspect

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kvartal.server.wire import Wire


def test_uvicorn_still_calls_what_we_put_in_its_place() -> None:
    own = [name for name in vars(Wire) if not name.startswith("_")]
    assert {"on_headers_complete", "on_message_begin", "pause_writing", "resume_writing"} <= {*own}
    for name in own:
        theirs = inspect.signature(getattr(HttpToolsProtocol, name))
        assert list(inspect.signature(getattr(Wire, name)).parameters) == list(theirs.parameters)
