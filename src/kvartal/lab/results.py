"""A folder of results: what was planned, by which versions, and a row for each seat of each game.

    tournament.json   the plan, the versions and a hash of each entrant's settings
    parts/            Parquet files, each written whole or not at all, while games are played
    games.parquet     all of them, once it is over

Whatever stops a tournament, the next run plays what is missing. A game that is there twice, because
two played at once or a file was left behind, counts once: it is the same game.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any
from uuid import uuid4

import pyarrow as pa
import pyarrow.parquet as pq

from kvartal.kit.data import field_types
from kvartal.lab.plan import Plan
from kvartal.lab.playing import Row
from kvartal.lab.schedule import Encounter
from kvartal.lab.versions import Versions, settings_of, versions_of

PLAN, PARTS, WHOLE = "tournament.json", "parts", "games.parquet"
TYPES = {str: pa.string(), int: pa.int32(), float: pa.float64()}
SCHEMA = pa.schema([(name, TYPES[kind]) for name, kind in field_types(Row).items()])


class ResultsError(Exception):
    """These results cannot go on, or cannot be read."""


class Results:
    """Opened with a plan, it goes on with what is there, if that is of the same kind. Entrants and
    deals may be added."""

    def __init__(self, folder: Path, plan: Plan | None = None) -> None:
        self.folder = folder
        self._unwritten: list[Row] = []
        if (folder / PLAN).exists():
            data = json.loads((folder / PLAN).read_text("utf-8"))
            self.plan = Plan.from_json(data["plan"])
            self.versions = Versions(**data["versions"])
            if plan is not None:
                self.plan = self._going_on(plan)
        elif plan is not None:
            self.plan, self.versions = plan, versions_of(plan.game)
        else:
            raise ResultsError(f"there is no tournament in {folder}")
        if plan is not None:
            self._write_plan()
        self.rows = self._read()

    def _going_on(self, plan: Plan) -> Plan:
        for name in ("game", "seats", "options", "seed", "alternatives"):
            here, wanted = getattr(self.plan, name), getattr(plan, name)
            if here != wanted:
                raise ResultsError(f"{self.folder} is about {name} {here}, not {wanted}")
        if differ := self.versions.differ_from(versions_of(plan.game)):
            raise ResultsError(
                f"{self.folder} was played by another program (other {', '.join(differ)}): "
                "begin a new folder"
            )
        entrants = {entrant.label: entrant for entrant in self.plan.entrants}
        for entrant in plan.entrants:
            if entrants.setdefault(entrant.label, entrant) != entrant:
                raise ResultsError(f"{entrant.label} was another bot in {self.folder}")
        return Plan(
            self.plan.game,
            self.plan.seats,
            self.plan.options,
            self.plan.seed,
            list(entrants.values()),
            max(self.plan.deals, plan.deals),
            self.plan.alternatives,
        )

    def _write_plan(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        new = self.folder / f"{PLAN}.new"
        new.write_text(f"{json.dumps(self.about(), indent=1)}\n", "utf-8", newline="\n")
        new.replace(self.folder / PLAN)

    def about(self) -> dict[str, Any]:
        """What was planned, and what exactly has played."""
        return {
            "plan": asdict(self.plan),
            "versions": asdict(self.versions),
            "settings": self.settings(),
        }

    def settings(self) -> dict[str, str]:
        """By entrant: the hash of all that makes it decide as it does."""
        return {each.label: settings_of(each, self.versions) for each in self.plan.entrants}

    def done(self) -> set[Encounter]:
        """Those whose games are all here: they are written together."""
        return {Encounter(tuple(row.lineup.split(" ")), row.deal) for row in self.rows}

    def add(self, rows: Iterable[Row]) -> None:
        new = list(rows)
        self.rows += new
        self._unwritten += new

    def flush(self) -> None:
        """Writes what was added since."""
        if self._unwritten:
            self._write(self._unwritten, self.folder / PARTS / f"{uuid4().hex}.parquet")
            self._unwritten = []

    def finish(self) -> None:
        """All parts become one file, in the order of deals. Interrupted, nothing is lost: what
        stands in both counts once."""
        self.flush()
        parts = sorted((self.folder / PARTS).glob("*.parquet"))
        if parts:
            self._write(self.rows, self.folder / WHOLE)
            for part in parts:
                part.unlink()
            (self.folder / PARTS).rmdir()

    def _write(self, rows: list[Row], path: Path) -> None:
        schema = SCHEMA.with_metadata({"kvartal": json.dumps(self.about())})
        ordered = sorted(rows, key=_key)
        table = pa.Table.from_pylist([asdict(row) for row in ordered], schema=schema)
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        pq.write_table(table, new, compression="zstd")
        new.replace(path)

    def _read(self) -> list[Row]:
        found: dict[tuple[int, str, int, int], Row] = {}
        for path in (self.folder / WHOLE, *sorted((self.folder / PARTS).glob("*.parquet"))):
            if path.exists():
                for data in pq.read_table(path).to_pylist():
                    row = Row(**data)
                    if found.setdefault(_key(row), row) != row:
                        raise ResultsError(f"{path} has another result of the same game")
        return [found[key] for key in sorted(found)]


def _key(row: Row) -> tuple[int, str, int, int]:
    return row.deal, row.lineup, row.rotation, row.seat
