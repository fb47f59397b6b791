"""A table as its log tells it: who sits where, the position of the game, and all that was told.

A `Table` is a value at one number of the log. To go on, `begin` a copy, `apply` entries to it and
`close` it with the number of their row: the table before stays as it was. What a row does depends
on nothing but the table and the row, so every node folds the same log to the same table.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from typing import Any, Literal

import msgspec

from kvartal.kit.actions import Notation
from kvartal.kit.chance import Chance, SeededChance, seed_from
from kvartal.kit.data import canonical
from kvartal.kit.facts import Fact, Log
from kvartal.kit.game import AnyConfig, AnyGame, Config
from kvartal.kit.options import parse
from kvartal.server.errors import Unreadable
from kvartal.server.tables import entries as log
from kvartal.server.tables.entries import Phase

Games = dict[str, AnyGame]
SUBSTITUTE = "greedy"
"""Who plays on for a person that resigned or ran out of time."""


@dataclass(slots=True)
class Seat:
    """Who plays here. Free: neither person nor level."""

    person: str = ""
    others: tuple[str, ...] = ()
    """Further browsers that took this seat by its link."""
    name: str = ""
    face: str = ""
    contribution: str = ""
    level: str = ""
    """Of the bot that plays, or would play in the person's absence."""
    away: Literal["", "resigned", "timed_out"] = ""
    holiday: bool = False
    link: int = 0
    """How many links of the seat are void: by renewals, and by changes of who sits here."""
    actions: tuple[str, ...] = ()
    """All actions of this seat so far; their number is its step."""

    @property
    def is_free(self) -> bool:
        return not self.person and not self.level

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides at the moment."""
        return bool(self.level) and (not self.person or bool(self.away))

    def is_of(self, person: str) -> bool:
        return bool(person) and (person == self.person or person in self.others)


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


@dataclass(slots=True)
class Table:
    """`apply`, `close` and the fold may change it; everybody else only looks."""

    id: str
    games: Games
    created: log.Created
    game: AnyGame
    config: AnyConfig
    notation: Notation
    number: int = -1
    at: int = 0
    phase: Phase = "lobby"
    host: str = ""
    seats: list[Seat] = field(default_factory=list)
    chance: Chance | None = field(default=None, compare=False)
    state: Any = None
    awaited: tuple[int, ...] = ()
    since: list[int] = field(default_factory=list)
    """Since when each seat is awaited (-1: it is not)."""
    reserve: list[int] = field(default_factory=list)
    """What is left of each seat's reserve, in milliseconds."""
    rematch: str = ""
    company: int = -1
    """The number of the last row that changed anything about the table but turns."""
    history: list[RowTold] = field(default_factory=list)
    _told: list[tuple[tuple[int, ...] | None, bytes]] = field(default_factory=list)
    _own_state: bool = field(default=False, compare=False)
    _company_changed: bool = False

    @property
    def is_over(self) -> bool:
        return self.phase in ("over", "abandoned")

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_of(person)]

    def begin(self) -> "Table":
        """A copy to go on with. Nothing of this one will change."""
        fresh = object.__new__(
            Table
        )  # every turn begins with this; `replace` takes ten times as long
        for name in _FIELDS:
            setattr(fresh, name, getattr(self, name))
        fresh.seats, fresh.history = self.seats[:], self.history[:]
        fresh.since, fresh.reserve = self.since[:], self.reserve[:]
        fresh._told, fresh._own_state = [], False
        return fresh

    def close(self, number: int, at: int) -> None:
        """All entries of a row are applied: clocks go on, what was told becomes history."""
        if self.phase == "running":
            self._await(at)
        if self._company_changed or self.is_over:
            self.company = number
            self._company_changed = False
        self.history.append(RowTold(number, at, tuple(self._told)))
        self._told = []
        self.number = number
        self.at = at

    def apply(self, entry: log.Entry, at: int) -> None:
        """One entry, in place. It is taken to be possible: `proposals` look before they write."""
        if isinstance(entry, log.Turn):
            self._turn(entry, at)
            return
        self._company_changed |= not isinstance(entry, log.Said)
        match entry:
            case log.Created():
                self._tell("created", game=entry.game)
            case log.Sat():
                self._edit(
                    entry.seat,
                    person=entry.person,
                    name=entry.name,
                    face=entry.face,
                    contribution=entry.contribution,
                )
                self._tell("sat", seat=entry.seat, name=entry.name, face=entry.face)
            case log.BotSat():
                self._vacate(entry.seat)
                self._edit(entry.seat, level=entry.level)
                self._tell("bot_sat", seat=entry.seat, level=entry.level)
            case log.Left():
                self._leave(entry)
            case log.Linked():
                others = self.seats[entry.seat].others
                self._edit(entry.seat, others=(*others, entry.person))
                self._tell("linked", only=(entry.seat,), seat=entry.seat)
            case log.LinkRenewed():
                seat = self.seats[entry.seat]
                self._edit(entry.seat, person=entry.person, others=(), link=seat.link + 1)
                if self.host == seat.person:
                    self.host = entry.person
            case log.Started():
                self._start(at)
            case log.Said():
                self._tell("said", seat=entry.seat, phrase=entry.phrase)
            case log.Resigned():
                self._edit(entry.seat, away="resigned", level=SUBSTITUTE)
                self._tell("resigned", seat=entry.seat)
            case log.TimedOut():
                self._edit(entry.seat, away="timed_out", level=SUBSTITUTE)
                self._tell("timed_out", seat=entry.seat)
                self.reserve[entry.seat] = 0
                self._restart_clock(entry.seat, at)
            case log.Returned():
                self._edit(entry.seat, away="", level="")
                self._tell("returned", seat=entry.seat)
                self._restart_clock(entry.seat, at)
            case log.Holiday():
                self._edit(entry.seat, holiday=entry.on)
                self._tell("holiday", seat=entry.seat, on=entry.on)
                self._restart_clock(entry.seat, at)
            case log.Rematched():
                self.rematch = entry.table
                self._tell("rematched", table=entry.table)
            case log.Abandoned():
                self.phase = "abandoned"
                self.awaited = ()
                self._tell("abandoned", reason=entry.reason)

    def _turn(self, entry: log.Turn, at: int) -> None:
        if not self._own_state:
            self.state = self.state.copy()
            self._own_state = True
        told = Log()
        for text in entry.actions:
            action = self.notation.parse(text)
            self.game.apply(self.state, entry.seat, action, self._dealt(), told)
        self._keep(told)
        self._edit(entry.seat, actions=(*self.seats[entry.seat].actions, *entry.actions))
        if self.since[entry.seat] >= 0:
            used = at - self.since[entry.seat] - self.created.pace.turn * 1000
            self.reserve[entry.seat] -= min(max(used, 0), self.reserve[entry.seat])
        self._restart_clock(entry.seat, at)

    def _start(self, at: int) -> None:
        self.phase = "running"
        self._tell("started")
        told = Log()
        self.chance = SeededChance(self.seed())
        self.state = self.game.setup(self.config, self.chance, told)
        self._own_state = True
        self.since = [-1] * len(self.seats)
        self.reserve = [self.created.pace.reserve * 1000] * len(self.seats)
        self._keep(told)
        self._await(at)

    def _await(self, at: int) -> None:
        """Whom the game waits for now, and since when."""
        self.awaited = tuple(self.game.pending(self.state))
        awaited = set(self.awaited)
        for seat, since in enumerate(self.since):
            if seat not in awaited:
                self.since[seat] = -1
            elif since < 0:
                self.since[seat] = at
        if not self.awaited:
            self.phase = "over"

    def _restart_clock(self, seat: int, at: int) -> None:
        if self.phase == "running" and self.since[seat] >= 0:
            self.since[seat] = at

    def _leave(self, entry: log.Left) -> None:
        person = self.seats[entry.seat].person
        self._vacate(entry.seat)
        self._tell("left", seat=entry.seat, removed=entry.removed)
        if person == self.host and not self.seats_of(person):
            self.host = next((seat.person for seat in self.seats if seat.person), "")

    def _vacate(self, number: int) -> None:
        """Who sits here next shares nothing with who sat here before: the link of then must not
        fit, and what was told to that seat alone is not for this one."""
        self.seats[number] = Seat(link=self.seats[number].link + 1)
        self.history = [row.without(number) for row in self.history]
        self._told = [told for told in self._told if told[0] != (number,)]

    def _edit(self, number: int, **changes: Any) -> None:
        self.seats[number] = replace(self.seats[number], **changes)

    def _tell(self, kind: str, only: tuple[int, ...] | None = None, **args: int | str) -> None:
        fact = msgspec.json.encode({"kind": f"table.{kind}", **args})
        self._told.append((only, fact))

    def _keep(self, told: Log) -> None:
        self._told += [
            (None if fact.only is None else tuple(fact.only), encode_fact(fact.fact))
            for fact in told.told
        ]

    def _dealt(self) -> Chance:
        assert self.chance is not None, "the game has not started"
        return self.chance

    def contributions(self) -> list[bytes]:
        """Of all persons, in the order of seats."""
        return [bytes.fromhex(seat.contribution) for seat in self.seats if seat.person]

    def seed(self) -> bytes:
        return seed_from(bytes.fromhex(self.created.secret), self.id, self.contributions())


