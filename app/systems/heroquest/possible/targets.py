"""Targets of a figure: whom it can attack with what from where it stands, or what speaks against it."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from pydantic_core import to_json

from app.core.answers import Answers
from app.core.errors import GameError
from app.core.offers import Offer
from app.systems.heroquest.board.facts import ON_BOARD
from app.systems.heroquest.board.measuring import IN_CONTACT, Contact, Sight
from app.systems.heroquest.board.situation import BoardFigure
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.combat.strikes import shields
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.fields import REACH
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition, Hero, wear_words
from app.systems.heroquest.state.table import Table

Means = Literal["melee", "ranged", "thrown"]
_MEANS: tuple[Means, ...] = ("melee", "ranged", "thrown")


class WayToAttack(NamedTuple):
    """With what a figure attacks: a hero's thing, bare hands, or what a monster has by nature."""

    means: Means
    weapon_id: str | None = None
    unarmed: bool = False

    def at(self, attacker_id: str, target_id: str) -> Attack:
        """Return the attack on a target in this way."""
        return Attack(
            attacker_id=attacker_id, target_id=target_id, means=self.means, weapon_id=self.weapon_id,
            unarmed=self.unarmed,
        )  # fmt: skip


def way_of(offer: Offer) -> WayToAttack:
    """Return the way of an offered attack."""
    told = Attack.model_validate_json(to_json(offer.command))
    assert told.means in _MEANS
    return WayToAttack(told.means, told.weapon_id, told.unarmed)


class Aim(NamedTuple):
    """Another figure as it is seen from the one that acts: how far, over what side, and what the line meets."""

    other: BoardFigure
    contact: Contact
    slanted: bool
    away: int
    sight: Sight

    def is_reached_by(self, way: WayToAttack) -> bool:
        """Return whether this is the means for the distance: a blade in contact, everything else from afar."""
        return (way.means == "melee") is (self.contact in IN_CONTACT)


def aim_at(here: Standpoint, target_id: str) -> Aim | None:
    """Return how a figure on the map stands to another; None where the other is not on its board."""
    other = here.other(target_id)
    return None if other is None else Aim(other, *here.contact(other), here.distance(other), here.sight(other))


def ways_to_attack(scene: Scene, attacker_id: str) -> Iterator[WayToAttack]:
    """Yield everything a figure can attack with, each way once, the nearest at hand first; of two daggers one.

    The rules are asked one by one as the caller goes on. Where the others stand does not matter.
    """
    table = scene.table
    alive = (hero.id for hero in table.heroes.values() if hero.condition is not Condition.LOST)
    fighting = (monster.id for monster in table.monsters.values() if monster.is_standing)
    target = next((one for one in (*fighting, *alive) if one != attacker_id), None)
    if target is None or attacker_id not in {*table.heroes, *table.monsters}:
        return
    hero = table.heroes.get(attacker_id)
    said = set[tuple[str, object]]()
    for way, kind in _of_hero(scene, hero) if hero else _of_monster():
        if (way.means, kind) not in said and not _is_refused(scene, way.at(attacker_id, target)):
            said.add((way.means, kind))
            yield way


def _of_hero(scene: Scene, hero: Hero) -> Iterator[tuple[WayToAttack, object]]:
    """Yield each way, and what tells it from others: two things that look alike do the same."""
    for means in _MEANS:
        for item in hero.items:
            if scene.content.items[item.content_id].weapon is not None:
                yield WayToAttack(means, item.id), (item.content_id, wear_words(item.wear), item.note)
    yield WayToAttack("melee", unarmed=True), None


def _of_monster() -> Iterator[tuple[WayToAttack, object]]:
    return ((WayToAttack(means), None) for means in _MEANS[:2])


def _is_refused(scene: Scene, attack: Attack) -> bool:
    """Return whether the figure cannot attack so at all: where both stand is said by the map for each target."""
    anywhere = attack.model_copy(update={"decided": (*ON_BOARD[Attack].fills, REACH)})
    error = refusal(scene.table, anywhere, scene.content)
    return error is not None and error.field in ("means", "weapon_id", "attacker_id")


class Attacks(NamedTuple):
    """The ways to attack one target that the rules let begin; the plainest otherwise, with what they say against it."""

    open: tuple[WayToAttack, ...]
    plainest: WayToAttack
    refusal: GameError | None


def attacks_on(scene: Scene, attacker_id: str, target_id: str, ways: tuple[WayToAttack, ...]) -> Attacks:
    """Return the attacks of a figure on a target: one attack for each means that fits where both stand.

    Without a map every means fits. The plainest is the first one that reaches the target, or a blow if none does.
    """
    here = Standpoint.of(scene.table, attacker_id)
    aim = aim_at(here, target_id) if here else None
    found, plainest, error = dict[str, WayToAttack](), None, None
    for way in ways:
        if way.means in found or (aim is not None and not aim.is_reached_by(way)):
            continue
        refused = refusal(scene.table, way.at(attacker_id, target_id), scene.content)
        if refused is None:
            found[way.means] = way
        elif plainest is None and refused.code != "attack.not_this_way":
            plainest, error = way, refused
    if plainest is None:
        plainest = WayToAttack("melee")
        error = refusal(scene.table, plainest.at(attacker_id, target_id), scene.content)
    return Attacks(tuple(found.values()), plainest, error)


def defends_with(table: Table, content: Content, figure_id: str) -> tuple[str, ...]:
    """Return the faces that defend a figure."""
    return shields(Scene(table, content, Answers()), figure_id)
