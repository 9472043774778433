"""Monsters are placed, wounded, slain and taken away (ch. 19); points that anything takes from a figure."""

from collections.abc import Iterator
from typing import Literal

from app.core.errors import InvalidValue, RuleViolation, UnknownContent, UnknownSubject
from app.core.events import Event
from app.core.model import like
from app.systems.heroquest.body import wounds
from app.systems.heroquest.combat import strikes
from app.systems.heroquest.combat.commands import PlaceMonster, RemoveMonster, WoundMonster
from app.systems.heroquest.combat.events import MonsterPlaced, MonsterRemoved, MonsterSlain, MonsterWounded
from app.systems.heroquest.content.monsters import MonsterEntry
from app.systems.heroquest.effects import EffectChanged
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect


@rule(PlaceMonster)
def place_monster(scene: Scene, command: PlaceMonster) -> Iterator[Event]:
    """Put monsters on the board; values that the book leaves to the quest map are required. Numbers of a kind go on.

    HQ-15.6: a boss may defend with blue dice.
    """
    entry = scene.content.monsters.get(command.kind)
    if entry is None:
        raise UnknownContent("monster.kind_unknown", field="kind", kind=command.kind)
    if command.beside is not None:
        scene.hero(command.beside)
    for monster_id in command.ids:
        if monster_id in scene.table.monsters or monster_id in scene.table.heroes:
            raise RuleViolation("monster.there_already", field="monster_id", monster=monster_id)
    for monster_id in command.ids:
        yield scene.record(_placed(scene, command, entry, monster_id))


def _placed(scene: Scene, command: PlaceMonster, entry: MonsterEntry, monster_id: str) -> MonsterPlaced:
    return like(
        MonsterPlaced,
        command,
        monster_id=monster_id,
        kind=entry.id,
        **{name: _value(name, getattr(command, name), getattr(entry, name)) for name in ("attack", "defence", "body")},
        mind=None if entry.mindless else _value("mind", command.mind, entry.mind),
        further_attacks=further_attacks(command.further_attacks, entry),
        abilities=given_abilities(scene, command.abilities, entry),
        number=0 if command.hidden else next_number(scene, entry.id),
        veil=next_number(scene, entry.id, "veil") if command.hidden else 0,
    )


def next_number(scene: Scene, kind: str, series: Literal["number", "veil"] = "number") -> int:
    """Return the next number of a kind: players count what they have seen, hidden ones are counted apart."""
    return 1 + max((getattr(one, series) for one in scene.table.monsters.values() if one.kind == kind), default=0)


def _value(field: str, given: int | None, of_book: int | None) -> int:
    if given is not None:
        return given
    if of_book is None:
        raise InvalidValue("monster.value_of_quest", field=field)
    return of_book


def further_attacks(given: tuple[int, ...], entry: MonsterEntry) -> tuple[int, ...]:
    """As many as the book names, no more and no fewer. Raises: InvalidValue."""
    if len(given) == len(entry.further_attacks):
        return given
    if not entry.further_attacks:
        raise InvalidValue("monster.no_further_attacks", field="further_attacks", kind=entry.id)
    expected = len(entry.further_attacks)
    raise InvalidValue("monster.further_attacks", field="further_attacks", kind=entry.id, expected=expected)


def given_abilities(scene: Scene, given: tuple[str, ...], entry: MonsterEntry) -> tuple[str, ...]:
    """HQ-3.2-SPEER: what the quest arms it with, as far as its kind is not able to do so anyway.

    Raises: UnknownContent.
    """
    for ability in given:
        if ability not in scene.content.abilities:
            raise UnknownContent("monster.ability_unknown", field="abilities", ability=ability)
    return tuple(sorted(set(given) - set(entry.abilities)))


@rule(RemoveMonster)
def remove_monster(scene: Scene, command: RemoveMonster) -> Iterator[Event]:
    """Take a monster from the board."""
    monster = scene.monster(command.monster_id)
    yield scene.record(MonsterRemoved(monster_id=monster.id, kind=monster.kind))


@rule(WoundMonster)
def wound_monster(scene: Scene, command: WoundMonster) -> Iterator[Event]:
    """Take body points from a monster. Raises: UnknownSubject."""
    if command.by is not None and command.by not in {*scene.table.heroes, *scene.table.monsters}:
        raise UnknownSubject("figure.unknown", field="by", figure=command.by)
    yield from wound(scene, command.monster_id, command.points, command.by)


def wound(scene: Scene, monster_id: str, points: int, by: str | None = None) -> Iterator[Event]:
    """Wound a monster by no more than it has; without body points it is slain; `by` is the figure that struck it."""
    monster = scene.standing_monster(monster_id)
    lost = min(points, monster.body_points)
    yield scene.record(MonsterWounded(monster_id=monster.id, kind=monster.kind, points=lost))
    if lost == monster.body_points:
        yield scene.record(MonsterSlain(monster_id=monster.id, kind=monster.kind, by=by))
        yield from strikes.slain(scene, monster.id)


def wound_figure(scene: Scene, figure_id: str, points: int, by: str | None = None) -> Iterator[Event]:
    """Take body points from a hero or a monster, with all that follows; no points, nothing happens.

    `by` is the figure that did it, if one did.

    Raises: UnknownSubject, RuleViolation when it is dead for good or slain.
    """
    if points <= 0:
        return
    if figure_id in scene.table.heroes:
        yield from wounds.wound(scene, figure_id, points)
    else:
        yield from wound(scene, scene.figure(figure_id).id, points, by)


def lose_to_poison(scene: Scene, hero_id: str, points: int) -> Iterator[Event]:
    """HQ-14-GIFT: body points lost to poison are noted, so that the antidote can give them back."""
    if points:
        yield scene.record(EffectChanged(figure_id=hero_id, effect=Effect.POISON, change=points))
        yield from wound_figure(scene, hero_id, points)
