"""The protocol changes what is inside uvicorn, which may change it as well."""

import inspect

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kvartal.server.process.http_protocol import HttpProtocol


def test_uvicorn_still_calls_what_we_put_in_its_place() -> None:
    own = [name for name in vars(HttpProtocol) if not name.startswith("_")]
    assert {"on_headers_complete", "on_message_begin", "pause_writing", "resume_writing"} <= {*own}
    for name in own:
        ours, theirs = (
            inspect.signature(getattr(protocol, name)).parameters
            for protocol in (HttpProtocol, HttpToolsProtocol)
        )
        assert list(ours) == list(theirs)
