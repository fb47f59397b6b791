"""`kvartal rules`: what a rule says, and which tests prove it."""

from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from kvartal.cli.arguments import AsJson
from kvartal.cli.output import console, print_json
from kvartal.cli.rulebook.coverage import Coverage, cover, ids_named_in
from kvartal.cli.rulebook.ledger import find_rules, ledger_folder, ledgers

app = typer.Typer(
    add_completion=False, no_args_is_help=True, help="What a rule says, and which tests prove it."
)


def complete_ledger(incomplete: str) -> list[str]:
    return [path.stem for path in ledger_folder().glob(f"{incomplete}*.md")]


LedgerFolder = Annotated[
    Path | None,
    typer.Option(
        "--ledgers",
        exists=True,
        file_okay=False,
        help="Where the ledgers are.",
        show_default="Kvartal's own",
    ),
]


@app.command()
def show(
    rule_id: Annotated[str, typer.Argument(metavar="ID", help="Such as KV-1.")],
    folder: LedgerFolder = None,
) -> None:
    """Show the text of a rule."""
    from rich.markdown import Markdown  # noqa: PLC0415 (slow to import, and used only here)

    found = find_rules(rule_id.upper(), folder)
    if not found:
        ids = [rule.id for rules in ledgers(folder).values() for rule in rules]
        near = ", ".join(get_close_matches(rule_id.upper(), ids, 3))
        raise typer.BadParameter(
            f"There is no rule {rule_id!r}.{f' Near it: {near}.' * bool(near)}"
        )
    out = console()
    for rule in found:
        out.print(f"{rule.ledger}.md, line {rule.line}", style="dim")
        out.print(Markdown(rule.text))


@app.command()
def coverage(
    ledger: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help="A game, or `kvartal` for what all tables have in common; else all of them.",
            autocompletion=complete_ledger,
            show_default=False,
        ),
    ] = None,
    tests: Annotated[
        Path, typer.Option(exists=True, file_okay=False, help="The folder with the tests.")
    ] = Path("tests"),
    folder: LedgerFolder = None,
    as_json: AsJson = False,
) -> None:
    """List the tests that prove each rule. Fails if a rule has none."""
    every = ledgers(folder)
    if ledger is not None and ledger not in every:
        raise typer.BadParameter(f"There is no ledger {ledger!r}. There are: {', '.join(every)}.")
    chosen = [rule for name, rules in every.items() if ledger in (None, name) for rule in rules]
    try:
        named = ids_named_in(tests)
    except SyntaxError as error:
        raise typer.BadParameter(f"{error.filename}, line {error.lineno}: {error.msg}.") from error
    found = cover(chosen, named, everything=ledger is None)
    if as_json:
        print_json(
            {
                "rules": len(found.tests),
                "share": round(found.share, 6),
                "tests": found.tests,
                "unproved": found.unproved,
                "unknown": found.unknown,
                "doubled": found.doubled,
            }
        )
    else:
        _show(found)
    raise typer.Exit(0 if found.is_whole else 1)


def _show(found: Coverage) -> None:
    out = console()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("rule", no_wrap=True)
    table.add_column("tests", overflow="fold")
    for rule_id, tests in found.tests.items():
        table.add_row(rule_id, "\n".join(tests) or "none", style="" if tests else "bold")
    out.print(table)
    proved = len(found.tests) - len(found.unproved)
    out.print(f"\n{proved} of {len(found.tests)} rules are proved by a test: {found.share:.1%}")
    if not found.tests:
        out.print("The ledger has no rules.")
    if found.unproved:
        out.print(f"Without a test: {', '.join(found.unproved)}")
    for rule_id, tests in found.unknown.items():
        out.print(f"No ledger has {rule_id}, named by {', '.join(tests)}", soft_wrap=True)
    if found.doubled:
        out.print(f"In the ledgers more than once: {', '.join(found.doubled)}")
