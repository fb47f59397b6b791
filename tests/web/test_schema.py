"""The client's types are those of the server's API and of the games' views, as `make schema`
writes them."""

import subprocess
from pathlib import Path

import pytest
from tools.view_types import path_of, types_of

from kvartal.games.catalogue import GAMES
from kvartal.kit.game import AnyGame
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


@pytest.mark.parametrize("game", [game for game in GAMES.values() if path_of(game.id).exists()])
def test_the_types_of_a_board_are_those_of_the_views(game: AnyGame) -> None:
    assert path_of(game.id).read_text() == types_of(game)


def test_every_game_with_a_board_has_them() -> None:
    boards = {board.parent.name for board in (WEB / "src" / "games").glob("*/Board.svelte")}
    assert boards == {game for game in GAMES if path_of(game).exists()}
