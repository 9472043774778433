"""Which rule decides a wish about the way through the dungeon."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.core.events import Command, Event
from app.systems.heroquest import exploration_commands as do
from app.systems.heroquest.rules.exploration import (
    areas,
    chests,
    fate,
    firestorm,
    movement,
    searching,
    traps,
    treasure,
    turns,
)
from app.systems.heroquest.rules.scene import Scene

# Any because each rule takes exactly the command it is listed under.
EXPLORATION_RULES: Mapping[type[Command], Callable[[Scene, Any], Iterator[Event]]] = {
    do.ClearBoard: areas.clear_board,
    do.RevealArea: areas.reveal_area,
    do.DrawTurnOrder: turns.draw_turn_order,
    do.MissRound: turns.miss_round,
    do.MoveRoll: movement.move_roll,
    do.SearchForTraps: searching.search_for_traps,
    do.SearchForTreasure: treasure.search_for_treasure,
    do.SpringTrap: traps.spring_trap,
    do.DisarmTrap: traps.disarm_trap,
    do.JumpTrap: traps.jump_trap,
    do.ClimbOut: traps.climb_out,
    do.ExplodeFirestorm: firestorm.explode_firestorm,
    do.DisarmChest: chests.disarm_chest,
    do.OpenChest: chests.open_chest,
    do.RollFate: fate.roll_fate,
}
