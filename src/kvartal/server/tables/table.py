"""A table as its log tells it: who sits where, the position of the game, and all that was told.

A `Table` is a value at one number of the log. To go on, `begin` a copy, `apply` entries to it and
`write` the row that they become: the table before stays as it was. What a row does depends
on nothing but the table and the row, so every node folds the same log to the same table.
"""

from dataclasses import dataclass, field, fields, replace
from typing import Any, NamedTuple

import msgspec

from kvartal.kit.actions import Notation
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Log
from kvartal.kit.game import AnyConfig, AnyGame
from kvartal.kit.record import Header
from kvartal.kit.shuffle import Place
from kvartal.server.errors import Unreadable
from kvartal.server.tables import entries as log
from kvartal.server.tables.chain import BEGINNING, head_after, next_row
from kvartal.server.tables.entries import Phase
from kvartal.server.tables.past import Past, play_past, read_past
from kvartal.server.tables.seat import Seat
from kvartal.server.tables.told import RowTold, encode_fact
from kvartal.server.tables.view_types import Written

Games = dict[str, AnyGame]
FIXED = 3
"""The kind of shuffle that is none: a deal that everybody can know beforehand."""
REMEMBERED = 5
"""Phrases of a seat whose time is known."""
SUBSTITUTE = "greedy"
"""Who plays on for a person that resigned or ran out of time."""


class Rules(NamedTuple):
    """What a table is played by."""

    game: AnyGame
    config: AnyConfig
    notation: Notation


