"""Seats around a table, clockwise."""

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
