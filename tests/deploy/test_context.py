"""The image is built from what a clean checkout holds, and from nothing private."""

import subprocess
from pathlib import Path

import pytest

from tests.deploy.building import IGNORED, ROOT
from tests.deploy.context import UnknownPattern, files

RULES = (ROOT / IGNORED).read_text()


def write(root: Path, *names: str) -> None:
    for name in names:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


def test_no_build_product_comes_along() -> None:
    listing = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    known = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    given = files(ROOT, RULES)
    assert "src/kvartal/__init__.py" in given
    assert given <= set(known.split("\0"))


def test_nothing_private_and_nothing_built_comes_along(tmp_path: Path) -> None:
    wanted = ("src/kvartal/server/app.py", "locales/en/server.ftl", "web/src/main.ts")
    unwanted = (
        ".env",
        ".git/config",
        "deploy/.env",
        "kvartal.db",
        "src/.env",
        "src/kvartal/__pycache__/app.cpython-311.pyc",
        "src/kvartal/kit/chance.cpython-311-x86_64-linux-gnu.so",
        "src/kvartal/server/client/index.html",
        "web/.env.local",
        "web/node_modules/vite/package.json",
        "web/src/.DS_Store",
    )
    write(tmp_path, *wanted, *unwanted)
    assert files(tmp_path, RULES) == set(wanted)


@pytest.mark.parametrize(
    ("patterns", "given"),
    [
        ([], set()),
        (["!a"], {"a/b/c.py", "a/b/d.md", "a/e.md"}),
        (["!a/b"], {"a/b/c.py", "a/b/d.md"}),
        (["!a/*.md"], {"a/e.md"}),
        (["!*.md"], {"f.md"}),
        (["!a", "a/b"], {"a/e.md"}),
        (["a/b", "!a"], {"a/b/c.py", "a/b/d.md", "a/e.md"}),
        (["!a", "!f.md", "**/*.md"], {"a/b/c.py"}),
        (["!a", "!f.md", "**/b"], {"a/e.md", "f.md"}),
        (["!a", "# a/b", "**/e.md"], {"a/b/c.py", "a/b/d.md"}),
    ],
)
def test_the_last_pattern_that_fits_decides(
    tmp_path: Path, patterns: list[str], given: set[str]
) -> None:
    write(tmp_path, "a/b/c.py", "a/b/d.md", "a/e.md", "ab", "f.md")
    assert files(tmp_path, "\n".join(["*", *patterns])) == given


@pytest.mark.parametrize(
    "rules",
    ["!src", "*\n!src?", "*\n![a]", "*\n!/src", "*\n!src/", "*\n!src/**", "*\n!**/src", "*\n\\#"],
)
def test_what_is_not_known_is_refused(tmp_path: Path, rules: str) -> None:
    with pytest.raises(UnknownPattern):
        files(tmp_path, rules)
