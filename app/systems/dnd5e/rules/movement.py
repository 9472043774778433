"""Movement: a budget of metres, legs of a path, difficult ground, standing up."""

from math import floor
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from app.core.answers import Answers
from app.core.errors import InvalidValue
from app.core.model import Model
from app.core.rule_questions import PLAYER, Question, RuleAnswered, Ruling, because
from app.systems.dnd5e.fields import MOST, Metres, Mode, Speeds, Text, question


def neat(metres: float) -> float:
    """Return metres without what binary fractions add."""
    return round(metres, 3)


def left_of(speed: float | None, used: float) -> float:
    """DND-MOV-1, DND-MOV-4: what a way to move has left after so many metres were paid for (A-07)."""
    return neat(max(0.0, (speed or 0.0) - used))


def cost_of(metres: float, *, difficult: bool) -> float:
    """DND-TER-1, DND-TER-2: one more for each metre of difficult ground, for however many reasons."""
    return neat(metres * (2 if difficult else 1))


def standing_cost(speed: float) -> int:
    """DND-PRO-2: half the speed, rounded down to whole metres (A-09)."""
    return floor(speed / 2)


def can_stand(speed: float, left: float) -> bool:
    """DND-PRO-3: with enough movement left, and a speed at all (A-10)."""
    return speed > 0 and left >= standing_cost(speed)


class Leg(Model):
    """A part of a turn: metres in some way, standing up, dropping prone, or an action or attack in between."""

    kind: Literal["move", "stand_up", "fall_prone", "action", "attack"] = "move"
    metres: Metres = 0.0
    mode: Mode = Mode.WALK
    difficult: bool = False
    reasons: Annotated[tuple[Text, ...], Field(max_length=20)] = ()
    creature_space: bool = False

    @property
    def is_difficult(self) -> bool:
        """DND-TER-3: the space of another creature is difficult as well."""
        return self.difficult or bool(self.reasons) or self.creature_space


class WayCovered(NamedTuple):
    """Way covered so far: metres paid for, and whether the creature lies."""

    used: float
    prone: bool


def after_leg(way: WayCovered, leg: Leg, speeds: Speeds, *, ruled: bool = False) -> tuple[WayCovered, float] | None:
    """Return the way after a leg, and its cost; None when too little is left for it, unless it is `ruled` to be
    possible.

    DND-MOV-2, DND-MOV-3: actions and attacks between the legs cost no metres.
    """
    match leg.kind:
        case "action" | "attack":
            return way, 0.0
        case "fall_prone":
            return way._replace(prone=True), 0.0
        case "stand_up":
            walk = speeds.walk or 0.0
            if not (ruled or (way.prone and can_stand(walk, left_of(speeds.of(leg.mode), way.used)))):
                return None
            cost = float(standing_cost(walk))
            return WayCovered(neat(way.used + cost), prone=False), cost
    cost = cost_of(leg.metres, difficult=leg.is_difficult)
    if cost > left_of(speeds.of(leg.mode), way.used) and not ruled:
        return None
    return way._replace(used=neat(way.used + cost)), cost


class _WithSpeed(Question):
    """Creature that moves: `speed` is that of walking, `speeds` are all."""

    decided_by = PLAYER
    speed: Metres | None = None
    speeds: Speeds = Speeds.model_construct()
    movement_used: Metres = 0.0

    @property
    def all_speeds(self) -> Speeds:
        """Return the speeds. Raises: InvalidValue when none is told."""
        found = self.speeds if self.speed is None else self.speeds.model_copy(update={"walk": self.speed})
        if all(found.of(mode) is None for mode in Mode):
            raise InvalidValue("value.missing", field="speed")
        return found

    def left(self, used: float) -> dict[str, float]:
        """Return the metres each way to move has left."""
        speeds = self.all_speeds
        return {mode.value: left_of(speeds.of(mode), used) for mode in Mode if speeds.of(mode) is not None}


