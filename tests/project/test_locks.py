"""No lock names the place it came from: each machine has its own, and hashes tell what is right."""

import json
import re
from pathlib import Path

import pytest
from tools.npm_lock import without_addresses

ROOT = Path(__file__).parents[2]
NPM = ["web/package-lock.json", "tools/pyodide/package-lock.json"]
PYTHON = ["requirements/dev.txt", "requirements/uv.txt"]


@pytest.mark.parametrize("name", [*NPM, *PYTHON])
def test_it_has_no_addresses(name: str) -> None:
    assert "://" not in (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NPM)
def test_every_npm_package_has_a_hash(name: str) -> None:
    packages = json.loads((ROOT / name).read_text(encoding="utf-8"))["packages"]
    assert [at for at, package in packages.items() if at and "integrity" not in package] == []
    assert len(packages) > 1


@pytest.mark.parametrize("name", PYTHON)
def test_every_python_package_has_a_hash(name: str) -> None:
    blocks = re.split(r"^(?=[a-z0-9])", (ROOT / name).read_text(), flags=re.MULTILINE)[1:]
    assert blocks
    assert [block for block in blocks if "--hash=sha256:" not in block] == []


def test_what_npm_writes_is_kept_but_for_addresses() -> None:
    written = {
        "name": "küche",
        "packages": {
            "": {"license": "MIT"},
            "node_modules/a": {
                "version": "1.0.0",
                "resolved": "https://mirror.example/a.tgz",
                "integrity": "sha512-a",
                "funding": {"url": "https://a.example"},
            },
        },
    }
    kept = without_addresses(json.dumps(written))
    assert json.loads(kept) == {
        "name": "küche",
        "packages": {
            "": {"license": "MIT"},
            "node_modules/a": {"version": "1.0.0", "integrity": "sha512-a"},
        },
    }
    assert "küche" in kept
