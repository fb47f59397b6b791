"""Ids that nobody can guess, and that tell nothing: neither how many there are nor when."""

import re
import secrets

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # without letters that look like others
LENGTH = 20
END = r"$(?!\n)"
"""Of a pattern, in Python as in JSON Schema. Python's `$` alone lets one more newline through."""
FORM = f"[{_ALPHABET}]{{{LENGTH}}}"
PATTERN = f"^{FORM}{END}"
_COMPILED = re.compile(FORM)


def new_id() -> str:
    """A hundred random bits."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(LENGTH))


def is_id(text: str) -> bool:
    return _COMPILED.fullmatch(text) is not None
