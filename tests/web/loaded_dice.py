"""The server, with the same luck every time: for texts that can be compared.

python -m tests.web.loaded_dice serve …
"""

import secrets
from random import Random

from kvartal.cli import main

_LUCK = Random("Kvartal")


def _token_hex(nbytes: int | None = None) -> str:
    return _LUCK.randbytes(nbytes or 32).hex()


if __name__ == "__main__":
    secrets.choice = _LUCK.choice
    secrets.token_hex = _token_hex
    main()
