"""What the image is built from: the files that a `.dockerignore` lets in.

The first pattern leaves out everything, `!` lets in what fits; the last one that fits a file, or a
folder it lies in, decides. A star stands for anything but a slash, `**/` for any folders. Docker
knows more; here it is refused.
"""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

_NAME = r"(?:[\w.-]|\*(?!\*))+"
_PATH = rf"{_NAME}(?:/{_NAME})*"
_KNOWN = re.compile(rf"(?P<let_in>!{_PATH})|(?P<leave_out>(?:\*\*/)?{_PATH})")


class UnknownPattern(Exception):
    pass


def lay_out(root: Path, rules: str, folder: Path) -> None:
    """Copies what is let in."""
    for name in files(root, rules):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(root / name, target)


def files(root: Path, rules: str) -> set[str]:
    everything, *patterns = [line for line in rules.splitlines() if not line.startswith("#")]
    if everything != "*":
        raise UnknownPattern(everything)
    for pattern in patterns:
        if _KNOWN.fullmatch(pattern) is None:
            raise UnknownPattern(pattern)
    candidates = (
        name
        for pattern in patterns
        if pattern.startswith("!")
        for name in _files_at(root, pattern.removeprefix("!"))
    )
    return {name for name in candidates if _is_let_in(name, patterns)}


def _files_at(root: Path, pattern: str) -> Iterator[str]:
    for found in root.glob(pattern):
        for path in [found, *found.rglob("*")]:
            if path.is_file():
                yield path.relative_to(root).as_posix()


def _is_let_in(name: str, patterns: list[str]) -> bool:
    *_, last = [pattern for pattern in patterns if _fits(name, pattern.removeprefix("!"))]
    return last.startswith("!")


def _fits(name: str, pattern: str) -> bool:
    path = re.escape(pattern.removeprefix("**/")).replace(r"\*", "[^/]*")
    folders = "(?:.+/)?" if pattern.startswith("**/") else ""
    return re.match(rf"{folders}{path}(?:/|$)", name) is not None
