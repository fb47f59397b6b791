"""What is taken out of the rows of a log, and what stays."""

import json
from typing import Any

from kvartal.server.identity.sessions import FACES
from kvartal.server.tables import entries as log
from kvartal.server.tables.anonymity import Change, without_name, without_person
from kvartal.server.tables.names import FACELESS, NAMELESS, checked_name

CREATED = log.Created("plots", 1, 2, {}, "ann", "5e")
SAT = log.Sat(0, "ann", "Ann", "owl", promise="aa")


def changed(change: Change, *entries: log.Entry) -> list[log.Entry]:
    return log.decode(change(log.encode([*entries])))


def test_a_person_is_another_wherever_it_is_named() -> None:
    before: list[log.Entry] = [CREATED, SAT, log.Linked(1, "ann"), log.LinkRenewed(1, "ann")]
    assert changed(without_person("ann", "nobody"), *before) == [
        log.Created("plots", 1, 2, {}, "nobody", "5e"),
        log.Sat(0, "nobody", NAMELESS, FACELESS, promise="aa"),
        log.Linked(1, "nobody"),
        log.LinkRenewed(1, "nobody"),
    ]


def test_whatever_tells_of_others_stays_letter_by_letter() -> None:
    rows = [
        log.encode([log.Sat(0, "bob", "ann", "owl"), log.Turn(0, 0, ["choose 1"])]),
        log.encode([log.Said(1, "hello")]),
        '[ {"kind":"said","seat":0} ]',
        "not even JSON",
        "[7]",
    ]
    for change in (without_person("ann", "nobody"), without_name(1)):
        assert [change(row) for row in rows] == rows


def test_kinds_that_only_newer_nodes_know_are_kept_and_name_nobody() -> None:
    waved = {"kind": "waved", "person": "ann", "to": [1, {"a": None}], "name": "Ann"}
    row = f"[{json.dumps(waved)}, {log.encode([SAT])[1:-1]}]"
    after: list[Any] = json.loads(without_person("ann", "nobody")(row))
    assert after[0] == waved | {"person": "nobody", "name": NAMELESS, "face": FACELESS}
    assert len(after) == 2


def test_a_name_is_blanked_and_the_person_stays() -> None:
    other = log.Sat(1, "ann", "Ann", "owl")
    blank = log.Sat(0, "ann", NAMELESS, "owl", promise="aa")
    assert changed(without_name(0), CREATED, SAT, other) == [CREATED, blank, other]


def test_to_change_it_again_changes_nothing() -> None:
    for change in (without_person("ann", "nobody"), without_name(0)):
        once = change(log.encode([CREATED, SAT]))
        assert change(once) == once


def test_who_has_no_name_could_have_chosen_it() -> None:
    assert checked_name(NAMELESS) == NAMELESS
    assert FACES[0] == FACELESS
