"""The push services that messages may go to. A browser names the address itself, so without a list
anybody could make the server call anything."""

import httpx


class Services:
    def __init__(self, origins: str) -> None:
        """With commas between; `https://*.example.org` are all names below it."""
        self._origins = [_split(origin) for origin in origins.split(",") if origin.strip()]

    def __bool__(self) -> bool:
        return bool(self._origins)

    def know(self, endpoint: str) -> bool:
        """Read by the very parser that the message is sent with."""
        try:
            url = httpx.URL(endpoint)
        except (httpx.InvalidURL, ValueError):
            return False
        return not url.userinfo and any(
            (url.scheme, url.port) == (scheme, port) and _fits(url.host, host)
            for scheme, host, port in self._origins
        )


def _split(origin: str) -> tuple[str, str, int | None]:
    scheme, _, rest = origin.strip().partition("://")
    host, _, port = rest.partition(":")
    if not host:
        raise ValueError(f"not the origin of a push service: {origin!r}")
    return scheme, host, int(port) if port else None


def _fits(host: str, wanted: str) -> bool:
    return host.endswith(wanted[1:]) if wanted.startswith("*.") else host == wanted
