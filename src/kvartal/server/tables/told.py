"""What a table told, and whom."""

from collections.abc import Sequence

import msgspec

from kvartal.kit.facts import Fact


class RowTold(msgspec.Struct, frozen=True, gc=False):
    """What one row of the log told, each fact as JSON; `only` as in `kit.facts`.

    A node holds a great many of them: without lists the garbage collector need not visit them."""

    number: int
    at: int
    facts: tuple[tuple[tuple[int, ...] | None, bytes], ...]

    def known_to(self, seats: Sequence[int]) -> list[bytes]:
        """The facts that a viewer with these seats (none: a spectator) may know."""
        return [
            fact for only, fact in self.facts if only is None or any(seat in only for seat in seats)
        ]

    def without(self, seat: int) -> "RowTold":
        """Less what this seat alone was told."""
        kept = tuple(told for told in self.facts if told[0] != (seat,))
        return msgspec.structs.replace(self, facts=kept)


def encode_fact(fact: Fact) -> bytes:
    """As JSON. msgspec is fast with dataclasses, but leaves out `kind`, which is of the class."""
    fields = msgspec.json.encode(fact)
    return b'{"kind":"%b"%b%b' % (
        fact.kind.encode(),
        b"," if len(fields) > 2 else b"",
        fields[1:],
    )
