"""Health of the phones, and which of them look at pages of the other programs on the same database.

Each program says for a campaign which phones look at it there, whenever that changes and now and then again. So nothing
has to be cleaned up after a program that was killed: a phone that is not heard of for a while is gone.
"""

import itertools
import random
from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from app.core.model import Model

ASLEEP = "asleep"
BEATS_A_QUESTION = 6  # half a minute
PATIENCE = timedelta(seconds=10)  # so long an answer may take


@dataclass
class Health:
    """One phone, whichever of its pages is open."""

    asleep: bool = False
    revision: int = 0
    delay: float | None = None  # seconds
    asked: dict[int, datetime] = field(default_factory=dict)


class PhoneHealth:
    """The health of all phones that had open pages since the start."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._phones: dict[tuple[int, str], Health] = defaultdict(Health)
        self._questions = itertools.count(random.randrange(10**9))  # other programs ask, too

    def wake(self, campaign_id: int, device_id: str) -> None:
        """Note that a page of the phone has a stream again."""
        self._phones[campaign_id, device_id].asleep = False

    def note_told(self, campaign_id: int, device_id: str, revision: int) -> None:
        """Keep that a phone was sent everything up to this revision."""
        self._phones[campaign_id, device_id].revision = revision

    def question(self, campaign_id: int, device_id: str) -> int:
        """Return a number that it is to send back."""
        number = next(self._questions)
        self._phones[campaign_id, device_id].asked = {number: self._clock()}
        return number

    def hear(self, campaign_id: int, device_id: str, word: str) -> None:
        """Note a word of the phone: the number of a question, or that it falls asleep."""
        health = self._phones[campaign_id, device_id]
        if word == ASLEEP:
            health.asleep = True
        elif word.isdecimal() and (asked_at := health.asked.pop(int(word[:18]), None)) is not None:
            health.delay = (self._clock() - asked_at).total_seconds()

    def learn(self, campaign_id: int, device_id: str, revision: int, delay: float | None) -> None:
        """Take over its health from the program that its page is connected to."""
        self._phones[campaign_id, device_id] = Health(revision=revision, delay=delay)

    def of(self, campaign_id: int, device_id: str) -> Health:
        """Return its health; the delay is None while an answer is overdue."""
        health = self._phones.get((campaign_id, device_id), Health())
        is_silent = bool(health.asked) and self._clock() - max(health.asked.values()) > PATIENCE
        return Health(health.asleep, health.revision, None if is_silent else health.delay)


SILENT = timedelta(seconds=45)  # three roll calls missed


class Roster(Model):
    """A message: these phones have open pages of a campaign in this program. `asks`: the others shall send theirs.

    Of each phone: the revision it was sent last, and in how many seconds it answers.
    """

    program: str
    campaign: int
    phones: Mapping[str, tuple[int, float | None]]
    asks: bool = False


class PhoneWord(Model):
    """A message: what a phone said of itself to one program, although its page may be connected to another."""

    program: str
    campaign: int
    device: str
    word: str


class Neighbours:
    """The other programs; none on a laptop."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._heard: dict[tuple[str, int], tuple[datetime, frozenset[str]]] = {}
        self._program = ""
        self._tell: Callable[[str], None] | None = None

    def meet(self, program: str, tell: Callable[[str], None] | None) -> None:
        """Set this program's name and how it sends messages; None: no longer."""
        self._program, self._tell = program, tell

    def say(self, campaign_id: int, phones: Mapping[str, Health], *, asks: bool = False) -> None:
        """Tell the others which phones are connected here, with their health."""
        if self._tell is not None:
            doing = {device_id: (health.revision, health.delay) for device_id, health in phones.items()}
            roster = Roster(program=self._program, campaign=campaign_id, phones=doing, asks=asks)
            self._tell(roster.model_dump_json())

    def pass_on(self, campaign_id: int, device_id: str, word: str) -> None:
        """Tell the others what a phone said: the question may be theirs."""
        if self._tell is not None:
            said = PhoneWord(program=self._program, campaign=campaign_id, device=device_id, word=word)
            self._tell(said.model_dump_json())

    def read(self, text: str) -> Roster | PhoneWord | None:
        """Return the message of another program; None for an own one, or one that cannot be read."""
        for kind in (Roster, PhoneWord):
            with suppress(ValueError):  # the other kind, or a program of another version
                said = kind.model_validate_json(text)
                return None if said.program == self._program else said
        return None

    def take(self, roster: Roster) -> bool:
        """Remember which phones are connected there; whether that is a change."""
        self._forget_silent()
        place, here = (roster.program, roster.campaign), frozenset(roster.phones)
        before = self._heard.get(place, (None, frozenset[str]()))[1]
        self._heard[place] = self._clock(), here
        return here != before

    def has(self, campaign_id: int, device_id: str) -> bool:
        """Return whether a phone is connected to another program."""
        self._forget_silent()
        return any(campaign == campaign_id and device_id in here for (_, campaign), (_, here) in self._heard.items())

    def _forget_silent(self) -> None:
        since = self._clock() - SILENT
        if any(at < since for at, _ in self._heard.values()):
            self._heard = {place: (at, here) for place, (at, here) in self._heard.items() if at >= since}
