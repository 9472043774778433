"""The table after a fact about the monsters in play."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import monster_events as on
from app.systems.heroquest.combat_events import MonsterEvent, MonsterSlain
from app.systems.heroquest.monsters_in_play import Slain
from app.systems.heroquest.state import Monster, Table


def _revealed(monster: Monster, _: on.MonsterRevealed) -> Monster:
    return _changed(monster, hidden=False)


def _hidden(monster: Monster, _: on.MonsterHidden) -> Monster:
    return _changed(monster, hidden=True)


def _renamed(monster: Monster, event: on.MonsterRenamed) -> Monster:
    return _changed(monster, name=event.name)


def _with_values(monster: Monster, event: on.MonsterChanged) -> Monster:
    named = {name: getattr(event, name) for name in ("movement", "further_attacks", "abilities", "blue_defence")}
    return _changed(
        monster,
        attack=monster.attack + event.attack,
        defence=monster.defence + event.defence,
        start_body=monster.start_body + event.body,
        body_points=monster.body_points + event.body_points,
        mind=None if monster.mind is None else monster.mind + event.mind,
        **{name: value for name, value in named.items() if value is not None},
    )


def _slain(table: Table, event: MonsterSlain) -> Table:
    """One more for the tally."""
    row = Slain(kind=event.kind, by=event.by, secret=event.secret, number=1)
    others = tuple(one for one in table.slain if not _same(one, row))
    number = sum(one.number for one in table.slain if _same(one, row))
    rows = (*others, row.model_copy(update={"number": number + 1}))
    return table.model_copy(update={"slain": tuple(sorted(rows, key=_place))})


def _same(one: Slain, other: Slain) -> bool:
    return _place(one) == _place(other)


def _place(row: Slain) -> tuple[str, str, bool]:
    """Where a row stands, so that equal tallies are equal bytes."""
    return row.kind, row.by or "", row.secret


def _points_shown(table: Table, event: on.MonsterPointsShown) -> Table:
    return table.model_copy(update={"monster_points": event.level})


def _changed(monster: Monster, **changes: object) -> Monster:
    return monster.model_copy(update=changes)


def _of_monster(change: Callable[[Monster, Any], Monster]) -> Callable[[Table, Any], Table]:
    """A change of one monster as a change of the table."""

    def changed(table: Table, event: MonsterEvent) -> Table:
        monster = change(table.monsters[event.monster_id], event)
        return table.model_copy(update={"monsters": {**table.monsters, monster.id: monster}})

    return changed


# Any because each function takes exactly the event it is listed under.
MONSTER_EVOLVERS: Mapping[type[Event], Callable[[Table, Any], Table]] = {
    on.MonsterRevealed: _of_monster(_revealed),
    on.MonsterHidden: _of_monster(_hidden),
    on.MonsterChanged: _of_monster(_with_values),
    on.MonsterRenamed: _of_monster(_renamed),
    on.MonsterPointsShown: _points_shown,
    MonsterSlain: _slain,
}
