"""Commands of a fight."""

from typing import Annotated, Literal

from pydantic import Field

from app.core.events import Command
from app.core.making import MakingCommand, ending
from app.core.texts import Line
from app.systems.heroquest.content.exploration import LONGEST_NAME
from app.systems.heroquest.fields import (
    IN_ORDER,
    AbilityId,
    BoardCommand,
    FigureId,
    HeroCommand,
    ItemId,
    KindId,
    MonsterId,
    Points,
    TargetId,
    once_called,
)

MOST_AT_ONCE = 9  # monsters put on the board by one command
_LONGEST_START = 31  # of an id, so that it stays one with a drawn ending
MOST_VALUE = 20  # of anything a monster has
Value = Annotated[int, Field(ge=0, le=MOST_VALUE)]
MonsterName = Annotated[str, Line(LONGEST_NAME, seen="typed")]


class MonsterCommand(Command, touches=("{monster_id}",)):
    """A command about one monster."""

    monster_id: MonsterId


class PlaceMonster(MonsterCommand, MakingCommand, type="place_monster", touches=("{ids}",)):
    """Put a monster on the board, or as many alike as `count` says: their ids end with their place among them.
    The ids of hidden ones end by chance, so that players who see one do not learn how many others there are.

    Values given here replace the book's, as a quest map does (ch. 19). Only the game master sees one that is `hidden`.
    `further_attacks` are the dice the map gives in the book's order (a dragon's claws and tail), `abilities` what the
    quest arms it with besides (a spear: ch. 3.2). `beside` is the hero to whom a treasure card led it (ch. 12).
    """

    kind: KindId
    name: MonsterName = ""
    attack: Value | None = None
    defence: Value | None = None
    body: Value | None = None
    mind: Value | None = None
    movement: Value | None = None
    further_attacks: tuple[Value, ...] = ()
    abilities: tuple[AbilityId, ...] = ()  # a spear (HQ-3.2-SPEER), the mind (HQ-16) …
    blue_defence: bool = False
    count: Annotated[int, Field(ge=1, le=MOST_AT_ONCE)] = 1
    hidden: bool = False
    beside: TargetId | None = None

    @property
    def ids(self) -> tuple[str, ...]:
        """Return the monsters' ids, one for each."""
        if self.count == 1:
            return (self.monster_id,)
        lot = self.lot if self.hidden else ""
        ends = (ending(lot, place) if lot else place for place in range(1, self.count + 1))
        return tuple(f"{self.monster_id[: _LONGEST_START if lot else 38]}-{end}" for end in ends)


class RemoveMonster(MonsterCommand, type="remove_monster"):
    """Take a monster from the board."""


class WoundMonster(MonsterCommand, type="wound_monster"):
    """Take body points from a monster, whatever the reason; `by` is whose kill it is, if it comes to that."""

    points: Points
    by: FigureId | None = None


class EncounterCommand(
    Command, touches=("{attacker_id}", "{target_id}"), done_by=("{attacker_id}",), permission="fight"
):
    """A command about one figure and another."""

    attacker_id: FigureId
    target_id: TargetId


class AttackTogether(
    BoardCommand,
    type="attack_together",
    touches=("{monster_ids}", "{target_id}"),
    done_by=("{monster_ids}",),
    takes_action=True,
):
    """Monsters that are alike attack the same figure, one after the other, in melee."""

    monster_ids: Annotated[tuple[MonsterId, ...], Field(min_length=2, max_length=MOST_AT_ONCE), IN_ORDER]
    target_id: TargetId
    diagonal: bool = False


class Attack(
    EncounterCommand,
    BoardCommand,
    type="attack",
    takes_action=True,
    touches=("{attacker_id}", "{target_id}", "{next_in_path}"),
):
    """One figure attacks another. What only the board shows, the people at the table say (ch. 3 and 4).

    `adjacent`: the target stands on one of the eight squares around, for shots and throws. `next_in_path`: whom an
    indirect shot may strike instead; None means a piece of furniture. `room_behind`: the target can make way, so the
    attacker may push it back. `second`: one attack more in the same turn, granted by a potion.
    """

    # everybody who may be struck, and who strikes
    means: Literal["melee", "ranged", "thrown"] = "melee"
    weapon_id: ItemId | None = None
    unarmed: bool = False
    diagonal: bool = False
    adjacent: bool = False
    distance: Annotated[int, Field(ge=1, le=99)] = 2
    sight: Literal["direct", "indirect", "none"] = "direct"
    next_in_path: FigureId | None = None
    passage: Literal["open", "door", "slanted_door", "double_door", "secret_door"] = "open"
    room_behind: bool = False
    second: bool = False


class Sweep(
    BoardCommand,
    type="sweep",
    takes_action=True,
    touches=("{attacker_id}", "{target_ids}"),
    done_by=("{attacker_id}",),
    permission="fight",
):
    """Strike everybody around, in the order announced (ch. 19); `stops_short` leaves somebody out (HR-SWEEP-ARC).

    `second`: one attack more in the same turn, granted by a potion.
    """

    attacker_id: FigureId
    target_ids: Annotated[tuple[FigureId, ...], Field(min_length=1, max_length=8), IN_ORDER]
    stops_short: bool = False
    second: bool = False

    def targets(self) -> tuple[str, ...]:
        """Return everybody it strikes, one after the other."""
        return self.target_ids

    def up_to(self, number: int) -> Command:
        """Return the same with the first of its targets only."""
        return self.model_copy(update={"target_ids": self.target_ids[:number]})


class AttackMind(EncounterCommand, BoardCommand, type="attack_mind", takes_action=True):
    """Attack with the mind (ch. 16)."""


class PassSquare(
    BoardCommand,
    type="pass_square",
    touches=("{figure_id}", "{target_id}"),
    done_by=("{figure_id}",),
    permission="moving",
):
    """Move across the square another figure holds, or stop on it (ch. 8.2.2)."""

    figure_id: Annotated[FigureId, once_called("figure_id", "mover_id")]
    target_id: Annotated[TargetId, once_called("target_id", "holder_id")]
    stops: bool = False


class PickUp(HeroCommand, BoardCommand, type="pick_up", touches=("{hero_id}", "item:{item_id}"), permission="fight"):
    """Take up what lies on the floor: a weapon that was thrown, a scroll that somebody had to leave."""

    item_id: ItemId
