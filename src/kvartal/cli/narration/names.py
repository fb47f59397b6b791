"""Names for seats, ids and numbers, as people say them."""

from collections.abc import Sequence

ENDINGS = {1: "st", 2: "nd", 3: "rd"}
MOST_NAMED = 12


def seat_name(seat: int, viewer: int | None) -> str:
    """Seats count from 0, as they do in notations and records."""
    return "you" if seat == viewer else f"Seat {seat}"


def side_name(side: int, seats: int, viewer: int | None) -> str:
    """A side is a seat, or an automatic opponent beyond the seats."""
    return seat_name(side, viewer) if side < seats else f"Automaton {side - seats}"


def seat_names(seats: Sequence[int], viewer: int | None) -> str:
    """`you and Seats 2, 4–7`; of very many only the number."""
    others = sorted(seat for seat in seats if seat != viewer)
    names = ["you"] if viewer in seats else []
    if len(others) > MOST_NAMED:
        names.append(f"{len(others)} {'others' if names else 'seats'}")
    elif len(others) > 1:
        names.append(f"Seats {listing(_runs(others))}")
    elif others:
        names.append(f"Seat {others[0]}")
    return listing(names) or "nobody"


def listing(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def words(identifier: str) -> str:
    return identifier.replace("_", " ")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def ordinal(rank: int) -> str:
    ending = "th" if rank % 100 in (11, 12, 13) else ENDINGS.get(rank % 10, "th")
    return f"{rank}{ending}"


def counts(numbers: Sequence[int]) -> str:
    """`2–5`, or `1, 3`."""
    if len(numbers) > 1 and list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))


def _runs(numbers: Sequence[int]) -> list[str]:
    """Ascending numbers, with `4–7` for four of them in a row."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return [
        text
        for run in runs
        for text in ([f"{run[0]}–{run[-1]}"] if len(run) > 2 else map(str, run))
    ]
