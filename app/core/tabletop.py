"""What any game at a table needs: seats, what is left of a deck, who is ahead, two dice."""

from collections.abc import Iterable, Sequence

from app.core.errors import InvalidValue

Seats = tuple[str, ...]


def seats_from(seating: Seats, first: str, field: str) -> Seats:
    """The seats clockwise from one of them. Raises: InvalidValue unless exactly one of this name sits there."""
    if first not in seating or len(set(seating)) < len(seating):
        raise InvalidValue("seat.unknown", field=field if first not in seating else "seating")
    place = seating.index(first)
    return (*seating[place:], *seating[:place])


def left_of(seating: Seats, seat: str, field: str) -> str:
    """The next seat clockwise; alone at the table it is the same one. Raises: InvalidValue as `seats_from`."""
    seats = seats_from(seating, seat, field)
    return seats[1 % len(seats)]


def left_in(deck: Sequence[str], drawn: Iterable[str]) -> list[str]:
    """What is left of a deck when these were drawn; a card may be there several times."""
    left = list(deck)
    for one in drawn:
        if one in left:
            left.remove(one)
    return left


Marks = tuple[int, ...]


def leaders(marks: Sequence[Marks]) -> tuple[tuple[int, ...], int]:
    """Whose marks are highest, by their places, the first mark counting most; and the number of the mark that decided.

    It is the number of marks where none did. Raises: ValueError for nobody.
    """
    best = max(marks)
    ahead = tuple(place for place, own in enumerate(marks) if own == best)
    decided = (n for n in range(len(best)) if sum(own[: n + 1] == best[: n + 1] for own in marks) == 1)
    return ahead, next(decided, len(best))


WAYS_OF_TWO_DICE = {sum_: 6 - abs(7 - sum_) for sum_ in range(2, 13)}


def ways_of_two_dice(limit: int) -> int:
    """Of 36 ways to roll two dice, those whose sum is at most `limit`."""
    return sum(number for sum_, number in WAYS_OF_TWO_DICE.items() if sum_ <= limit)


def two_dice_percent(limit: int) -> int:
    """How likely two dice show at most this, in percent."""
    return round(100 * ways_of_two_dice(limit) / 36)
