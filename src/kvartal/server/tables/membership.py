"""Who sits at a table, and what they do there beside playing: proposals for its log."""

import secrets
from collections.abc import Callable
from hmac import compare_digest
from typing import TypeVar

from kvartal.kit import shuffle
from kvartal.server.errors import Conflict, Fault, Forbidden, NotFound
from kvartal.server.ids import new_id
from kvartal.server.tables import entries as log
from kvartal.server.tables import restraint
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.lateness import in_time
from kvartal.server.tables.names import distinct_name
from kvartal.server.tables.seat import Seat
from kvartal.server.tables.table import FIXED, Table

T = TypeVar("T")
Proposal = Callable[[Draft], T]
"""Looks at the draft, adds entries or raises a Fault. It may be called more than once: each time
another node was first. So it changes nothing but the draft."""

MOST_DEVICES = 8

PHRASES = (
    "hello",
    "good_luck",
    "your_turn",
    "thinking",
    "nice_move",
    "well_played",
    "oops",
    "lucky",
    "thanks",
    "sorry",
    "back_soon",
    "good_game",
    "again",
)
"""What can be said to a table: ids that each reader gets in his own language."""


def sit(person: str, seat: int | None, name: str, face: str, promised: str = "") -> Proposal[int]:
    """Takes a seat, or the first free one; returns which."""

    def propose(draft: Draft) -> int:
        table = draft.table
        for number, taken in enumerate(table.seats):
            if promised and taken.person == person and taken.promise == promised:
                return number  # the same request, sent again
        _only_in(table, "lobby")
        if person in table.removed:
            raise Forbidden("removed")
        _has_room_for(table, person)
        wanted = seat
        if wanted is None:
            wanted = next((n for n, other in enumerate(table.seats) if other.is_free), None)
        if wanted is None or not seat_of(table, wanted).is_free:
            raise Conflict("seat_taken")
        # A lobby from before there were promises wants bytes from everybody.
        contribution = secrets.token_hex(32) if table.shuffle == 1 else ""
        others = [other.name for n, other in enumerate(table.seats) if n != wanted]
        called = distinct_name(name, others)
        restraint.check(draft, person)
        draft.add(log.Sat(wanted, person, called, face, contribution, promised))
        return wanted

    return propose


def _has_room_for(table: Table, person: str) -> None:
    """Only where somebody has sat down counts, not what was taken by a link. A host may fill the
    table: several players at one screen."""
    each = table.created.each
    own = sum(taken.person == person for taken in table.seats)
    if each and own >= each and table.host != person:
        raise Conflict("too_many_seats")


def seat_bot(person: str, seat: int, level: str) -> Proposal[None]:
    def propose(draft: Draft) -> None:
        only_host(draft.table, person)
        _only_in(draft.table, "lobby")
        if seat_of(draft.table, seat).person:
            raise Conflict("seat_taken")
        restraint.check(draft, person)
        draft.add(log.BotSat(seat, level))

    return propose


def seat_bots(person: str, level: str) -> Proposal[None]:
    """One on every free seat."""

    def propose(draft: Draft) -> None:
        only_host(draft.table, person)
        _only_in(draft.table, "lobby")
        restraint.check(draft, person)
        for number, seat in enumerate(draft.table.seats):
            if seat.is_free:
                draft.add(log.BotSat(number, level))

    return propose


def leave(person: str, seat: int) -> Proposal[None]:
    """Stands up before the start, or sends somebody away, for good; a table nobody is left at
    ends."""

    def propose(draft: Draft) -> None:
        table = draft.table
        own = seat_of(table, seat).is_of(person)
        if not own:
            only_host(table, person)
        _only_in(table, "lobby")
        if seat_of(table, seat).is_free:
            return
        sends_away = not own and bool(seat_of(table, seat).person)
        is_private = table.created.visibility == "private"
        invitation = new_id() if sends_away and is_private else ""
        draft.add(log.Left(seat, not own, invitation))
        if not table.host:
            draft.add(log.Abandoned("empty"))

    return propose


def promise(person: str, seat: int, promised: str) -> Proposal[None]:
    """For a seat that has gone to another browser: what was promised before, only the other one
    could reveal."""

    def propose(draft: Draft) -> None:
        player = own_seat(draft.table, person, seat)
        if player.promise == promised:
            return  # the same request, sent again
        _only_in(draft.table, "lobby")
        if draft.table.shuffle == 2:
            draft.add(log.Promised(seat, promised))

    return propose


def start(person: str) -> Proposal[None]:
    """Closes the list. Where nobody has promised anything there is nothing to wait for."""

    def propose(draft: Draft) -> None:
        only_host(draft.table, person)
        if draft.table.phase in ("starting", "running", "over"):
            return  # the same request, sent again
        _only_in(draft.table, "lobby")
        if any(seat.is_free for seat in draft.table.seats):
            raise Conflict("seats_free")
        if draft.table.shuffle == FIXED and sum(bool(s.person) for s in draft.table.seats) > 1:
            raise Conflict("deal_for_one")  # who knows the cards plays against nobody but bots
        if draft.table.shuffle == 2:
            draft.add(log.Closed())
        _start_if_all_revealed(draft)

    return propose


