"""What a guest, a player and the game master read of the same facts."""

from typing import ClassVar

import pytest

from app.campaign import permissions
from app.core.events import Audience, Event
from app.core.game_system import Role, Viewer


class _Fact(Event, touches=("anna",)):
    type: str = "fact"


class _OwnFact(_Fact):
    audience: ClassVar[Audience] = Audience.OWN


class _SecretFact(_Fact):
    audience: ClassVar[Audience] = Audience.GAME_MASTER


PUBLIC, OWN, SECRET = _Fact(), _OwnFact(), _SecretFact()
FACTS = (PUBLIC, OWN, SECRET)


@pytest.mark.parametrize(
    ("viewer", "read"),
    [
        (Viewer(role=Role.GAME_MASTER), FACTS),
        (Viewer(role=Role.PLAYER, hero_ids=frozenset({"anna"})), (PUBLIC, OWN)),
        (Viewer(role=Role.PLAYER, hero_ids=frozenset({"bert"})), (PUBLIC,)),
        (Viewer(role=Role.PLAYER), (PUBLIC,)),
        (Viewer(role=Role.GUEST), (PUBLIC,)),
    ],
)
def test_everybody_reads_what_concerns_them(viewer: Viewer, read: tuple[Event, ...]) -> None:
    assert permissions.readable(viewer, FACTS) == read
