"""HQ-1.1-RESISTENZ: a dwarf's nature wards off spells, friendly ones too. Fire of a magic trap is no spell."""

from typing import Literal

from app.systems.heroquest.rules import wards
from app.systems.heroquest.rules.scene import Scene


def wards_off(scene: Scene, hero_id: str, source: Literal["mage", "scroll"] = "mage") -> wards.Warding:
    """Whether a spell does nothing to a hero: `warded = yield from resistance.wards_off(scene, hero_id)`.

    Who has the gift must throw; from some mind attribute on he may repeat, whatever fell. Others are not asked.
    HR-DWARF-SCROLL: what comes from a scroll or an artifact is warded off only where the table says so.
    """
    hero = scene.hero(hero_id)
    ward = scene.hero_class(hero).resistance
    if ward is None or (source == "scroll" and scene.table.house_rules.warded_scrolls == "mages_only"):
        return False
    roll = scene.answers.roll("resistance", wards.WARD_DIE, about=hero_id)
    may_repeat = hero.mind_attribute >= ward.repeat_from
    if may_repeat and scene.answers.choose("resistance_repeat", "keep", "repeat") == "repeat":
        roll = scene.answers.roll_again(roll, "HQ-1.1-RESISTENZ", wards.WARD_DIE, about=hero_id)
    faces = wards.saving_faces(ward, hero.mind_attribute, scene.table.house_rules)
    return (yield from wards.settle(scene, hero_id, "resistance", roll, faces))
