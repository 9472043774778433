"""Events of a fight, and how the table follows."""

from operator import not_
from typing import Annotated

from pydantic import Field

from app.core.dice import Roll
from app.core.events import Audience, Event
from app.core.model import like
from app.systems.heroquest.changes import (
    FloorEvent,
    MonsterEvent,
    changed,
    settled,
    with_heroes,
    with_item,
)
from app.systems.heroquest.dice import Pool
from app.systems.heroquest.equipment.events import ThingLeft
from app.systems.heroquest.fields import Means
from app.systems.heroquest.state.dungeon import settling
from app.systems.heroquest.state.figures import Monster, Place
from app.systems.heroquest.state.table import PointsShown, Slain, Table


class MonsterPlaced(MonsterEvent, type="monster.placed"):
    """A monster came onto the board."""

    name: str
    attack: int
    defence: int
    body: int
    mind: int | None
    movement: int | None = None
    further_attacks: tuple[int, ...] = ()
    abilities: tuple[str, ...] = ()
    blue_defence: bool = False
    number: int = 0
    veil: int = 0
    hidden: bool = False
    beside: str | None = None

    def evolve(self, table: Table) -> Table:
        monster = like(Monster, self, id=self.monster_id, start_body=self.body, body_points=self.body)
        return changed(table, monsters={**table.monsters, monster.id: monster})


class MonsterRemoved(MonsterEvent, type="monster.removed", cites=()):
    """A monster was taken from the board."""

    def evolve(self, table: Table) -> Table:
        left = {name: one for name, one in table.monsters.items() if name != self.monster_id}
        return changed(table, monsters=left)


class MonsterWounded(MonsterEvent, type="monster.wounded"):
    """A monster lost body points."""

    points: int

    def evolve_monster(self, monster: Monster) -> Monster:
        return changed(monster, body_points=monster.body_points - self.points)


class MonsterSlain(MonsterEvent, type="monster.slain", audience=Audience.ALL):
    """A monster has no body points left; `by` is who took the last one, as far as that is known."""

    by: str | None = None

    def is_foretold(self, table: Table) -> bool:
        """Return no: typed dice would tell how many points a monster has left, where these are not shown exactly."""
        return table.monster_points is PointsShown.EXACT

    def evolve(self, table: Table) -> Table:
        """Return the table with one more in the tally; its rows are sorted, so that equal tallies are equal bytes."""
        rows = {(row.kind, row.by or "", row.secret): row for row in table.slain}
        place = self.kind, self.by or "", self.secret
        number = rows[place].number + 1 if place in rows else 1
        rows[place] = Slain(kind=self.kind, by=self.by, secret=self.secret, number=number)
        return changed(table, slain=tuple(rows[one] for one in sorted(rows)))


class EncounterEvent(Event, touches=("{attacker_id}", "{target_id}")):
    """A fact about two figures; the kind is None for a hero."""

    attacker_id: str
    attacker_kind: str | None
    target_id: str
    target_kind: str | None


class StrikeResolved(EncounterEvent, type="strike.resolved"):
    """Somebody was attacked: the dice of both sides with their reasons, what they hit and stopped.

    `points` get through the defence; saves and pushes may still take some of them. `diverted` points struck the figure
    next in the path of an indirect shot.
    """

    means: Means
    attack: Pool
    attack_roll: Roll
    defence: Pool
    defence_roll: Roll | None
    hits: int
    blocks: int
    diverted: int = 0
    points: int
    weapon_id: str | None = None  # the hero's thing; None: bare hands, or a monster

    def evolve(self, table: Table) -> Table:
        """Dice change nothing, wounds are facts of their own; a hero's weapon is the one used last from now on, and an
        attack in the attacker's turn is noted.
        """
        hero = table.heroes.get(self.attacker_id)
        if hero is not None and self.weapon_id not in (None, hero.last_weapon):
            table = with_heroes(table, changed(hero, last_weapon=self.weapon_id))
        own = self.attacker_id == table.round.turn and self.means in _ATTACKS
        return settled(table, settling("attack", self.attacker_id)) if own else table


class MonstersAttacked(Event, type="monsters.attacked", touches=("{monster_ids}", "{target_id}"), changes_nothing=True):
    """So many monsters of a kind have attacked the same figure; `points` got through its defence altogether."""

    monster_ids: tuple[str, ...]
    kind: str
    number: int
    target_id: str
    target_kind: str | None
    points: int


class FigurePushed(EncounterEvent, type="figure.pushed", changes_nothing=True):
    """Somebody was pushed back one square, and the attacker followed. `by_hand`: a map lies, but it does not say where
    to, so the people move the figures.
    """

    by_hand: Annotated[bool, Field(exclude_if=not_)] = False


class FigurePassed(Event, type="figure.passed", touches=("{mover_id}", "{holder_id}"), changes_nothing=True, cites=()):
    """Somebody moved across the square of another; the kind is None for a hero."""

    mover_id: str
    mover_kind: str | None
    holder_id: str
    holder_kind: str | None


class WeaponThrown(ThingLeft, type="weapon.thrown"):
    """A weapon left the hand; it is lost, or lies beside the target."""

    target_id: str
    roll: Roll | None
    lost: bool

    def evolve(self, table: Table) -> Table:
        lying = super().evolve(table)
        return changed(lying, on_floor=table.on_floor) if self.lost else lying


class ItemPickedUp(FloorEvent, type="item.picked_up", added_later=frozenset({"wear"})):
    """A thing was taken up from the floor."""

    place: Place
    wear: tuple[str, ...] = ()

    def evolve(self, table: Table) -> Table:
        item = next(item for item in table.on_floor if item.id == self.item_id)
        taken = with_item(table.heroes[self.hero_id], changed(item, place=self.place))
        return with_heroes(_without_floor(table, self), taken)


class ThingLeftBehind(Event, type="thing.left_behind", touches=("item:{item_id}",)):
    """Loss of a thing that stayed on the floor of the dungeon for good."""

    item_id: str
    content_id: str

    def evolve(self, table: Table) -> Table:
        return _without_floor(table, self)


def _without_floor(table: Table, event: ItemPickedUp | ThingLeftBehind) -> Table:
    return changed(table, on_floor=tuple(item for item in table.on_floor if item.id != event.item_id))


_ATTACKS = (Means.MELEE, Means.RANGED, Means.THROWN, Means.SWEEP)
