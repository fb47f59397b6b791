"""Several steps of a turn, before it is taken."""

from kvartal.games.welcome.game import GAME
from kvartal.kit.actions import Action
from kvartal.kit.chance import SeededChance
from kvartal.kit.game import observe
from kvartal.kit.preview import preview
from tests.kit.helpers import config_of


def test_undo_is_one_step_fewer() -> None:
    """A preview leaves nothing behind: with a step fewer, all is as it was before that step."""
    state = GAME.setup(config_of(GAME, 2), SeededChance(bytes(32)))
    view = observe(GAME, state, 1)
    steps, seen = list[Action](), [preview(GAME, view, [])]
    assert seen[0].view == view
    for _ in range(2):
        steps.append(seen[-1].legal[0])
        seen.append(preview(GAME, view, steps))
        assert seen[-1].view != seen[-2].view
    for taken in (1, 0):
        assert preview(GAME, view, steps[:taken]) == seen[taken]
