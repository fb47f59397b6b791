"""Why something is not allowed."""

from kvartal.cli.narration.names import words
from kvartal.cli.rulebook.ledger import find_rules
from kvartal.kit.game import Refusal
from kvartal.words import Storyteller


def refusal_in_words(refusal: Refusal, story: Storyteller | None = None) -> str:
    """What the game says to it; else the rule, its arguments, and its text if the ledger has it."""
    if story is not None and (said := story.refusal(refusal)) != refusal.rule:
        return f"{said} ({refusal.rule})"
    details = ", ".join(f"{words(name)} {words(str(arg))}" for name, arg in refusal.args.items())
    texts = [rule.plain for rule in find_rules(refusal.rule)]
    return f"{refusal.rule}{f' ({details})' if details else ''}: {' '.join(texts) or 'no text'}"
