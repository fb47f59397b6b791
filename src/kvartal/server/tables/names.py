"""Names that people give themselves: readable, and at a table not to be taken for each other."""

import unicodedata
from collections.abc import Iterable
from itertools import count

from kvartal.server.errors import Fault

LONGEST_NAME = 24
MOST_MARKS = 2
"""Accents on one letter; no language of ours has more."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
"""Letters and signs, by Unicode's account, that nobody sees."""
FIRST_TWIN = 2
NAMELESS = "—"
FACELESS = "fox"
"""Of whoever was erased: what anybody else could have chosen, too."""

_CYRILLIC = ("авекмнорстухіјѕԁһӏ", "abekmhopctyxijsdhl")
_GREEK = ("αβεηικνορτυχ", "abenikvoptux")
_FIGURES = ("01|", "oll")
_TWINS = str.maketrans(
    {
        other: latin
        for others, latins in (_CYRILLIC, _GREEK, _FIGURES)
        for other, latin in zip(others, latins, strict=True)
    }
    | {"i": "l", "ı": "l", "ł": "l"}
)


def checked_name(name: str) -> str:
    """A name that can stand in a line of text. What is not printable, by Python's account, also
    covers the characters that turn the direction of writing."""
    name = unicodedata.normalize("NFC", " ".join(name.split(" ")).strip())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Fault("bad_name")
    if BLANK & {*name} or _is_flooded(name):
        raise Fault("bad_name")
    return name


def distinct_name(name: str, others: Iterable[str]) -> str:
    """With a number, if somebody at the table has a name that looks like it."""
    taken = {_looks(other) for other in others}
    if _looks(name) not in taken:
        return name
    numbered = (f"{name} ({number})" for number in count(FIRST_TWIN))
    return next(twin for twin in numbered if _looks(twin) not in taken)


def _is_flooded(name: str) -> bool:
    """More marks on a letter than a line has room for, or marks on nothing."""
    marks = MOST_MARKS
    for sign in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me", "Mc") else 0
        if marks > MOST_MARKS:
            return True
    return False


def _looks(name: str) -> str:
    """Alike for names that are easily taken for each other: by accents, by case, by letters of
    other scripts, by the space between."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = (sign for sign in plain if not unicodedata.combining(sign) and sign != " ")
    return "".join(letters).translate(_TWINS).translate(_TWINS).replace("rn", "m")
