"""A hundred at one table: what a round brings to one of them, and how soon the next is seen.

The figures: pytest tests/games/welcome/test_crowd.py --log-cli-level=info
"""

import logging
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import CDPSession, expect

from tests.games.welcome.browser import all_others_are_ready, begin, taste
from tests.web.building import built_client
from tests.web.fixtures import Arrive
from tests.web.playing import moment, play
from tests.web.serving import serving

pytestmark = pytest.mark.slow

LOG = logging.getLogger(__name__)
SEATS = 100
MOST_BYTES = 30_000

AWAIT_NEXT_ROUND = """() => new Promise((seen) => {
  const confirmed = performance.now();
  let isOn = false;
  const look = () => {
    const prompt = document.querySelector("[data-prompt]");
    const isAsked = prompt?.dataset.prompt === "own" && prompt.ariaBusy !== "true";
    isOn ||= !isAsked;
    if ((isOn && isAsked) || document.querySelector("#end-title"))
      requestAnimationFrame(() => seen(performance.now() - confirmed));
    else setTimeout(look, 4);
  };
  document.querySelector("[data-confirm]").click();
  setTimeout(look, 4);
})"""


class Listener:
    """Counts what the stream of events brings to a page, and what comes in all."""

    def __init__(self, page: CDPSession) -> None:
        self.bytes = self.in_all = 0
        page.send("Network.enable")
        page.on("Network.eventSourceMessageReceived", self._hear)
        page.on("Network.dataReceived", self._receive)

    def _hear(self, event: dict[str, str]) -> None:
        self.bytes += len(event["data"].encode())

    def _receive(self, event: dict[str, int]) -> None:
        self.in_all += event["dataLength"]


@pytest.fixture
def hurried(tmp_path: Path) -> Iterator[str]:
    """A server whose bots take no time to look as if they thought."""
    built_client()
    with serving(tmp_path, BOT_LEAST="0", BOT_MOST="1") as address:
        yield address


def test_one_person_and_ninety_nine_bots(arrive: Arrive, hurried: str) -> None:
    ann = arrive(address=hurried)
    begin(ann, SEATS)
    listener = Listener(ann.context.new_cdp_session(ann.page))
    sizes: list[int] = []
    with_previews: list[int] = []
    times: list[float] = []
    while moment(ann) != "over":
        all_before = listener.in_all
        play(ann, taste=taste, until=lambda: moment(ann) in ("confirm", "over"))
        if moment(ann) == "over":
            break
        all_others_are_ready(ann)
        expect(ann.page.get_by_text(ann.says("welcome-board-still", count=1))).to_be_visible()
        before = listener.bytes
        times.append(ann.page.evaluate(AWAIT_NEXT_ROUND))
        sizes.append(listener.bytes - before)
        with_previews.append(listener.in_all - all_before)
    sheet = sizes.pop()
    LOG.info("%d rounds with %d seats", len(sizes), SEATS)
    LOG.info("bytes of events a round: %d, at most %d", median(sizes), max(sizes))
    LOG.info("with previews and answers: %d", median(with_previews[:-1]))
    LOG.info("bytes of the last one, with everybody's score sheet: %d", sheet)
    LOG.info("milliseconds to the next round: %d, at most %d", median(times), max(times))
    assert max(sizes) < MOST_BYTES
    expect(ann.page.locator("#end-title")).to_be_visible()
    assert len(ann.ask(f"/api/tables/{ann.table}")["standings"]) == SEATS
