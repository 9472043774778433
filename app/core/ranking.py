"""Who is ahead, and by which of several tie-breakers."""

from collections.abc import Sequence

Marks = tuple[int, ...]


def leaders(marks: Sequence[Marks]) -> tuple[tuple[int, ...], int]:
    """Whose marks are highest, by their places, the first mark counting most; and the number of the mark that decided.

    It is the number of marks where none did. Raises: ValueError for nobody.
    """
    best = max(marks)
    ahead = tuple(place for place, own in enumerate(marks) if own == best)
    decided = (n for n in range(len(best)) if sum(own[: n + 1] == best[: n + 1] for own in marks) == 1)
    return ahead, next(decided, len(best))
