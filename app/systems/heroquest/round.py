"""Where the running quest stands: which round it is, whose turn, and who has had his."""

from app.core.events import Subject
from app.core.model import Model

ROUND: Subject = "board:round"  # no hero or monster can be called so


class Round(Model):
    """The running round. Everything about a turn begins anew with the next one."""

    number: int = 0  # none while no quest runs
    turn: str | None = None  # a hero's id or the game master
    over: str | None = None  # why a rule has ended the running turn: a key of `turn_ends`
    acted: tuple[str, ...] = ()  # whose turn of this round is past, in the order it was
    settled: tuple[str, ...] = ()  # what was due on this turn and has been done (rules/round/due.py)

    @property
    def is_running(self) -> bool:
        """Whether turns are taken at all."""
        return self.number > 0


def settling(what: str, figure_id: str = "") -> str:
    """The name under which something that was due on a turn counts as done."""
    return f"{what}:{figure_id}" if figure_id else what
