"""The cards of Neighbours: four colours, numbered from 1. A card is an int, its face."""

COLOURS = ("red", "blue", "green", "yellow")
RED, BLUE, GREEN, YELLOW = range(4)
MOST_VALUE = 10


def colour(face: int) -> int:
    return face // MOST_VALUE


def value(face: int) -> int:
    return face % MOST_VALUE + 1


def card_id(face: int) -> str:
    return f"{COLOURS[colour(face)]}_{value(face)}"


ALL = list(range(len(COLOURS) * MOST_VALUE))
FACE_OF = {card_id(face): face for face in ALL}


def deck_for(seats: int) -> list[int]:
    """NB-2: the numbers go up to twice the number of seats."""
    return [face for face in ALL if value(face) <= 2 * seats]