_FIELDS = tuple(field.name for field in fields(Table))


def encode_fact(fact: Fact) -> bytes:
    """As JSON. msgspec is fast with dataclasses, but leaves out `kind`, which is of the class."""
    fields = msgspec.json.encode(fact)
    return b'{"kind":"%b"%b%b' % (
        fact.kind.encode(),
        b"," if len(fields) > 2 else b"",
        fields[1:],
    )


def new_table(table: str, games: Games, created: log.Created) -> Table:
    """An empty table. A node that does not carry these very rules refuses it."""
    game = games.get(created.game)
    if game is None or game.version != created.rules:
        raise Unreadable("other_rules", game=created.game, rules=created.rules)
    config = Config(created.seats, parse(game.options, created.options))
    notation = _notation(game, canonical(created.options), created.seats)
    fresh = Table(table, games, created, game, config, notation, host=created.host)
    fresh.seats = [Seat() for _ in range(created.seats)]
    return fresh


@lru_cache(maxsize=256)
def _notation(game: AnyGame, options: str, seats: int) -> Notation:
    config = Config(seats, parse(game.options, msgspec.json.decode(options)))
    return Notation(game.space(config))


def fold(table: str, games: Games, rows: Sequence[log.Row]) -> Table:
    """The table of a whole log."""
    created = log.decode(rows[0].entries)[0]
    assert isinstance(created, log.Created)
    folded = new_table(table, games, created)
    read_on(folded, rows)
    return folded


def read_on(table: Table, rows: Sequence[log.Row]) -> None:
    """Applies further rows, in place."""
    for row in rows:
        for entry in log.decode(row.entries):
            table.apply(entry, row.at)
        table.close(row.number, row.at)
