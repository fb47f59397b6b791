"""From a log to its table: every node folds the same rows to the same."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from kvartal.kit.actions import Notation
from kvartal.kit.data import canonical
from kvartal.kit.game import AnyGame, Config
from kvartal.kit.options import parse
from kvartal.server.tables import entries as log
from kvartal.server.tables.chain import head_after
from kvartal.server.tables.seat import Seat
from kvartal.server.tables.table import Games, Rules, Table, other_rules


def new_table(table: str, games: Games, created: log.Created) -> Table:
    """An empty table. A node that does not carry these very rules refuses it."""
    newest = games.get(created.game)
    game = None if newest is None else newest.under(created.rules)
    if game is None:
        raise other_rules(created)
    config = Config(created.seats, parse(game.options, created.options))
    notation = _notation(game, canonical(created.options), created.seats)
    return empty_table(table, games, created, Rules(game, config, notation))


def empty_table(table: str, games: Games, created: log.Created, rules: Rules | None) -> Table:
    seats = [Seat() for _ in range(created.seats)]
    host, invitation = created.host, created.invitation
    return Table(table, games, created, rules, host=host, invitation=invitation, seats=seats)


@lru_cache(maxsize=256)
def _notation(game: AnyGame, options: str, seats: int) -> Notation:
    config = Config(seats, parse(game.options, msgspec.json.decode(options)))
    return Notation(game.space(config))


def fold(table: str, games: Games, rows: Sequence[log.Row]) -> Table:
    """The table of a whole log."""
    folded = new_table(table, games, created_by(rows))
    read_on(folded, rows)
    return folded


def created_by(rows: Sequence[log.Row]) -> log.Created:
    created = log.decode(rows[0].entries)[0]
    assert isinstance(created, log.Created)
    return created


def is_branch(rows: Sequence[log.Row]) -> bool:
    """Whether more was played than there are rows."""
    return any(isinstance(entry, log.Branched) for entry in log.decode(rows[0].entries))


def read_on(table: Table, rows: Sequence[log.Row]) -> None:
    """Applies further rows, in place."""
    for row in rows:
        for entry in log.decode(row.entries):
            table.apply(entry, row.at)
        table.close(row.number, row.at)
        table.chain = head_after(table.chain, row)
