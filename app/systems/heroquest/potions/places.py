"""Knowledge of the map about potions and herbs: who is within reach or in sight, and whether a bench is in the room."""

from collections.abc import Mapping
from typing import Any

from app.systems.heroquest.board.facts import NOTHING, Fact, Known, on_board
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.combat.between_figures import known_of_sight
from app.systems.heroquest.potions.commands import BrewPotion, DrinkPotion, HealWithHerbs, ThrowPotion
from app.systems.heroquest.scene import Scene


@on_board(DrinkPotion, HealWithHerbs, by="hero_id", fills=("adjacent",))
def known_of_giving(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-1.1-KRAEUTER: on one of the squares around, with no wall or shut door between."""
    other = here.other(told.get("to_id"))
    if other is None:
        return NOTHING
    near = here.touches(other)
    return Known({"adjacent": Fact(near, "next_to_it" if near else "")}, "to_id")


@on_board(ThrowPotion, by="hero_id")
def known_of_throwing(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-14-BREW: it is thrown at what the hero sees."""
    return known_of_sight(here, told.get("monster_id"), "monster_id")


BENCH = "alchemists_bench"


@on_board(BrewPotion, by="hero_id", fills=("at_bench",))
def known_of_brewing(_: Scene, here: Standpoint, __: Mapping[str, Any]) -> Known:
    """HQ-14-BREW: whether a bench stands in the room."""
    bench = bool(here.here("furniture", BENCH))
    return Known({"at_bench": Fact(bench, "bench_here" if bench else "no_bench_here")}, "hero_id")
