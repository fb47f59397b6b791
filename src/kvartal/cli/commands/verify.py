"""`kvartal verify`: are these records whole, and do these rules still play them alike?"""

from pathlib import Path
from typing import Annotated

import typer

from kvartal.cli.arguments import AsJson
from kvartal.cli.output import console, print_json
from kvartal.cli.records import KINDS, fault_of, open_record, text_of, versions_differ
from kvartal.kit.data import JsonDict
from kvartal.kit.record import RecordError
from kvartal.kit.record import verify as check

app = typer.Typer(add_completion=False)
Files = Annotated[list[Path], typer.Argument(metavar="FILE...", exists=True, dir_okay=False)]


@app.command()
def verify(files: Files, as_json: AsJson = False) -> None:
    """Check records: every line unchanged, every turn allowed, every fact the same."""
    results = [_check(path) for path in files]
    if as_json:
        print_json(results)
    else:
        for result in results:
            console().print(_in_words(result), soft_wrap=True)
    raise typer.Exit(0 if all(result["ok"] for result in results) else 1)


def _check(path: Path) -> JsonDict:
    result: JsonDict = {"file": str(path), "ok": False, "remark": ""}
    try:
        game, record = open_record(path)
        result.update(game=game.id, seats=record.header.seats, turns=len(record.turns))
        result["remark"] = versions_differ(game, record)
        check(game, text_of(path))
        result.update(ok=True, closing=record.closing)
    except RecordError as error:
        fault = fault_of(error)
        result.update(line=fault.line, reason=fault.reason, fault=fault.kind)
    return result


def _in_words(result: JsonDict) -> str:
    remark = f"; {result['remark']}" if result["remark"] else ""
    if result["ok"]:
        told = f"{result['game']}, {result['seats']} seats, {result['turns']} turns"
        return f"{result['file']}: OK, {told}, {result['closing']}{remark}"
    kind = KINDS[str(result["fault"])]
    return f"{result['file']}: line {result['line']}: {result['reason']} ({kind}{remark})"
