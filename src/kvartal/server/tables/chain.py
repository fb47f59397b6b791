"""A hash over a log up to one of its rows, which that row carries.

Whoever writes a row goes on from the hash of the row before. So a row that was changed, lost, put
in another place or brought from another table does not lead to what stands in the rows after it.
Persons, names and faces are left out: erasing somebody changes no hash.

A row without one, from a version that knew nothing of it, counts as if it had the right one: then
the next row covers it as well.

Like the entries it lives as long as the tables do: never change it.
"""

from collections.abc import Iterable
from functools import reduce
from hashlib import sha256

from kvartal.server.tables.anonymity import impersonal
from kvartal.server.tables.entries import Entry, Row, encode

BEGINNING = b""
"""Before the first row."""


def link(head: bytes, row: Row) -> bytes:
    """The hash after this row, if `head` is the one before it."""
    told = f"{row.table} {row.number} {row.at} {impersonal(row.entries)}"
    return sha256(head + told.encode()).digest()


def head_after(head: bytes, row: Row) -> bytes:
    """From where the next writer goes on. What a row says of itself is believed: if it is wrong,
    that stays to be seen."""
    return link(head, row) if row.chain is None else row.chain


def head_of(rows: Iterable[Row]) -> bytes:
    """The same after a whole log."""
    return reduce(head_after, rows, BEGINNING)


def next_row(head: bytes, table: str, number: int, at: int, entries: list[Entry]) -> Row:
    row = Row(table, number, at, encode(entries))
    return Row(table, number, at, row.entries, link(head, row))
