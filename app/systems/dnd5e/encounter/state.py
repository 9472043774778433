"""State of a fight."""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Annotated, Literal

from pydantic import Field

from app.core.board.moves import OpenGround
from app.core.game_system import GameState
from app.core.model import Model
from app.systems.dnd5e.fields import SQUARE, Kind, Metres, Size, Speeds
from app.systems.dnd5e.rules.breath import survival_rounds
from app.systems.dnd5e.rules.initiative import decides_tie
from app.systems.dnd5e.rules.movement import Leg, left_of
from app.systems.dnd5e.rules.perception import is_noticed
from app.systems.dnd5e.rules.surprise import Pair, is_stunned, surprised_by


class Shown(IntEnum):
    """Extent to which players see a monster; each level adds to the one before."""

    NOTHING = 1  # not even that it is there
    PLACE = 2  # its place in the order
    NAME = 3
    STATE = 4  # tags, lying, surprised, reaction
    NUMBERS = 5  # initiative and hit points


class Tag(Model):
    """A word about somebody. It ends at the start or the end of somebody's turn, or when it is taken away."""

    text: str
    ends: Literal["never", "start", "end"] = "never"
    whose: str = ""  # the entry whose turn that is


class Breath(Model):
    """Since when somebody has no air: own turns begun since then, after so many rounds of held breath."""

    held_rounds: int = 0
    turns: int = 0

    def left(self, con_mod: int) -> tuple[int, int]:
        """Rounds of breath left, and own turns until it drops to 0 (DND-SUF-3)."""
        lasts = self.held_rounds + survival_rounds(con_mod) + 1
        return max(0, self.held_rounds - self.turns), max(0, lasts - self.turns)


class PaidLeg(Model):
    """A leg of this turn's way and what it cost; `ruled`: the game master allows what the rules do not."""

    leg: Leg
    cost: float
    ruled: bool = False
    start: str = ""  # the square it began at


class Creature(Model):
    """Facts about somebody before a fight, kept under a name."""

    id: str
    name: str
    kind: Kind
    group: str = ""  # those of one group share a roll and a turn
    group_name: str = ""
    dex_mod: int = 0
    con_mod: int = 0
    passive: int | None = None
    stealth: int | None = None  # None: does not hide
    size: Size = Size.MEDIUM
    speeds: Speeds = Speeds.model_construct(walk=9.0)
    reach: Metres = SQUARE
    has_bonus_action: bool = False
    hit_points: int | None = None
    note: str = ""
    shown: Shown | None = None  # another level than the table's


class Combatant(Creature):
    """Somebody in the fight. What players never learn: `note`, modifiers, `stealth` and the passive value."""

    invisible: bool = False
    tags: tuple[Tag, ...] = ()
    initiative: int | None = None
    surprised: bool = False
    surprise_set: bool | None = None  # the game master's verdict
    first_turn_done: bool = False
    action_used: bool = False
    bonus_action_used: bool = False
    object_used: bool = False
    reaction_used: bool = False
    legs: tuple[PaidLeg, ...] = ()
    prone: bool = False
    breath: Breath | None = None
    removed: bool = False
    at: str = ""  # its upper left square on the ground
    near: tuple[str, ...] = ()  # in whose reach it stands, as told
    provoked: tuple[str, ...] = ()  # whose reach it has left in this turn
    looked: str = ""  # where it has looked for hidden things in this turn
    found: bool | None = None
    ruled: tuple[str, ...] = ()  # what the game master has decided about it in this turn, by words

    @property
    def entry(self) -> str:
        """Return its place in the order."""
        return self.group or self.id

    @property
    def used(self) -> float:
        """Return metres paid for in this turn."""
        return sum(paid.cost for paid in self.legs)

    def left(self, speed: float | None) -> float:
        """Return metres left of a speed."""
        return left_of(speed, self.used)

    @property
    def is_stunned(self) -> bool:
        """DND-SUR-4: surprised, and the first turn not over."""
        return is_stunned(surprised=self.surprised, first_turn_done=self.first_turn_done)


def called(members: Sequence[Combatant]) -> str:
    """Return the name of those of one place: the creature, or its group."""
    return "" if not members else members[0].name if len(members) == 1 else members[0].group_name


class Saved(Model):
    """Combatants kept under a name, as they were added."""

    combatants: tuple[Combatant, ...]


