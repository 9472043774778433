"""Who sits at the table and where (ch. 1)."""

from collections.abc import Iterator

from app.core.errors import RuleViolation, UnknownContent
from app.core.events import Event
from app.systems.heroquest import commands as do
from app.systems.heroquest.content.models import Content, HeroClass
from app.systems.heroquest.hero_events import (
    HeroDismissed,
    HeroRenamed,
    HeroReseated,
    HeroSeated,
    MagicOrderChosen,
    SpellSetGained,
)
from app.systems.heroquest.rules import equipment
from app.systems.heroquest.rules.round import play
from app.systems.heroquest.rules.scene import Scene


def seat_hero(scene: Scene, command: do.SeatHero) -> Iterator[Event]:
    """HQ-1: a new hero with the values and the equipment of the class; a battle mage chooses an order."""
    hero_id = command.hero_id
    hero_class = scene.content.classes.get(command.hero_class)
    if hero_class is None:
        raise UnknownContent("hero_class.unknown", field="hero_class", hero_class=command.hero_class)
    if hero_id in scene.table.heroes or hero_id in scene.table.resting:
        raise RuleViolation("hero.already_seated", field="hero_id", hero=hero_id)
    order = _choose_order(scene, hero_class)
    yield scene.record(
        HeroSeated(
            hero_id=hero_id,
            name=command.name,
            player=command.player,
            hero_class=hero_class.id,
            start_body=hero_class.body,
            start_mind=hero_class.mind,
        )
    )
    for content_id in hero_class.equipment:
        yield from equipment.hand_over(scene, hero_id, f"{hero_id}.{content_id}", content_id)
    if order is not None:
        yield scene.record(MagicOrderChosen(hero_id=hero_id, magic_order=order))
        yield scene.record(SpellSetGained(hero_id=hero_id, lore=lore_of(scene.content, order), permanent=True))


def dismiss_hero(scene: Scene, command: do.DismissHero) -> Iterator[Event]:
    """Take a hero from the table; was it his turn, the next one's begins."""
    hero, was_on_turn = scene.hero(command.hero_id), scene.table.round.turn == command.hero_id
    yield scene.record(HeroDismissed(hero_id=hero.id, name=hero.name))
    if was_on_turn:
        yield from play.hand_on(scene)


def rename_hero(scene: Scene, command: do.RenameHero) -> Iterator[Event]:
    """Correct the names."""
    hero = scene.hero(command.hero_id)
    yield scene.record(HeroRenamed(hero_id=hero.id, name=command.name, player=command.player))


def move_seat(scene: Scene, command: do.MoveSeat) -> Iterator[Event]:
    """Seats count clockwise from the game master's left; beyond the last one is the last one."""
    hero = scene.hero(command.hero_id)
    yield scene.record(HeroReseated(hero_id=hero.id, seat=min(command.seat, len(scene.table.heroes))))


def lore_of(content: Content, order: str) -> str:
    """HQ-1.1-KAMPFMAGIER: the lore a magic order teaches."""
    return next(lore.id for lore in content.lores.values() if lore.order == order)


def _choose_order(scene: Scene, hero_class: HeroClass) -> str | None:
    if not hero_class.orders:
        return None
    return scene.answers.choose("magic_order", *(scene.content.lores[lore].order for lore in hero_class.lores))
