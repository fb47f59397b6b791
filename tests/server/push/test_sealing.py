"""Messages are sealed as RFC 8291 wants it, and signed as RFC 8292 does."""

import asyncio
import time

import msgspec
import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from kvartal.server.push.encryption import CURVE, read_point, seal, seal_with
from kvartal.server.push.sender import bytes_of
from kvartal.server.push.vapid import Vapid
from tests.server.conftest import Stack
from tests.server.push.service import Device, raw
from tests.server.running import in_loop
from tests.server.writings import opened

# The example of RFC 8291, section 5 and appendix A.
MESSAGE = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RECEIVER_POINT = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def key_of(scalar: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(raw(scalar), "big"), CURVE)


def test_the_example_of_the_standard() -> None:
    sealed = seal_with(MESSAGE, raw(RECEIVER_POINT), raw(AUTH), key_of(SENDER), raw(SALT))
    assert sealed == raw(SEALED)
    assert Device(key_of(RECEIVER), raw(AUTH)).read(sealed) == MESSAGE


def test_only_the_device_can_read_it() -> None:
    device, other = Device(), Device()
    to = device.subscription("https://push.example")
    sealed = [seal(b"your turn", bytes_of(to.p256dh), bytes_of(to.auth)) for _ in range(2)]
    assert sealed[0] != sealed[1]
    assert device.read(sealed[0]) == device.read(sealed[1]) == b"your turn"
    with pytest.raises(InvalidTag):
        other.read(sealed[0])


@in_loop
async def test_all_nodes_sign_with_one_key(stack: Stack) -> None:
    async with opened(stack) as one, opened(stack) as other:
        first, second = (Vapid(store, "https://play.example") for store in (one, other))
        keys = await asyncio.gather(first.public_key(), second.public_key())
        assert keys[0] == keys[1]
        now = int(time.time())
        header = await second.authorization("https://push.example", now)
    assert header.startswith("vapid t=")
    token, _, key = header.removeprefix("vapid t=").partition(", k=")
    assert key == keys[0]
    head, claims, signature = token.split(".")
    assert msgspec.json.decode(raw(head)) == {"typ": "JWT", "alg": "ES256"}
    said = msgspec.json.decode(raw(claims))
    assert said["aud"] == "https://push.example"
    assert said["sub"] == "https://play.example"
    assert now < said["exp"] <= now + 24 * 3600
    numbers = [int.from_bytes(half, "big") for half in (raw(signature)[:32], raw(signature)[32:])]
    read_point(raw(key)).verify(
        encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(SHA256())
    )


@in_loop
async def test_an_address_without_https_is_no_contact(stack: Stack) -> None:
    async with opened(stack) as store:
        header = await Vapid(store, "http://192.168.1.20:8000").authorization("https://a.b", 0)
    claims = header.removeprefix("vapid t=").split(".")[1]
    assert "sub" not in msgspec.json.decode(raw(claims))
