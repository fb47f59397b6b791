"""`kvartal rules`: the ledgers are read, and coverage cannot be talked into a lie."""

import json
from pathlib import Path

import pytest

from kvartal.cli.rulebook.ledger import ledgers, read_ledger
from tests.cli.program import Ran, kvartal

LEDGER = """# Toy – rules ledger

**How to read this.** TY-9 is not a rule here.

## Setup

- **TY-1** Two seats.
- **TY-2 With a title.** More of it
  on a second line.

  And a second paragraph.

## Play

**TY-E1** An example: `1 + 1` is **2**.

### TY-300 A rule that is a heading

Its text.
---
Not its text.
"""
GOOD_TESTS = """
import pytest
from tests.marks import rule

@rule("TY-1", "TY-2")
def test_two():
    assert 1 + 1 == 2

class TestMore:
    @pytest.mark.rule("TY-E1")
    def test_example(self):
        with pytest.raises(ValueError):
            int("x")

@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("TY-300"))])
async def test_case(x):
    assert_holds(x)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "ledgers").mkdir()
    (tmp_path / "ledgers" / "toy.md").write_text(LEDGER)
    (tmp_path / "tests" / "games").mkdir(parents=True)
    (tmp_path / "tests" / "games" / "test_toy.py").write_text(GOOD_TESTS)
    return tmp_path


def coverage(project: Path, *more: str) -> Ran:
    folders = ["--tests", str(project / "tests"), "--ledgers", str(project / "ledgers")]
    return kvartal("rules", "coverage", *more, *folders)


def add_test(project: Path, text: str, name: str = "test_more.py") -> None:
    (project / "tests" / name).write_text("import pytest\nfrom tests.marks import rule\n" + text)


def test_a_ledger_is_read_rule_by_rule() -> None:
    rules = {rule.id: rule for rule in read_ledger("toy", LEDGER)}
    assert list(rules) == ["TY-1", "TY-2", "TY-E1", "TY-300"]
    assert rules["TY-1"].line == 7
    assert rules["TY-2"].plain == "With a title. More of it on a second line."
    assert "And a second paragraph." in rules["TY-2"].text
    assert rules["TY-E1"].plain == "An example: 1 + 1 is 2."
    assert "Its text." in rules["TY-300"].text
    assert "Not its text." not in rules["TY-300"].text


def test_full_coverage_passes_and_lists_the_tests(project: Path) -> None:
    ran = coverage(project)
    assert ran.code == 0
    assert "4 of 4 rules are proved by a test: 100.0%" in ran.out
    listed = json.loads(coverage(project, "--json").out)
    assert listed["share"] == 1
    assert listed["tests"] == {
        "TY-1": ["games/test_toy.py::test_two"],
        "TY-2": ["games/test_toy.py::test_two"],
        "TY-E1": ["games/test_toy.py::TestMore::test_example"],
        "TY-300": ["games/test_toy.py::test_case"],
    }


def test_a_rule_without_a_test_fails(project: Path) -> None:
    with (project / "ledgers" / "toy.md").open("a") as ledger:
        ledger.write("\n- **TY-4** Nobody has thought of this.\n")
    ran = coverage(project, "toy")
    assert ran.code == 1
    assert "4 of 5 rules are proved by a test: 80.0%" in ran.out
    assert "Without a test: TY-4" in ran.out


@pytest.mark.parametrize(
    "test",
    [
        '@rule("TY-4")\ndef test_x():\n    int("4")\n',
        '@rule("TY-4")\ndef test_x():\n    assert True\n',
        '@rule("TY-4")\ndef check_x():\n    assert int("4") == 4\n',
        '@rule("TY-4")\n@pytest.mark.skip\ndef test_x():\n    assert int("4") == 4\n',
        '@rule("TY-4")\n@pytest.mark.xfail(reason="?")\ndef test_x():\n    assert int("4") == 4\n',
        'class Helper:\n    @rule("TY-4")\n    def test_x(self):\n        assert int("4") == 4\n',
        '# @rule("TY-4")\ndef test_x():\n    assert int("4") == 4\n',
    ],
    ids=["no assertion", "assert True", "no test", "skipped", "xfail", "no test class", "comment"],
)
def test_what_proves_nothing_does_not_count(project: Path, test: str) -> None:
    with (project / "ledgers" / "toy.md").open("a") as ledger:
        ledger.write("\n- **TY-4** Hard to prove.\n")
    add_test(project, test)
    ran = coverage(project)
    assert ran.code == 1
    assert "Without a test: TY-4" in ran.out
    add_test(project, '@rule("TY-4")\ndef test_x():\n    assert int("4") == 4\n')
    assert coverage(project).code == 0


def test_files_that_pytest_does_not_collect_do_not_count(project: Path) -> None:
    tests = project / "tests" / "games" / "test_toy.py"
    tests.rename(tests.with_name("toy.py"))
    assert "0 of 4 rules" in coverage(project).out


def test_an_id_that_no_ledger_has_fails(project: Path) -> None:
    add_test(project, '@rule("TY-1", "TY-77", "XX-1")\ndef test_x():\n    assert int("4") == 4\n')
    ran = coverage(project)
    assert ran.code == 1
    assert "No ledger has TY-77, named by test_more.py::test_x" in ran.out
    assert "No ledger has XX-1, named by test_more.py::test_x" in ran.out
    of_one_game = json.loads(coverage(project, "toy", "--json").out)
    assert list(of_one_game["unknown"]) == ["TY-77"]


def test_an_id_in_two_ledgers_fails(project: Path) -> None:
    (project / "ledgers" / "other.md").write_text("- **TY-1** Three seats.\n")
    ran = coverage(project)
    assert ran.code == 1
    assert "In the ledgers more than once: TY-1" in ran.out


def test_an_empty_ledger_is_not_covered(project: Path) -> None:
    (project / "ledgers" / "empty.md").write_text("# Empty\n")
    ran = coverage(project, "empty")
    assert ran.code == 1
    assert "The ledger has no rules." in ran.out
    assert coverage(project, "nosuch").code == 2


def test_a_test_that_cannot_be_read_is_named(project: Path) -> None:
    add_test(project, "def test_x(:\n")
    ran = coverage(project)
    assert ran.code == 2
    assert "line 3: invalid syntax" in ran.flat()


def test_a_rule_is_shown_in_any_case_of_letters(project: Path) -> None:
    ran = kvartal("rules", "show", "ty-2", "--ledgers", project / "ledgers")
    assert ran.code == 0
    assert "toy.md, line 8" in ran.out
    assert "With a title. More of it on a second line." in ran.flat()
    assert "And a second paragraph." in ran.flat()


def test_an_unknown_rule_is_told_with_its_neighbours(project: Path) -> None:
    ran = kvartal("rules", "show", "TY-3", "--ledgers", project / "ledgers")
    assert ran.code == 2
    assert "There is no rule 'TY-3'. Near it: TY-" in ran.flat()


def test_the_ledgers_of_kvartal_are_found() -> None:
    found = ledgers()
    assert {"kvartal", "plots", "neighbours"} <= found.keys()
    assert "KV-1" in [rule.id for rule in found["kvartal"]]
    assert kvartal("rules", "show", "KV-1").code == 0
