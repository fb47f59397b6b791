"""Games are tried in the browser, too, with the same server and browser as all that is shared."""

from tests.web.conftest import address, always_the_same, arrive, browser

__all__ = ["address", "always_the_same", "arrive", "browser"]
