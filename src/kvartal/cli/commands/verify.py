"""`kvartal verify`: are these records whole, and do these rules still play them alike?"""

from dataclasses import dataclass
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
from kvartal.kit.data import JsonDict
from kvartal.kit.header import Origin
from kvartal.kit.record import Header, Record, RecordError, header_lines
from kvartal.kit.record import verify as check

app = typer.Typer(add_completion=False)
Files = Annotated[list[Path], typer.Argument(metavar="FILE...", exists=True, dir_okay=False)]


@dataclass(slots=True)
class Noted:
    """What a player wrote down while nobody could know the cards."""

    commitment: bytes | None = None
    roster: bytes | None = None
    contribution: bytes | None = None

    @property
    def is_whole(self) -> bool:
        return None not in (self.commitment, self.roster, self.contribution)


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
        bytes | None, _noted("The commitment that the table showed first.")
    ] = None,
    roster: Annotated[
        bytes | None, _noted("The roster that was noted before anything was revealed.")
    ] = None,
    contribution: Annotated[bytes | None, _noted("What somebody threw in for the shuffle.")] = None,
    as_json: AsJson = False,
) -> None:
    """Check records: every line unchanged, every turn allowed, every fact the same, and the
    shuffle the one that was noted."""
    noted = Noted(commitment, roster, contribution)
    results = [_check(path, noted) for path in files]
    if as_json:
        print_json(results)
    else:
        for result in results:
            console().print(_in_words(result), soft_wrap=True)
    raise typer.Exit(0 if all(result["ok"] for result in results) else 1)


def _check(path: Path, noted: Noted) -> JsonDict:
    result: JsonDict = {"file": str(path), "ok": False, "remark": ""}
    try:
        game, record = open_record(path)
        result.update(game=game.id, seats=record.header.seats, turns=len(record.moves))
        result["remark"] = versions_differ(game, record)
        check(game, text_of(path))
        _compare(record, noted)
        result.update(ok=True, closing=record.closing, **_shuffle(record.header, noted))
    except RecordError as error:
        fault = fault_of(error)
        result.update(line=fault.line, reason=fault.reason, fault=fault.kind)
    return result


def _compare(record: Record, noted: Noted) -> None:
    """With what a player noted while nobody could know the cards."""
    header = record.header
    if noted.commitment is not None and noted.commitment.hex() != header.commitment():
        raise OtherShuffleError(
            _line_of(header, "commitment"), "is not the commitment that was noted"
        )
    if noted.roster is not None and (header.shuffle != 2 or noted.roster.hex() != header.roster()):
        raise OtherShuffleError(_line_of(header, "roster"), "is not the roster that was noted")
    revealed = [place.contribution for place in header.places if place.contribution]
    given = header.contributions + revealed
    if noted.contribution is not None and noted.contribution not in given:
        line = _line_of(header, "contribution")
        raise OtherShuffleError(line, f"no contribution is {noted.contribution.hex()}")


def _line_of(header: Header, word: str) -> int:
    """The first that begins with it; or that of the secret, where it would follow."""
    lines = [line.partition(" ")[0] for line in header_lines(header)]
    return lines.index(word if word in lines else "secret") + 1


def _shuffle(header: Header, noted: Noted) -> JsonDict:
    """Which kind was verified, and what of it was noted by somebody beforehand."""
    places = header.places
    return {
        "shuffle": header.shuffle,
        "deal": header.deal,
        "branch": None if header.origin is None else _origin(header.origin),
        "seed": header.seed().hex(),
        "contributions": len(header.contributions)
        + sum(bool(place.contribution) for place in places),
        "missing": sum(place.is_missing for place in places),
        "promised_nothing": sum(place.is_person and not place.promise for place in places),
        "noted": noted.is_whole,
    }


def _origin(origin: Origin) -> JsonDict:
    return {"table": origin.header.table, "moves": origin.moves}


def _in_words(result: JsonDict) -> str:
    remark = f"; {result['remark']}" if result["remark"] else ""
    if result["ok"]:
        told = f"{result['game']}, {result['seats']} seats, {result['turns']} turns"
        kind = f"{_branch(result)}{_kind(result)}"
        return f"{result['file']}: OK, {told}, {result['closing']}{remark}; {kind}"
    kind = KINDS[str(result["fault"])]
    return f"{result['file']}: line {result['line']}: {result['reason']} ({kind}{remark})"


def _branch(result: JsonDict) -> str:
    branch = result["branch"]
    if not isinstance(branch, dict):
        return ""
    return f"goes on after {branch['moves']} turns of {branch['table']}; "


def _kind(result: JsonDict) -> str:
    if result["shuffle"] == 3:
        return f"a fixed deal, number {result['deal']}: nothing was shuffled, all could know it"
    if result["shuffle"] == 1:
        thrown = f"{result['contributions']} contributions, " if result["contributions"] else ""
        return f"shuffle 1 ({thrown}binds the secret only)"
    without = [
        f"{result[name]} {words}"
        for name, words in (("missing", "missing"), ("promised_nothing", "promised nothing"))
        if result[name]
    ]
    told = ", ".join([f"{result['contributions']} contributions", *without])
    proof = (
        "as it was noted"
        if result["noted"]
        else "its parts fit each other; note commitment, roster and contribution to be sure"
    )
    return f"shuffle 2 ({told}; {proof})"
