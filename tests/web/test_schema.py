"""The client's types are those of the server's API, as `make schema` writes them."""

import subprocess
from pathlib import Path

import pytest

from kvartal.server.api.document import document

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.slow
def test_the_types_of_the_client_are_those_of_the_api(tmp_path: Path) -> None:
    described, types = tmp_path / "openapi.json", tmp_path / "schema.d.ts"
    described.write_bytes(document())
    program = WEB / "node_modules" / ".bin" / "openapi-typescript"
    subprocess.run(
        [program, described, "--empty-objects-unknown", "-o", types],
        check=True,
        capture_output=True,
    )
    assert types.read_text() == (WEB / "src" / "api" / "schema.d.ts").read_text()
