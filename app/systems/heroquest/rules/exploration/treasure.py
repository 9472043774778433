"""Searching for treasure: a card of the deck, and what it does (ch. 12)."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from app.core.dice import D6, DieKind
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import exploration_commands as do
from app.systems.heroquest.content.exploration import TreasureCard, TreasureEffect
from app.systems.heroquest.exploration_events import (
    AreasExhausted,
    PoisonTasted,
    TreasureCardDrawn,
    WanderingMonsterCame,
)
from app.systems.heroquest.hero_events import GoldGained
from app.systems.heroquest.rules import antidote, equipment
from app.systems.heroquest.rules.combat.damage import wound_figure
from app.systems.heroquest.rules.exploration import poison
from app.systems.heroquest.rules.exploration.acting import searching_hero
from app.systems.heroquest.rules.exploration.searching import check_quiet
from app.systems.heroquest.rules.exploration.trap_harm import skulls, white_dice
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.turn_events import HeroDelayed

Handler = Callable[[Scene, TreasureCard, do.SearchForTreasure], Iterator[Event]]


def search_for_treasure(scene: Scene, command: do.SearchForTreasure) -> Iterator[Event]:
    """HQ-12: as often as anybody likes while no enemy is in sight; a card is always drawn."""
    hero = searching_hero(scene, command.hero_id)
    check_quiet(command)
    dungeon = scene.table.dungeon
    if dungeon.all_exhausted or command.area in dungeon.exhausted:
        raise RuleViolation("search.exhausted", field="area", area=command.area)
    roll = scene.answers.roll("treasure_card", _deck(scene))
    card = scene.content.treasure_cards[roll.faces[0]]
    yield scene.record(
        TreasureCardDrawn(
            hero_id=hero.id, area=command.area, treasure_card=card.id, roll=roll, stays_out=not card.goes_back
        )
    )
    yield from HANDLERS[card.effect](scene, card, command)


def cards_left(scene: Scene) -> Sequence[str]:
    """The deck as it is: every card so often as copies of it are left."""
    out = scene.table.dungeon.treasure_out
    return [
        card.id
        for card in scene.content.treasure_cards.values()
        for _ in range(card.copies - out.count(card.id))
    ]  # fmt: skip


def _deck(scene: Scene) -> DieKind:
    """The deck as a die with a face for every card: drawing is a throw, by hand or by the app."""
    cards = cards_left(scene)
    if not cards:
        raise RuleViolation("treasure.no_cards_left")
    return DieKind(id="treasure_deck", faces=tuple(cards))


def _gold(scene: Scene, card: TreasureCard, command: do.SearchForTreasure) -> Iterator[Event]:
    yield scene.record(GoldGained(hero_id=command.hero_id, amount=card.gold))


def _scattered_gold(scene: Scene, card: TreasureCard, command: do.SearchForTreasure) -> Iterator[Event]:
    """Gathering it takes a round."""
    roll = scene.answers.roll("scattered_gold", D6)
    yield scene.record(GoldGained(hero_id=command.hero_id, amount=roll.total * card.gold))
    yield scene.record(HeroDelayed(hero_id=command.hero_id, rounds=card.missed_rounds))


def _item(scene: Scene, card: TreasureCard, command: do.SearchForTreasure) -> Iterator[Event]:
    assert card.item is not None  # the card was checked when the content was read
    item_id = equipment.new_item_id(scene, command.hero_id, card.item)
    yield from equipment.hand_over(scene, command.hero_id, item_id, card.item)


def _poison(scene: Scene, card: TreasureCard, command: do.SearchForTreasure) -> Iterator[Event]:
    """HQ-1.1-KONSTITUTION, HQ-14-GIFT: who does not ward it off throws a die; a skull is the card's harm."""
    if (yield from antidote.is_harmless(scene, command.hero_id)):
        return
    roll = scene.answers.roll("poison_card", *white_dice(1))
    points = card.points * skulls(roll)
    yield scene.record(PoisonTasted(hero_id=command.hero_id, roll=roll, points=points))
    yield from poison.lose_to_poison(scene, command.hero_id, points)


def _harm(scene: Scene, card: TreasureCard, command: do.SearchForTreasure) -> Iterator[Event]:
    yield from wound_figure(scene, command.hero_id, card.points)


def _wandering_monster(scene: Scene, _: TreasureCard, command: do.SearchForTreasure) -> Iterator[Event]:
    """Which one it is stands in the quest: the game master puts it beside the hero, and it attacks at once."""
    yield scene.record(WanderingMonsterCame(hero_id=command.hero_id))


def _nothing(scene: Scene, _: TreasureCard, command: do.SearchForTreasure) -> Iterator[Event]:
    """HQ-12, HR-SEARCH-AGAIN: all that was laid open so far is searched out; what opens later is not, or nor is it."""
    areas = dict.fromkeys((*scene.table.dungeon.revealed, command.area))
    new = tuple(area for area in areas if area not in scene.table.dungeon.exhausted)
    whole_map = scene.table.house_rules.nothing_card == "whole_map"
    yield scene.record(AreasExhausted(areas=new, whole_map=whole_map))


def _announced(_scene: Scene, _card: TreasureCard, _command: do.SearchForTreasure) -> Iterator[Event]:
    """A druid, a trader, an ingredient to recognize (HQ-14-FIND): what follows are wishes of their own."""
    yield from ()


HANDLERS: Mapping[TreasureEffect, Handler] = {
    TreasureEffect.GOLD: _gold,
    TreasureEffect.SCATTERED_GOLD: _scattered_gold,
    TreasureEffect.ITEM: _item,
    TreasureEffect.POISON: _poison,
    TreasureEffect.HARM: _harm,
    TreasureEffect.WANDERING_MONSTER: _wandering_monster,
    TreasureEffect.NOTHING: _nothing,
    TreasureEffect.ANNOUNCED: _announced,
}
