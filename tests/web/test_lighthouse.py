"""What Lighthouse says of the home page and of a running game, on a desk and on a phone."""

from collections.abc import Iterator
from statistics import median

import pytest

from tests.web.lighthouse import Form, Player, measure, player

pytestmark = [pytest.mark.slow, pytest.mark.alone]

RUNS = 7
ENOUGH = 90
LEAST_QUICKNESS = 1000
"""Below it Lighthouse itself warns that the machine is too slow for its points to tell much."""


@pytest.fixture(scope="module")
def someone(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    with player(address, tmp_path_factory.mktemp("browser")) as playing:
        yield playing


@pytest.mark.parametrize("form", ["mobile", "desktop"])
@pytest.mark.parametrize("page", ["home", "table"])
def test_lighthouse_is_content(someone: Player, page: str, form: Form) -> None:
    got = measure(someone, page, form, RUNS, ENOUGH)
    print(page, form, got)  # noqa: T201
    assert got.accessibility == 100
    assert got.best_practices >= 95
    if got.performance < ENOUGH and median(someone.quickness) < LEAST_QUICKNESS:
        pytest.skip(f"the machine is too busy to judge performance: {got}")
    assert got.performance >= ENOUGH
