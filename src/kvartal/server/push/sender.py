"""Sends messages to push services."""

import time
from base64 import urlsafe_b64decode

import httpx

from kvartal.server.push.encryption import seal
from kvartal.server.push.services import Services
from kvartal.server.push.vapid import Vapid
from kvartal.server.store import Subscription

PATIENCE = 10.0
"""Seconds for every step of a request."""
KEPT = 24 * 3600
"""Seconds that a service keeps a message for a browser that is off."""
AT_ONCE = 16


class Sender:
    def __init__(self, services: Services, vapid: Vapid) -> None:
        self._services = services
        self._vapid = vapid
        self._client: httpx.AsyncClient | None = None

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()
            self._client = None

    async def send(self, subscription: Subscription, message: bytes) -> int:
        """Once. The status of the service's answer; 0 if there was none."""
        if not self._services.know(subscription.endpoint):
            return 0
        url = httpx.URL(subscription.endpoint)
        service = str(url.copy_with(raw_path=b"/", fragment=None)).rstrip("/")
        headers = {
            "authorization": await self._vapid.authorization(service, int(time.time())),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "topic": "turn",  # of those that wait for a browser, the last is enough
            "urgency": "normal",
        }
        sealed = seal(message, bytes_of(subscription.p256dh), bytes_of(subscription.auth))
        try:
            # What the service says beside its status is not read.
            sending = self._open().stream("POST", url, headers=headers, content=sealed)
            async with sending as answer:
                return answer.status_code
        except httpx.HTTPError:
            return 0

    def _open(self) -> httpx.AsyncClient:
        if self._client is None:
            limits = httpx.Limits(max_connections=AT_ONCE)
            self._client = httpx.AsyncClient(
                timeout=PATIENCE, limits=limits, follow_redirects=False
            )
        return self._client


def bytes_of(text: str) -> bytes:
    """What a browser writes as base64url, without its end."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
