"""What a seat sees, as types for the browser: `python -m tools.view_types` writes one file a game.

The views of a game are `TypedDict`s; the client's are made from them, so that a board cannot
expect what the server does not send.
"""

import inspect
import typing
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, is_typeddict

from kvartal.games.catalogue import GAMES
from kvartal.kit.game import AnyGame

FOLDER = Path(__file__).parents[1] / "web" / "src" / "games"
HEAD = "/** Made from the views of the game in Python (`make schema`). Do not edit. */\n"
UNIONS = (Literal, Union, UnionType)
PLAIN = {int: "number", str: "string", bool: "boolean"}


def types_of(game: AnyGame) -> str:
    """The views of a game and all that is in them, each as an interface."""
    found: dict[str, type] = {}
    for view in (game.public_view, game.private_view):
        _collect(view, found)
    return HEAD + "".join(_interface(kind) for kind in found.values())


def path_of(game: str) -> Path:
    return FOLDER / game / "views.d.ts"


def _collect(hint: Any, found: dict[str, type]) -> None:
    if is_typeddict(hint):
        for field in typing.get_type_hints(hint, include_extras=True).values():
            _collect(field, found)
        found[hint.__name__] = hint
    for part in get_args(hint):
        _collect(part, found)


def _interface(kind: type) -> str:
    hints = typing.get_type_hints(kind, include_extras=True)
    if not hints:
        return f"\nexport type {kind.__name__} = Record<string, never>;\n"
    marks = dict.fromkeys(kind.__dict__["__optional_keys__"], "?")
    fields = "".join(
        f"  {name}{marks.get(name, '')}: {_type(hint)};\n" for name, hint in hints.items()
    )
    return f"\n{_comment(kind)}export interface {kind.__name__} {{\n{fields}}}\n"


def _comment(kind: type) -> str:
    said = inspect.cleandoc(kind.__doc__ or "")
    return f"/** {said.replace(chr(10), chr(10) + ' *  ')} */\n" if said else ""


def _type(hint: Any) -> str:
    origin, parts = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    if origin in (Annotated, NotRequired):
        return _type(parts[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in parts)
    if origin is list:
        inner = _type(parts[0])
        return f"({inner})[]" if get_origin(parts[0]) in UNIONS else f"{inner}[]"
    if origin in (Union, UnionType):
        return " | ".join(_type(part) for part in parts)
    if origin is dict:
        return f"Record<{_type(parts[0])}, {_type(parts[1])}>"
    raise TypeError(f"a view holds JSON values, not {hint!r}")


def main() -> None:
    for game in GAMES.values():
        if path_of(game.id).parent.is_dir():
            path_of(game.id).write_text(types_of(game), encoding="utf-8")


if __name__ == "__main__":
    main()
