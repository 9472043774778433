"""HQ-5: at the end of a quest what is too much is dropped, sold, or goes to somebody who has room."""

from collections.abc import Iterator, Sequence

from app.core.events import Event
from app.systems.heroquest import limits
from app.systems.heroquest.equipment import rules as rules_things
from app.systems.heroquest.equipment.events import ItemDropped
from app.systems.heroquest.limits import Counted
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Item, wear_words
from app.systems.heroquest.town.rules import shop, trades

DROP, SELL = "drop", "sell"


def settle(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-5, HQ-8.3: the player chooses, one thing after the other, until every limit is kept."""
    rules = scene.table.house_rules
    for limit in limits.all_limits(scene.content):
        while len(things := limits.counted(scene.hero(hero_id), limit, scene.content, rules)) > limit.most:
            item = choose(scene, "excess_thing", things, hero_id)
            yield from _part_with(scene, hero_id, item, limit.kind)


def choose(scene: Scene, purpose: str, things: Sequence[Item], hero_id: str) -> Item:
    """Ask the player for one of these things; of alike ones the first is meant. Raises: Unanswered, InvalidAnswer."""
    options = {option(item, things): item for item in reversed(things)}
    return options[scene.answers.choose(purpose, *reversed(options), about=hero_id)]


def option(item: Item, things: Sequence[Item]) -> str:
    """How a thing is offered for choice: what it is, and what tells it from others of its kind: its note, its wear."""
    alike = [one for one in things if (one.content_id, one.note) == (item.content_id, item.note)]
    differ = any(one.wear != item.wear for one in alike)
    return "|".join(filter(None, (item.content_id, item.note, " ".join(wear_words(item.wear)) if differ else "")))


def _part_with(scene: Scene, hero_id: str, item: Item, kind: Counted) -> Iterator[Event]:
    selling = [SELL] if shop.has_price(scene, item) else []
    others = _recipients(scene, hero_id, item, kind)
    recipient = scene.answers.choose("excess_recipient", DROP, *selling, *others, about=hero_id)
    if recipient == SELL:
        yield from shop.sell(scene, hero_id, item, scene.entry(item).price or 0)
        return
    if recipient != DROP:
        yield from trades.hand_on(scene, hero_id, item, recipient)
        return
    yield scene.record_item(ItemDropped, hero_id, item)
    yield from rules_things.lose_beyond_mind(scene, hero_id)


def _recipients(scene: Scene, hero_id: str, item: Item, kind: Counted) -> Sequence[str]:
    """HR-EXCESS-GIVE: only scrolls may be handed on at the end, or everything; always to who has room."""
    rules, content = scene.table.house_rules, scene.content
    if kind is not Counted.SCROLLS and rules.excess_gifts == "scrolls":
        return ()
    return [
        other.id
        for other in scene.table.heroes.values()
        if other.id != hero_id
        and other.is_standing
        and limits.has_room(other, scene.entry(item), content, rules)
        and (kind is not Counted.SCROLLS or limits.can_read(other, content))
    ]
