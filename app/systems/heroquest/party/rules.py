"""Heroes are seated, moved, set aside and recalled."""

from collections.abc import Iterator

from app.core.errors import InvalidValue, RuleViolation, UnknownContent, UnknownSubject
from app.core.events import Event
from app.core.model import like
from app.core.names import look
from app.systems.heroquest.content.models import Content, HeroClass
from app.systems.heroquest.equipment.rules import hand_over
from app.systems.heroquest.party.commands import DismissHero, MoveSeat, RecallHero, RenameHero, SeatHero, SetHeroAside
from app.systems.heroquest.party.events import (
    HeroDismissed,
    HeroRecalled,
    HeroRenamed,
    HeroReseated,
    HeroSeated,
    HeroSetAside,
)
from app.systems.heroquest.party.names import check_name
from app.systems.heroquest.registry import rule
from app.systems.heroquest.rounds import rules as rounds
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.spell_sets import MagicOrderChosen, SpellSetGained
from app.systems.heroquest.state.figures import Condition
from app.systems.heroquest.state.table import Standing


@rule(SeatHero)
def seat_hero(scene: Scene, command: SeatHero) -> Iterator[Event]:
    """HQ-1: a new hero with the values and the equipment of the class; a battle mage chooses an order."""
    hero_id = command.hero_id
    hero_class = class_named(scene.content, command.hero_class, "hero_class")
    if hero_id in scene.table.heroes or hero_id in scene.table.resting:
        raise RuleViolation("hero.already_seated", field="hero_id", hero=hero_id)
    check_name(scene, hero_id, command.name)
    order = _choose_order(scene, hero_class)
    yield scene.record(like(HeroSeated, command, start_body=hero_class.body, start_mind=hero_class.mind))
    for content_id in hero_class.equipment:
        yield from hand_over(scene, hero_id, f"{hero_id}.{content_id}", content_id)
    if order is not None:
        yield scene.record(MagicOrderChosen(hero_id=hero_id, magic_order=order))
        yield scene.record(SpellSetGained(hero_id=hero_id, lore=lore_of(scene.content, order), permanent=True))


@rule(DismissHero)
def dismiss_hero(scene: Scene, command: DismissHero) -> Iterator[Event]:
    """Take a hero from the table; was it his turn, the next one's begins."""
    hero, was_on_turn = scene.hero(command.hero_id), scene.table.round.turn == command.hero_id
    yield scene.record(HeroDismissed(hero_id=hero.id, name=hero.name))
    if was_on_turn:
        yield from rounds.hand_on(scene)


@rule(RenameHero)
def rename_hero(scene: Scene, command: RenameHero) -> Iterator[Event]:
    """Correct the names; a hero who has had the name of another since before that was refused may keep it."""
    hero = scene.hero(command.hero_id)
    if look(command.name) != look(hero.name):
        check_name(scene, hero.id, command.name)
    yield scene.record(HeroRenamed(hero_id=hero.id, name=command.name, player=command.player))


@rule(MoveSeat)
def move_seat(scene: Scene, command: MoveSeat) -> Iterator[Event]:
    """Seats count clockwise from the game master's left; beyond the last one is the last one."""
    hero = scene.hero(command.hero_id)
    yield scene.record(HeroReseated(hero_id=hero.id, seat=min(command.seat, len(scene.table.heroes))))


def class_named(content: Content, name: str, field: str) -> HeroClass:
    """Return the class of this name. Raises: UnknownContent."""
    hero_class = content.classes.get(name)
    if hero_class is None:
        raise UnknownContent("hero_class.unknown", field=field, hero_class=name)
    return hero_class


def check_order(content: Content, hero_class: HeroClass, order: str | None, field: str) -> None:
    """HQ-1.1-KAMPFMAGIER: a battle mage has a magic order, one of the class's; others have none.

    Raises: InvalidValue, UnknownContent.
    """
    orders = {content.lores[lore].order for lore in hero_class.lores} if hero_class.orders else set()
    if order is None and orders:
        raise InvalidValue("magic_order.missing", field=field)
    if order is not None and order not in orders:
        raise UnknownContent("magic_order.not_open", field=field, magic_order=order)


def lore_of(content: Content, order: str) -> str:
    """HQ-1.1-KAMPFMAGIER: the lore a magic order teaches."""
    return next(lore.id for lore in content.lores.values() if lore.order == order)


def _choose_order(scene: Scene, hero_class: HeroClass) -> str | None:
    if not hero_class.orders:
        return None
    return scene.answers.choose("magic_order", *(scene.content.lores[lore].order for lore in hero_class.lores))


@rule(SetHeroAside)
def set_hero_aside(scene: Scene, command: SetHeroAside) -> Iterator[Event]:
    """Keep a passport away from the table. A hero finishes his quest first; only one lost for good is buried."""
    hero = scene.hero(command.hero_id)
    if hero.on_quest:
        raise RuleViolation("life.on_quest", field="hero_id", hero=hero.name)
    if (hero.condition is Condition.LOST) is not (command.standing is Standing.DEAD):
        code = "life.is_dead" if hero.condition is Condition.LOST else "life.not_dead"
        raise RuleViolation(code, field="standing", hero=hero.name)
    yield scene.record(HeroSetAside(hero_id=hero.id, name=hero.name, standing=command.standing))


@rule(RecallHero)
def recall_hero(scene: Scene, command: RecallHero) -> Iterator[Event]:
    """Back to the table, as the passport was put away. Raises: UnknownSubject, RuleViolation."""
    resting = scene.table.resting.get(command.hero_id)
    if resting is None:
        raise UnknownSubject("hero.unknown", field="hero_id", hero=command.hero_id)
    yield scene.record(HeroRecalled(hero_id=command.hero_id, name=resting.hero.name))
