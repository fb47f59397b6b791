"""Who asks: a signed cookie says it, and no account is needed. What was ended stays ended."""

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable, Sequence
from hashlib import sha256
from secrets import token_bytes

import msgspec
from itsdangerous import BadSignature, Signer

from kvartal.server.background import repeat
from kvartal.server.bus import Bus, Unsubscribe
from kvartal.server.errors import Fault, Unavailable
from kvartal.server.ids import is_id, new_id
from kvartal.server.store import Store, StoreDown
from kvartal.server.tables.names import checked_name

COOKIE = "kvartal"
HTTPS_COOKIE = "__Host-kvartal"
"""Browsers take a cookie of such a name only by HTTPS and from this very host: nobody beside it,
and nobody on the way, can put one of their own in its place."""
LONGEST = 400 * 24 * 3600
"""Seconds a session lasts: as long as browsers keep a cookie."""
REFRESH = 5.0
"""Seconds between looks at the store for sessions that were ended elsewhere."""
REMEMBERED = 20_000
"""Cookies whose signature was checked and need not be checked again."""
LONGEST_COOKIE = 1000
SUBJECT = "sessions"

FACES = (
    *("fox", "owl", "cat", "bear", "hare", "heron", "otter", "robin"),
    *("tram", "bike", "boat", "balloon", "lamp", "clock", "bell", "key"),
    *("tree", "tulip", "cactus", "acorn", "cloud", "moon", "star", "kite"),
)
"""Pictures a person can have; clients draw them."""


class Session(msgspec.Struct, frozen=True, array_like=True):
    person: str
    id: str
    name: str
    face: str
    issued: int
    """Seconds since 1970."""


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Session)


class Sessions:
    def __init__(self, store: Store, bus: Bus, now: Callable[[], int]) -> None:
        """`now`: the store's time, in milliseconds."""
        self._store = store
        self._bus = bus
        self._now = now
        self._signer = Signer(token_bytes(32))
        self._checked: OrderedDict[str, Session] = OrderedDict()
        self._ended: set[str] = set()
        self._heard: set[str] = set()
        """Ended since the store was last asked: it may have answered just before."""
        self._refreshing: asyncio.Task[None] | None = None
        self._unsubscribe: Unsubscribe | None = None

    async def open(self, secrets: Sequence[str]) -> None:
        """With the secrets of the settings, the one that signs first, or a key that all nodes find
        in the store."""
        keys = [secret.encode() for secret in reversed(secrets)]
        keys = keys or [await self._store.key("sessions", token_bytes(32))]
        self._signer = Signer(keys, salt=b"kvartal.session", digest_method=sha256)
        self._unsubscribe = await self._bus.subscribe(SUBJECT, self._hear)
        await self._refresh()
        self._refreshing = asyncio.create_task(repeat(REFRESH, self._refresh))

    async def close(self) -> None:
        if self._refreshing is not None:
            self._refreshing.cancel()
        if self._unsubscribe is not None:
            await self._unsubscribe()

    def begin(self, name: str, face: str, before: Session | None = None) -> Session:
        """A new person, or the same one under another name. Who only looks needs none."""
        now = self._now() // 1000
        name = checked_name(name) if name else ""
        if before is not None:
            return Session(before.person, before.id, name, checked_face(face), now)
        return Session(new_id(), new_id(), name, checked_face(face), now)

    def sign(self, session: Session) -> str:
        payload = urlsafe_b64encode(_encode(session)).rstrip(b"=")
        return self._signer.sign(payload).decode()

    def check(self, cookie: str) -> Session | None:
        """Whose cookie it is; None if it is no good."""
        session = self._checked.get(cookie)
        if session is None:
            session = self._check_signature(cookie)
            if session is None:
                return None
            self._checked[cookie] = session
            if len(self._checked) > REMEMBERED:
                self._checked.popitem(last=False)
        else:
            self._checked.move_to_end(cookie)
        return session if self.is_good(session) else None

    def is_good(self, session: Session) -> bool:
        """Neither ended nor too old."""
        return session.id not in self._ended and session.issued + LONGEST >= self._now() // 1000

    async def end(self, session: Session) -> None:
        """On this node at once, on others as soon as they hear of it."""
        try:
            await self._store.end_session(session.id, self._now() + LONGEST * 1000)
        except StoreDown:
            raise Unavailable("store_down") from None
        self._hear(session.id.encode())
        self._bus.publish(SUBJECT, session.id.encode())

    def _check_signature(self, cookie: str) -> Session | None:
        if len(cookie) > LONGEST_COOKIE:
            return None
        try:
            payload = self._signer.unsign(cookie)
            return _decoder.decode(urlsafe_b64decode(payload + b"=" * (-len(payload) % 4)))
        except (BadSignature, ValueError):  # the latter: signed by an older version, perhaps
            return None

    def _hear(self, message: bytes) -> None:
        session = message.decode("ascii", "replace")
        if is_id(session):
            self._heard.add(session)
            self._ended.add(session)

    async def _refresh(self) -> None:
        """If it fails, what is known stays known."""
        self._heard.clear()
        ended = await self._store.ended_sessions(self._now())
        self._ended = ended | self._heard


def checked_face(face: str) -> str:
    if face not in FACES:
        raise Fault("bad_face")
    return face
