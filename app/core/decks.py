"""Decks of which some cards lie elsewhere."""

from collections.abc import Iterable, Sequence


def left_in(deck: Sequence[str], drawn: Iterable[str]) -> list[str]:
    """What is left of a deck when these were drawn; a card may be there several times."""
    left = list(deck)
    for one in drawn:
        if one in left:
            left.remove(one)
    return left
