"""Events of a hero, fights included, and what each changes on the table."""

from app.core.board.compass import Direction
from app.core.events import Audience, Event, HeroEvent, Subject
from app.systems.dungeonquest.content import Monster
from app.systems.dungeonquest.fields import FightSide, Loot, Status
from app.systems.dungeonquest.state import Fight, Table


class HeroMoved(HeroEvent, type="hero.moved"):
    """A figure stands somewhere else."""

    place: str
    came_from: Direction | None = None
    side: str = ""

    def evolve(self, table: Table) -> Table:
        return table.with_hero(self.hero_id, place=self.place, came_from=self.came_from, side=self.side)


class HeroChanged(HeroEvent, type="hero.changed"):
    """Wounds and tokens come or go."""

    wounds: int = 0
    tokens: int = 0

    def evolve(self, table: Table) -> Table:
        hero = table.hero(self.hero_id)
        return table.with_hero(hero.id, wounds=hero.wounds + self.wounds, tokens=hero.tokens + self.tokens)


class LootTaken(HeroEvent, type="loot.taken", private=frozenset({"loot.name?"})):
    """A card of loot joins the others."""

    loot: Loot

    def evolve(self, table: Table) -> Table:
        return table.with_hero(self.hero_id, loot=(*table.hero(self.hero_id).loot, self.loot))


class LootLost(HeroEvent, type="loot.lost"):
    """A card of loot is gone, counted from 0."""

    number: int

    def evolve(self, table: Table) -> Table:
        loot = table.hero(self.hero_id).loot
        return table.with_hero(self.hero_id, loot=(*loot[: self.number], *loot[self.number + 1 :]))


class RuneKept(HeroEvent, type="rune.kept", is_told=False):
    """A rune lies beside the sheet, or goes back into the box once it was used."""

    rune: str = ""

    def evolve(self, table: Table) -> Table:
        return table.with_hero(self.hero_id, rune=self.rune, has_drawn_rune=True)


class WentBelow(HeroEvent, type="hero.went_below"):
    """Into the catacombs, the travel marker in the room."""

    direction: Direction

    def evolve(self, table: Table) -> Table:
        return table.with_hero(
            self.hero_id, status="catacombs", facing=self.direction, below=(), came_from=None, side=""
        )


class CardBelow(HeroEvent, type="card.below", is_told=False):
    """A catacomb card lies beside the sheet."""

    loot: Loot | None = None

    def evolve(self, table: Table) -> Table:
        return table.with_hero(self.hero_id, below=(*table.hero(self.hero_id).below, self.loot))


class CameUp(HeroEvent, type="hero.came_up"):
    """Back from below, with the loot that was found there."""

    def evolve(self, table: Table) -> Table:
        hero = table.hero(self.hero_id)
        return table.with_hero(hero.id, status="dungeon", loot=(*hero.loot, *filter(None, hero.below)), below=())


class HeroLeft(HeroEvent, type="hero.left"):
    """Dead or escaped; the dead leave everything behind."""

    status: Status

    def evolve(self, table: Table) -> Table:
        gone: dict[str, object] = {"loot": (), "below": (), "tokens": 0, "rune": ""} if self.status == "dead" else {}
        return table.with_hero(self.hero_id, status=self.status, **gone)


class HeroReturned(HeroEvent, type="hero.returned"):
    """Death can wait: back in a tower room without anything."""

    place: str
    new_rune: bool = False

    def evolve(self, table: Table) -> Table:
        return table.with_hero(
            self.hero_id, status="dungeon", place=self.place, wounds=0, tokens=0, came_from=None, side="",
            has_drawn_rune=not self.new_rune,
        )  # fmt: skip


class FightBegun(Event, type="fight.begun"):
    """Somebody, named by his hero, plays the monster."""

    hero_id: str
    name: str = ""
    is_below: bool = False
    corridors: tuple[str, ...] = ()

    def evolve(self, table: Table) -> Table:
        known = self.model_dump(include={"name", "is_below", "corridors"})
        fight = Fight(monster=None, monster_player=self.hero_id, **known)
        return table.model_copy(update={"fight": fight, "phase": "fight"})


class _OfOne(HeroEvent):
    """Deed of one of the two: the other one is not too late because of it."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """Return the hero who acts."""
        return self.affects


class MonsterMet(_OfOne, type="monster.met", audience=Audience.OWN):
    """Monster that was met: its card is known only to the player of the monster (DQ-MON-3)."""

    monster: Monster
    name: str = ""

    def evolve(self, table: Table) -> Table:
        assert table.fight is not None
        return _with_fight(table, monster=self.monster, name=self.name or table.fight.name)


class CardLaid(_OfOne, type="card.laid"):
    """A combat card lies face down: what it is stands under the seal."""

    side: FightSide
    seal: str

    def evolve(self, table: Table) -> Table:
        assert table.fight is not None
        return _with_fight(table, seals={**table.fight.seals, self.side: self.seal})


class FightWentOn(Event, type="fight.went_on", is_told=False):
    """A round is over, or a flight failed: all cards come back."""

    wounds: int = 0
    may_flee: bool
    fatal: int = 0

    def evolve(self, table: Table) -> Table:
        assert table.fight is not None
        changed = {"wounds": table.fight.wounds + self.wounds, "may_flee": self.may_flee, "fatal": self.fatal}
        return _with_fight(table, seals={}, **changed)


def _with_fight(table: Table, **changed: object) -> Table:
    assert table.fight is not None
    return table.model_copy(update={"fight": table.fight.model_copy(update=changed)})
