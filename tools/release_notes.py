"""What a release brings: `python -m tools.release_notes v1.2.3` prints its section of CHANGELOG.md.

A tag that is not the version of the package is refused, and so is a section without a date.
"""

import re
import sys
from pathlib import Path

from kvartal import __version__

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"

_HEADING = re.compile(r"^## (\S+)(?: \((.+)\))?$", re.MULTILINE)
_DATE = re.compile(r"\d{4}-\d\d-\d\d")


class Refused(Exception):
    pass


def notes(tag: str, version: str, changelog: str) -> str:
    """The section of a version, without its heading."""
    if tag != f"v{version}":
        raise Refused(f"the tag is {tag}, the version is {version}")
    headings = list(_HEADING.finditer(changelog))
    for heading, following in zip(headings, [*headings[1:], None], strict=True):
        if heading[1] == version:
            if not _DATE.fullmatch(heading[2] or ""):
                raise Refused(f"CHANGELOG.md has no date for {version}")
            end = following.start() if following else len(changelog)
            if text := changelog[heading.end() : end].strip():
                return text
    raise Refused(f"CHANGELOG.md says nothing of {version}")


if __name__ == "__main__":
    try:
        print(notes(sys.argv[1], __version__, CHANGELOG.read_text(encoding="utf-8")))
    except Refused as refused:
        sys.exit(str(refused))
