"""Tables from before there were promises go on as they began."""

from kvartal.kit.record import verify
from kvartal.server.tables import entries as log
from kvartal.server.tables import membership, views
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.table import Table
from kvartal.server.tables.turns import take_turn
from tests.server.nodes import anybody
from tests.server.tables import START, after, lobby


def row(table: Table, *proposals: membership.Proposal[object]) -> tuple[Table, log.Row]:
    draft = Draft(table, START)
    for proposal in proposals:
        proposal(draft)
    written = draft.row()
    assert written is not None
    return draft.table, written


def test_an_old_lobby_starts_and_its_record_is_of_the_first_kind() -> None:
    table = after(lobby(options={"rounds": 1}), log.Sat(0, "p0", "Ann", "fox", "0a" * 16))
    table, seated = row(
        table,
        membership.sit("p1", 1, "Bo", "fox", "ab" * 32),
        membership.promise("p1", 1, "cd" * 32),
        membership.start("p0"),
    )
    known_then = {"sat", "started"}
    assert {entry.__struct_config__.tag for entry in log.decode(seated.entries)} == known_then
    assert table.phase == "running"
    turns = [take_turn(seat, 0, ["choose 1"], anybody) for seat in range(2)]
    over, last = row(table, *turns)
    header = verify(over.game, views.record_of(over, [seated, last])).header
    assert header.shuffle == 1
    assert header.contributions[0] == b"\x0a" * 16
    assert len(header.contributions[1]) == 32
