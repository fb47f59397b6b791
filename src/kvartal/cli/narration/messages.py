"""In which words the terminal speaks: a game's own messages, where it has them."""

from functools import cache

from kvartal.cli.narration.names import seat_name, words
from kvartal.words import Speaker, Storyteller

ENGLISH = "en"


def story_for(
    game: str, language: str, viewer: int | None, seats: int | None = None
) -> Storyteller | None:
    """Whoever tells this viewer of a game; None for a game without messages. Beyond its seats there
    may be an automatic opponent, who has a name of his own."""
    speaker = speaker_for(language)

    def name_of(seat: int) -> str:
        if seats is not None and seat >= seats and story.knows("automaton"):
            return story.say("automaton")
        return _seat_name(seat, language, viewer)

    story = Storyteller(speaker, game, name_of, viewer)
    return story if story.knows("fact-ended") else None


def card_name(story: Storyteller | None, card: str) -> str:
    return words(card) if story is None else story.card(card)


@cache
def speaker_for(language: str) -> Speaker:
    return Speaker(language)


def _seat_name(seat: int, language: str, viewer: int | None) -> str:
    """Seats have numbers at a terminal, which no language inflects."""
    return seat_name(seat, viewer) if language == ENGLISH else f"#{seat}"
