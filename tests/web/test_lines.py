"""Lines end where printers of the language let them end. Which spaces are tied is tested with the
function that ties them; here, that all a page says has gone through it."""

import pytest

from tests.web.browsing import PHONE
from tests.web.fixtures import Arrive
from tests.web.games import FIRST

pytestmark = pytest.mark.slow

LONELY = r"""() => {
  const range = document.createRange();
  const top = (node, at) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().top;
  };
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { 0: end, index } of node.data.matchAll(/(?<![\p{L}\d])\p{L}\s+(?=\S)/gu))
      if (top(node, index + end.length) > top(node, index) + 4)
        found.push(node.data.slice(Math.max(0, index - 20), index + 20));
  return found;
}"""


@pytest.mark.parametrize("language", ["uk", "ru", "pl", "cs", "sk"])
def test_no_line_ends_with_a_word_of_one_letter(arrive: Arrive, language: str) -> None:
    reader = arrive(language=language, size=PHONE)
    reader.go(f"/how/{FIRST}")
    reader.link("home-new").wait_for()
    assert reader.page.evaluate(LONELY) == []
