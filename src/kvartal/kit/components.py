"""What is printed on the cards and boards of a game, as data beside its code."""

import tomllib
from pkgutil import get_data
from typing import Any


def read_components(package: str) -> dict[str, Any]:
    """`components.toml` of a game's package, wherever that is installed: in an archive, too."""
    text = get_data(package, "components.toml")
    assert text is not None
    return tomllib.loads(text.decode())
