"""Which phones look at pages of the other programs on the same database, as those tell us.

Each program says for a campaign who looks at it there, whenever that changes and now and then again. So nothing has to
be cleaned up after a program that was killed: who is not heard of for a while is gone.
"""

from collections.abc import Callable
from datetime import datetime, timedelta

from app.core.model import Model

SILENT = timedelta(seconds=45)  # three roll calls missed


class Roster(Model):
    """What a program says: these phones look at this campaign's pages here. `asks`: who else is there?"""

    program: str
    campaign: int
    here: frozenset[str]
    asks: bool = False


class Neighbours:
    """The other programs; none on a laptop."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._heard: dict[tuple[str, int], tuple[datetime, frozenset[str]]] = {}
        self._program = ""
        self._tell: Callable[[str], None] | None = None

    def meet(self, program: str, tell: Callable[[str], None] | None) -> None:
        """From now on we are known by this name and heard this way, or not at all."""
        self._program, self._tell = program, tell

    def say(self, campaign_id: int, here: frozenset[str], *, asks: bool = False) -> None:
        """Tell the others who is here."""
        if self._tell is not None:
            roster = Roster(program=self._program, campaign=campaign_id, here=here, asks=asks)
            self._tell(roster.model_dump_json())

    def hear(self, text: str) -> Roster | None:
        """Take in what another program says; None when it says nothing new to us."""
        try:
            roster = Roster.model_validate_json(text)
        except ValueError:  # a program of another version
            return None
        if roster.program == self._program:
            return None
        self._forget_silent()
        place = roster.program, roster.campaign
        before = self._heard.get(place, (None, frozenset[str]()))[1]
        self._heard[place] = self._clock(), roster.here
        return roster if roster.asks or roster.here != before else None

    def has(self, campaign_id: int, device_id: str) -> bool:
        """Whether a phone looks at a page of another program."""
        self._forget_silent()
        return any(campaign == campaign_id and device_id in here for (_, campaign), (_, here) in self._heard.items())

    def _forget_silent(self) -> None:
        since = self._clock() - SILENT
        if any(at < since for at, _ in self._heard.values()):
            self._heard = {place: (at, here) for place, (at, here) in self._heard.items() if at >= since}
