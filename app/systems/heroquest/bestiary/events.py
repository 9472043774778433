"""What happens to monsters in play, and what they throw, and how the table follows."""

from app.core.dice import Roll
from app.core.events import Audience, Event
from app.systems.heroquest.changes import HeroEvent, MonsterEvent, Revealing, changed, of_monster, settled
from app.systems.heroquest.combat.events import MonsterSlain
from app.systems.heroquest.registry import changes_nothing, evolves
from app.systems.heroquest.state.dungeon import settling
from app.systems.heroquest.state.figures import Monster
from app.systems.heroquest.state.table import POINTS_SHOWN, PointsShown, Slain, Table


@changes_nothing
class SaveThrown(MonsterEvent, type="save.thrown", audience=Audience.ALL):
    """A monster that lost points threw to save them."""

    ability: str
    roll: Roll
    saved: int


@changes_nothing
class MindTested(HeroEvent, type="mind.tested"):
    """A hero had to prove the strength of the mind."""

    roll: Roll
    limit: int
    passed: bool


class ControlTested(MonsterEvent, type="control.tested", audience=Audience.ALL):
    """Whether a monster obeys was thrown for before its turn."""

    roll: Roll
    lost: bool


@evolves(ControlTested)
def _controlled(table: Table, event: ControlTested) -> Table:
    return settled(table, settling("control", event.monster_id))


@changes_nothing
class MonsterMoved(MonsterEvent, type="monster.moved", audience=Audience.ALL):
    """A monster moves up to so many squares; `roll` where a die says how many."""

    squares: int
    roll: Roll | None
    again: bool


class MonsterRevealed(MonsterEvent, Revealing, type="monster.revealed", audience=Audience.ALL):
    """Everybody sees a monster now that was hidden."""


class MonsterHidden(MonsterEvent, type="monster.hidden"):
    """Only the game master sees a monster now."""


@evolves(MonsterRevealed, MonsterHidden, part=of_monster)
def _hidden(monster: Monster, event: MonsterRevealed | MonsterHidden) -> Monster:
    return changed(monster, hidden=isinstance(event, MonsterHidden))


class MonsterChanged(MonsterEvent, type="monster.changed"):
    """A monster has other values now: so many more or less, or those named here."""

    attack: int
    defence: int
    body: int
    body_points: int
    mind: int
    movement: int | None
    further_attacks: tuple[int, ...] | None
    abilities: tuple[str, ...] | None
    blue_defence: bool | None


@evolves(MonsterChanged, part=of_monster)
def _with_values(monster: Monster, event: MonsterChanged) -> Monster:
    named = {name: getattr(event, name) for name in ("movement", "further_attacks", "abilities", "blue_defence")}
    return changed(
        monster,
        attack=monster.attack + event.attack,
        defence=monster.defence + event.defence,
        start_body=monster.start_body + event.body,
        body_points=monster.body_points + event.body_points,
        mind=None if monster.mind is None else monster.mind + event.mind,
        **{name: value for name, value in named.items() if value is not None},
    )


class MonsterRenamed(MonsterEvent, type="monster.renamed"):
    """A monster goes by another name; without one by its kind."""

    name: str


@evolves(MonsterRenamed, part=of_monster)
def _renamed(monster: Monster, event: MonsterRenamed) -> Monster:
    return changed(monster, name=event.name)


class MonsterPointsShown(Event, type="monster_points.shown", touches=(POINTS_SHOWN,), audience=Audience.GAME_MASTER):
    """Players and guests see so much of the monsters' body points from now on."""

    level: PointsShown


@evolves(MonsterPointsShown)
def _points_shown(table: Table, event: MonsterPointsShown) -> Table:
    return table.model_copy(update={"monster_points": event.level})


@evolves(MonsterSlain)
def _slain(table: Table, event: MonsterSlain) -> Table:
    """The table with one more in the tally; its rows are sorted, so that equal tallies are stored as equal bytes."""
    rows = {(row.kind, row.by or "", row.secret): row for row in table.slain}
    place = event.kind, event.by or "", event.secret
    number = rows[place].number + 1 if place in rows else 1
    rows[place] = Slain(kind=event.kind, by=event.by, secret=event.secret, number=number)
    return changed(table, slain=tuple(rows[one] for one in sorted(rows)))
