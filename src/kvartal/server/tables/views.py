"""What a viewer sees of a table: functions of the table and the viewer's seats, nothing more."""

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from kvartal.kit.actions import NotationError
from kvartal.kit.game import View, observe
from kvartal.kit.lines import Line
from kvartal.kit.outcome import Standing
from kvartal.kit.play import Move
from kvartal.kit.preview import Preview, forecast, preview
from kvartal.kit.record import write
from kvartal.server.errors import AgainstRule, Conflict, Fault
from kvartal.server.tables import entries as log
from kvartal.server.tables import hinting, view_types
from kvartal.server.tables.clock import deadline
from kvartal.server.tables.past import moves_of
from kvartal.server.tables.seat import Seat
from kvartal.server.tables.table import Table
from kvartal.server.tables.told import encode_fact


def card(table: Table) -> view_types.TableCard:
    created, shuffled = table.created, table.header()
    return view_types.TableCard(
        table.id,
        created.game,
        created.rules,
        dict(created.options),
        table.phase,
        created.visibility,
        created.pace,
        [_seat_card(number, seat) for number, seat in enumerate(table.seats)],
        created.each,
        hinting.are_allowed(table),
        table.shuffle,
        table.deal,
        _origin_card(table),
        shuffled.commitment(),
        shuffled.roster() if table.closed else "",
        [seat.promise for seat in table.seats] if table.phase == "starting" else [],
        table.rematch,
        _revealed(table),
    )


def _origin_card(table: Table) -> view_types.OriginCard | None:
    if table.past is None:
        return None
    past = table.past
    return view_types.OriginCard(
        past.entry.table, past.entry.number, past.entry.turn, past.origin.line()
    )


def _seat_card(number: int, seat: Seat) -> view_types.SeatCard:
    return view_types.SeatCard(
        number,
        "person" if seat.person else "bot" if seat.level else "free",
        seat.name,
        seat.face,
        seat.level,
        seat.away,
        seat.holiday.is_on,
        seat.holiday.left,
    )


def _revealed(table: Table) -> view_types.Revealed | None:
    if not table.is_over:
        return None
    header = table.header()
    places = header.places
    given = [place.contribution for place in places] if places else header.contributions
    return view_types.Revealed(
        table.created.secret,
        [place.promise for place in places],
        [contribution.hex() for contribution in given],
        header.seed().hex() if table.has_begun else "",
    )


def clocks(table: Table) -> list[view_types.Clock]:
    """Of the persons who are awaited. When a bot was asked is nobody's business."""
    return [
        view_types.Clock(seat, table.since[seat], deadline(table, seat), table.reserve[seat])
        for seat in table.awaited
        if not table.seats[seat].is_bot
    ]


def public(table: Table) -> view_types.Json | None:
    if table.written is not None:
        return table.written.public
    return None if table.state is None else table.game.public(table.state)


def seat_view(table: Table, seat: int) -> view_types.SeatView:
    legal = table.game.legal(table.state, seat) if seat in table.awaited else []
    return view_types.SeatView(
        seat,
        len(table.seats[seat].actions),
        table.game.private(table.state, seat),
        [action.notation for action in legal],
    )


def seat_views(table: Table, seats: Sequence[int]) -> list[view_types.SeatView]:
    if table.written is not None:
        private, taken = table.written.private, [len(seat.actions) for seat in table.seats]
        return [view_types.SeatView(seat, taken[seat], private[seat], []) for seat in seats]
    return [] if table.state is None else [seat_view(table, seat) for seat in seats]


def rows(
    table: Table, seats: Sequence[int], after: int = -1, until: int | None = None
) -> list[view_types.LogRow]:
    """What this viewer was told after a number, until another. (Facts are JSON already.)"""
    until = table.number if until is None else until
    return [
        view_types.LogRow(
            row.number,
            row.at,
            [cast(Any, msgspec.Raw(fact)) for fact in row.known_to(seats)],
        )
        for row in table.history[max(after + 1, 0) : until + 1]
    ]


def standings(table: Table) -> list[view_types.StandingCard] | None:
    if table.written is not None:
        return table.written.standings
    outcome: list[Standing] | None = (
        None if table.state is None else table.game.outcome(table.state)
    )
    if outcome is None:
        return None
    return [
        view_types.StandingCard(
            standing.rank,
            standing.score,
            _lines(standing.lines),
            _lines(standing.tie_breaks),
            {name: _lines(lines) for name, lines in standing.parts.items()},
        )
        for standing in outcome
    ]


def _lines(lines: Sequence[Line]) -> list[view_types.StandingLine]:
    return [
        view_types.StandingLine(line.rule, line.each, line.count, line.source) for line in lines
    ]


def position(
    table: Table,
    person: str,
    now: int,
    after: int = -1,
    looked: int = -1,
    newest: Table | None = None,
) -> view_types.Position:
    """All that this person may know of the table, with what was told after a number. `newest`: the
    table today, if this is an earlier one; which seats are whose, and what those who have them
    were told, is a matter of today."""
    newest = newest or table
    mine = newest.seats_of(person)
    return view_types.Position(
        table.number,
        table.at,
        now,
        card(table),
        mine,
        bool(person) and table.host == person,
        newest.invitation if mine or table.host == person else "",
        list(table.awaited),
        clocks(table) if table.phase == "running" else [],
        public(table),
        seat_views(table, mine),
        rows(newest, mine, after, table.number),
        looked,
        standings(table),
    )


def view_of(table: Table, seat: int) -> View:
    """The view that previews and forecasts start from."""
    if table.phase != "running":
        raise Conflict("not_running")
    return observe(table.game, table.state, seat)


def preview_of(table: Table, view: View, texts: Sequence[str]) -> Preview:
    """A function of the view and the steps alone (`kit.preview`)."""
    assert view.seat is not None
    if view.seat not in table.awaited and texts:
        raise Conflict("not_awaited")
    try:
        steps = [table.notation.parse(text) for text in texts]
    except NotationError:
        raise Fault("bad_notation") from None
    return preview(table.game, view, steps)


def forecast_of(table: Table, view: View, texts: Sequence[str], text: str) -> list[view_types.Json]:
    """What would surely follow from an action after these steps, as facts."""
    before = preview_of(table, view, texts)
    if before.refusal is not None:
        raise AgainstRule(before.refusal)
    if before.taken < len(texts):
        raise Conflict("not_settled", step=before.taken)
    try:
        action = table.notation.parse(text)
    except NotationError:
        raise Fault("bad_notation") from None
    if action not in before.legal:
        after = preview_of(table, before.view, [text])
        assert after.refusal is not None
        raise AgainstRule(after.refusal)
    facts = forecast(table.game, before.view, action)
    return [msgspec.json.decode(encode_fact(fact)) for fact in facts]


def record_of(table: Table, rows: Sequence[log.Row]) -> str:
    """The whole game, once it is over, from all rows of its log."""
    if table.written is not None:
        return table.written.record
    if not table.is_over or table.state is None:
        raise Conflict("not_over")
    turns = [*moves_of(table.past, table.notation), *turns_in(table, rows)]
    return write(table.game, table.config, table.header(), turns)


def turns_in(table: Table, rows: Sequence[log.Row]) -> list[Move]:
    """All that was played in these rows, in the order in which it came."""
    return [
        Move(entry.seat, table.notation.parse(text))
        for row in rows
        for entry in log.decode(row.entries)
        if isinstance(entry, log.Turn)
        for text in entry.actions
    ]
