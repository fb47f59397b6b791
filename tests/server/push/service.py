"""A push service at home, and a device that it would deliver to."""

import queue
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes
from typing import Any, NamedTuple

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from kvartal.server.store import Subscription

CURVE = ec.SECP256R1()


class Pushed(NamedTuple):
    path: str
    headers: Mapping[str, str]
    body: bytes


class PushService:
    """Takes everything with the same status."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.status = 201
        self.taken: queue.Queue[Pushed] = queue.Queue()


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.taken.put(Pushed(self.path, headers, body))
            self.send_response(service.status)
            self.send_header("location", f"{service.url}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Device:
    """The receiving end of a subscription, as RFC 8291 describes it."""

    def __init__(
        self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b""
    ) -> None:
        self._private = private or ec.generate_private_key(CURVE)
        self._auth = auth or token_bytes(16)
        public = self._private.public_key()
        self._public = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, service: str, name: str = "device") -> Subscription:
        return Subscription(f"{service}/push/{name}", text(self._public), text(self._auth))

    def read(self, sealed: bytes) -> bytes:
        salt, length = sealed[:16], sealed[20]
        sender, closed = sealed[21 : 21 + length], sealed[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self._private.exchange(ec.ECDH(), theirs)
        mixed = _derived(shared, self._auth, b"WebPush: info\0" + self._public + sender, 32)
        key = _derived(mixed, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(mixed, salt, b"Content-Encoding: nonce\0", 12)
        message, end = AESGCM(key).decrypt(nonce, closed, None).split(b"\x02")
        assert not end
        return message

    def read_json(self, pushed: Pushed) -> Any:
        return msgspec.json.decode(self.read(pushed.body))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def text(value: bytes) -> str:
    return urlsafe_b64encode(value).rstrip(b"=").decode()


def raw(value: str) -> bytes:
    return urlsafe_b64decode(value + "=" * (-len(value) % 4))
