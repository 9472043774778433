"""What everybody at a table is called, for whoever reads."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.core.game_system import Role, Viewer
from app.labels.labels import Labels
from app.systems.heroquest.state.figures import Monster
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.views.board import MonsterView
from app.systems.heroquest.visibility import figure_names, seen_monsters


@dataclass(frozen=True)
class MonsterName:
    """Its own name, otherwise its kind; `number` tells it from the others of its kind, 0 where nothing has to."""

    word: str
    number: int

    @property
    def text(self) -> str:
        """Both together."""
        return f"{self.word} {self.number}" if self.number else self.word


def names_for(viewer: Viewer, table: Table, labels: Labels) -> Mapping[str, str]:
    """What the figures are called that this viewer may see, and heroes who have left."""
    monsters = monster_names(seen_monsters(table, viewer), labels)
    return {**{one: name.text for one, name in monsters.items()}, **figure_names(table, Role.GUEST)}


def monster_names(monsters: Sequence[Monster | MonsterView], labels: Labels) -> Mapping[str, MonsterName]:
    """What these monsters are called among themselves, by their ids."""
    alike = Counter(one.kind for one in monsters)
    return {
        one.id: MonsterName(
            one.name or labels.word("kind", one.kind),
            one.number if not one.name and (one.number > 1 or alike[one.kind] > 1) else 0,
        )
        for one in monsters
    }
