"""Commands of monsters, and those of the game master about them."""

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Annotated

from pydantic import Field

from app.core.events import Command, Subject
from app.core.model import Mark
from app.systems.heroquest.combat.commands import Attack, MonsterCommand, MonsterName, Value
from app.systems.heroquest.fields import (
    IN_ORDER,
    AbilityId,
    BoardCommand,
    ContentId,
    FigureId,
    HeroCommand,
    HeroId,
    MonsterId,
    TargetId,
    once_called,
)
from app.systems.heroquest.state.table import POINTS_SHOWN, PointsShown


class TargetsCommand(MonsterCommand, BoardCommand):
    """A command about one monster and its targets."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """Return the monster and its targets."""
        return frozenset({self.monster_id, *self.targets()})

    def targets(self) -> tuple[str, ...]:
        """Return all targets, in the order in which they are struck: field by field."""
        return tuple(chain.from_iterable(found for _, found in self._named()))

    def fields_of_targets(self) -> Mapping[str, str]:
        """Return all targets, each with the field that names it."""
        return {target: name for name, found in self._named() for target in found}

    def up_to(self, number: int) -> Command:
        """Return the same with the first of its targets only, whatever others the map would name."""
        changes: dict[str, object] = {}
        for name, found in self._named():
            kept = found[: max(number, 0)]
            changes[name] = kept if isinstance(getattr(self, name), tuple) else next(iter(kept), None)
            number -= len(found)
        return self.model_copy(update={**changes, "decided": (*self.decided, *changes)})

    def _named(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield the fields that name targets, each with its targets."""
        for name in type(self).model_fields:
            value = getattr(self, name)
            if name not in ("type", "monster_id", "decided") and isinstance(value, str | tuple):
                yield name, (value,) if isinstance(value, str) else value


class SpiderAttack(TargetsCommand, type="spider_attack", takes_action=True):
    """A giant spider strikes everybody around it, each way with other dice. `turned`: it has turned round before."""

    front: FigureId | None = None
    diagonal: Annotated[tuple[FigureId, ...], Field(max_length=4), IN_ORDER] = ()
    side: Annotated[tuple[FigureId, ...], Field(max_length=2), IN_ORDER] = ()
    turned: bool = False


class TurnRound(MonsterCommand, type="turn_round", takes_action=True):
    """A slow monster turns round, and does nothing else in this turn."""


class DragonFight(TargetsCommand, type="dragon_fight", takes_action=True):
    """A dragon bites to the front, strikes with a claw to each side and with its tail behind itself."""

    front: FigureId | None = None
    left: FigureId | None = None
    right: FigureId | None = None
    rear: FigureId | None = None
    poisonous_tail: bool = False


class BreatheFire(TargetsCommand, type="breathe_fire", takes_action=True):
    """A dragon breathes fire along a straight line of sight; the nearest target comes first."""

    target_ids: Annotated[tuple[FigureId, ...], Field(min_length=1, max_length=9), IN_ORDER]


class ThrowFireball(TargetsCommand, type="throw_fireball", takes_action=True):
    """A demon throws a small fireball instead of biting."""

    target_id: TargetId


class Scream(TargetsCommand, type="scream", takes_action=True):
    """A banshee screams at every hero in the room, corridor or sight."""

    target_ids: Annotated[
        tuple[HeroId, ...], Field(min_length=1, max_length=12), IN_ORDER, once_called("target_ids", "hero_ids")
    ]


class AttackTwice(TargetsCommand, type="attack_twice", takes_action=True):
    """A monster with two attacks strikes the same foe twice or two foes, each in base contact.

    `moves_between`: it moves between the two; `room_behind_…`: that foe can make way and may be pushed back.
    """

    target_id: Annotated[FigureId, once_called("target_id", "first_id")]
    second_target_id: Annotated[FigureId, once_called("second_target_id", "second_id")]
    moves_between: bool = False
    room_behind_first: bool = False
    room_behind_second: bool = False

    def up_to(self, number: int) -> Command:
        """Return the same; of its first attack alone an attack like any other."""
        if number > 1:
            return self
        return Attack(attacker_id=self.monster_id, target_id=self.target_id, room_behind=self.room_behind_first)


class PassThrough(TargetsCommand, type="pass_through", takes_action=True):
    """A death elf passes through a hero, and never stops on his square."""

    target_id: Annotated[HeroId, once_called("target_id", "hero_id")]


class ProveMind(HeroCommand, type="prove_mind"):
    """A hero has to prove the strength of the mind."""


class ControlMonster(MonsterCommand, type="control_monster"):
    """Throw, before the turn of a monster that is hard to control, for who plays it."""


class MoveMonster(MonsterCommand, BoardCommand, type="move_monster"):
    """A monster moves.

    `again`: once more after its attack, ending in sight of its handler.
    """

    again: bool = False
    handler_in_sight: bool = False


class BanishRegeneration(MonsterCommand, type="banish_regeneration"):
    """A troll bane, scroll or potion, ends the regeneration of a troll."""


class CurePlague(HeroCommand, type="cure_plague"):
    """A healing potion, a healing spell or the potion brewed for it ends the weakness of plague weapons."""


Body = Annotated[int, Field(ge=1, le=20)]


class MonstersCommand(Command, touches=("{monster_ids}",)):
    """A command about several monsters at once."""

    monster_ids: Annotated[tuple[MonsterId, ...], Field(min_length=1, max_length=30)]


class RevealMonsters(MonstersCommand, type="reveal_monsters"):
    """Let everybody see monsters that were hidden."""


class HideMonsters(MonstersCommand, type="hide_monsters"):
    """Let only the game master see these monsters."""


class RemoveMonsters(MonstersCommand, type="remove_monsters"):
    """Take several monsters from the board at once."""


class ChangeMonster(MonsterCommand, type="change_monster"):
    """Give a monster in play other values; what is not said stays. `body_points` are those it has left."""

    attack: Value | None = None
    defence: Value | None = None
    body: Body | None = None
    body_points: Body | None = None
    mind: Value | None = None
    movement: Value | None = None
    further_attacks: tuple[Value, ...] | None = None
    abilities: tuple[AbilityId, ...] | None = None
    blue_defence: bool | None = None


class RenameMonster(MonsterCommand, type="rename_monster"):
    """Call a monster by a name of its own, or by its kind again."""

    name: MonsterName = ""


class SetTemper(MonstersCommand, type="set_temper", may_be_proposed=False):
    """Say how monsters fight; without a temper as their kind does."""

    temper: Annotated[ContentId, Mark(names="tempers")] | None = None


class ShowMonsterPoints(Command, type="show_monster_points", touches=(POINTS_SHOWN,)):
    """Extent to which players and guests see the monsters' body points."""

    level: PointsShown
