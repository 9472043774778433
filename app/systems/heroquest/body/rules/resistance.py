"""What a tough nature throws against spells and poisons (ch. 1.1), and what it does with poison."""

from collections.abc import Collection, Generator
from typing import Literal

from app.core.dice import Roll
from app.core.events import Event
from app.systems.heroquest.body.events import PoisonPrevented
from app.systems.heroquest.dice import BLACK_SHIELD, COMBAT_DICE, WHITE_SHIELD, Color
from app.systems.heroquest.effects import WardName, WardThrown
from app.systems.heroquest.scene import Scene

WARD_DIE = COMBAT_DICE[Color.WHITE]

# Yields the throw as a fact and returns whether it warded off: `warded = yield from wards_off(…)`.
Warding = Generator[Event, None, bool]


def settle(scene: Scene, hero_id: str, name: WardName, roll: Roll, faces: Collection[str]) -> Warding:
    """Record the throw that counts."""
    warded = roll.count(*faces) > 0
    yield scene.record(WardThrown(hero_id=hero_id, ward=name, roll=roll, warded=warded))
    return warded


def saving_faces(attribute: int, white_from: int, at_height: str) -> Collection[str]:
    """A black shield saves; at the height of the gift a white one does, "white" instead or as well."""
    if attribute < white_from:
        return {BLACK_SHIELD}
    return {WHITE_SHIELD} if at_height == "white" else {WHITE_SHIELD, BLACK_SHIELD}


def constitution_wards_off(scene: Scene, hero_id: str) -> Warding:
    """Whether a poison does nothing to a hero: `warded = yield from constitution.wards_off(scene, hero_id)`.

    Who has the gift may waive the throw; from some body attribute on he may repeat one that failed. Others are not
    asked.
    """
    hero = scene.hero(hero_id)
    ward = scene.hero_class(hero).constitution
    if ward is None or scene.answers.choose("constitution_waive", "throw", "waive") == "waive":
        return False
    faces = saving_faces(hero.body_attribute, ward.white_from, scene.table.house_rules.warding_faces)
    roll = scene.answers.roll("constitution", WARD_DIE, about=hero_id)
    may_repeat = hero.body_attribute >= ward.repeat_from and not roll.count(*faces)
    if may_repeat and scene.answers.choose("constitution_repeat", "keep", "repeat") == "repeat":
        roll = scene.answers.roll_again(roll, "HQ-1.1-KONSTITUTION", WARD_DIE, about=hero_id)
    return (yield from settle(scene, hero_id, "constitution", roll, faces))


def resistance_wards_off(scene: Scene, hero_id: str, source: Literal["mage", "scroll"] = "mage") -> Warding:
    """Whether a spell does nothing to a hero: `warded = yield from resistance.wards_off(scene, hero_id)`.

    Who has the gift must throw; from some mind attribute on he may repeat, whatever fell. Others are not asked.
    HR-DWARF-SCROLL: what comes from a scroll or an artifact is warded off only where the table says so.
    """
    hero = scene.hero(hero_id)
    ward = scene.hero_class(hero).resistance
    if ward is None or (source == "scroll" and scene.table.house_rules.warded_scrolls == "mages_only"):
        return False
    roll = scene.answers.roll("resistance", WARD_DIE, about=hero_id)
    may_repeat = hero.mind_attribute >= ward.repeat_from
    if may_repeat and scene.answers.choose("resistance_repeat", "keep", "repeat") == "repeat":
        roll = scene.answers.roll_again(roll, "HQ-1.1-RESISTENZ", WARD_DIE, about=hero_id)
    faces = saving_faces(hero.mind_attribute, ward.white_from, scene.table.house_rules.warding_faces)
    return (yield from settle(scene, hero_id, "resistance", roll, faces))


def is_harmless(scene: Scene, hero_id: str) -> Warding:
    """HQ-14-GIFT, HQ-1.1-KONSTITUTION: the charm prevents harm by poison, the body of a dwarf may ward it off."""
    for item in scene.hero(hero_id).items:
        if scene.entry(item).prevents_poison and not item.wear.magic_lost:
            yield scene.record_item(PoisonPrevented, hero_id, item)
            return True
    return (yield from constitution_wards_off(scene, hero_id))
