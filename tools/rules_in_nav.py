"""A hook of mkdocs: puts the ledgers of the catalogue's games into the navigation."""

from typing import Any

from kvartal.games.catalogue import GAMES
from kvartal.words import Speaker

SECTION = "Rules"


def on_config(config: Any) -> None:
    speaker = Speaker("en")
    (rules,) = [section[SECTION] for section in config.nav if SECTION in section]
    rules += [{speaker.say(f"game-{game}"): f"rules/{game}.md"} for game in GAMES]
