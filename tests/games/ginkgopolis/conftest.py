"""What goes through the catalogue is tried as soon as the game is in it. Until then its how-to page
and gallery bear names by which the client does not find them: `HowToPlay.svelte` and `samples`."""

from pathlib import Path

from tests.games.modes import waiting_games

THROUGH_THE_CATALOGUE = ["test_aloud.py", "test_browser.py", "test_keyboard.py", "test_terminal.py"]
collect_ignore = THROUGH_THE_CATALOGUE if Path(__file__).parent.name in waiting_games() else []