def reveal(person: str, seat: int, contribution: str) -> Proposal[None]:
    """Keeps the promise. With the last one the game starts."""

    def propose(draft: Draft) -> None:
        player = own_seat(draft.table, person, seat)
        if player.contribution == contribution:
            return  # the same request, sent again
        _only_in(draft.table, "starting")
        if shuffle.promise(bytes.fromhex(contribution)) != player.promise:
            raise Conflict("not_promised")
        draft.add(log.Revealed(seat, contribution))
        _start_if_all_revealed(draft)

    return propose


def _start_if_all_revealed(draft: Draft) -> None:
    table = draft.table
    if table.shuffle == FIXED or all(s.contribution or not s.promise for s in table.seats):
        draft.add(log.Started())


def say(person: str, seat: int, phrase: str) -> Proposal[None]:
    def propose(draft: Draft) -> None:
        own_seat(draft.table, person, seat)
        if phrase not in PHRASES:
            raise Fault("no_such_phrase")
        restraint.check_phrase(draft, seat)
        draft.add(log.Said(seat, phrase))

    return propose


def resign(person: str, seat: int) -> Proposal[None]:
    """For good: a bot plays on."""

    def propose(draft: Draft) -> None:
        player = own_seat(draft.table, person, seat)
        _only_in(draft.table, "running")
        if player.away != "resigned":
            draft.add(log.Resigned(seat))

    return propose


def withdraw(person: str) -> Proposal[None]:
    """From all that this person sat down at, for good, whatever the table is doing. Where it only
    plays by a link, somebody else has the seat."""

    def propose(draft: Draft) -> None:
        table = draft.table
        own = [number for number, seat in enumerate(table.seats) if seat.person == person]
        if table.phase == "lobby":
            for seat in own:
                leave(person, seat)(draft)
            if table.host == person:  # without a seat that could be left
                draft.add(log.Abandoned("empty"))
        elif table.phase in ("starting", "running"):
            for seat in own:
                if table.seats[seat].away != "resigned":
                    draft.add(log.Resigned(seat))

    return propose


def come_back(person: str, seat: int) -> Proposal[None]:
    """After running out of time; at the next turn, not at the one that is lost."""

    def propose(draft: Draft) -> None:
        player = own_seat(draft.table, person, seat)
        _only_in(draft.table, "running")
        if player.away == "resigned":
            raise Conflict("resigned")
        if player.away == "timed_out":
            draft.add(log.Returned(seat))

    return propose


def take_holiday(person: str, seat: int, on: bool) -> Proposal[None]:
    def propose(draft: Draft) -> None:
        player = own_seat(draft.table, person, seat)
        _only_in(draft.table, "running")
        if draft.table.created.pace.kind != "slow":
            raise Conflict("not_slow")
        if player.holiday.is_on == on:
            return
        if on and not player.holiday.left:
            raise Conflict("no_holiday_left")
        in_time(draft, seat)
        restraint.check(draft, player.person)
        draft.add(log.Holiday(seat, on))

    return propose


def take_by_link(person: str, seat: int, generation: int) -> Proposal[None]:
    """Another browser shows the seat's secret link. The link itself was checked before."""

    def propose(draft: Draft) -> None:
        player = seat_of(draft.table, seat)
        if not player.person or player.link != generation:
            raise Forbidden("link_void")
        if player.is_of(person):
            return
        if len(player.others) >= MOST_DEVICES:
            raise Conflict("too_many_devices")
        restraint.check(draft, person)
        draft.add(log.Linked(seat, person))

    return propose


def renew_link(person: str, seat: int) -> Proposal[None]:
    """Makes all links of the seat void and turns out every other browser."""

    def propose(draft: Draft) -> None:
        own_seat(draft.table, person, seat)
        restraint.check(draft, person)
        draft.add(log.LinkRenewed(seat, person))

    return propose


def rematch(person: str, table: str) -> Proposal[str]:
    """Points to the next table; who asks second is sent to the first one's."""

    def propose(draft: Draft) -> str:
        if not draft.table.seats_of(person):
            raise Forbidden("not_your_seat")
        if not draft.table.is_over:
            raise Conflict("not_over")
        if not draft.table.rematch:
            draft.add(log.Rematched(table))
        return draft.table.rematch

    return propose


def may_see(table: Table, person: str, invitation: str) -> None:
    """Of a private table only the company knows, and who was invited."""
    if table.created.visibility != "private":
        return
    if compare_digest(invitation.encode(), table.invitation.encode()):
        return
    if not (person and (table.host == person or table.seats_of(person))):
        raise NotFound("no_such_table")


def seat_of(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise NotFound("no_such_seat")
    return table.seats[seat]


def own_seat(table: Table, person: str, seat: int) -> Seat:
    player = seat_of(table, seat)
    if not player.is_of(person):
        raise Forbidden("not_your_seat")
    return player


def only_host(table: Table, person: str) -> None:
    if not person or table.host != person:
        raise Forbidden("not_host")


def _only_in(table: Table, phase: str) -> None:
    if table.phase != phase:
        raise Conflict(f"not_{phase}")
