"""Searching for treasure, also in furniture (ch. 10.2 and 16)."""

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from typing import NamedTuple

from app.core.dice import D6, number_die
from app.core.errors import RuleViolation, UnknownContent
from app.core.events import Event
from app.systems.heroquest.board.at_table import spot_of
from app.systems.heroquest.body import healing
from app.systems.heroquest.cards.drawing import Deck, take_card, the_deck
from app.systems.heroquest.cards.rules import find_scroll
from app.systems.heroquest.combat import attacks, monsters
from app.systems.heroquest.combat.commands import Attack, PlaceMonster
from app.systems.heroquest.combat.monsters import wound_figure
from app.systems.heroquest.content.exploration import CardSource, Find, TreasureCard, TreasureEffect
from app.systems.heroquest.dice import SKULL
from app.systems.heroquest.equipment.events import GoldGained
from app.systems.heroquest.equipment.rules import hand_over, new_item_id
from app.systems.heroquest.exploration.commands import SearchForTreasure, SearchFurniture
from app.systems.heroquest.exploration.events import (
    AreasExhausted,
    FurnitureSearched,
    PoisonTasted,
    TreasureCardDrawn,
    WanderingMonsterCame,
)
from app.systems.heroquest.exploration.searching import check_quiet
from app.systems.heroquest.positions import FigurePut, free_for_another
from app.systems.heroquest.quest_facts import running_entry
from app.systems.heroquest.registry import rule
from app.systems.heroquest.rounds.events import HeroDelayed
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import furniture_place
from app.systems.heroquest.state.screen import After
from app.systems.heroquest.town import shop
from app.systems.heroquest.traps.kinds import white_dice


class TreasureFinder(NamedTuple):
    """The hero who finds something, and the area; none for a card that was handed out."""

    hero_id: str
    area: str | None = None


BY_HAND = "by_hand"
Handler = Callable[[Scene, Find, TreasureFinder], Iterator[Event]]


@rule(SearchForTreasure)
def search_for_treasure(scene: Scene, command: SearchForTreasure) -> Iterator[Event]:
    """HQ-12: any number of times while no enemy is in sight; a card is always drawn."""
    hero = scene.searching_hero(command.hero_id)
    dungeon = scene.table.dungeon
    if dungeon.all_exhausted or command.area in dungeon.exhausted:
        raise RuleViolation("search.exhausted", field="area", area=command.area)
    check_quiet(scene, command)
    yield from draw_treasure(scene, the_deck(scene, CardSource.TREASURE), TreasureFinder(hero.id, command.area))


def draw_treasure(scene: Scene, deck: Deck, finder: TreasureFinder) -> Iterator[Event]:
    """Yield a treasure card for a hero, and what it does. Raises: RuleViolation when there is none left."""
    drawn = yield from take_card(scene, deck)
    card = scene.content.treasure_cards[drawn.card]
    yield scene.record(
        TreasureCardDrawn(
            hero_id=finder.hero_id,
            area=finder.area or "",
            treasure_card=card.id,
            roll=drawn.roll,
            stays_out=after_drawing(card) is After.OUT,
            deck=deck.id,
        )
    )
    yield from work(scene, card, finder)


def after_drawing(card: TreasureCard) -> After:
    """Finds stay out until the next quest, traps and meetings go back."""
    return After.BACK if card.goes_back else After.OUT


def work(scene: Scene, find: Find, finder: TreasureFinder) -> Iterator[Event]:
    """Carry out what a card or another find does to its finder."""
    yield from HANDLERS[find.effect](scene, find, finder)


def _gold(scene: Scene, card: Find, finder: TreasureFinder) -> Iterator[Event]:
    yield scene.record(GoldGained(hero_id=finder.hero_id, amount=card.gold))


def _scattered_gold(scene: Scene, card: Find, finder: TreasureFinder) -> Iterator[Event]:
    """Gathering it takes a round."""
    roll = scene.answers.roll("scattered_gold", D6)
    yield scene.record(GoldGained(hero_id=finder.hero_id, amount=roll.total * card.gold, roll=roll))
    if card.missed_rounds:
        yield scene.record(HeroDelayed(hero_id=finder.hero_id, rounds=card.missed_rounds))


def _item(scene: Scene, card: Find, finder: TreasureFinder) -> Iterator[Event]:
    assert card.item is not None  # the card was checked when the content was read
    item_id = new_item_id(scene, finder.hero_id, card.item)
    yield from hand_over(scene, finder.hero_id, item_id, card.item)