@dataclass(slots=True)
class Table:
    """`apply`, `write` and the fold may change it; everybody else only looks."""

    id: str
    games: Games
    created: log.Created
    rules: Rules | None
    """None: this node does not carry them, and the table is over (`bygone`)."""
    number: int = -1
    at: int = 0
    chain: bytes = BEGINNING
    """Of the log up to this number."""
    phase: Phase = "lobby"
    shuffle: int = 1
    """Which kind (docs/chance.md)."""
    deal: int | None = None
    """The number of a fixed deal."""
    past: Past | None = None
    """Of a branch: what was played before it."""
    closed: int = 0
    """When the list of promises was."""
    host: str = ""
    invitation: str = ""
    """What a stranger must show to see a private table, today."""
    removed: tuple[str, ...] = ()
    """Whom the host has sent away."""
    seats: list[Seat] = field(default_factory=list)
    chance: Chance | None = field(default=None, compare=False)
    state: Any = None
    awaited: tuple[int, ...] = ()
    since: list[int] = field(default_factory=list)
    """Since when each seat is awaited (-1: it is not)."""
    reserve: list[int] = field(default_factory=list)
    """What is left of each seat's reserve, in milliseconds."""
    returning: dict[int, int] = field(default_factory=dict)
    """Seats whose persons are back as soon as a bot has taken their turn, and the step it began
    at. Replaced, never changed."""
    written: Written | None = None
    """How it ended, if that cannot be found out here any more."""
    rematch: str = ""
    asides: dict[str, int] = field(default_factory=dict)
    """How many entries each person has added that can be repeated at will."""
    company: int = -1
    """The number of the last row that changed anything about the table but turns."""
    history: list[RowTold] = field(default_factory=list)
    reading: int = field(default=0, compare=False)
    """Which reading of the log by this node it goes back to (`Cache.read_anew`)."""
    _told: list[tuple[tuple[int, ...] | None, bytes]] = field(default_factory=list)
    _own_state: bool = field(default=False, compare=False)
    _company_changed: bool = False

    @property
    def game(self) -> AnyGame:
        return self._carried().game

    @property
    def config(self) -> AnyConfig:
        return self._carried().config

    @property
    def notation(self) -> Notation:
        return self._carried().notation

    def _carried(self) -> Rules:
        if self.rules is None:
            raise other_rules(self.created)
        return self.rules

    @property
    def has_begun(self) -> bool:
        """Whether cards were ever dealt."""
        return bool(self.since)

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
        if self.phase == "running" and self.rules is not None:
            self._await(at)
            if self.returning:
                self._let_back()
        if self._company_changed or self.is_over:
            self.company = number
            self._company_changed = False
        self.history.append(RowTold(number, at, tuple(self._told)))
        self._told = []
        self.number = number
        self.at = at

    def write(self, entries: list[log.Entry], at: int) -> log.Row:
        """Closes it with the row of these entries, which are applied."""
        row = next_row(self.chain, self.id, self.number + 1, at, entries)
        self.close(row.number, at)
        self.chain = head_after(self.chain, row)
        return row

    def apply(self, entry: log.Entry, at: int) -> None:
        """One entry, in place. It is taken to be possible: `proposals` look before they write."""
        if isinstance(entry, log.Turn):
            self._turn(entry, at)
            return
        self._company_changed |= not isinstance(entry, log.Said)
        self._count(entry)
        match entry:
            case log.Created():
                self._tell("created", game=entry.game)
            case log.Shuffle():
                self.shuffle = entry.version
                self.deal = entry.deal if entry.version == FIXED else None
            case log.Branched():
                self.past = read_past(entry)
                if self.rules is not None:
                    play_past(self.past, *self.rules)
            case log.Sat():
                self._edit(
                    entry.seat,
                    person=entry.person,
                    name=entry.name,
                    face=entry.face,
                    contribution=entry.contribution,
                    promise=entry.promise,
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
                self._edit(entry.seat, others=(*others, entry.person), whispered=True)
                self._tell("linked", only=(entry.seat,), seat=entry.seat)
            case log.LinkRenewed():
                seat = self.seats[entry.seat]
                self._edit(entry.seat, person=entry.person, others=(), link=seat.link + 1)
                if self.host == seat.person:
                    self.host = entry.person
            case log.Promised():
                self._edit(entry.seat, promise=entry.promise)
            case log.Closed():
                self.phase = "starting"
                self.closed = at
            case log.Revealed():
                self._edit(entry.seat, contribution=entry.contribution)
            case log.Started():
                self._start(at)
            case log.Said():
                said = self.seats[entry.seat].said
                self._edit(entry.seat, said=(*said, at)[-REMEMBERED:])
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
                self._return(entry.seat)
            case log.Holiday():
                self._holiday(entry.seat, entry.on, at)
                self._tell("holiday", seat=entry.seat, on=entry.on)
            case log.Rematched():
                self.rematch = entry.table
                self._tell("rematched", table=entry.table)
            case log.Abandoned():
                self.phase = "abandoned"
                self.awaited = ()
                self._tell("abandoned", reason=entry.reason)

    def _count(self, entry: log.Entry) -> None:
        match entry:
            case log.Sat() | log.Linked() | log.LinkRenewed():
                person = entry.person
            case log.BotSat():
                person = self.host
            case log.Said() | log.Holiday():
                person = self.seats[entry.seat].person
            case _:
                return
        # A new one each time: the table before keeps its own.
        self.asides = {**self.asides, person: self.asides.get(person, 0) + 1}

    def _turn(self, entry: log.Turn, at: int) -> None:
        if self.rules is None:
            self.seats[entry.seat] = self.seats[entry.seat].after(entry.actions)
            return
        if not self._own_state:
            self.state = self.state.copy()
            self._own_state = True
        told = Log()
        for text in entry.actions:
            action = self.notation.parse(text)
            self.game.apply(self.state, entry.seat, action, self._dealt(), told)
        self._keep(told)
        self.seats[entry.seat] = self.seats[entry.seat].after(entry.actions)
        since = self.since[entry.seat]
        if since >= 0:
            paused = self.seats[entry.seat].holiday.pause(since, at)
            used = at - since - paused - self.created.pace.turn * 1000
            self.reserve[entry.seat] -= min(max(used, 0), self.reserve[entry.seat])
        self._restart_clock(entry.seat, at)

    def _start(self, at: int) -> None:
        self.phase = "running"
        self._tell("started")
        self.since = [-1] * len(self.seats)
        self.reserve = [self.created.pace.reserve * 1000] * len(self.seats)
        if self.past is not None:
            self.seats = [
                seat.after(self.past.actions_of(number)) for number, seat in enumerate(self.seats)
            ]
        if self.rules is None:
            return
        self.chance = self.header().chance()
        self._own_state = True
        if self.past is None:
            told = Log()
            self.state = self.game.setup(self.config, self.chance, told)
            self._keep(told)
        else:
            self.state = self.past.state.copy()
            self._keep(self.past.told)
            self._tell("branched", turn=self.past.entry.turn)
            self.past = self.past.gone_on_from()
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

    def _return(self, seat: int) -> None:
        """At once if nobody waits for the seat. Otherwise a bot takes this turn: it was the
        person's, and its time is over."""
        if self.since[seat] < 0:
            self._back(seat)
        else:
            self.returning = {**self.returning, seat: len(self.seats[seat].actions)}
            self._edit(seat, away="returning")
            self._tell("returning", seat=seat)

    def _let_back(self) -> None:
        for seat, step in self.returning.items():
            if self.seats[seat].away != "returning":
                self._forget_return(seat)
            elif self.since[seat] < 0 or len(self.seats[seat].actions) > step:
                self._forget_return(seat)
                self._back(seat)

    def _forget_return(self, seat: int) -> None:
        self.returning = {other: at for other, at in self.returning.items() if other != seat}

    def _back(self, seat: int) -> None:
        self._edit(seat, away="", level="")
        self._tell("returned", seat=seat)
        self._company_changed = True

    def _holiday(self, seat: int, on: bool, at: int) -> None:
        """The clock goes on from where it stood."""
        holiday = self.seats[seat].holiday
        if on:
            self._edit(seat, holiday=holiday.begun(at))
        elif holiday.is_on:
            if self.since[seat] >= 0:
                self.since[seat] += holiday.pause(self.since[seat], at)
            self._edit(seat, holiday=holiday.ended(at))

    def _leave(self, entry: log.Left) -> None:
        person, others = self.seats[entry.seat].person, self.seats[entry.seat].others
        if entry.removed and person:
            self.removed = (*self.removed, person, *others)
        self.invitation = entry.invitation or self.invitation
        self._vacate(entry.seat)
        self._tell("left", seat=entry.seat, removed=entry.removed)
        if person == self.host and not self.seats_of(person):
            self.host = next((seat.person for seat in self.seats if seat.person), "")

    def _vacate(self, number: int) -> None:
        """Who sits here next shares nothing with who sat here before: the link of then must not
        fit, and what was told to that seat alone is not for this one."""
        before = self.seats[number]
        self.seats[number] = Seat(link=before.link + 1)
        if before.whispered:
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

    def header(self) -> Header:
        """Of the record, and of the shuffle. It holds the secret."""
        created = self.created
        header = Header(
            created.game,
            created.rules,
            created.seats,
            dict(created.options),
            self.id,
            bytes.fromhex(created.secret),
            players=[seat.name or seat.level for seat in self.seats],
            deal=self.deal,
            origin=None if self.past is None else self.past.origin,
        )
        if self.shuffle == 1:
            header.contributions = [
                bytes.fromhex(seat.contribution) for seat in self.seats if seat.person
            ]
        elif self.shuffle == 2:
            header.places = [
                Place(bool(seat.person), seat.promise, bytes.fromhex(seat.contribution))
                for seat in self.seats
            ]
        return header


_FIELDS = tuple(field.name for field in fields(Table))


def other_rules(created: log.Created) -> Unreadable:
    return Unreadable("other_rules", game=created.game, rules=created.rules)
