"""The hash that every row carries: what changes it, and what must not."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kvartal.games.catalogue import GAMES
from kvartal.server.tables import entries as log
from kvartal.server.tables.anonymity import Change, without_name, without_person
from kvartal.server.tables.chain import BEGINNING, head_of, link, next_row
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.entries import Row
from kvartal.server.tables.folding import fold, new_table
from kvartal.server.tables.table import Table
from tests.server.tables import START, lobby

PEOPLE = st.sampled_from(["ann", "bob", "eve \\", 'the "fox"', "żółw"])
SEATS = st.integers(0, 3)
HEX = st.binary(max_size=4).map(bytes.hex)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
CREATED = st.builds(
    log.Created,
    game=TEXTS,
    rules=SEATS,
    seats=SEATS,
    options=st.dictionaries(
        st.sampled_from(["name", "host", "rounds"]), st.booleans() | SEATS | TEXTS
    ),
    host=PEOPLE,
    secret=HEX,
)
ENTRIES: dict[str, st.SearchStrategy[log.Entry]] = {
    "created": CREATED,
    "sat": st.builds(log.Sat, SEATS, PEOPLE, TEXTS, TEXTS, HEX, HEX),
    "linked": st.builds(log.Linked, SEATS, PEOPLE),
    "renewed": st.builds(log.LinkRenewed, SEATS, PEOPLE),
    "left": st.builds(log.Left, SEATS, st.booleans(), TEXTS),
    "turn": st.builds(log.Turn, SEATS, SEATS, st.lists(TEXTS | PEOPLE, max_size=3)),
    "said": st.builds(log.Said, SEATS, TEXTS | st.sampled_from(["name", '"person"'])),
    "bot": st.builds(log.BotSat, SEATS, TEXTS),
}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.floats(-1e9, 1e9) | TEXTS,
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(TEXTS, inner, max_size=2),
    max_leaves=4,
)
UNKNOWN = st.fixed_dictionaries(
    {"kind": st.just("waved")},
    optional={
        "person": PEOPLE | JSON,
        "host": PEOPLE,
        "name": TEXTS,
        "face": JSON,
        "to": JSON,
        "seat": SEATS,
    },
)
"""Of a kind that only newer nodes know."""
ROWS = st.lists(st.one_of(*ENTRIES.values()) | UNKNOWN, max_size=4).map(
    lambda entries: msgspec.json.encode(entries).decode()
)
CHANGES: st.SearchStrategy[Change] = st.builds(
    without_person, PEOPLE, st.sampled_from(["x1", "x2"])
) | st.builds(without_name, SEATS)

TABLE = "0123456789abcdefghjk"


def row(entries: str, **changes: Any) -> Row:
    return replace(Row(TABLE, 3, START, entries), **changes)


def hashed(entries: str) -> bytes:
    return link(b"before", row(entries))


@settings(deadline=None)
@given(ROWS, st.lists(CHANGES, max_size=4))
def test_nothing_that_is_erased_changes_it(entries: str, changes: list[Change]) -> None:
    after = entries
    for change in changes:
        after = change(after)
        assert hashed(after) == hashed(entries)


@settings(deadline=None)
@given(st.one_of(*ENTRIES.values()), st.data())
def test_everything_else_changes_it(entry: log.Entry, data: st.DataObject) -> None:
    """Another value of a field that tells of no person, in any kind of entry."""
    told = msgspec.to_builtins(entry)
    fields = sorted({*told} - {"person", "host", "name", "face"})
    field = data.draw(st.sampled_from(fields))
    changed = told | {field: [told[field], "and more"]}
    assert hashed(json_of(told)) != hashed(json_of(changed))
    assert hashed(json_of(told)) != hashed(json_of(told, {"kind": "said"}))


def json_of(*entries: Any) -> str:
    return msgspec.json.encode(entries).decode()


@pytest.mark.parametrize(
    "entries",
    [
        "not even JSON",
        "[7]",
        '[ {"kind" : "sat", "name" : "Ann", "seat":0, "person": "ann"} ]',
        '[{"kind":"sat","seat":0,"\\u0070erson":"ann","name":"Ann"}]',
        '[{"kind":"linked","seat":0,"\\u0070erson":"ann"}]',
    ],
)
def test_rows_that_no_node_writes(entries: str) -> None:
    for change in (without_person("ann", "nobody"), without_name(0)):
        assert hashed(change(entries)) == hashed(entries)


@pytest.mark.parametrize(
    "changes", [{"table": "another"}, {"number": 4}, {"at": START + 1}, {"entries": "[ ]"}]
)
def test_a_row_belongs_to_its_place(changes: dict[str, Any]) -> None:
    here = row("[]")
    assert link(b"before", replace(here, **changes)) != link(b"before", here)
    assert link(b"other", here) != link(b"before", here)


def test_it_is_for_ever() -> None:
    """The values are those of `sha256sum`, of the text that docs/decisions/0017 describes."""
    created = log.Created("plots", 1, 2, {}, "ann", "5e")
    first = next_row(BEGINNING, TABLE, 0, 1_700_000_000_000, [created])
    second = next_row(head_of([first]), TABLE, 1, 1_700_000_000_001, [log.Turn(0, 0, ["choose 1"])])
    assert [row.chain and row.chain.hex() for row in (first, second)] == [
        "4dff8f97cb9e4cebea547e6d1f88b8301e5823821e8e714171199053347e2c05",
        "202afc4d873a6f3c5d3cc4bc6981ef4e38db7363486f0eccee3788d416ff24d5",
    ]


def test_each_row_goes_on_from_the_one_before() -> None:
    table, rows = a_game()
    head = BEGINNING
    for one in rows:
        assert one.chain == link(head, one)
        head = link(head, one)
    assert table.chain == head


@pytest.mark.parametrize("without", [[], [0], [2, 3], [4], [0, 1, 2, 3, 4]], ids=str)
def test_rows_without_a_hash_count_as_if_they_had_it(without: list[int]) -> None:
    """Those of a version before: whoever goes on covers them as well."""
    table, rows = a_game()
    read = [replace(one, chain=None) if one.number in without else one for one in rows]
    assert fold(table.id, GAMES, read).chain == head_of(read) == table.chain


def a_game() -> tuple[Table, list[Row]]:
    """Created, two who sit down, the start, a turn."""
    created = lobby().created
    table = new_table(TABLE, GAMES, created)
    table.apply(created, START)
    rows = [table.write([created], START)]
    entries: list[log.Entry] = [log.Sat(seat, f"p{seat}", "N", "fox", "00") for seat in range(2)]
    for entry in [*entries, log.Started(), log.Turn(0, 0, ["choose 1"])]:
        draft = Draft(table, table.at + 10)
        draft.add(entry)
        rows += [one for one in [draft.row()] if one is not None]
        table = draft.table
    return table, rows
