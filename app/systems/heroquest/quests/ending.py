"""HQ-5-END: a quest ends, in the order of the book. Smith, shop and oil follow as commands of their own."""

from collections.abc import Iterator, Sequence, Set

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import limits
from app.systems.heroquest.body import wounds
from app.systems.heroquest.body.events import MindPointsRegained
from app.systems.heroquest.combat.events import MonsterRemoved
from app.systems.heroquest.content.items import ItemEntry
from app.systems.heroquest.effects import EffectChanged
from app.systems.heroquest.equipment import carrying
from app.systems.heroquest.equipment.events import ItemDropped, ItemPlaced
from app.systems.heroquest.equipment.rules import lose_beyond_mind
from app.systems.heroquest.exploration import searching
from app.systems.heroquest.limits import Counted, has_mind
from app.systems.heroquest.magic import book
from app.systems.heroquest.quests import beginning, points
from app.systems.heroquest.quests.commands import CloseQuest
from app.systems.heroquest.quests.events import HeroReturned, OilFaded
from app.systems.heroquest.registry import rule
from app.systems.heroquest.rounds import rules as rounds
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition, Hero, Item, Place, wear_words
from app.systems.heroquest.state.table import QuestOutcome
from app.systems.heroquest.town import shop, trades

LATER = "later"
DROP, SELL = "drop", "sell"


@rule(CloseQuest)
def close_quest(scene: Scene, command: CloseQuest) -> Iterator[Event]:
    """HQ-5-END: quest point (7), mind (17) and body, limits (5, 8.3), surplus weapons (6), healer (9, 14).

    Each step is done for all heroes before the next, so that no scroll is handed to a hero who has too many himself.
    """
    heroes = _returning(scene, command.hero_id)
    for hero_id in heroes:
        yield from _return(scene, hero_id, passed=command.outcome is QuestOutcome.PASSED)
    yield from _leave_round(scene, command.outcome)
    standing = [hero_id for hero_id in heroes if scene.hero(hero_id).is_standing]
    for hero_id in standing:
        yield from _keep_limits(scene, hero_id)
    for hero_id in standing:
        yield from _part_with_surplus(scene, hero_id)
        yield from _visit_healer(scene, hero_id)


def _leave_round(scene: Scene, outcome: QuestOutcome) -> Iterator[Event]:
    """Play ends with the last hero who returns: what is on the board is left behind (HQ-4.2)."""
    returned = [hero.id for hero in scene.table.heroes.values() if not hero.on_quest]
    if len(returned) == len(scene.table.heroes):
        for monster in scene.table.monsters.values():
            if monster.is_standing:
                yield scene.record(MonsterRemoved(monster_id=monster.id, kind=monster.kind))
        yield from rounds.stop(scene)
        yield from searching.take_map_away(scene)
        yield from searching.clear(scene)
        yield from beginning.end(scene, outcome)
        yield from shop.depart(scene)
    elif scene.table.round.turn in returned:
        yield from rounds.hand_on(scene)


def _returning(scene: Scene, hero_id: str | None) -> Sequence[str]:
    if hero_id is not None:
        hero = scene.living_hero(hero_id)
        if not hero.on_quest:
            raise RuleViolation("quest.not_running", field="hero_id", hero=hero.name)
        return [hero.id]
    heroes = [hero.id for hero in scene.table.heroes.values() if hero.on_quest]
    if not heroes:
        raise RuleViolation("quest.nobody_returns", field="hero_id")
    return heroes


def _return(scene: Scene, hero_id: str, *, passed: bool) -> Iterator[Event]:
    """End the quest for a hero before the rest is settled, so that the events say whose settlement follows."""
    hero = scene.hero(hero_id)
    survived = hero.condition in (Condition.STANDING, Condition.FAINTED)
    missed = hero.missed_rounds if hero.is_standing else 0
    yield scene.record(HeroReturned(hero_id=hero_id, passed=passed and survived, missed_rounds=missed))
    if hero.condition is Condition.DEAD and scene.table.house_rules.down_at_end == "lost":
        yield from wounds.lose_for_good(scene, hero_id)
    if passed and survived:
        yield from points.award(scene, scene.hero(hero_id))
    if scene.hero(hero_id).condition is not Condition.LOST:
        yield from _regain_mind(scene, hero_id)
    yield from beginning.recover(scene, hero_id)
    yield from book.end(scene, hero_id)
    yield from _end_effects(scene, hero_id)
    yield from _end_oil(scene, hero_id)
    yield from beginning.renew_gifts(scene, hero_id)


