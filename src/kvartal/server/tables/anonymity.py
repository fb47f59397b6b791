"""What is taken out of a log when a person is erased, or a name is not fit to be shown.

Nothing else of it changes: who sat where, every turn and the shuffle stay, so that records still
verify. It works on JSON, not on entries: kinds that only newer nodes know must stay as they are.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from kvartal.server.tables.names import FACELESS, NAMELESS

Json = dict[str, Any]
Change = Callable[[str], str]
"""From the entries of a row to those that stand there from now on."""

PERSONAL = frozenset({"person", "host", "name", "face"})
"""The fields of an entry that are changed."""

_decoder: msgspec.json.Decoder[list[Json]] = msgspec.json.Decoder(list[Json])


def without_person(person: str, instead: str) -> Change:
    """Another id stands wherever this person is named, and no name."""

    def change(entry: Json) -> Json:
        named = [key for key in ("person", "host") if entry.get(key) == person]
        told = {"name": NAMELESS, "face": FACELESS} if named and "name" in entry else {}
        return entry | dict.fromkeys(named, instead) | told

    return _in_each(change)


def without_name(seat: int) -> Change:
    """Whoever has sat down at this seat has no name, and is the same person."""

    def change(entry: Json) -> Json:
        is_meant = entry.get("kind") == "sat" and entry.get("seat") == seat
        return entry | {"name": NAMELESS} if is_meant else entry

    return _in_each(change)


def impersonal(entries: str) -> str:
    """What of a row stays as it is when persons are erased and names are taken out."""
    # Nearly all rows name nobody. Behind a backslash a name of a field could be spelled otherwise.
    if not (
        '"person"' in entries
        or '"host"' in entries
        or '"name"' in entries
        or '"face"' in entries
        or "\\" in entries
    ):
        return entries
    try:
        told = _decoder.decode(entries)
    except msgspec.DecodeError:
        return entries
    kept = [{key: entry[key] for key in entry if key not in PERSONAL} for entry in told]
    return msgspec.json.encode(kept).decode()


def _in_each(change: Callable[[Json], Json]) -> Change:
    def in_row(entries: str) -> str:
        try:
            before = _decoder.decode(entries)
        except msgspec.DecodeError:
            return entries  # it is damaged, and nobody is shown it
        after = [change(entry) for entry in before]
        return entries if after == before else msgspec.json.encode(after).decode()

    return in_row
