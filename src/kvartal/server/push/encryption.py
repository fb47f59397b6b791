"""Messages that only the browser can read (RFC 8291): the push service sees how long they are."""

import hmac
import secrets

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
SALT = 16
RECORD = 4096
"""The size of a record; a message is shorter, and the only one."""
_LAST_RECORD = b"\x02"


def seal(message: bytes, receiver: bytes, auth: bytes) -> bytes:
    """For the public key and the secret of a subscription."""
    return seal_with(
        message, receiver, auth, ec.generate_private_key(CURVE), secrets.token_bytes(SALT)
    )


def seal_with(
    message: bytes, receiver: bytes, auth: bytes, sender: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """`sender` and `salt` must be fresh for each message."""
    public = point_of(sender)
    shared = sender.exchange(ec.ECDH(), read_point(receiver))
    mixed = _hmac(_hmac(auth, shared), b"WebPush: info\0" + receiver + public + b"\x01")
    pseudorandom = _hmac(salt, mixed)
    key = _hmac(pseudorandom, b"Content-Encoding: aes128gcm\0\x01")[:16]
    nonce = _hmac(pseudorandom, b"Content-Encoding: nonce\0\x01")[:12]
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return header + AESGCM(key).encrypt(nonce, message + _LAST_RECORD, None)


def read_point(point: bytes) -> ec.EllipticCurvePublicKey:
    """A public key as browsers give it; ValueError if it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _hmac(key: bytes, message: bytes) -> bytes:
    """The one step of HKDF that is ever needed: nothing here is longer than a hash."""
    return hmac.digest(key, message, "sha256")
