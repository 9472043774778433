"""What happens in a fight, and how the table follows."""

from app.core.dice import Roll
from app.core.events import Audience, Event
from app.core.model import like
from app.systems.heroquest.changes import (
    FloorEvent,
    MonsterEvent,
    changed,
    of_monster,
    settled,
    with_heroes,
    with_item,
)
from app.systems.heroquest.dice import Pool
from app.systems.heroquest.equipment.events import laid_down
from app.systems.heroquest.fields import Means
from app.systems.heroquest.registry import also_evolves, changes_nothing, evolves
from app.systems.heroquest.state.dungeon import settling
from app.systems.heroquest.state.figures import Monster, Place
from app.systems.heroquest.state.table import Table


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
    hidden: bool = False
    beside: str | None = None


@evolves(MonsterPlaced)
def _placed(table: Table, event: MonsterPlaced) -> Table:
    monster = like(Monster, event, id=event.monster_id, start_body=event.body, body_points=event.body)
    return changed(table, monsters={**table.monsters, monster.id: monster})


class MonsterRemoved(MonsterEvent, type="monster.removed"):
    """A monster was taken from the board."""


@evolves(MonsterRemoved)
def _removed(table: Table, event: MonsterRemoved) -> Table:
    left = {name: one for name, one in table.monsters.items() if name != event.monster_id}
    return changed(table, monsters=left)


class MonsterWounded(MonsterEvent, type="monster.wounded"):
    """A monster lost body points."""

    points: int


@evolves(MonsterWounded, part=of_monster)
def _wounded(monster: Monster, event: MonsterWounded) -> Monster:
    return changed(monster, body_points=monster.body_points - event.points)


class MonsterSlain(MonsterEvent, type="monster.slain", audience=Audience.ALL):
    """A monster has no body points left; `by` is who took the last one, as far as that is known."""

    by: str | None = None


class EncounterEvent(Event, touches=("{attacker_id}", "{target_id}")):
    """A fact about two figures; the kind is None for a hero."""

    attacker_id: str
    attacker_kind: str | None
    target_id: str
    target_kind: str | None


class StrikeResolved(EncounterEvent, type="strike.resolved"):
    """Somebody was attacked: the dice of both sides with their reasons, what they hit and stopped.

    `points` get through the defence; saves and pushes may still take some of them. `diverted` points struck whoever was
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


@evolves(StrikeResolved)
def _struck(table: Table, event: StrikeResolved) -> Table:
    """Dice change nothing, wounds are facts of their own; a hero's weapon is the one used last from now on."""
    hero = table.heroes.get(event.attacker_id)
    if hero is None or event.weapon_id in (None, hero.last_weapon):
        return table
    return with_heroes(table, changed(hero, last_weapon=event.weapon_id))


@also_evolves(StrikeResolved)
def _attacked(table: Table, event: StrikeResolved) -> Table:
    own = event.attacker_id == table.round.turn and event.means in _ATTACKS
    return settled(table, settling("attack", event.attacker_id)) if own else table


@changes_nothing
class MonstersAttacked(Event, type="monsters.attacked", touches=("{monster_ids}", "{target_id}")):
    """So many monsters of a kind have attacked the same figure; `points` got through its defence altogether."""

    monster_ids: tuple[str, ...]
    kind: str
    number: int
    target_id: str
    target_kind: str | None
    points: int


@changes_nothing
class FigurePushed(EncounterEvent, type="figure.pushed"):
    """Somebody was pushed back one square, and the attacker followed."""


@changes_nothing
class FigurePassed(Event, type="figure.passed", touches=("{mover_id}", "{holder_id}")):
    """Somebody moved across the square of another; the kind is None for a hero."""

    mover_id: str
    mover_kind: str | None
    holder_id: str
    holder_kind: str | None


class WeaponThrown(FloorEvent, type="weapon.thrown"):
    """A weapon left the hand; it is lost, or lies beside the target."""

    target_id: str
    roll: Roll | None
    lost: bool


@evolves(WeaponThrown)
def _weapon_thrown(table: Table, event: WeaponThrown) -> Table:
    lying = laid_down(table, event)
    return changed(lying, on_floor=table.on_floor) if event.lost else lying


class ItemPickedUp(FloorEvent, type="item.picked_up", added_later=frozenset({"wear"})):
    """A thing was taken up from the floor."""

    place: Place
    wear: tuple[str, ...] = ()


@evolves(ItemPickedUp)
def _picked_up(table: Table, event: ItemPickedUp) -> Table:
    item = next(item for item in table.on_floor if item.id == event.item_id)
    taken = with_item(table.heroes[event.hero_id], changed(item, place=event.place))
    return with_heroes(_without_floor(table, event), taken)


class ThingLeftBehind(Event, type="thing.left_behind", touches=("item:{item_id}",)):
    """What lay on the floor and nobody took up again stays in the dungeon for good."""

    item_id: str
    content_id: str


@evolves(ThingLeftBehind)
def _left_behind(table: Table, event: ThingLeftBehind) -> Table:
    return _without_floor(table, event)


def _without_floor(table: Table, event: ItemPickedUp | ThingLeftBehind) -> Table:
    return changed(table, on_floor=tuple(item for item in table.on_floor if item.id != event.item_id))


_ATTACKS = (Means.MELEE, Means.RANGED, Means.THROWN, Means.SWEEP)
