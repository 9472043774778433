"""Which rule decides a wish about the monsters in play."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.core.events import Command, Event
from app.systems.heroquest import monster_commands as do
from app.systems.heroquest.rules.monsters import in_play
from app.systems.heroquest.rules.scene import Scene

# Any because each rule takes exactly the command it is listed under.
MONSTER_RULES: Mapping[type[Command], Callable[[Scene, Any], Iterator[Event]]] = {
    do.RevealMonsters: in_play.reveal_monsters,
    do.HideMonsters: in_play.hide_monsters,
    do.RemoveMonsters: in_play.remove_monsters,
    do.ChangeMonster: in_play.change_monster,
    do.RenameMonster: in_play.rename_monster,
    do.ShowMonsterPoints: in_play.show_monster_points,
}