class Encounter(GameState):
    """A fight, or the time before one (`round` 0). `turn` is the entry that acts, `order` are all from the first."""

    combatants: Mapping[str, Combatant] = {}
    order: tuple[str, ...] = ()
    round: Annotated[int, Field(ge=0)] = 0
    turn: str = ""
    settled: tuple[str, ...] = ()  # places whose ties were decided
    shown: Shown = Shown.NAME
    equal_is_noticed: bool = False
    unseen_stops: bool = True  # who walks into a creature that players do not see stops before it
    noticed: Mapping[str, bool] = {}  # `hider>observer`: the game master's word
    saved: Mapping[str, Saved] = {}
    ground: OpenGround | None = None
    number: int = 0  # so many have ever come

    def there(self) -> Sequence[Combatant]:
        """Return everybody who takes part."""
        return [one for one in self.combatants.values() if not one.removed]

    def members(self, entry: str) -> Sequence[Combatant]:
        """Return who acts in a place of the order."""
        return [one for one in self.there() if one.entry == entry]

    def place_of(self, name: str) -> str:
        """Return the place of the order that an id means: that of a creature who is there, or the id itself.

        A player acts for the place of an own hero by the hero's id, however many share it.
        """
        one = self.combatants.get(name)
        return name if one is None or one.removed else one.entry

    def entries(self) -> Sequence[str]:
        """Return the places of the order that have somebody in them; before a roll as they came."""
        return list(self.places())

    def places(self) -> Mapping[str, Sequence[Combatant]]:
        """Return the places of the order that have somebody in them, with their members."""
        found: dict[str, list[Combatant]] = {}
        for one in self.there():
            found.setdefault(one.entry, []).append(one)
        return {entry: found[entry] for entry in dict.fromkeys((*self.order, *found)) if entry in found}

    def following(self) -> tuple[str, bool]:
        """Return the place that comes after the one on turn, and whether a new round begins with it. Somebody must be
        there.

        Where the one on turn is gone it is the first behind that.
        """
        order, gone = self.entries(), self.order.index(self.turn) if self.turn in self.order else -1
        behind = [one for one in order if one in self.order[gone + 1 :]]
        place = order.index(self.turn) + 1 if self.turn in order else order.index(behind[0]) if behind else len(order)
        return order[place % len(order)], place == len(order)

    def initiative(self, entry: str) -> int | None:
        """Return the total of a place."""
        return next((one.initiative for one in self.members(entry)), None)

    def name_of(self, entry: str) -> str:
        """Return a place's name."""
        return called(self.members(entry))

    def ties(self) -> Mapping[int, Sequence[str]]:
        """DND-INI-4: the undecided places with the same total."""
        found: dict[int, list[str]] = {}
        for entry, members in self.places().items():
            if (total := members[0].initiative) is not None:
                found.setdefault(total, []).append(entry)
        return {total: tied for total, tied in found.items() if len(tied) > 1 and not set(tied) <= set(self.settled)}

    def decider(self, tied: Sequence[str]) -> str:
        """Return who decides a tie."""
        return decides_tie([self.members(entry)[0].kind for entry in tied])

    def pairs(self) -> Sequence[Pair]:
        """DND-SUR-2: every creature of one side against every passive value of the other."""
        return [
            self._pair(hider, one)
            for hider in self.there()
            for one in self.there()
            if hider.kind != one.kind and one.passive is not None
        ]

    def is_noticed(self, hider: Combatant) -> bool:
        """Return whether the other side notices somebody who hides; without any known passive value it does not."""
        others = (one for one in self.there() if one.kind != hider.kind)
        return any(self._pair(hider, one).noticed for one in others if self._may_notice(hider, one))

    def _may_notice(self, hider: Combatant, one: Combatant) -> bool:
        return one.passive is not None or f"{hider.id}>{one.id}" in self.noticed

    def _pair(self, hider: Combatant, one: Combatant) -> Pair:
        said = self.noticed.get(f"{hider.id}>{one.id}")
        if said is not None:
            return Pair(hider.id, one.id, said, is_set=True)
        passive, equal = one.passive or 0, self.equal_is_noticed
        seen = hider.stealth is None or is_noticed(hider.stealth, passive, equal_is_noticed=equal)
        return Pair(hider.id, one.id, seen)

    def surprised(self) -> Sequence[str]:
        """DND-SUR-3: who would be surprised now, the game master's verdicts included."""
        ids, stealthy = [one.id for one in self.there()], any(one.stealth is not None for one in self.there())
        found = surprised_by(self.pairs(), ids, stealthy=stealthy)
        said = {one.id: one.surprise_set for one in self.there()}
        return [one for one in ids if (said[one] if said[one] is not None else one in found)]
