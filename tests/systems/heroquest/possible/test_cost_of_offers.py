"""Offers cost little: the rules are asked about each command once, and no longer than the answer can change."""

from collections import Counter
from collections.abc import Iterator

import pytest

from app.core.errors import GameError
from app.core.events import Command
from app.core.game_system import Viewer
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.possible import asked, offers
from app.systems.heroquest.state.table import Table
from tests.builders import make_hero, make_monster, make_table
from tests.systems.heroquest.evenings.playing_evenings import Evening
from tests.systems.heroquest.possible.test_offers import MASTER, PLAYER, offered

CLASSES = ("barbarian", "dwarf", "elf", "wizard")


def tables() -> Iterator[Table]:
    """Yield a table without a map, and several in the middle of a quest."""
    heroes = (make_hero(one, hero_id=one, name=one) for one in CLASSES)
    yield make_table(*heroes, make_monster("orc"), make_monster("goblin", monster_id="g"))
    yield from (Evening(seed).play(20).table for seed in range(4))


def test_the_rules_are_asked_once_about_each_command(monkeypatch: pytest.MonkeyPatch) -> None:
    table, told = next(tables()), Counter[str]()

    def spy(table: Table, command: Command, content: Content) -> GameError | None:
        told[repr(command)] += 1
        return refusal(table, command, content)

    for module in (asked, offers):
        monkeypatch.setattr(module, "refusal", spy)
    for figure in (*table.heroes, *table.monsters):
        told.clear()
        assert SYSTEM.offers(table, MASTER, figure)
        assert {one: number for one, number in told.items() if number > 1} == {}


def test_what_is_not_asked_again_would_have_offered_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same objection to the acting figure twice ends the search: to go on finds no other offer."""
    asked_for = ((table, one) for table in tables() for one in (MASTER, PLAYER))
    found = [(*one, figure, offered(one[0], figure, one[1])) for one in asked_for for figure in _seen(*one)]
    for module in (asked, offers):
        monkeypatch.setattr(module, "is_same", lambda *_: False)
    for table, viewer, figure, before in found:
        assert offered(table, figure, viewer) == before


def test_attacks_are_the_same_alone_and_among_all_offers() -> None:
    """So a page that has the one list need not make the other."""
    for table in tables():
        for figure in (*table.heroes, *table.monsters):
            alone = offers.attacks_of(table, SYSTEM.content_of(table), MASTER, figure)
            assert tuple(one for one in offered(table, figure) if one.type == "attack") == alone


def _seen(table: Table, viewer: Viewer) -> tuple[str, ...]:
    return (*table.heroes, *(table.monsters if viewer is MASTER else ()))
