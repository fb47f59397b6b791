"""All games by id: the only door through which the rest of Kvartal reaches them."""

from kvartal.games.ginkgopolis.game import GAME as GINKGOPOLIS
from kvartal.games.happy_city.game import GAME as HAPPY_CITY
from kvartal.games.neighbours.game import GAME as NEIGHBOURS
from kvartal.games.plots.game import GAME as PLOTS
from kvartal.games.streets.game import GAME as STREETS
from kvartal.games.uptown.game import GAME as UPTOWN
from kvartal.games.welcome.game import GAME as WELCOME
from kvartal.kit.game import AnyGame

GAMES: dict[str, AnyGame] = {
    game.id: game
    for game in (
        HAPPY_CITY,
        WELCOME,
        UPTOWN,
        STREETS,
        GINKGOPOLIS,
        PLOTS,
        NEIGHBOURS,
    )
}
