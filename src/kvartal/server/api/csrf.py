"""Other sites may link to this one, but they may not change anything in a visitor's name."""

from collections.abc import Mapping

from kvartal.server.errors import Forbidden

CHANGING = frozenset({"POST", "PUT", "PATCH", "DELETE"})
_OWN = frozenset({b"same-origin", b"none"})


def check(headers: Mapping[bytes, bytes], scheme: str, public_origin: str) -> None:
    """Browsers say where a request comes from; programs do not, and carry no one else's cookie."""
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        if site not in _OWN:
            raise Forbidden("cross_site")
        return
    origin = headers.get(b"origin")
    if origin is None:
        return
    host = headers.get(b"host", b"").decode("latin-1")
    if origin.decode("latin-1") not in (public_origin, f"{scheme}://{host}"):
        raise Forbidden("cross_site")
