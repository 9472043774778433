"""Heroes hand things and gold to each other (ch. 5, 6, 8.3 and 9)."""

from collections.abc import Iterator

from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.systems.heroquest import town_commands as do
from app.systems.heroquest.rules import carrying, lost_mind, purse
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.rules.town import limits
from app.systems.heroquest.state import Hero, Item
from app.systems.heroquest.town_events import GoldPassed, ItemPassed
from app.systems.heroquest.wear import wear_words


def give_item_to(scene: Scene, command: do.GiveItemTo) -> Iterator[Event]:
    """HQ-5, HQ-8.3: a thing changes hands; between quests the taker's limits hold, and scrolls go to who can read."""
    giver, taker = pair(scene, command.hero_id, command.to_id)
    item = scene.item(giver.id, command.item_id)
    entry = scene.entry(item)
    limits.check_may_hold(taker, entry, scene.content, field="to_id")
    if not taker.on_quest and not limits.has_room(taker, entry, scene.content, scene.table.house_rules):
        raise RuleViolation("trade.no_room", field="to_id", hero=taker.name, item=item.content_id)
    yield from hand_on(scene, giver.id, item, taker.id)


def give_gold_to(scene: Scene, command: do.GiveGoldTo) -> Iterator[Event]:
    """HQ-9-ROBBED: gold changes hands, but nobody carries it for somebody who lies on the ground."""
    giver, taker = pair(scene, command.hero_id, command.to_id)
    purse.check_gold(giver, command.amount, field="amount")
    yield scene.record(GoldPassed(hero_id=giver.id, to_id=taker.id, amount=command.amount))


def hand_on(scene: Scene, giver_id: str, item: Item, taker_id: str) -> Iterator[Event]:
    """A thing goes where it fits; the spell sets its mind points carried are lost to the giver (HQ-8.1-SETS)."""
    place = carrying.free_place(scene, scene.hero(taker_id), scene.entry(item))
    yield scene.record(
        ItemPassed(
            hero_id=giver_id,
            to_id=taker_id,
            item_id=item.id,
            content_id=item.content_id,
            place=place,
            wear=wear_words(item.wear),
        )
    )
    yield from lost_mind.settle(scene, giver_id)


def pair(scene: Scene, giver_id: str, taker_id: str) -> tuple[Hero, Hero]:
    """Two who can hand something to each other. Raises: InvalidValue, RuleViolation, UnknownSubject."""
    giver, taker = scene.living_hero(giver_id), scene.living_hero(taker_id)
    if giver.id == taker.id:
        raise InvalidValue("trade.with_oneself", field="to_id", hero=giver.name)
    for hero in (giver, taker):
        if not hero.is_standing:
            raise RuleViolation("hero.is_down", field="hero_id", hero=hero.name)
    return giver, taker
