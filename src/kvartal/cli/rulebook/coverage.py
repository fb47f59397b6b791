"""Which tests prove which rule: the ids that tests name, found without running them."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from kvartal.cli.rulebook.ledger import Rule

_UNPROVING = ("skip", "xfail")


@dataclass(slots=True)
class Coverage:
    """`tests` for each rule; `unknown` ids that no ledger has; `doubled` ids that stand twice."""

    tests: dict[str, list[str]]
    unknown: dict[str, list[str]] = field(default_factory=dict)
    doubled: list[str] = field(default_factory=list)

    @property
    def unproved(self) -> list[str]:
        return [rule for rule, tests in self.tests.items() if not tests]

    @property
    def share(self) -> float:
        return 1 - len(self.unproved) / len(self.tests) if self.tests else 0.0

    @property
    def is_whole(self) -> bool:
        return bool(self.tests) and not (self.unproved or self.unknown or self.doubled)


def cover(rules: list[Rule], named: dict[str, list[str]], everything: bool) -> Coverage:
    """Sets tests against rules. `everything`: these are all ledgers, so that any id that is not
    there is unknown; else only ids that look like theirs can be."""
    ids = [rule.id for rule in rules]
    coverage = Coverage({rule_id: named.get(rule_id, []) for rule_id in ids})
    coverage.doubled = sorted({rule_id for rule_id in ids if ids.count(rule_id) > 1})
    families = {rule_id.partition("-")[0] for rule_id in ids}
    coverage.unknown = {
        rule_id: tests
        for rule_id, tests in named.items()
        if rule_id not in coverage.tests and (everything or rule_id.partition("-")[0] in families)
    }
    return coverage


def ids_named_in(folder: Path) -> dict[str, list[str]]:
    """For each id: the tests under `folder` that name it and assert something."""
    named: dict[str, list[str]] = {}
    for path in sorted({*folder.rglob("test_*.py"), *folder.rglob("*_test.py")}):
        tree = ast.parse(path.read_text("utf-8"), str(path))
        for name, ids in _tests_in(tree.body, []):
            for rule_id in ids:
                named.setdefault(rule_id, []).append(
                    f"{path.relative_to(folder).as_posix()}::{name}"
                )
    return named


def _tests_in(body: list[ast.stmt], around: list[ast.expr]) -> Iterator[tuple[str, list[str]]]:
    """Tests that pytest would collect, run and that can fail, with the ids named around them."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            for name, ids in _tests_in(node.body, [*around, *node.decorator_list]):
                yield f"{node.name}::{name}", ids
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            marks = [*around, *node.decorator_list]
            ids = [rule_id for mark in marks for rule_id in _ids_in(mark)]
            if node.name.startswith("test") and ids and _asserts(node) and not _unproving(marks):
                yield node.name, list(dict.fromkeys(ids))


def _ids_in(mark: ast.expr) -> Iterator[str]:
    """The ids in `rule("PL-1")`, also where it marks a single case of a parametrized test."""
    for call in ast.walk(mark):
        if isinstance(call, ast.Call) and _last_name(call.func) == "rule":
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _asserts(test: ast.AST) -> bool:
    """An assertion about something, an expected error, or a helper that asserts by its name."""
    for node in ast.walk(test):
        if isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant):
            return True
        if isinstance(node, ast.Call):
            name = _last_name(node.func)
            if name == "raises" or name.startswith("assert"):
                return True
    return False


def _unproving(marks: list[ast.expr]) -> bool:
    names = (_last_name(mark.func if isinstance(mark, ast.Call) else mark) for mark in marks)
    return any(name in _UNPROVING for name in names)


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
