"""Secret links to seats: who has one plays the seat, from any browser, until it is renewed."""

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import token_bytes

from kvartal.server.store import Store

LENGTH = 32
"""Characters of a token: 192 bits."""


class Links:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = token_bytes(32)

    async def open(self, secret: str) -> None:
        """With the secret of the settings, or a key that all nodes find in the store."""
        if secret:
            self._key = hmac.digest(secret.encode(), b"kvartal.links", "sha256")
        else:
            self._key = await self._store.key("links", token_bytes(32))

    def token(self, table: str, seat: int, generation: int) -> str:
        """Nothing of it is kept: it follows from the key, and a renewal changes the generation."""
        message = f"{table}/{seat}/{generation}".encode()
        digest = hmac.new(self._key, message, sha256).digest()
        return urlsafe_b64encode(digest).decode()[:LENGTH]

    def fits(self, token: str, table: str, seat: int, generation: int) -> bool:
        expected = self.token(table, seat, generation)
        return hmac.compare_digest(expected.encode(), token.encode())


def url_of(origin: str, table: str, seat: int, token: str) -> str:
    """The token is in the fragment, which browsers keep to themselves: no log ever holds it."""
    return f"{origin}/t/{table}/{seat}#{token}"
