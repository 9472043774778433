"""Events of monsters in play and their throws, and how the table follows."""

from app.core.dice import Roll
from app.core.events import Audience, Event
from app.systems.heroquest.changes import HeroEvent, MonsterEvent, Revealing, changed, settled, with_thrown
from app.systems.heroquest.state.dungeon import settling
from app.systems.heroquest.state.figures import Monster
from app.systems.heroquest.state.table import POINTS_SHOWN, PointsShown, Table


class SaveThrown(MonsterEvent, type="save.thrown", audience=Audience.ALL, changes_nothing=True):
    """A monster that lost points threw to save them."""

    ability: str
    roll: Roll
    saved: int


class MindTested(HeroEvent, type="mind.tested", changes_nothing=True):
    """A hero had to prove the strength of the mind."""

    roll: Roll
    limit: int
    passed: bool


class ControlTested(MonsterEvent, type="control.tested", audience=Audience.ALL):
    """Throw before a monster's turn for whether it obeys."""

    roll: Roll
    lost: bool

    def evolve(self, table: Table) -> Table:
        return settled(table, settling("control", self.monster_id))


class MonsterMoved(MonsterEvent, type="monster.moved", audience=Audience.ALL):
    """A monster moves up to so many squares; `roll` where a die says how many."""

    squares: int
    roll: Roll | None
    again: bool

    def evolve(self, table: Table) -> Table:
        return with_thrown(table, self.monster_id, self.squares)


class MonsterRevealed(MonsterEvent, Revealing, type="monster.revealed", audience=Audience.ALL):
    """Everybody sees a monster now that was hidden. `number`: what players tell it by, if it has got none before."""

    number: int = 0

    def evolve_monster(self, monster: Monster) -> Monster:
        return changed(monster, hidden=False, number=self.number or monster.number, veil=0)


class MonsterHidden(MonsterEvent, type="monster.hidden"):
    """Only the game master sees a monster now."""

    def evolve_monster(self, monster: Monster) -> Monster:
        return changed(monster, hidden=True)


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

    def evolve_monster(self, monster: Monster) -> Monster:
        named = {name: getattr(self, name) for name in ("movement", "further_attacks", "abilities", "blue_defence")}
        return changed(
            monster,
            attack=monster.attack + self.attack,
            defence=monster.defence + self.defence,
            start_body=monster.start_body + self.body,
            body_points=monster.body_points + self.body_points,
            mind=None if monster.mind is None else monster.mind + self.mind,
            **{name: value for name, value in named.items() if value is not None},
        )


class MonsterRenamed(MonsterEvent, type="monster.renamed"):
    """A monster goes by another name; without one by its kind."""

    name: str

    def evolve_monster(self, monster: Monster) -> Monster:
        return changed(monster, name=self.name)


class MonsterTempered(MonsterEvent, type="monster.tempered", cites=()):
    """A monster fights in another way now; empty: as its kind does."""

    temper: str

    def evolve_monster(self, monster: Monster) -> Monster:
        return changed(monster, temper=self.temper)


class MonsterPointsShown(Event, type="monster_points.shown", touches=(POINTS_SHOWN,), audience=Audience.GAME_MASTER):
    """Players and guests see so much of the monsters' body points from now on."""

    level: PointsShown

    def evolve(self, table: Table) -> Table:
        return table.model_copy(update={"monster_points": self.level})
