"""Who sends: push services want every message signed (RFC 8292), by the key that the browser was
given when it subscribed."""

from base64 import urlsafe_b64encode

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from kvartal.server.push.encryption import CURVE, point_of
from kvartal.server.store import Store

LASTS = 12 * 3600
"""Seconds; services refuse what claims to last for more than a day."""
_BYTES = 32
_HEAD = {"typ": "JWT", "alg": "ES256"}


class Vapid:
    def __init__(self, store: Store, contact: str) -> None:
        """`contact`: where a push service may turn to, if that is an address with https."""
        self._store = store
        self._contact = contact
        self._key: ec.EllipticCurvePrivateKey | None = None

    async def key(self) -> ec.EllipticCurvePrivateKey:
        """Made once, and found in the store by all nodes: with another, no subscription works."""
        if self._key is None:
            fresh = ec.generate_private_key(CURVE).private_numbers().private_value
            kept = await self._store.key("push", fresh.to_bytes(_BYTES, "big"))
            self._key = ec.derive_private_key(int.from_bytes(kept, "big"), CURVE)
        return self._key

    async def public_key(self) -> str:
        """As browsers want it."""
        return text_of(point_of(await self.key()))

    async def authorization(self, service: str, now: int) -> str:
        """The header for a message to this origin; `now` in seconds since 1970."""
        claims: dict[str, str | int] = {"aud": service, "exp": now + LASTS}
        if self._contact.startswith("https:"):
            claims["sub"] = self._contact
        signed = f"{_json(_HEAD)}.{_json(claims)}"
        signature = (await self.key()).sign(signed.encode(), ec.ECDSA(SHA256()))
        numbers = decode_dss_signature(signature)
        plain = b"".join(number.to_bytes(_BYTES, "big") for number in numbers)
        return f"vapid t={signed}.{text_of(plain)}, k={await self.public_key()}"


def _json(value: dict[str, str] | dict[str, str | int]) -> str:
    return text_of(msgspec.json.encode(value))


def text_of(value: bytes) -> str:
    return urlsafe_b64encode(value).rstrip(b"=").decode()
