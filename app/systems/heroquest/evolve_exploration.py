"""The table after a fact about the board or a turn."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from app.core.events import Event
from app.systems.heroquest import exploration_events as on
from app.systems.heroquest import turn_events as turn
from app.systems.heroquest.dungeon import Dungeon, Firestorm, Pit, TrapMarker, furniture_place
from app.systems.heroquest.evolve_decks import board_cleared, fate_drawn, treasure_drawn
from app.systems.heroquest.state import Hero, Table

T = TypeVar("T")


def _cleared(table: Table, event: on.BoardCleared) -> Table:
    """The slain go with the tally of them; whoever stands may have been put up for the quest to come."""
    standing = {monster.id: monster for monster in table.monsters.values() if monster.is_standing}
    return board_cleared(table.model_copy(update={"dungeon": Dungeon(), "slain": (), "monsters": standing}), event)


def _area_revealed(dungeon: Dungeon, event: on.AreaRevealed) -> Dungeon:
    return _changed(dungeon, revealed=_with(dungeon.revealed, event.area))


def _area_sought(dungeon: Dungeon, event: on.TrapsSought) -> Dungeon:
    """Where somebody stands and searches, it lies open, whether or not anybody said so before."""
    return _changed(dungeon, revealed=_with(dungeon.revealed, event.area))


def _treasure_drawn(table: Table, event: on.TreasureCardDrawn) -> Table:
    dungeon = table.dungeon
    if event.area:
        dungeon = _changed(dungeon, revealed=_with(dungeon.revealed, event.area))
    return treasure_drawn(table.model_copy(update={"dungeon": dungeon}), event)


def _areas_exhausted(dungeon: Dungeon, event: on.AreasExhausted) -> Dungeon:
    exhausted = _with(dungeon.exhausted, *event.areas)
    return _changed(dungeon, exhausted=exhausted, all_exhausted=dungeon.all_exhausted or event.whole_map)


def _trap_marked(dungeon: Dungeon, event: on.TrapMarked) -> Dungeon:
    return _changed(
        dungeon, trap_markers=_with(dungeon.trap_markers, TrapMarker(square=event.square, area=event.area))
    )  # fmt: skip


def _marker_gone(dungeon: Dungeon, event: on.TrapSprung | on.TrapDisarmed) -> Dungeon:
    left = tuple(marker for marker in dungeon.trap_markers if marker.square != event.square)
    return _changed(dungeon, trap_markers=left)


def _pit_opened(dungeon: Dungeon, event: on.PitOpened) -> Dungeon:
    pit = Pit(trap=event.trap, square=event.square, area=event.area, figure_id=event.figure_id)
    return _changed(dungeon, pits=_with(dungeon.pits, pit))


def _square_blocked(dungeon: Dungeon, event: on.SquareBlocked) -> Dungeon:
    return _changed(dungeon, blocked=_with(dungeon.blocked, event.square))


def _kindled(dungeon: Dungeon, event: on.FirestormKindled) -> Dungeon:
    return _changed(dungeon, firestorms=_with(dungeon.firestorms, Firestorm(trap=event.trap, area=event.area)))


def _exploded(dungeon: Dungeon, event: on.FirestormExploded) -> Dungeon:
    return _changed(dungeon, firestorms=tuple(fire for fire in dungeon.firestorms if fire.area != event.area))


def _chest_safe(dungeon: Dungeon, event: on.ChestDisarmed | on.ChestSprung) -> Dungeon:
    return _changed(dungeon, safe_chests=_with(dungeon.safe_chests, event.chest))


def _chest_opened(dungeon: Dungeon, event: on.ChestOpened) -> Dungeon:
    return _changed(dungeon, open_chests=_with(dungeon.open_chests, event.chest))


def _furniture_searched(dungeon: Dungeon, event: on.FurnitureSearched) -> Dungeon:
    place = furniture_place(event.area, event.furniture, event.piece)
    revealed = _with(dungeon.revealed, event.area)
    return _changed(dungeon, revealed=revealed, searched_furniture=_with(dungeon.searched_furniture, place))


def _order_drawn(dungeon: Dungeon, event: turn.TurnOrderDrawn) -> Dungeon:
    return _changed(dungeon, turn_order=event.order)


def _delayed(hero: Hero, event: turn.HeroDelayed) -> Hero:
    return hero.model_copy(update={"missed_rounds": hero.missed_rounds + event.rounds})


def _nothing_changed(table: Table, _: Event) -> Table:
    """A throw alone changes nothing; what follows from it are facts of their own."""
    return table


def _with(there: tuple[T, ...], *new: T) -> tuple[T, ...]:
    """Everything once, in the order it came."""
    return tuple(dict.fromkeys((*there, *new)))


def _changed(dungeon: Dungeon, **changes: object) -> Dungeon:
    return dungeon.model_copy(update=changes)


def _of_dungeon(change: Callable[[Dungeon, Any], Dungeon]) -> Callable[[Table, Any], Table]:
    """A change of the board as a change of the table."""

    def changed(table: Table, event: Event) -> Table:
        return table.model_copy(update={"dungeon": change(table.dungeon, event)})

    return changed


# Any because each function takes exactly the event it is listed under.
_DUNGEON_EVOLVERS: Mapping[type[Event], Callable[[Dungeon, Any], Dungeon]] = {
    on.AreaRevealed: _area_revealed,
    on.AreasExhausted: _areas_exhausted,
    on.TrapsSought: _area_sought,
    on.TrapMarked: _trap_marked,
    on.TrapSprung: _marker_gone,
    on.TrapDisarmed: _marker_gone,
    on.PitOpened: _pit_opened,
    on.SquareBlocked: _square_blocked,
    on.FirestormKindled: _kindled,
    on.FirestormExploded: _exploded,
    on.ChestDisarmed: _chest_safe,
    on.ChestSprung: _chest_safe,
    on.ChestOpened: _chest_opened,
    on.FurnitureSearched: _furniture_searched,
    turn.TurnOrderDrawn: _order_drawn,
}

_UNCHANGING: tuple[type[Event], ...] = (
    on.DisarmFailed, on.TrapJumped, on.TrapStruck, on.EdgeGrasped, on.EdgeMissed, on.FigureDodged,
    on.PitClimbed, on.PoisonTasted, on.WanderingMonsterCame,
)  # fmt: skip

EXPLORATION_EVOLVERS: Mapping[type[Event], Callable[[Table, Any], Table]] = {
    **{kind: _of_dungeon(change) for kind, change in _DUNGEON_EVOLVERS.items()},
    **dict.fromkeys(_UNCHANGING, _nothing_changed),
    on.BoardCleared: _cleared,
    on.TreasureCardDrawn: _treasure_drawn,
    on.FateCardDrawn: fate_drawn,
}
DELAY_EVOLVERS: Mapping[type[Event], Callable[[Hero, Any], Hero]] = {turn.HeroDelayed: _delayed}
