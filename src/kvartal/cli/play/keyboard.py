"""Reading lines from a person: with editing, history and completion where the system has them."""

import sys
from collections.abc import Sequence
from types import ModuleType

from rich.console import Console

readline: ModuleType | None
try:
    import readline
except ImportError:  # not on Windows
    readline = None


class Keyboard:
    def __init__(self, console: Console) -> None:
        self._console = console
        self._words: list[str] = []
        if readline is not None:
            is_libedit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
            readline.set_completer_delims("\n")  # a choice is completed as a whole
            readline.set_completer(self._complete)

    def read(self, words: Sequence[str]) -> str:
        """One line, in plain spaces and small letters. Raises EOFError when there are no more."""
        self._words = list(words)
        text = input("> ")
        if not sys.stdin.isatty():
            self._console.print(text)  # a script's lines are shown like a person's
        return " ".join(text.split()).lower()

    def _complete(self, text: str, number: int) -> str | None:
        fitting = [word for word in self._words if word.startswith(text)]
        return fitting[number] if number < len(fitting) else None
