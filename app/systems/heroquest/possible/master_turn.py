"""The game master's turn: all monsters one after the other, those alike together, and which of them is next."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from app.systems.heroquest.bestiary.abilities import own_deeds
from app.systems.heroquest.combat.attacks import are_alike
from app.systems.heroquest.rounds.rules import left_in_round
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.figures import Monster
from app.systems.heroquest.state.table import Table

MOST_TOGETHER = 9


@dataclass(frozen=True)
class Unit:
    """Monsters that act at once: one, or up to nine that are alike."""

    monsters: tuple[Monster, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        """Their ids."""
        return tuple(one.id for one in self.monsters)


def units(scene: Scene, monsters: Sequence[Monster], alone: str = "", acted: Collection[str] = ()) -> tuple[Unit, ...]:
    """Group monsters in their order; one with special actions or a name acts alone, and so does `alone`.

    Monsters that have `acted` are not in one unit with those that have not.
    """
    found = list[list[Monster]]()
    for monster in monsters:
        is_plain = not monster.name and not own_deeds(scene, monster) and monster.id != alone
        kin = next((one for one in found if is_plain and _joins(one, monster, alone, acted)), None)
        if kin is None:
            found.append([monster])
        else:
            kin.append(monster)
    return tuple(Unit(tuple(one)) for one in found)


def _joins(kin: Sequence[Monster], monster: Monster, alone: str, acted: Collection[str]) -> bool:
    first = kin[0]
    is_apart = first.name or first.id == alone or (first.id in acted) != (monster.id in acted)
    return not is_apart and are_alike(first, monster) and len(kin) < MOST_TOGETHER


class MasterTurn:
    """The state of the turn: which monsters have moved and acted, and which unit is at hand."""

    def __init__(self, scene: Scene, monsters: Sequence[Monster], wanted: str = "", alone: str = "") -> None:
        """`monsters`: those that still fight. `wanted`: one of the unit that was chosen. `alone`: one that acts apart
        from those like it.
        """
        table = scene.table
        self._begun = table.round.begun
        self._acted = tuple(one for one in self._begun if one in table.round.used)
        self.moved = {one.id for one in monsters if table.has_moved(one.id)}
        self.units = units(scene, monsters, alone, self._acted)
        self.current = self.unit_of(wanted) or self._next_waiting()

    def is_done(self, unit: Unit) -> bool:
        """Return whether all of a unit have acted in this turn."""
        return set(unit.ids) <= set(self._acted)

    def has_moved(self, unit: Unit) -> bool:
        """Return whether all of a unit have moved in this turn."""
        return set(unit.ids) <= self.moved

    def unit_of(self, monster_id: str) -> Unit | None:
        """Return the unit of a monster; None for anybody else."""
        return next((unit for unit in self.units if monster_id in unit.ids), None)

    def _next_waiting(self) -> Unit | None:
        """Return the unit that moved or rolled last and has not acted; otherwise the first open one after the last to
        act.
        """
        begun = next(filter(None, map(self.unit_of, reversed(self._begun))), None)
        if begun is not None and self._waits(begun):
            return begun
        last = next(filter(None, map(self.unit_of, reversed(self._acted))), None)
        after = self.units.index(last) + 1 if last else 0
        return next((unit for unit in (*self.units[after:], *self.units[:after]) if self._waits(unit)), None)

    def _waits(self, unit: Unit) -> bool:
        return not self.is_done(unit) and not unit.monsters[0].hidden

    def at_hand(self) -> str:
        """Return the first monster of the current unit that has not moved, or its first; "" without such a unit."""
        ids = self.current.ids if self.current else ("",)
        return next((one for one in ids if one not in self.moved), ids[0])

    def following(self) -> Unit | None:
        """Return the next open unit after the current one; None when there is none."""
        if self.current is None:
            return None
        place = self.units.index(self.current)
        return next((unit for unit in self.units[place + 1 :] if self._waits(unit)), None)


def ends_round(table: Table) -> bool:
    """Return whether the round ends with the game master's turn: by seats it always does."""
    by_seats = table.house_rules.turn_order == "seats"
    return by_seats or not {*left_in_round(table)} - {GAME_MASTER}
