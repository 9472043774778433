"""The short form of `python3 -m benchmarks.crowd`: several people at once who repeat themselves."""

import asyncio
from pathlib import Path

import pytest

from benchmarks import crowd
from benchmarks.measured_program import House
from benchmarks.people import Person, Wish


def test_no_wish_is_lost_or_acts_twice_among_many_at_once(tmp_path: Path) -> None:
    outcome = asyncio.run(crowd.run(tmp_path, seconds=2.0, seed=5, players=6))
    assert outcome.faults == []
    assert outcome.ledger.done, "somebody was answered"


class Undecided(Person):
    """Hears no to the first of two equal wishes, and yes to the second: somebody acted in between."""

    async def send(self, wish: Wish) -> bool:
        """Note the answer."""
        is_first = wish.key not in self.ledger.refused
        if is_first:
            self.ledger.refused[wish.key] = "422"
        else:
            self.ledger.done[wish.key] = 7
        return True


def test_a_wish_that_was_refused_and_done_a_moment_later_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "TWICE", 1.0)
    monkeypatch.setattr(crowd, "LATER", 0.0)
    house = House(Path("data"), Path("server.log"))

    async def send() -> crowd.Crowd:
        group = crowd.Crowd(house, players=1, seed=1)
        person = Undecided(house.base, group.outcome.ledger, "p0", ("ragna",))
        await group._send(person, person.wish(1, "commands", 1))
        await person.close()
        return group

    ledger = asyncio.run(send()).outcome.ledger
    assert (list(ledger.done.values()), ledger.refused) == ([7], {})
