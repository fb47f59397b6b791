"""Ids that nobody can guess, and that tell nothing: neither how many there are nor when."""

import re
import secrets

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # without letters that look like others
LENGTH = 20
END = r"$(?!\n)"
"""Of a pattern, in Python as in JSON Schema. Python's `$` alone lets one more newline through."""
PATTERN = f"^[{_ALPHABET}]{{{LENGTH}}}{END}"
_FORM = re.compile(PATTERN)


def new_id() -> str:
    """A hundred random bits."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(LENGTH))


def is_id(text: str) -> bool:
    return _FORM.fullmatch(text) is not None
