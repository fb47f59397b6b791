"""A language nobody speaks: English with accents, a third longer, in brackets. Whatever is printed
without them did not come from a message. The browser's is made in the same way."""

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀćďéƒǧĥíĵķľɱńóƥʠŕšťúṽŵẋýžÁƁĆĎÉƑǦĤÍĴĶĽḾŃÓƤɊŔŠŤÚṼŴẊÝŽ"
_ACCENTS = str.maketrans(PLAIN, ACCENTED)


def lengthened(text: str) -> str:
    """With accents, and a tail of a third of its letters."""
    letters = sum(letter in PLAIN for letter in text)
    stem = text.rstrip()
    return stem.translate(_ACCENTS) + "~" * -(-letters // 3) + text[len(stem) :]


def bracketed(text: str) -> str:
    """A whole message."""
    return f"⟦{text}⟧"


def disguised(messages: str) -> str:
    """A file of English messages in the pseudo-language."""
    resource = FluentParser(with_spans=False).parse(messages)
    _Disguise().visit(resource)
    return FluentSerializer().serialize(resource)


class _Disguise(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (its name)
        node.value = lengthened(node.value)
        return node
