"""What becomes of a hero, fights included, with what follows for the table."""

from app.core.board.compass import Direction
from app.core.events import Audience, Event, HeroEvent, Subject
from app.systems.dungeonquest.content import Monster
from app.systems.dungeonquest.fields import FightSide, Loot, Status
from app.systems.dungeonquest.state import Fight, Table, evolves


class HeroMoved(HeroEvent, type="hero.moved"):
    """A figure stands somewhere else."""

    place: str
    came_from: Direction | None = None
    side: str = ""


@evolves(HeroMoved)
def _moved(table: Table, event: HeroMoved) -> Table:
    return table.with_hero(event.hero_id, place=event.place, came_from=event.came_from, side=event.side)


class HeroChanged(HeroEvent, type="hero.changed"):
    """Wounds and tokens come or go."""

    wounds: int = 0
    tokens: int = 0


@evolves(HeroChanged)
def _changed(table: Table, event: HeroChanged) -> Table:
    hero = table.hero(event.hero_id)
    return table.with_hero(hero.id, wounds=hero.wounds + event.wounds, tokens=hero.tokens + event.tokens)


class LootTaken(HeroEvent, type="loot.taken"):
    """A card of loot joins the others."""

    loot: Loot


@evolves(LootTaken)
def _taken(table: Table, event: LootTaken) -> Table:
    return table.with_hero(event.hero_id, loot=(*table.hero(event.hero_id).loot, event.loot))


class LootLost(HeroEvent, type="loot.lost"):
    """A card of loot is gone, counted from 0."""

    number: int


@evolves(LootLost)
def _lost(table: Table, event: LootLost) -> Table:
    loot = table.hero(event.hero_id).loot
    return table.with_hero(event.hero_id, loot=(*loot[: event.number], *loot[event.number + 1 :]))


class RuneKept(HeroEvent, type="rune.kept", is_told=False):
    """A rune lies beside the sheet, or goes back into the box once it was used."""

    rune: str = ""


@evolves(RuneKept)
def _rune(table: Table, event: RuneKept) -> Table:
    return table.with_hero(event.hero_id, rune=event.rune, has_drawn_rune=True)


class WentBelow(HeroEvent, type="hero.went_below"):
    """Into the catacombs, the travel marker in the room."""

    direction: Direction


@evolves(WentBelow)
def _below(table: Table, event: WentBelow) -> Table:
    return table.with_hero(event.hero_id, status="catacombs", facing=event.direction, below=(), came_from=None, side="")


class CardBelow(HeroEvent, type="card.below", is_told=False):
    """A catacomb card lies beside the sheet."""

    loot: Loot | None = None


@evolves(CardBelow)
def _card_below(table: Table, event: CardBelow) -> Table:
    return table.with_hero(event.hero_id, below=(*table.hero(event.hero_id).below, event.loot))


class CameUp(HeroEvent, type="hero.came_up"):
    """Back from below, with the loot that was found there."""


@evolves(CameUp)
def _up(table: Table, event: CameUp) -> Table:
    hero = table.hero(event.hero_id)
    return table.with_hero(hero.id, status="dungeon", loot=(*hero.loot, *filter(None, hero.below)), below=())


class HeroLeft(HeroEvent, type="hero.left"):
    """Dead or escaped; the dead leave everything behind."""

    status: Status


@evolves(HeroLeft)
def _left(table: Table, event: HeroLeft) -> Table:
    gone: dict[str, object] = {"loot": (), "below": (), "tokens": 0, "rune": ""} if event.status == "dead" else {}
    return table.with_hero(event.hero_id, status=event.status, **gone)


class HeroReturned(HeroEvent, type="hero.returned"):
    """Death can wait: back in a tower room without anything."""

    place: str
    new_rune: bool = False


@evolves(HeroReturned)
def _returned(table: Table, event: HeroReturned) -> Table:
    return table.with_hero(
        event.hero_id, status="dungeon", place=event.place, wounds=0, tokens=0, came_from=None, side="",
        has_drawn_rune=not event.new_rune,
    )  # fmt: skip


class FightBegun(Event, type="fight.begun"):
    """Somebody, named by his hero, plays the monster."""

    hero_id: str
    name: str = ""
    is_below: bool = False
    corridors: tuple[str, ...] = ()


@evolves(FightBegun)
def _begun(table: Table, event: FightBegun) -> Table:
    known = event.model_dump(include={"name", "is_below", "corridors"})
    fight = Fight(monster=None, monster_player=event.hero_id, **known)
    return table.model_copy(update={"fight": fight, "phase": "fight"})


class _OfOne(HeroEvent):
    """What one of the two does for himself: the other one is not too late because of it."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero who acts."""
        return self.affects


class MonsterMet(_OfOne, type="monster.met", audience=Audience.OWN):
    """What its card says, which the player of the monster alone knows (DQ-MON-3)."""

    monster: Monster
    name: str = ""


@evolves(MonsterMet)
def _met(table: Table, event: MonsterMet) -> Table:
    assert table.fight is not None
    return _with_fight(table, monster=event.monster, name=event.name or table.fight.name)


class CardLaid(_OfOne, type="card.laid"):
    """A combat card lies face down: what it is stands under the seal."""

    side: FightSide
    seal: str


@evolves(CardLaid)
def _laid(table: Table, event: CardLaid) -> Table:
    assert table.fight is not None
    return _with_fight(table, seals={**table.fight.seals, event.side: event.seal})


class FightWentOn(Event, type="fight.went_on", is_told=False):
    """A round is over, or a flight failed: all cards come back."""

    wounds: int = 0
    may_flee: bool
    fatal: int = 0


@evolves(FightWentOn)
def _went_on(table: Table, event: FightWentOn) -> Table:
    assert table.fight is not None
    changed = {"wounds": table.fight.wounds + event.wounds, "may_flee": event.may_flee, "fatal": event.fatal}
    return _with_fight(table, seals={}, **changed)


def _with_fight(table: Table, **changed: object) -> Table:
    assert table.fight is not None
    return table.model_copy(update={"fight": table.fight.model_copy(update=changed)})
