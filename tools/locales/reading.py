"""Messages of a language, taken apart."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

LOCALES = Path(__file__).parents[2] / "locales"
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
_SUFFIXES = ("-you", "-id", "-count")


@dataclass(slots=True)
class Select:
    """One choice between variants: by which variable, and what each variant says of it."""

    variable: str
    variants: dict[str, set[str]]
    """Per key, the variables that stand in its text."""

    @property
    def is_plural(self) -> bool:
        """Whether it has words for one thing and for several; `0` and `other` alone are none."""
        chooses_words = self.variable.endswith(("-you", "-id"))
        return not chooses_words and bool((CATEGORIES - {"other"}) & set(self.variants))


@dataclass(slots=True)
class Message:
    id: str
    text: str
    """All that is shown, without what is filled in."""
    source: str
    variables: set[str]
    shown: set[str]
    """Those that stand in the text, and do not only choose it."""
    selects: list[Select]
    references: set[str]
    """Messages that stand in it."""

    @property
    def numerals(self) -> set[str]:
        return set(re.findall(r"\d+", self.text))


def areas(language: str) -> list[str]:
    return sorted(path.stem for path in (LOCALES / language).glob("*.ftl"))


def read(language: str, area: str) -> tuple[list[Message], list[str]]:
    """The messages of an area, and what is wrong with the file."""
    path = LOCALES / language / f"{area}.ftl"
    return take_apart(path.read_text("utf-8")) if path.is_file() else ([], [])


def noted(area: str, note: str) -> set[str]:
    """What a comment of the English file lists, as `### Note: one, another`."""
    text = (LOCALES / "en" / f"{area}.ftl").read_text("utf-8")
    found = re.findall(rf"^### {note}: (.+)$", text, re.MULTILINE)
    return {one for line in found for one in line.split(", ")}


def take_apart(text: str) -> tuple[list[Message], list[str]]:
    messages: list[Message] = []
    wrong: list[str] = []
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            wrong.append(f"not understood: {entry.content.strip()[:60] if entry.content else ''}")
        elif isinstance(entry, ast.Message):
            if entry.value is None or entry.attributes:
                wrong.append(f"{entry.id.name}: has no text, or attributes that nobody reads")
            messages.append(_message(entry))
    ids = [message.id for message in messages]
    wrong += [f"{one}: is there twice" for one in sorted({i for i in ids if ids.count(i) > 1})]
    return messages, wrong


def base(variable: str) -> str:
    """`seat` for `seat-you`: the argument that a variable belongs to."""
    for suffix in _SUFFIXES:
        variable = variable.removesuffix(suffix)
    return variable


def _message(entry: ast.Message) -> Message:
    found = _Finder()
    found.visit(entry)
    source = FluentSerializer().serialize_entry(entry).split("=", 1)[1].strip()
    texts = "\n".join(found.texts)
    return Message(
        entry.id.name,
        texts,
        source,
        found.variables,
        found.shown,
        found.selects,
        found.references,
    )


class _Finder(visitor.Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.selects: list[Select] = []
        self.references: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (their names)
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = list(_variables_in(node.selector))
        variants = {_key(variant): set(_variables_in(variant.value)) for variant in node.variants}
        self.selects.append(Select(names[0] if names else "", variants))
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def _variables_in(node: ast.BaseNode) -> Iterator[str]:
    finder = _Finder()
    finder.visit(node)
    yield from finder.variables
