"""`kvartal verify`: are these records whole, and do these rules still play them alike?"""

from pathlib import Path
from typing import Annotated, Any

import typer

from kvartal.cli.arguments import AsJson
from kvartal.cli.output import console, print_json
from kvartal.cli.records import (
    KINDS,
    OtherShuffleError,
    fault_of,
    open_record,
    text_of,
    versions_differ,
)
from kvartal.kit.chance import commitment as commitment_of
from kvartal.kit.data import JsonDict
from kvartal.kit.record import Record, RecordError
from kvartal.kit.record import verify as check

app = typer.Typer(add_completion=False)
Files = Annotated[list[Path], typer.Argument(metavar="FILE...", exists=True, dir_okay=False)]


def _hex(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is not hexadecimal.") from None


def _noted(meaning: str) -> Any:
    return typer.Option(metavar="HEX", parser=_hex, show_default=False, help=meaning)


@app.command()
def verify(
    files: Files,
    commitment: Annotated[
        bytes | None, _noted("The commitment that was noted before the game.")
    ] = None,
    contribution: Annotated[bytes | None, _noted("What somebody threw in for the shuffle.")] = None,
    as_json: AsJson = False,
) -> None:
    """Check records: every line unchanged, every turn allowed, every fact the same."""
    results = [_check(path, commitment, contribution) for path in files]
    if as_json:
        print_json(results)
    else:
        for result in results:
            console().print(_in_words(result), soft_wrap=True)
    raise typer.Exit(0 if all(result["ok"] for result in results) else 1)


def _check(path: Path, commitment: bytes | None, contribution: bytes | None) -> JsonDict:
    result: JsonDict = {"file": str(path), "ok": False, "remark": ""}
    try:
        game, record = open_record(path)
        result.update(game=game.id, seats=record.header.seats, turns=len(record.moves))
        result["remark"] = versions_differ(game, record)
        check(game, text_of(path))
        _compare(record, commitment, contribution)
        result.update(ok=True, closing=record.closing)
    except RecordError as error:
        fault = fault_of(error)
        result.update(line=fault.line, reason=fault.reason, fault=fault.kind)
    return result


def _compare(record: Record, commitment: bytes | None, contribution: bytes | None) -> None:
    """With what a player noted while nobody could know the cards."""
    header = record.header
    line = 6 + len(header.options)
    if commitment is not None and commitment.hex() != commitment_of(header.secret):
        raise OtherShuffleError(line, "is not the commitment that was noted")
    if contribution is not None and contribution not in header.contributions:
        raise OtherShuffleError(line + 2, f"no contribution is {contribution.hex()}")


def _in_words(result: JsonDict) -> str:
    remark = f"; {result['remark']}" if result["remark"] else ""
    if result["ok"]:
        told = f"{result['game']}, {result['seats']} seats, {result['turns']} turns"
        return f"{result['file']}: OK, {told}, {result['closing']}{remark}"
    kind = KINDS[str(result["fault"])]
    return f"{result['file']}: line {result['line']}: {result['reason']} ({kind}{remark})"
