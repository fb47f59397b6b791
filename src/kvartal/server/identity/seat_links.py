"""Secret links to seats: who has one plays the seat, from any browser, until it is renewed."""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from secrets import token_bytes

from kvartal.server.store import Store

LENGTH = 32
"""Characters of a token: 192 bits."""


class Links:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._keys = [token_bytes(32)]
        """The one that makes links, and those before it."""

    async def open(self, secrets: Sequence[str]) -> None:
        """With the secrets of the settings, or a key that all nodes find in the store."""
        keys = [hmac.digest(secret.encode(), b"kvartal.links", "sha256") for secret in secrets]
        self._keys = keys or [await self._store.key("links", token_bytes(32))]

    def token(self, table: str, seat: int, generation: int) -> str:
        """Nothing of it is kept: it follows from the key, and a renewal changes the generation."""
        return _token(self._keys[0], table, seat, generation)

    def fits(self, token: str, table: str, seat: int, generation: int) -> bool:
        made = [_token(key, table, seat, generation) for key in self._keys]
        return any(hmac.compare_digest(one.encode(), token.encode()) for one in made)


def _token(key: bytes, table: str, seat: int, generation: int) -> str:
    message = f"{table}/{seat}/{generation}".encode()
    return urlsafe_b64encode(hmac.new(key, message, sha256).digest()).decode()[:LENGTH]


def url_of(origin: str, table: str, seat: int, token: str) -> str:
    """The token is in the fragment, which browsers keep to themselves: no log ever holds it."""
    return f"{origin}/t/{table}/{seat}#{token}"