def _poison(scene: Scene, card: Find, finder: TreasureFinder) -> Iterator[Event]:
    """HQ-1.1-KONSTITUTION, HQ-14-GIFT: if not warded off, a die is thrown; a skull costs the points of the card."""
    if (yield from healing.poison_is_harmless(scene, finder.hero_id)):
        return
    roll = scene.answers.roll("poison_card", *white_dice(1))
    points = card.points * roll.count(SKULL)
    yield scene.record(PoisonTasted(hero_id=finder.hero_id, roll=roll, points=points))
    yield from monsters.lose_to_poison(scene, finder.hero_id, points)


def _wound_finder(scene: Scene, card: Find, finder: TreasureFinder) -> Iterator[Event]:
    """Take the points of the card from the finder."""
    yield from wound_figure(scene, finder.hero_id, card.points)


def _wandering_monster(scene: Scene, _: Find, finder: TreasureFinder) -> Iterator[Event]:
    """HQ-12: the quest's monster stands beside the hero and attacks at once, unless the table puts it up by hand.

    One whose values the quest map has to say, a quest that names none, and a hero with no free square beside him on the
    map are left to the game master.
    """
    yield scene.record(WanderingMonsterCame(hero_id=finder.hero_id))
    kind, beside = _wanderer(scene), free_for_another(scene.table, scene.content, finder.hero_id)
    has_room = bool(beside) or spot_of(scene.table, finder.hero_id) is None
    if kind is None or not has_room:
        return
    if scene.answers.choose("wandering_monster", kind, BY_HAND, about=finder.hero_id) == BY_HAND:
        return
    laid = scene.table.map  # which remembers the size of who has left
    taken = {*scene.table.monsters, *(laid.sizes if laid else ())}
    monster_id = next(name for number in count(1) if (name := f"wanderer-{number}") not in taken)
    yield from monsters.place_monster(scene, PlaceMonster(monster_id=monster_id, kind=kind, beside=finder.hero_id))
    for square in beside[:1]:
        yield scene.record(FigurePut(figure_id=monster_id, square=square))
    yield from attacks.attack(scene, Attack(attacker_id=monster_id, target_id=finder.hero_id))


def _wanderer(scene: Scene) -> str | None:
    """Return the wandering monster of the quest that is played, if all its values are known and it has dice to attack
    with.
    """
    quest = running_entry(scene.table, scene.content)
    entry = scene.content.monsters.get(quest.wandering_monster or "") if quest else None
    return entry.id if entry is not None and entry.is_complete and entry.attack else None


def _nothing(scene: Scene, _: Find, finder: TreasureFinder) -> Iterator[Event]:
    """HQ-12, HR-SEARCH-AGAIN: all that was laid open so far is searched out; what opens later is not, or nor is it."""
    areas = dict.fromkeys((*scene.table.dungeon.revealed, *filter(None, [finder.area])))
    new = tuple(area for area in areas if area not in scene.table.dungeon.exhausted)
    whole_map = scene.table.house_rules.nothing_card == "whole_map"
    yield scene.record(AreasExhausted(areas=new, whole_map=whole_map))


def _scroll(scene: Scene, _: Find, finder: TreasureFinder) -> Iterator[Event]:
    yield from find_scroll(scene, finder.hero_id)


def _announced(scene: Scene, card: Find, _: TreasureFinder) -> Iterator[Event]:
    """Yield a druid, a trader, an ingredient to recognize (HQ-14-FIND): what follows are wishes of their own."""
    if card.visitor is not None:
        yield from shop.come_by(scene, card.visitor)


HANDLERS: Mapping[TreasureEffect, Handler] = {
    TreasureEffect.GOLD: _gold,
    TreasureEffect.SCATTERED_GOLD: _scattered_gold,
    TreasureEffect.ITEM: _item,
    TreasureEffect.POISON: _poison,
    TreasureEffect.HARM: _wound_finder,
    TreasureEffect.WANDERING_MONSTER: _wandering_monster,
    TreasureEffect.NOTHING: _nothing,
    TreasureEffect.ANNOUNCED: _announced,
    TreasureEffect.SCROLL: _scroll,
}


@rule(SearchFurniture)
def search_furniture(scene: Scene, command: SearchFurniture) -> Iterator[Event]:
    """HQ-8.3, HQ-14-FIND: scrolls, ingredients and other things are in the furniture, too. Our own tables let each
    piece be searched once in a quest, in the quiet that every search needs."""
    hero = scene.searching_hero(command.hero_id)
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
    yield from work(scene, find, TreasureFinder(hero.id, command.area))
