"""Throws that save a monster from harm: one die for each point, a black shield saves it."""

from collections.abc import Generator

from app.core.events import Event
from app.systems.heroquest.bestiary_events import SaveThrown
from app.systems.heroquest.combat_dice import BLACK_SHIELD, Color, kinds
from app.systems.heroquest.rules.scene import Scene

# Yields the throw as a fact and returns the points that remain: `points = yield from throw_save(…)`.
Saving = Generator[Event, None, int]


def throw_save(scene: Scene, monster_id: str, ability: str, points: int) -> Saving:
    """One die in the ability's colour for each point that came through.

    HR-SAVE-BEYOND: also for those beyond the body points the monster has left, unless the table says otherwise.
    """
    monster = scene.monster(monster_id)
    color = scene.content.abilities[ability].color or Color.WHITE
    beyond = scene.table.house_rules.saves_beyond == "every_point"
    endangered = points if beyond else min(points, monster.body_points)
    roll = scene.answers.roll("save", *kinds([color] * endangered), about=monster_id)
    saved = roll.count(BLACK_SHIELD)
    yield scene.record(SaveThrown(monster_id=monster.id, kind=monster.kind, ability=ability, roll=roll, saved=saved))
    return endangered - saved
