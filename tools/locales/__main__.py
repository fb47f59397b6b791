"""Prints what is wrong with a language (or with all): `python -m tools.locales uk`."""

import sys

from tools.locales.checking import problems

from kvartal.words import LANGUAGES


def main() -> int:
    found = 0
    for language in sys.argv[1:] or LANGUAGES:
        for problem in problems(language):
            print(f"{language}/{problem}")
            found += 1
    print(f"{found} problems")
    return found > 0


sys.exit(main())
