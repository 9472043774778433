"""HQ-1.1-STAMINA: a tough barbarian may repeat a throw on the faint or death table, and later adds one to it."""

from typing import NamedTuple

from app.core.dice import DieKind, Roll
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Hero


class TableThrow(NamedTuple):
    """A throw on a table: the one that counts, the one it replaced, and what is added."""

    roll: Roll
    first_roll: Roll | None
    bonus: int

    @property
    def number(self) -> int:
        """What to look up; a table counts everything beyond its last row as the last row."""
        return self.roll.total + self.bonus


def throw_on_table(scene: Scene, hero: Hero, purpose: str, die: DieKind) -> TableThrow:
    """HQ-1.1-STAMINA, HQ-18: throw on the faint or death table. The second throw binds."""
    roll = scene.answers.roll(purpose, die, about=hero.id)
    bonus = _bonus(scene, hero)
    if not _may_repeat(scene, hero) or scene.answers.choose("stamina", "keep", "repeat") == "keep":
        return TableThrow(roll, None, bonus)
    return TableThrow(scene.answers.roll(f"{purpose}_again", die, about=hero.id, by="HQ-1.1-STAMINA"), roll, bonus)


def _may_repeat(scene: Scene, hero: Hero) -> bool:
    amounts = scene.content.amounts
    above_nine = scene.table.house_rules.stamina_nine == "above_nine"
    needed = amounts.stamina_repeat + above_nine
    return scene.hero_class(hero).stamina and hero.body_attribute >= needed


def _bonus(scene: Scene, hero: Hero) -> int:
    return int(scene.hero_class(hero).stamina and hero.body_attribute >= scene.content.amounts.stamina_bonus)
