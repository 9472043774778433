"""HQ-19-IMMUN: some monsters cannot be influenced."""

from app.systems.heroquest.rules.bestiary.having import has
from app.systems.heroquest.rules.scene import Scene

ABILITY = "immune"


def is_immune(scene: Scene, figure_id: str) -> bool:
    """HQ-19-IMMUN: whether spells and scrolls that influence (storm, sleep and the like) do nothing to a figure."""
    monster = scene.table.monsters.get(figure_id)
    return monster is not None and has(scene, monster, ABILITY)
