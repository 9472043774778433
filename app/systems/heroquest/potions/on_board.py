"""What the map knows of potions and herbs: whether whoever gets them stands beside."""

from collections.abc import Mapping
from typing import Any

from app.systems.heroquest.board.facts import NOTHING, Fact, Known, Standpoint, on_board
from app.systems.heroquest.potions.commands import DrinkPotion, HealWithHerbs
from app.systems.heroquest.scene import Scene


@on_board(DrinkPotion, HealWithHerbs, fills=("adjacent",))
def given(scene: Scene, told: Mapping[str, Any]) -> Known:
    """HQ-1.1-KRAEUTER: on one of the squares around, with no wall or shut door between."""
    here = Standpoint.of(scene.table, told.get("hero_id"))
    other = here.other(told.get("to_id")) if here else None
    if here is None or other is None:
        return NOTHING
    near = here.touches(other)
    return Known({"adjacent": Fact(near, "next_to_it" if near else "")}, None, "to_id")
