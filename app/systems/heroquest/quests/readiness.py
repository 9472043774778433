"""Readiness of heroes to set out, and commands that help: those that leave fewer faults than before."""

from collections.abc import Iterator, Sequence

from app.core.answers import Answers, Unanswered
from app.core.errors import GameError
from app.core.events import Command
from app.core.model import Model
from app.systems.heroquest import limits
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.decide import decide_on
from app.systems.heroquest.equipment.carrying import loadout_problems
from app.systems.heroquest.equipment.commands import DropItem, PlaceItem
from app.systems.heroquest.limits import Counted
from app.systems.heroquest.magic import book
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition, Hero, Place
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.town.commands import GiveItemTo, SellItem

LIMIT = "carrying.limit"
TOO_MANY_SPELLS = "quest.too_many_spells"


class Fault(Model):
    """Fault of what a hero carries: the rule, the code of the sentence, and the things one of which has to go.

    `counted` and `most` speak of a limit that several things share.
    """

    rule: str
    code: str
    item_ids: tuple[str, ...]
    counted: Counted | None = None
    most: int = 0


def faults(table: Table, hero: Hero, content: Content) -> tuple[Fault, ...]:
    """HQ-5, HQ-6-ARMOUR, HQ-6-CAPS, HQ-6-SURPLUS, HQ-1.1-SPEZIAL: everything that keeps a hero at home.

    What is too much together is one fault.
    """
    problems = loadout_problems(hero, content, table.house_rules)
    single = (Fault(rule=one.rule, code=one.code, item_ids=(one.item_id,)) for one in problems if one.code != LIMIT)
    return (*single, *_excess(table, hero, content), *_surplus_spells(hero, content))


def _surplus_spells(hero: Hero, content: Content) -> Iterator[Fault]:
    most = book.special_spells_allowed(hero, content)
    if len(hero.special_spells) > most:
        yield Fault(rule="HQ-1.1-SPEZIAL", code=TOO_MANY_SPELLS, item_ids=(), most=most)


def open_faults(table: Table, content: Content) -> int:
    """Return how many faults are left before the next quest; the dead and heroes on a quest are not counted."""
    waiting = (hero for hero in table.heroes.values() if is_waiting(hero))
    return sum(len(loadout_problems(hero, content, table.house_rules)) for hero in waiting)


def is_waiting(hero: Hero) -> bool:
    """Return whether a hero could set out into the next quest."""
    return not hero.on_quest and hero.condition in (Condition.STANDING, Condition.FAINTED)


def ways_out(table: Table, content: Content, hero_id: str, item_id: str) -> Sequence[Command]:
    """Return the commands that put a thing right at once."""
    before = open_faults(table, content)
    return [
        command
        for command in _candidates(table, hero_id, item_id)
        if (after := _after(table, command, content)) is not None and open_faults(after, content) < before
    ]


def ways_to_make_room(table: Table, content: Content, hero_id: str, item_id: str) -> Sequence[SellItem]:
    """HQ-6-SURPLUS: the sales of other weapons after which this one finds a place; which one stays the player says."""
    before, hero = open_faults(table, content), table.heroes[hero_id]
    wanted = hero.item(item_id)
    if wanted is None or wanted.place is not Place.PACK or not content.items[wanted.content_id].weapon:
        return ()
    places = [PlaceItem(hero_id=hero_id, item_id=item_id, place=place) for place in Place if place is not Place.PACK]

    def makes_room(sale: SellItem) -> bool:
        sold = _after(table, sale, content)
        later = (_after(sold, place, content) for place in places) if sold else ()
        return any(one is not None and open_faults(one, content) < before for one in later)

    held = (item for item in hero.items if item.place is not Place.PACK and content.items[item.content_id].weapon)
    sales = (SellItem(hero_id=hero_id, item_id=item.id) for item in held)
    return [sale for sale in sales if makes_room(sale)]


def _excess(table: Table, hero: Hero, content: Content) -> Iterator[Fault]:
    for limit in limits.all_limits(content):
        things = limits.counted(hero, limit, content, table.house_rules)
        if len(things) > limit.most:
            ids = tuple(item.id for item in things)
            rule = "HQ-8.3" if limit.kind is Counted.SCROLLS else "HQ-5"
            yield Fault(rule=rule, code=LIMIT, item_ids=ids, counted=limit.kind, most=limit.most)


def _candidates(table: Table, hero_id: str, item_id: str) -> Iterator[Command]:
    yield from (PlaceItem(hero_id=hero_id, item_id=item_id, place=place) for place in Place)
    yield SellItem(hero_id=hero_id, item_id=item_id)
    others = (other for other in table.heroes if other != hero_id)
    yield from (GiveItemTo(hero_id=hero_id, item_id=item_id, to_id=other) for other in others)
    yield DropItem(hero_id=hero_id, item_id=item_id)


def _after(table: Table, command: Command, content: Content) -> Table | None:
    """Return the table after a command that the rules allow without a question; None if they refuse or ask."""
    scene = Scene(table, content, Answers())
    try:
        list(decide_on(scene, command))
    except (GameError, Unanswered):
        return None
    return scene.table
