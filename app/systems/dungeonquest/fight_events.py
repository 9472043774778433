"""What becomes of a fight with cards, with what follows for the table."""

from app.core.events import Audience, Event, HeroEvent, Subject
from app.systems.dungeonquest.content import Monster
from app.systems.dungeonquest.shapes import FightSide
from app.systems.dungeonquest.state import Fight, Table, evolves


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
        """Whose deed it is."""
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
