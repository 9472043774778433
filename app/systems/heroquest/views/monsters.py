"""View of monsters, those in play and those slain, for a viewer. Ids and numbers only."""

from functools import lru_cache
from itertools import groupby
from typing import Annotated

from pydantic import Field

from app.core.answers import Answers
from app.core.game_system import Role, Viewer
from app.core.model import Model, like
from app.systems.heroquest.combat.strikes import Strike, attack_builder, defence_builder
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.dice import Pool
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import ActiveEffect, Monster
from app.systems.heroquest.state.table import PointsShown, Table
from app.systems.heroquest.visibility import seen_monsters

_WHOLE = 4  # a bar has so many parts


class MonsterPoints(Model):
    """A monster's body points as far as a viewer may know them; `quarters` are those of a bar, rounded up."""

    current: int | None = None
    maximum: int | None = None
    quarters: int | None = None
    wounded: bool


class MonsterValues(Model):
    """Values the quest gave a monster, which only the game master sees."""

    attack: int
    defence: int
    blue_defence: bool
    mind: int | None
    movement: int | None
    further_attacks: tuple[int, ...]
    abilities: tuple[str, ...]
    spells_cast: tuple[str, ...]


class MonsterView(Model):
    """A monster as a viewer sees it; without `points` there is nothing to know. Pools are its own, before abilities."""

    id: str
    kind: str
    name: str
    number: int  # tells it from the others of its kind; none if it has none, as long as players have not seen it
    veil: Annotated[int, Field(exclude=True)] = 0  # for names alone: tells those apart that players have never seen
    is_standing: bool
    hidden: bool
    points: MonsterPoints | None
    attack: Pool
    defence: Pool
    effects: tuple[ActiveEffect, ...]
    values: MonsterValues | None


class SlainView(Model):
    """So many of a kind were slain in this quest, by the same hero if it was one."""

    kind: str
    hero_id: str | None
    number: int


def monster_views(table: Table, viewer: Viewer, content: Content) -> tuple[MonsterView, ...]:
    """Return the monsters this viewer may see, as far as he may know them."""
    leads = viewer.role is Role.GAME_MASTER
    level = PointsShown.EXACT if leads else table.monster_points
    return tuple(_monster_view(one, content, level, leads) for one in seen_monsters(table, viewer))


def slain_views(table: Table, viewer: Viewer) -> tuple[SlainView, ...]:
    """Return the tally of the quest; players know nothing of what they never saw."""
    known = [row for row in table.slain if viewer.role is Role.GAME_MASTER or not row.secret]
    rows = sorted((row.kind, row.by if row.by in table.heroes else "", row.number) for row in known)
    return tuple(
        SlainView(kind=kind, hero_id=hero_id or None, number=sum(number for *_, number in group))
        for (kind, hero_id), group in groupby(rows, key=lambda row: row[:2])
    )


@lru_cache(maxsize=256)
def _monster_view(monster: Monster, content: Content, level: PointsShown, leads: bool) -> MonsterView:
    """Remembered: an action changes one monster, and every page asks for all of them."""
    scene, alone = Scene(Table(monsters={monster.id: monster}), content, Answers()), Strike(monster.id, monster.id)
    return like(
        MonsterView,
        monster,
        points=_points(monster, level),
        attack=attack_builder(scene, alone).pool(),
        defence=defence_builder(scene, alone).pool(),
        values=like(MonsterValues, monster) if leads else None,
    )


def _points(monster: Monster, level: PointsShown) -> MonsterPoints | None:
    wounded = monster.body_points < monster.start_body
    quarters = -(-_WHOLE * monster.body_points // max(monster.start_body, 1))
    match level:
        case PointsShown.EXACT:
            now, most = monster.body_points, monster.start_body
            return MonsterPoints(current=now, maximum=most, quarters=quarters, wounded=wounded)
        case PointsShown.BAR:
            return MonsterPoints(quarters=quarters, wounded=wounded)
        case PointsShown.WOUNDED:
            return MonsterPoints(wounded=wounded)
        case _:
            return None