def _regain_mind(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-17, HR-MIND-RESTORED: the mind is whole again; a lost one comes back as the elixir would restore it."""
    hero = scene.hero(hero_id)
    target = hero.mind_attribute
    if not has_mind(hero, scene.content) and scene.table.house_rules.restored_mind == "start_value":
        target = hero.start_mind
    if target > hero.mind_points:
        yield scene.record(MindPointsRegained(hero_id=hero_id, points=target - hero.mind_points))


def _end_effects(scene: Scene, hero_id: str) -> Iterator[Event]:
    """Temporary effects end with the quest."""
    for active in scene.hero(hero_id).effects:
        yield scene.record(EffectChanged(figure_id=hero_id, effect=active.effect, change=-active.amount))


def _end_oil(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-15.3-OIL: weapon oil works for one quest."""
    oiled = tuple(item.id for item in scene.hero(hero_id).items if item.wear.oiled)
    if oiled:
        yield scene.record(OilFaded(hero_id=hero_id, item_ids=oiled))


def _keep_limits(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-5, HQ-8.3: the player chooses things to part with until every limit is kept.

    They are dropped, sold or handed to a hero who has room. Of equal things the first is meant.
    """
    rules = scene.table.house_rules
    for limit in limits.all_limits(scene.content):
        while len(counted := limits.counted(scene.hero(hero_id), limit, scene.content, rules)) > limit.most:
            options = {option(item, counted): item for item in reversed(counted)}
            chosen = scene.answers.choose("excess_thing", *reversed(options), about=hero_id)
            yield from _part_with_excess(scene, hero_id, options[chosen], limit.kind)


def option(item: Item, things: Sequence[Item]) -> str:
    """Return how a thing is offered for choice: what it is, and what tells it from others of its kind: its note, its
    wear.
    """
    alike = [one for one in things if (one.content_id, one.note) == (item.content_id, item.note)]
    differ = any(one.wear != item.wear for one in alike)
    return "|".join(filter(None, (item.content_id, item.note, " ".join(wear_words(item.wear)) if differ else "")))


def _part_with_excess(scene: Scene, hero_id: str, item: Item, kind: Counted) -> Iterator[Event]:
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
    yield from lose_beyond_mind(scene, hero_id)


def _recipients(scene: Scene, hero_id: str, item: Item, kind: Counted) -> Sequence[str]:
    """HR-EXCESS-GIVE: at the end only scrolls may be handed on, or everything; always to a hero with room."""
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


def _part_with_surplus(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-6-SURPLUS: a weapon from the pack that finds its place is taken up. For one that finds none the player says
    what makes room: it or another weapon is sold, armour goes into the pack, or it is left for the town, where it
    can be handed on or sold by agreement; a hero cannot set out with it.
    """
    left = set[str]()
    while found := _surplus(scene, scene.hero(hero_id), left):
        options = {option(item, found): item for item in reversed(found)}
        chosen = scene.answers.choose("surplus_weapon", *reversed(options), LATER, about=hero_id)
        if chosen == LATER:
            left.add(found[0].id)
            continue
        item = options[chosen]
        if scene.entry(item).armor is not None:
            yield scene.record_item(ItemPlaced, hero_id, item, place=Place.PACK)
        else:
            yield from shop.sell(scene, hero_id, item, scene.entry(item).price or 0)
    for item in _weapons_in_pack(scene, scene.hero(hero_id)):
        place = carrying.free_place(scene, scene.hero(hero_id), scene.entry(item))
        if place is not Place.PACK:
            yield scene.record_item(ItemPlaced, hero_id, item, place=place)


def _surplus(scene: Scene, hero: Hero, left: Set[str]) -> Sequence[Item]:
    """Return a weapon of the pack that finds no place beside the others, and what could make room for it."""
    for item in _weapons_in_pack(scene, hero):
        entry = scene.entry(item)
        place = carrying.free_place(scene, hero, entry)
        if place is not Place.PACK:
            placed = item.model_copy(update={"place": place})
            hero = hero.model_copy(update={"items": tuple(placed if one is item else one for one in hero.items)})
        elif entry.price is not None and item.id not in left:
            return [item, *_in_the_way(scene, hero, entry)]
    return ()


def _in_the_way(scene: Scene, hero: Hero, wanted: ItemEntry) -> Sequence[Item]:
    """Return the things of which any one alone makes room for a weapon; otherwise those that all have to go."""
    held = [item for item in hero.items if _may_give_way(scene, item)]
    alone = [item for item in held if _has_place(scene, hero, wanted, [item])]
    if alone or not _has_place(scene, hero, wanted, held):
        return alone
    return [item for item in held if not _has_place(scene, hero, wanted, [one for one in held if one is not item])]


def _may_give_way(scene: Scene, item: Item) -> bool:
    entry = scene.entry(item)
    if item.place is Place.PACK or item.wear.broken:
        return False
    return entry.armor is not None or (entry.weapon is not None and entry.price is not None)


def _has_place(scene: Scene, hero: Hero, wanted: ItemEntry, without: Sequence[Item]) -> bool:
    gone = {item.id for item in without}
    rest = hero.model_copy(update={"items": tuple(one for one in hero.items if one.id not in gone)})
    return carrying.free_place(scene, rest, wanted) is not Place.PACK


def _weapons_in_pack(scene: Scene, hero: Hero) -> Sequence[Item]:
    return [
        item
        for item in hero.items
        if item.place is Place.PACK and not item.wear.broken and scene.entry(item).weapon is not None
    ]


def _visit_healer(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-14-INJURY, HR-HEALER-UNPAID: the healer is paid for one injury after the other; what is left stays or ends."""
    price = scene.content.amounts.injury_debt
    while scene.hero(hero_id).injuries and scene.hero(hero_id).gold >= price:
        if scene.answers.choose("healer", "pay", "leave", about=hero_id) == "leave":
            break
        yield from wounds.pay_for_cure(scene, hero_id, "healer")
    yield from wounds.end_unpaid_injuries(scene, hero_id)
