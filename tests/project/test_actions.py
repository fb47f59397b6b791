"""The actions of others are commits, not tags that may move; a comment says their version."""

import re
from pathlib import Path

import pytest

WORKFLOWS = Path(__file__).parents[2] / ".github" / "workflows"
USED = [
    line.partition("uses:")[2].strip()
    for file in sorted(WORKFLOWS.glob("*.yml"))
    for line in file.read_text().splitlines()
    if "uses:" in line
]
OTHERS = sorted({used for used in USED if not used.startswith("./")})


@pytest.mark.parametrize("used", OTHERS)
def test_it_is_a_commit_with_its_version(used: str) -> None:
    assert re.fullmatch(r"[\w.-]+/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", used)


def test_each_has_one_version_everywhere() -> None:
    names = [used.partition("@")[0] for used in OTHERS]
    assert names
    assert sorted(set(names)) == names
