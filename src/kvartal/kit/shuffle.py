"""The fair shuffle of online tables, the second kind. Written out, with the reason why nobody can
choose a deal by it, in docs/chance.md; the first kind is `kit.chance.seed_from`.

The server commits to its secret and to what the table is; persons promise their contributions;
when the list is closed they reveal them; the seed is mixed from everything.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from kvartal.kit.chance import framed
from kvartal.kit.data import JsonDict, canonical


@dataclass(slots=True)
class Place:
    """What a seat has to do with the shuffle."""

    is_person: bool
    promise: str = ""
    """Hexadecimal. Empty: a bot, or a person who has promised nothing."""
    contribution: bytes = b""
    """Empty if nothing was promised, or if it was not revealed in time."""

    @property
    def is_missing(self) -> bool:
        return bool(self.promise) and not self.contribution

    def line(self) -> str:
        """As it stands in the list that is closed before anything is revealed."""
        kind = "person" if self.is_person else "bot"
        return f"seat {kind} {self.promise}".rstrip()


def statement(game: str, rules: int, seats: int, options: JsonDict, table: str) -> list[str]:
    """What a table is, in the lines of its record."""
    return [
        f"game {game}",
        f"rules {rules}",
        f"seats {seats}",
        *(f"option {name} {canonical(value)}" for name, value in options.items()),
        f"table {canonical(table)}",
    ]


def commitment(secret: bytes, stated: Sequence[str]) -> str:
    """What is shown from the first moment: neither the secret nor the table can become another."""
    return _hash(b"kvartal.secret.2", secret, _text(stated)).hex()


def promise(contribution: bytes) -> str:
    """What a browser says of its bytes before anybody may know them."""
    return _hash(b"kvartal.promise.2", contribution).hex()


def roster(committed: str, places: Sequence[Place]) -> str:
    """What is fixed when the list is closed."""
    return _hash(
        b"kvartal.roster.2", committed.encode(), _text([place.line() for place in places])
    ).hex()


def seed(secret: bytes, listed: str, places: Sequence[Place]) -> bytes:
    return _hash(
        b"kvartal.seed.2", secret, listed.encode(), *(place.contribution for place in places)
    )


def past(header: Sequence[str], moves: Sequence[str]) -> str:
    """What a branch goes on from, as a hash: the header of another game, and its moves up to
    there."""
    return _hash(b"kvartal.branch.1", _text(header), _text(moves)).hex()


def _text(lines: Sequence[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def _hash(domain: bytes, *parts: bytes) -> bytes:
    return hashlib.sha256(domain + b"".join(framed(part) for part in parts)).digest()
