"""A whole log in one value, as the archive keeps it: JSON of (at, entries) row by row, deflated.

Like the entries themselves it is read for as long as there are tables: never change it.
"""

import zlib
from collections.abc import Callable, Sequence

import msgspec

from kvartal.server.tables.entries import Row

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[list[tuple[int, str]]] = msgspec.json.Decoder(list[tuple[int, str]])


def pack(rows: Sequence[Row]) -> bytes:
    """The rows from number 0 on, none left out."""
    return zlib.compress(_encoder.encode([(row.at, row.entries) for row in rows]), 9)


def unpack(table: str, packed: bytes) -> list[Row]:
    rows = _decoder.decode(zlib.decompress(packed))
    return [Row(table, number, at, entries) for number, (at, entries) in enumerate(rows)]


def repacked(packed: bytes, change: Callable[[str], str]) -> bytes:
    """The same rows with other entries. What is damaged, or has nothing to change, stays."""
    try:
        before = _decoder.decode(zlib.decompress(packed))
    except (zlib.error, msgspec.DecodeError):
        return packed
    after = [(at, change(entries)) for at, entries in before]
    return packed if after == before else zlib.compress(_encoder.encode(after), 9)
