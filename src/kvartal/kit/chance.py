"""Chance by address: which card comes is asked by pile and position, not from a running stream.

The algorithm is written out in docs/chance.md, with known answers, so that anyone can
recompute a game's chance in another language.
"""

import hashlib
import zlib
from collections.abc import Mapping
from typing import Protocol

DOMAIN = b"kvartal.chance.1"


class Chance(Protocol):
    """Answers `0 <= answer < n`; the same address and `n` always get the same answer."""

    def below(self, address: str, n: int) -> int: ...


class SeededChance:
    """The chance of real games: SHA-256 over a 32-byte seed and the address."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        self._prefix = DOMAIN + seed

    def below(self, address: str, n: int) -> int:
        if not 0 < n <= 1 << 64:
            raise ValueError(f"no answer below {n}")
        start = self._prefix + address.encode()
        fair = (1 << 64) - (1 << 64) % n  # numbers from here on would favour small answers
        attempt = 0
        while True:
            digest = hashlib.sha256(start + b"\0" + attempt.to_bytes(4, "big")).digest()
            number = int.from_bytes(digest[:8], "big")
            if number < fair:
                return number % n
            attempt += 1


class QuickChance:
    """For imagined worlds: as even and much quicker, but easy to foresee. The same number gives the
    same luck in every process."""

    def __init__(self, number: int) -> None:
        self._start = number & 0xFFFFFFFF

    def below(self, address: str, n: int) -> int:
        mixed = zlib.crc32(address.encode(), self._start)
        mixed = (mixed ^ mixed >> 16) * 0x45D9F3B5 & 0xFFFFFFFF
        mixed = (mixed ^ mixed >> 15) * 0x2C1B3C6D & 0xFFFFFFFF
        return (mixed ^ mixed >> 16) * n >> 32


class ScriptedChance:
    """Answers from a script and asks `otherwise` for the rest: sets up any position in a test."""

    def __init__(self, script: Mapping[str, int], otherwise: Chance | None = None) -> None:
        self._script = dict(script)
        self._otherwise = otherwise if otherwise is not None else RefusingChance()

    def below(self, address: str, n: int) -> int:
        answer = self._script.get(address)
        if answer is None:
            return self._otherwise.below(address, n)
        if not 0 <= answer < n:
            raise ValueError(f"the script says {answer} at {address}, but only {n} are possible")
        return answer


class ChanceRefusedError(Exception):
    """Something asked chance where nothing may be left to chance."""


class RefusingChance:
    """Refuses every question: what previews run with."""

    def below(self, address: str, n: int) -> int:
        raise ChanceRefusedError(address)


def seed_from(secret: bytes, table: str, contributions: list[bytes]) -> bytes:
    """The seed of a game played at home, and of online tables before `kit.shuffle`."""
    mixed = hashlib.sha256(b"kvartal.seed.1" + framed(secret) + framed(table.encode()))
    for contribution in contributions:
        mixed.update(framed(contribution))
    return mixed.digest()


def commitment(secret: bytes) -> str:
    """What such a table showed before the first card. It binds the secret, and nothing else."""
    return hashlib.sha256(b"kvartal.secret.1" + framed(secret)).hexdigest()


def secret_of_seed_number(number: int) -> bytes:
    """The secret that stands for a small seed number, as in `--seed 7`."""
    return hashlib.sha256(b"kvartal.number.1" + str(number).encode()).digest()


def framed(part: bytes) -> bytes:
    """With its length before it, so that no two lists of parts make the same bytes."""
    return len(part).to_bytes(4, "big") + part
