"""The conversation at a table: the position, the question, the numbered choices, and an answer."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import NoReturn

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from kvartal.cli.boards import board_for
from kvartal.cli.narration.explanations import explain, gains, result, rule_texts, score_sheet
from kvartal.cli.narration.facts import seat_of, tell
from kvartal.cli.narration.messages import ENGLISH, story_for
from kvartal.cli.narration.refusals import refusal_in_words
from kvartal.cli.output import bulleted, say
from kvartal.cli.play.hint import HintSheet
from kvartal.cli.play.keyboard import Keyboard
from kvartal.cli.play.table import Table
from kvartal.cli.rulebook.ledger import find_rules, ledgers
from kvartal.kit.actions import Action, Notation, NotationError
from kvartal.kit.facts import Fact

MOST_LISTED = 60
GAPS = (3, 2, 1, 0)
"""Between choices in one line, whose numbers have blanks before them."""
OTHER_QUESTION = "KV-2"
HELP = (
    ("1, 2, …", "take the choice with this number"),
    ("{example}", "or write the choice itself"),
    ("choices TEXT", "list all choices, or those with this text in them"),
    ("hint", "show two or three good choices, and why"),
    ("look", "draw the position and the question again"),
    ("why", "explain the last gains, line by line"),
    ("undo", "take back your last step, if it showed nothing new"),
    ("rules ID", "show a rule, such as rules {rule}"),
    ("quit", "leave the table"),
)
WORDS = ("choices", "hint", "look", "why", "undo", "rules", "help", "quit")


class Quit(Exception):
    """The person leaves."""


class Dialogue:
    def __init__(self, table: Table, console: Console, language: str = ENGLISH) -> None:
        self._table = table
        self._language = language
        self._story = story_for(table.game.id, language, table.person, table.config.seats)
        self._console = console
        self._keyboard = Keyboard(console)
        self._board = board_for(table.game.id)
        self._notation = Notation(table.game.space(table.config))
        self._turns_told = 0

    def play(self) -> None:
        """A whole game; ends with the score sheet, or with Quit."""
        table = self._table
        self._let_bots_play()
        while table.is_asked():
            self._tell_news()
            self._show_question()
            self._decide()
            self._let_bots_play()
        self._tell_news()
        say(self._console, self._board.draw(table.view(), self._language))
        ended = table.standings(), table.config.seats, table.person
        say(self._console, score_sheet(*ended, self._story))
        say(self._console, Text(result(*ended, self._story), "bold"))

    def _let_bots_play(self) -> None:
        with self._thinking("The others are thinking …"):
            self._table.let_bots_play()

    def _thinking(self, words: str) -> AbstractContextManager[object]:
        return self._console.status(words) if self._console.is_terminal else nullcontext()

    def _tell_news(self) -> None:
        """Everything since the last time, as far as this seat may know it."""
        table = self._table
        told = [entry for turn in table.told[self._turns_told :] for entry in turn]
        self._turns_told = len(table.told)
        lines = tell(told, table.person, table.config.seats, self._story)
        if lines:
            say(self._console, bulleted(lines))

    def _show_question(self) -> None:
        view = self._table.view()
        say(self._console, self._board.draw(view, self._language))
        say(self._console, Text(self._board.question(view, self._language), "bold"))
        numbered = list(enumerate(self._table.legal(), 1))
        aside = [entry for entry in numbered if entry[1].aside][1:-1]
        asked = [entry for entry in numbered if entry not in aside]
        self._list(asked[:MOST_LISTED])
        left = len(numbered) - min(len(asked), MOST_LISTED)
        if left:
            self._console.print(f"  … and {left} more: `choices` lists all")

    def _list_choices(self, legal: Sequence[Action], containing: str) -> None:
        self._list(
            [
                (number, action)
                for number, action in enumerate(legal, 1)
                if containing in action.notation or containing in self._in_words(action).lower()
            ]
        )

    def _list(self, numbered: Sequence[tuple[int, Action]]) -> None:
        entries = [
            Text.assemble((f"{number:>3}", "bold cyan"), f" {self._in_words(action)}")
            for number, action in numbered
        ]
        self._console.print(_in_one_line(entries, self._console.width) or _in_columns(entries))

    def _in_words(self, action: Action) -> str:
        if self._story is None:
            return action.notation
        named = self._board.named(self._table.view(), action.notation, self._language)
        return named or self._story.action(action)

    def _decide(self) -> None:
        """Reads until a legal choice was made."""
        while True:
            legal = self._table.legal()
            text = self._keyboard.read([*(action.notation for action in legal), *WORDS])
            action = _meant(text, legal)
            if action is not None:
                self._table.do(action)
                return
            self._obey(text, legal)

    def _obey(self, text: str, legal: Sequence[Action]) -> None:
        """Does what is not a legal choice."""
        commands = {
            "hint": self._hint,
            "look": self._show_question,
            "why": self._why,
            "undo": self._undo,
            "help": self._help,
            "quit": self._quit,
        }
        word, _, rest = text.partition(" ")
        if text in commands:
            commands[text]()
        elif word == "choices":
            self._list_choices(legal, rest)
        elif word == "rules":
            self._show_rule(rest.upper())
        elif text.isdecimal():
            self._console.print(f"There is no choice {text}: they go from 1 to {len(legal)}.")
        elif text:
            self._refuse(text)

    def _quit(self) -> NoReturn:
        raise Quit

    def _undo(self) -> None:
        action = self._table.undo()
        if action is None:
            self._console.print(
                "Nothing can be taken back now. A step that showed something new stays."
            )
            return
        self._turns_told = min(self._turns_told, len(self._table.told))
        self._console.print(f"Taken back: {self._in_words(action)}")
        self._show_question()

    def _hint(self) -> None:
        legal = self._table.legal()
        with self._thinking("Thinking it through …"):
            hint = self._table.hint()
        by_notation = {action.notation: action for action in legal}
        numbers = {action.notation: number for number, action in enumerate(legal, 1)}
        sheet = HintSheet(self._table.config.seats, self._table.person, self._story)
        drawn = sheet.draw(hint, numbers, lambda text: self._in_words(by_notation[text]))
        self._console.print(drawn)

    def _why(self) -> None:
        """The last gain of the person and all others since; or the last gain at all."""
        table = self._table
        since: list[Fact] = []
        for turn in reversed(range(len(table.told))):
            found = gains(table.facts_known(turn))
            if any(seat_of(fact) == table.person for fact in found):
                self._console.print(explain([*found, *since], table.person, self._story))
                return
            since = [*found, *since]
        if since:
            self._console.print(explain(since, table.person, self._story))
        else:
            self._console.print("Nobody has gained anything yet.")

    def _help(self) -> None:
        named = {"example": self._table.legal()[0].notation, "rule": self._a_rule()}
        grid = Grid.grid(padding=(0, 0, 0, 2), pad_edge=True)
        for word, meaning in HELP:
            grid.add_row(word.format(**named), meaning.format(**named))
        self._console.print(grid)

    def _a_rule(self) -> str:
        """One of this game's own, as an example."""
        return next((rule.id for rule in ledgers().get(self._table.game.id, [])), "KV-1")

    def _show_rule(self, rule_id: str) -> None:
        if find_rules(rule_id):
            self._console.print(rule_texts([rule_id]))
        elif rule_id:
            self._console.print(f"There is no rule {rule_id}.")
        else:
            self._console.print(f"Write the id of a rule, such as rules {self._a_rule()}.")

    def _refuse(self, text: str) -> None:
        try:
            refusal = self._table.refusal(self._notation.parse(text))
        except NotationError:
            self._console.print(f"Not understood: {text!r}. `help` lists what can be said.")
            return
        assert refusal is not None, "legal choices were looked at before"
        self._console.print(f"Not allowed. {refusal_in_words(refusal, self._story)}")
        if refusal.rule == OTHER_QUESTION:
            self._console.print(
                self._board.question(self._table.view(), self._language), style="bold"
            )


def _in_one_line(entries: Sequence[Text], width: int) -> Text | None:
    """As far apart as there is room for; None if there is none."""
    for gap in GAPS:
        line = Text(" " * gap).join(entries)
        if len(line) <= width:
            return line
    return None


def _in_columns(entries: Sequence[Text]) -> Columns:
    return Columns(entries, padding=(0, 3), column_first=True)


def _meant(text: str, legal: Sequence[Action]) -> Action | None:
    by_number = {str(number): action for number, action in enumerate(legal, 1)}
    by_notation = {action.notation: action for action in legal}
    return by_number.get(text) or by_notation.get(text)
