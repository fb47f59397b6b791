"""What is for machines of whoever runs the server, and for nobody outside."""

from litestar.types import HTTPScope

from kvartal.server.errors import NotFound

PATHS = frozenset({"/health/live", "/health/ready", "/metrics"})
SECTIONS = frozenset({"health", "metrics"})
PROXIED = (b"x-forwarded-for", b"forwarded", b"via")
"""What proxies add: whoever comes by one comes from outside."""


def section(path: str) -> str:
    """The first word of a path, however many slashes stand around it."""
    return path.strip("/").partition("/")[0].lower()


def keep_inside(scope: HTTPScope, headers: dict[bytes, bytes]) -> None:
    """Proxies are told to keep these paths to themselves, each by its own idea of what is the same
    path. So there is one spelling, and none at all for those who come by a proxy."""
    if section(scope["path"]) not in SECTIONS:
        return
    spelled = scope["raw_path"].decode("latin-1")
    if spelled not in PATHS or any(header in headers for header in PROXIED):
        raise NotFound("not_found")
