"""What all pages have in common."""

from collections.abc import Iterable
from html import escape
from importlib.resources import files


def sheet(
    title: str,
    about: str,
    street: str,
    sections: Iterable[str],
    command: str,
    language: str = "en",
) -> str:
    """`language`: of all that is said, but for the last line."""
    style = files(__package__).joinpath("style.css").read_text("utf-8")
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<header><div><h1>{escape(title)}</h1>
<p>{escape(about)}</p></div>
{street}</header>
<main>
{"".join(sections)}
</main>
<footer lang="en">Made by <code>{escape(command)}</code>. The same versions and the same seed give
the same figures.</footer>
</body>
</html>
"""


def section(title: str, about: str, *parts: str) -> str:
    """`about` is HTML."""
    return f"<section><h2>{escape(title)}</h2><p>{about}</p>\n{''.join(parts)}</section>\n"


def figure(drawing: str) -> str:
    """On a phone it is wider than the screen: the keyboard can scroll it, too."""
    return f'<figure tabindex="0">{drawing}</figure>'


def wide(table: str) -> str:
    return f'<div class="wide" role="region" aria-label="Figures" tabindex="0">{table}</div>'
