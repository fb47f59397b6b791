"""The ledgers: every rule of a game under its id, as people wrote it down."""

import re
from dataclasses import dataclass
from pathlib import Path

import kvartal

ID = r"[A-Z]{2}-[A-Z]?\d+"
_RULE = re.compile(rf"^(?:[-*] )?\*\*({ID})\b|^#+ ({ID})\b")
_END = re.compile(r"^#+ |^---+$|^\*\*[^*]+\*\*$")
_MARKS = re.compile(r"\*\*|`")


@dataclass(slots=True)
class Rule:
    id: str
    ledger: str
    line: int
    text: str  # Markdown, its id included

    @property
    def plain(self) -> str:
        """The first paragraph without id and marks, on one line."""
        paragraph = self.text.split("\n\n")[0]
        flat = _MARKS.sub("", " ".join(paragraph.split())).lstrip("-*# ")
        return flat.removeprefix(self.id).lstrip(" :.—–-")


def ledger_folder() -> Path:
    """In an installed package the ledgers lie inside it, in a checkout in docs/rules."""
    package = Path(kvartal.__file__).parent
    inside = package / "rules"
    return inside if inside.is_dir() else package.parents[1] / "docs" / "rules"


def ledgers(folder: Path | None = None) -> dict[str, list[Rule]]:
    """All rules, by ledger. Each game has one, and `kvartal` is what all tables have in common."""
    paths = sorted((folder or ledger_folder()).glob("*.md"))
    return {path.stem: read_ledger(path.stem, path.read_text("utf-8")) for path in paths}


def read_ledger(name: str, text: str) -> list[Rule]:
    """A rule is a line or heading that begins with an id; it runs to the next rule or heading."""
    rules: list[Rule] = []
    is_open = False
    for number, line in enumerate(text.splitlines(), 1):
        match = _RULE.match(line)
        if match is not None:
            rules.append(Rule(match[1] or match[2], name, number, line))
            is_open = True
        elif _END.match(line):
            is_open = False
        elif is_open:
            rules[-1].text += "\n" + line
    for rule in rules:
        rule.text = rule.text.strip()
    return rules


def find_rules(rule_id: str, folder: Path | None = None) -> list[Rule]:
    """Usually one: an id belongs to one ledger."""
    every = ledgers(folder).values()
    return [rule for rules in every for rule in rules if rule.id == rule_id]
