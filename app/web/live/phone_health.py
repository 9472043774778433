"""How each phone is doing: what it was told last, how quickly it answers, whether it said that it falls asleep."""

import itertools
import random
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

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
    """All phones that ever looked at this server's pages."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._phones: dict[tuple[int, str], Health] = defaultdict(Health)
        self._questions = itertools.count(random.randrange(10**9))  # other programs ask, too

    def wake(self, campaign_id: int, device_id: str) -> None:
        """A page of it looks again."""
        self._phones[campaign_id, device_id].asleep = False

    def note_told(self, campaign_id: int, device_id: str, revision: int) -> None:
        """It was told everything up to this revision."""
        self._phones[campaign_id, device_id].revision = revision

    def question(self, campaign_id: int, device_id: str) -> int:
        """A number that it is to send back."""
        number = next(self._questions)
        self._phones[campaign_id, device_id].asked = {number: self._clock()}
        return number

    def hear(self, campaign_id: int, device_id: str, word: str) -> None:
        """What it says of itself: the number of a question, or that it falls asleep."""
        health = self._phones[campaign_id, device_id]
        if word == ASLEEP:
            health.asleep = True
        elif word.isdecimal() and (asked_at := health.asked.pop(int(word[:18]), None)) is not None:
            health.delay = (self._clock() - asked_at).total_seconds()

    def learn(self, campaign_id: int, device_id: str, revision: int, delay: float | None) -> None:
        """How it is doing, as another program knows on which its page hangs."""
        self._phones[campaign_id, device_id] = Health(revision=revision, delay=delay)

    def of(self, campaign_id: int, device_id: str) -> Health:
        """How it is doing; the delay is None while it owes an answer for too long."""
        health = self._phones.get((campaign_id, device_id), Health())
        is_silent = bool(health.asked) and self._clock() - max(health.asked.values()) > PATIENCE
        return Health(health.asleep, health.revision, None if is_silent else health.delay)
