"""The ids that the browser's code, posters, printed sheets and boards at the terminal use: written
out, or made by a template."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
CLI = ROOT / "src" / "kvartal" / "cli"
FOLDERS = [ROOT / "web" / "src", CLI / "posters", CLI / "sheets"]
_SAID = re.compile(
    r"(?<![\w.])(?:t|words\.say|words\.has|speaker\.say)\(\s*([\"'`])((?:(?!\1).)+)\1"
)
BOARDS = CLI / "boards"
_TOLD = re.compile(r"\bstory\.say\(\s*f?([\"'])((?:(?!\1).)+)\1")
_LITERAL = re.compile(r"([\"'`])([A-Za-z$][\w${}.()\[\]?: -]*-[\w${}.()\[\]?: -]+)\1")
_PYTHON_HOLE = re.compile(r"\{[^{}]*\}")
_HOLE = re.compile(r"\$\{[^{}]*\}")
FEWEST_LETTERS = 3
"""What a template says itself, or it would stand for anything."""


@dataclass(slots=True, frozen=True)
class Use:
    id: str
    """As it stands in the code."""
    place: str

    @property
    def pattern(self) -> re.Pattern[str]:
        return re.compile("[A-Za-z0-9_-]+".join(map(re.escape, _HOLE.split(self.id))))

    @property
    def is_vague(self) -> bool:
        return len(re.findall("[a-z]", _HOLE.sub("", self.id))) < FEWEST_LETTERS


def said() -> list[Use]:
    """Ids that are surely looked up."""
    return [*_found(_SAID), *_told_by_boards()]


def mentioned() -> list[Use]:
    """All that could be an id, such as those in a list that is gone through."""
    return list(_found(_LITERAL))


def _found(pattern: re.Pattern[str]) -> Iterator[Use]:
    for path in sorted(path for folder in FOLDERS for path in folder.rglob("*")):
        if path.suffix in (".ts", ".svelte", ".py") and not path.name.endswith(".d.ts"):
            text = path.read_text("utf-8")
            for match in pattern.finditer(text):
                line = text.count("\n", 0, match.start()) + 1
                yield Use(match[2], f"{path.relative_to(ROOT)}:{line}")


def _told_by_boards() -> Iterator[Use]:
    """A board says the messages of its game by their endings."""
    for path in sorted(BOARDS.rglob("*.py")):
        game = path.relative_to(BOARDS).with_suffix("").parts[0]
        for match in _TOLD.finditer(path.read_text("utf-8")):
            ending = _PYTHON_HOLE.sub(lambda hole: f"${hole[0]}", match[2])
            yield Use(f"{game}-{ending}", str(path.relative_to(ROOT)))
