"""One door for people at a terminal."""

import importlib.util
import sys


def main() -> None:
    """The program `kvartal`. The games need nothing but Python; the terminal needs two packages."""
    missing = [name for name in ("typer", "rich") if importlib.util.find_spec(name) is None]
    if missing:
        print(
            f"kvartal: the command line needs {' and '.join(missing)}: pip install 'kvartal[cli]'",
            file=sys.stderr,
        )
        sys.exit(2)
    from kvartal.cli.app import app  # noqa: PLC0415 (only now is it sure that this can be imported)

    for stream in (sys.stdout, sys.stderr):
        # A terminal or pipe that cannot show a sign shows "?" instead of ending the game.
        getattr(stream, "reconfigure", lambda **_: None)(errors="replace")
    app()
