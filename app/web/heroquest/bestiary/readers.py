"""Who reads the bestiary: somebody at a table with its heroes, or anybody with heroes as each class begins."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from fastapi import Request

from app.core.game_system import Role, Viewer
from app.labels.labels import Labels
from app.systems.heroquest.bestiary_view import Bestiary, bestiary_for
from app.systems.heroquest.calculator.fights import FightingHero, equipped
from app.systems.heroquest.calculator.figures import TableDescription
from app.systems.heroquest.calculator.tables import described_table
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.state.figures import Condition, Hero
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.visibility import seen_monsters
from app.web.heroquest.visit import visit
from app.web.services import services


@dataclass(frozen=True)
class Reader:
    """What somebody may read, in which words, and the heroes it is about; `campaign_id` 0 is no campaign at all."""

    bestiary: Bestiary
    table: Table
    labels: Labels
    viewer: Viewer
    campaign_id: int = 0
    campaign_name: str = ""
    is_game_master: bool = False

    @property
    def base(self) -> str:
        """Where the pages of this reader begin."""
        return f"/campaigns/{self.campaign_id}" if self.campaign_id else f"/{SYSTEM.id}"

    @property
    def heroes(self) -> Mapping[str, Hero]:
        """The heroes who can still meet something."""
        return {one.id: one for one in self.table.heroes.values() if one.condition is not Condition.LOST}

    @property
    def in_play(self) -> frozenset[str]:
        """The kinds of which one stands on the board for this viewer."""
        return frozenset(one.kind for one in seen_monsters(self.table, self.viewer) if one.is_standing)


def reader(request: Request, campaign_id: int | None) -> Reader:
    """Who asks at a table, or at none. Raises: UnknownSubject."""
    found = services(request)
    if campaign_id is None:
        labels, guest = found.pages[SYSTEM.id].labels, Viewer(role=Role.GUEST)
        return Reader(bestiary_for(Table(), guest), beginners(labels), labels, guest)
    seen = visit(request, campaign_id)
    viewer = seen.actor.viewer
    return Reader(
        bestiary=bestiary_for(seen.table, viewer),
        table=seen.table,
        labels=found.pages[SYSTEM.id].words(seen.snapshot.state),
        viewer=viewer,
        campaign_id=campaign_id,
        campaign_name=seen.snapshot.state.house.name,
        is_game_master=viewer.role is Role.GAME_MASTER,
    )


@cache
def beginners(labels: Labels) -> Table:
    """A hero of each class with what the class begins with."""
    content = SYSTEM.content
    heroes = (FightingHero(hero_class=one, id=one, name=labels.text(f"hero_classes.{one}")) for one in content.classes)
    return described_table(TableDescription(heroes=tuple(equipped(hero, content) for hero in heroes)), content)
