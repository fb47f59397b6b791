"""Running the program in a test."""

from pathlib import Path

from typer.testing import CliRunner

from kvartal.cli.app import app


class Ran:
    """What a run left: its exit code and what it wrote."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def flat(self) -> str:
        """All it wrote, without the line breaks and frames of a narrow terminal."""
        return " ".join((self.out + " " + self.err).replace("│", " ").split())


def kvartal(*arguments: str | Path, lines: list[str] | None = None) -> Ran:
    """The program with these arguments, and these lines on its standard input."""
    text = "".join(f"{line}\n" for line in lines or [])
    runner = CliRunner(env={"LANGUAGE": "en"})
    result = runner.invoke(app, [str(argument) for argument in arguments], input=text)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)
