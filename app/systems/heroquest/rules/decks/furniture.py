"""Searching furniture: a die on the table of its kind."""

from collections.abc import Iterator

from app.core.dice import number_die
from app.core.errors import RuleViolation, UnknownContent
from app.core.events import Event
from app.systems.heroquest import deck_commands as do
from app.systems.heroquest.dungeon import furniture_place
from app.systems.heroquest.exploration_events import FurnitureSearched
from app.systems.heroquest.rules.exploration import treasure
from app.systems.heroquest.rules.exploration.acting import searching_hero
from app.systems.heroquest.rules.exploration.searching import check_quiet
from app.systems.heroquest.rules.exploration.treasure import Finder
from app.systems.heroquest.rules.scene import Scene


def search_furniture(scene: Scene, command: do.SearchFurniture) -> Iterator[Event]:
    """HQ-8.3, HQ-14-FIND: scrolls, ingredients and other things are in the furniture, too. Our own tables let each
    piece be searched once in a quest, in the quiet that every search needs."""
    hero = searching_hero(scene, command.hero_id)
    table = scene.content.furniture.get(command.furniture)
    if table is None:
        raise UnknownContent("furniture.unknown", field="furniture", furniture=command.furniture)
    place = furniture_place(command.area, table.id, command.piece)
    if place in scene.table.dungeon.searched_furniture:
        raise RuleViolation("furniture.searched_already", field="piece", furniture=table.id)
    check_quiet(scene, command)
    roll = scene.answers.roll("furniture_table", number_die(len(table.results)))
    find = scene.content.finds[table.results[roll.total - 1]]
    yield scene.record(
        FurnitureSearched(
            hero_id=hero.id, area=command.area, furniture=table.id, piece=command.piece, find=find.id, roll=roll
        )
    )
    yield from treasure.work(scene, find, Finder(hero.id, command.area))
