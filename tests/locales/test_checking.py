"""The checks find what they look for."""

from pathlib import Path

import pytest
from tools.locales import reading
from tools.locales.checking import problems

ENGLISH = """
bought = { $seat-you ->
    [yes] You pay { $total ->
        [one] { $total } coin
       *[other] { $total } coins
    }
   *[no] { $seat } pays { $total ->
        [one] { $total } coin
       *[other] { $total } coins
    }
}
full = Ten is 10
"""
GOOD = """
bought = { $seat-you ->
    [yes] Ви платите { $total ->
        [one] { $total } монету
        [few] { $total } монети
       *[many] { $total } монет
    }
   *[no] { $seat } платить { $total ->
        [one] { $total } монету
        [few] { $total } монети
       *[many] { $total } монет
    }
}
full = Десять – це 10
"""


def check(monkeypatch: pytest.MonkeyPatch, folder: Path, text: str, language: str = "uk") -> str:
    for name, content in (("en", ENGLISH), (language, text)):
        (folder / name).mkdir()
        (folder / name / "house.ftl").write_text(content, "utf-8")
    monkeypatch.setattr(reading, "LOCALES", folder)
    return "\n".join(problems(language))


def test_a_good_translation(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert check(monkeypatch, tmp_path, GOOD) == ""


@pytest.mark.parametrize(
    ("right", "wrong", "found"),
    [
        ("full = Десять – це 10", "", "full: is missing"),
        ("full = Десять", "empty = Нема\nfull = Десять", "empty: English has none"),
        ("full = Десять", "full { Десять", "not understood"),
        ("full = Десять", "full = Десять\nfull = Десять", "is there twice"),
        ("full = Десять – це 10", "full = Ten is 10", "is still English"),
        ("це 10", "це 11", "numbers 11"),
        ("Десять", "Десyть", "mixes"),
        ("Десять", "Десятый", "letters of another"),
        ("Десять", "Ten", "Latin"),
        ("{ $seat } платить", "Гравець платить", "placeholders"),
        ("{ $seat } платить", "{ $seat } і { $who } платить", "placeholders"),
        ("[few] { $total } монети", "", "has the forms many, one"),
        ("[one] { $total } монету", "[one] одну монету", "not shown in the form one"),
        ("*[no] ", "*[other] ", "chooses from"),
    ],
)
def test_what_is_wrong_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, right: str, wrong: str, found: str
) -> None:
    assert right in GOOD
    assert found in check(monkeypatch, tmp_path, GOOD.replace(right, wrong))
