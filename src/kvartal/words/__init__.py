"""Words for ids, in eight languages: the messages of `locales/`, for whoever speaks to people.

The browser has the same in `web/src/words/`; how ids and arguments are made is in
`locales/README.md`. Games know nothing of it.
"""

from kvartal.words.languages import LANGUAGES, PSEUDO, preferred_language
from kvartal.words.sentences import Sentence, Storyteller
from kvartal.words.speaker import Speaker

__all__ = ["LANGUAGES", "PSEUDO", "Sentence", "Speaker", "Storyteller", "preferred_language"]