@question("movement", "DND-MOV-1", "DND-MOV-2", "DND-MOV-3")
class Movement(_WithSpeed):
    """Reach of a turn's movement. Legs are paid one by one; actions and attacks may stand between them."""

    legs: Annotated[tuple[Leg, ...], Field(max_length=MOST)] = ()
    prone: bool = False

    def answer(self, dice: Answers) -> RuleAnswered:
        """`movement_used`, `movement_left` (in the last way), `left` of each way, `legs` with cost, `allowed`."""
        speeds, way, mode = self.all_speeds, WayCovered(self.movement_used, self.prone), Mode.WALK
        if speeds.walk is None:
            mode = next(one for one in Mode if speeds.of(one) is not None)
        legs, refused = list[dict[str, object]](), list[int]()
        for place, leg in enumerate(self.legs):
            mode = leg.mode if leg.kind == "move" else mode
            found = after_leg(way, leg, speeds)
            if found is None:
                refused.append(place)
            else:
                way = found[0]
            left = left_of(speeds.of(mode), way.used)
            legs.append({"allowed": found is not None, "cost": found[1] if found else None, "left": left})
        left = left_of(speeds.of(mode), way.used)
        why = (
            because("movement", "DND-MOV-1", used=way.used, left=left, speed=speeds.of(mode) or 0),
            *(because("refused", "DND-MOV-1", leg=place + 1) for place in refused),
        )
        return self.told(
            *why, movement_used=way.used, movement_left=left, left=self.left(way.used), legs=legs,
            allowed=not refused, refused=refused, prone=way.prone,
        )  # fmt: skip


@question("switch_speed", "DND-MOV-4")
class SwitchSpeed(_WithSpeed):
    """Movement left for another way to move: its speed less the metres already paid for in this turn."""

    mode: Mode

    def answer(self, dice: Answers) -> RuleAnswered:
        """`movement_left` in the new way, `possible`, `left` of each way."""
        speed = self.all_speeds.of(self.mode)
        left = left_of(speed, self.movement_used)
        why = because("switch_speed", "DND-MOV-4", speed=speed or 0, used=self.movement_used, left=left)
        return self.told(
            why, movement_left=left, possible=left > 0, left=self.left(self.movement_used),
            movement_used=self.movement_used,
        )  # fmt: skip


@question("difficult_terrain", "DND-TER-1", "DND-TER-2", "DND-TER-3")
class DifficultTerrain(Ruling):
    """Cost of metres of ground. `reasons` make it difficult, as does a creature's space; they do not add up."""

    metres: Metres
    reasons: Annotated[tuple[Text, ...], Field(max_length=20)] = ()
    difficult: bool = False
    creature_space: bool = False

    def answer(self, dice: Answers) -> RuleAnswered:
        """`cost` in metres, `difficult`, `extra`."""
        found = self.difficult or bool(self.reasons) or self.creature_space
        difficult = self.ruled(found)
        cost = cost_of(self.metres, difficult=difficult)
        rule = "DND-TER-2" if len(self.reasons) > 1 else "DND-TER-3" if self.creature_space else "DND-TER-1"
        why = because("terrain", rule, metres=self.metres, difficult=difficult, cost=cost)
        return self.told(why, cost=cost, extra=neat(cost - self.metres), difficult=difficult)


@question("fall_prone", "DND-PRO-1")
class FallProne(_WithSpeed):
    """Cost of dropping prone."""

    speed: Metres | None = 0.0

    def answer(self, dice: Answers) -> RuleAnswered:
        """`cost` 0, `prone`."""
        return self.told(because("fall_prone", "DND-PRO-1"), cost=0, prone=True, movement_used=self.movement_used)


@question("stand_up", "DND-PRO-2", "DND-PRO-3")
class StandUp(_WithSpeed):
    """Cost of standing up, and whether it is possible: half the speed; of several that of walking (A-08)."""

    prone: bool = True
    movement_left: Metres | None = None

    def answer(self, dice: Answers) -> RuleAnswered:
        """`cost`, `possible`, `prone` and `movement_left` afterwards."""
        speeds = self.all_speeds
        walk = speeds.walk or 0.0
        left = left_of(walk, self.movement_used) if self.movement_left is None else self.movement_left
        cost, possible = standing_cost(walk), self.prone and can_stand(walk, left)
        why = (
            because("stand_up", "DND-PRO-2", cost=cost, speed=walk),
            because("can_stand", "DND-PRO-3", possible=possible, left=left, prone=self.prone),
        )
        return self.told(
            *why, cost=cost, possible=possible, prone=self.prone and not possible,
            movement_left=neat(left - cost) if possible else left,
        )  # fmt: skip
