"""HQ-1.1-KONSTITUTION: a dwarf's body wards off poison of every kind."""

from app.systems.heroquest.rules import wards
from app.systems.heroquest.rules.scene import Scene


def wards_off(scene: Scene, hero_id: str) -> wards.Warding:
    """Whether a poison does nothing to a hero: `warded = yield from constitution.wards_off(scene, hero_id)`.

    Who has the gift may waive the throw; from some body attribute on he may repeat one that failed. Others are not
    asked.
    """
    hero = scene.hero(hero_id)
    ward = scene.hero_class(hero).constitution
    if ward is None or scene.answers.choose("constitution_waive", "throw", "waive") == "waive":
        return False
    faces = wards.saving_faces(ward, hero.body_attribute, scene.table.house_rules)
    roll = scene.answers.roll("constitution", wards.WARD_DIE, about=hero_id)
    may_repeat = hero.body_attribute >= ward.repeat_from and roll.faces[0] not in faces
    if may_repeat and scene.answers.choose("constitution_repeat", "keep", "repeat") == "repeat":
        roll = scene.answers.roll_again(roll, "HQ-1.1-KONSTITUTION", wards.WARD_DIE, about=hero_id)
    return (yield from wards.settle(scene, hero_id, "constitution", roll, faces))
