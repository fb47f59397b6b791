"""Which languages there are, which one a person wants, and where their messages lie."""

import re
from collections.abc import Mapping
from pathlib import Path

import kvartal

LANGUAGES = ("en", "uk", "ru", "pl", "cs", "sk", "ro", "hu")
PSEUDO = "xx"
"""English in disguise, for tests (`kvartal.words.pseudo`)."""


def locale_folder() -> Path:
    """In an installed package the messages lie inside it, in a checkout in locales."""
    package = Path(kvartal.__file__).parent
    inside = package / "locales"
    return inside if inside.is_dir() else package.parents[1] / "locales"


def preferred_language(environment: Mapping[str, str]) -> str:
    """The first language of ours that the environment asks for; else English."""
    wanted = environment.get("LANGUAGE", "").split(":")
    wanted += [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    languages = [re.split(r"[-_.@]", locale)[0].lower() for locale in wanted]
    return next((language for language in languages if language in LANGUAGES), "en")
