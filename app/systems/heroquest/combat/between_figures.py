"""Space between two figures: diagonals, lines of sight, squares that others hold, and what the map knows of it."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from app.core.board.squares import name_of
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.board.attack_shapes import push_back, sweep_targets
from app.systems.heroquest.board.facts import NOTHING, Fact, Known, on_board, reads_nothing
from app.systems.heroquest.board.measuring import Sight
from app.systems.heroquest.board.situation import BoardFigure
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.combat import strikes
from app.systems.heroquest.combat.commands import Attack, AttackMind, AttackTogether, PassSquare, Sweep
from app.systems.heroquest.combat.events import FigurePassed
from app.systems.heroquest.combat.exchange import may_push
from app.systems.heroquest.combat.strikes import Strike
from app.systems.heroquest.content.monsters import Power
from app.systems.heroquest.fields import Means
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect


@on_board(
    Attack,
    by="attacker_id",
    fills=("diagonal", "adjacent", "distance", "sight", "next_in_path", "passage", "room_behind"),
)
def known_of_attack(scene: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-3.1, HQ-3.2-SPEER, HQ-4.1, HQ-4.2: the facts about the two squares and what lies between them."""
    target = here.other(told.get("target_id"))
    if target is None:
        return NOTHING
    return (
        _flight(here, target, told["means"]) if told.get("means") in ("ranged", "thrown") else blow(scene, here, target)
    )


def blow(
    scene: Scene, here: Standpoint, target: BoardFigure, *, blames: str = "target_id", room: str = "room_behind"
) -> Known:  # fmt: skip
    """HQ-3.1: straight at a neighbour, or slanted; through no wall and no shut door. `room`: the field for pushing.

    HQ-19-ZURÜCKDRÄNGEN: that there is room is told where the attacker may push.
    """
    found, slanted = here.contact(target)
    if found not in ("free", "double_door"):
        code = "attack.out_of_reach" if found == "apart" else f"attack.barred_by_{found}"
        return Known({}, blames, RuleViolation(code, field=blames, squares=here.distance(target)))
    steps = push_back(here.situation, here.figure, target)
    pushes = steps is not None and may_push(scene, Strike(here.figure.id, target.id))
    facts = {
        "diagonal": Fact(slanted, "slanted" if slanted else ""),
        "passage": Fact(found, found) if found == "double_door" else Fact("open", ""),
        room: Fact(steps is not None, "can_make_way" if pushes else ""),
    }
    return Known(facts, blames)


@on_board(AttackTogether, by="monster_ids")
def known_of_joint_attack(scene: Scene, _: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-3.1: each of them strikes from where it stands."""
    for monster_id in told.get("monster_ids") or ():
        found = blow_of(scene, monster_id, told.get("target_id"), blames="monster_ids")
        if found.objection is not None:
            return found
    return NOTHING


def blow_of(scene: Scene, attacker_id: str, target_id: object, *, blames: str = "target_id") -> Known:
    """Return the map's facts about an attack; none where one of the two does not stand on it."""
    here = Standpoint.of(scene.table, attacker_id)
    target = here.other(target_id) if here else None
    return blow(scene, here, target, blames=blames) if here and target else NOTHING


def known_of_sight(here: Standpoint, target_id: object, field: str) -> Known:
    """HQ-4.1: nothing gets there without any line of sight; the objection is told at this field."""
    target = here.other(target_id)
    if target is None or here.sight(target).sight != "none":
        return NOTHING
    return Known({}, field, RuleViolation("attack.no_sight", field=field))


@on_board(AttackMind, by="attacker_id")
def known_of_attack_mind(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-16: a mind strikes whom it sees."""
    return known_of_sight(here, told.get("target_id"), "target_id")


on_board(PassSquare, by="figure_id")(reads_nothing)


def sight_fact(here: Standpoint, other: BoardFigure) -> tuple[Sight, Fact]:
    """Return whether there is a line of sight, in words: free, past somebody, or what stops it."""
    line = here.sight(other)
    data: dict[str, object] = {"squares": here.distance(other)}
    if line.sight == "direct":
        return line, Fact("direct", "slanted_door" if line.slanted else "free_line", data)
    if line.sight == "indirect":
        figures = {one.id for one in here.situation.figures}
        return line, Fact("indirect", "past_figure" if line.next_in_path in figures else "past_furniture", data)
    if line.hindrance is not None:
        data["square"] = name_of(line.hindrance.square)
        in_the_way = here.situation.figure_on(line.hindrance.square)
        data["who"] = in_the_way.id if in_the_way else None
        return line, Fact("none", f"stopped_by_{line.hindrance.why}", data)
    return line, Fact("none", "no_line", data)


def _flight(here: Standpoint, target: BoardFigure, means: Literal["ranged", "thrown"]) -> Known:
    """HQ-4-INDIRECT, HQ-4-ADJACENT: which figure a shot passes, and that a neighbour is no target.

    HQ-4.2: how far what is thrown flies; slanted squares count once.
    """
    line, sight = sight_fact(here, target)
    squares = here.distance(target)
    flown = {"distance": Fact(squares, "so_far", {"squares": squares})} if means == "thrown" else {}
    facts = {
        "adjacent": Fact(squares <= 1, "next_to_it" if squares <= 1 else ""),
        **flown,
        "sight": sight,
        "passage": Fact("slanted_door", "slanted_door") if line.slanted else Fact("open", ""),
    }
    if means == "thrown":
        return Known(facts, "target_id")
    struck = here.other(line.next_in_path)
    return Known({**facts, "next_in_path": path_fact(struck)}, "target_id")


def path_fact(struck: BoardFigure | None) -> Fact:
    """HQ-4-INDIRECT: the figure in the path, which black shields strike, with its square."""
    return Fact(None, "") if struck is None else Fact(struck.id, "first_in_path", {"square": name_of(struck.square)})


def along_the_path(scene: Scene, command: Attack, means: Means) -> Strike:
    """HQ-4.1: whether something that flies reaches the target; the game master says what is seen.

    HQ-19-GROSSES-ZIEL: nothing hides the greatest monsters, and nothing hides from them. HR-SLANTED-DOOR: at a slant
    through a door not at all, or with one die less. HQ-4-INDIRECT: a shot may pass figures and low furniture, a throw
    may not.
    Raises: RuleViolation, UnknownSubject.
    """
    strike = Strike(command.attacker_id, command.target_id, means)
    if any(strikes.has_power(scene, one, Power.CLEAR_SIGHT) for one in (command.attacker_id, command.target_id)):
        return strike
    if command.sight == "none":
        raise RuleViolation("attack.no_sight", field="sight")
    if command.passage == "secret_door":
        raise RuleViolation("attack.secret_door", field="passage")
    if command.passage == "slanted_door":
        if scene.table.house_rules.slanted_door == "never":
            raise RuleViolation("attack.slanted_door", field="passage")
        strike = strike._replace(slanted=True)
    return _indirect(scene, command, strike) if command.sight == "indirect" else strike


def _indirect(scene: Scene, command: Attack, strike: Strike) -> Strike:
    if strike.means is not Means.RANGED:
        raise RuleViolation("attack.no_sight", field="sight")
    if command.next_in_path is None:
        return strike._replace(indirect=True)
    if command.next_in_path in (command.attacker_id, command.target_id):
        raise RuleViolation("attack.path", field="next_in_path")
    scene.living_figure(command.next_in_path)
    return strike._replace(indirect=True, in_path=command.next_in_path)


@on_board(Sweep, by="attacker_id")
def known_of_sweep(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-19-RUNDUMSCHLAG: targets stand on the squares around; their order, and who is left out, is chosen."""
    around = sweep_targets(here.situation, here.figure)
    named = told.get("target_ids") or ()
    far = [one for one in map(here.other, named) if one is not None and one.id not in around]
    if far:
        error = RuleViolation("attack.out_of_reach", field="target_ids", squares=here.distance(far[0]))
        return Known({}, "target_ids", error)
    if not around:
        return NOTHING
    return Known({} if named else {"target_ids": Fact(around, "all_around")}, "target_ids")


@rule(PassSquare)
def pass_square(scene: Scene, command: PassSquare) -> Iterator[Event]:
    """HQ-8.2.2: the square of an invisible hero may be crossed, but not stopped on. Raises: RuleViolation."""
    if not may_pass(scene, command.figure_id, command.target_id):
        raise RuleViolation("square.held", field="target_id")
    if command.stops:
        raise RuleViolation("square.no_stop", field="stops")
    yield scene.record(
        FigurePassed(
            mover_id=command.figure_id,
            mover_kind=scene.kind_of(command.figure_id),
            holder_id=command.target_id,
            holder_kind=scene.kind_of(command.target_id),
        )
    )


def may_pass(scene: Scene, figure_id: str, target_id: str) -> bool:
    """HQ-8.2.2, HQ-19-FLIEGEN: across invisible heroes and friends; with a veil of mist or wings across all figures."""
    mover, holder = scene.living_figure(figure_id), scene.living_figure(target_id)
    unseen = target_id in scene.table.heroes and holder.amount(Effect.INVISIBLE) > 0
    friends = (figure_id in scene.table.heroes) == (target_id in scene.table.heroes)
    free = mover.amount(Effect.VEILED) > 0 or strikes.has_power(scene, figure_id, Power.CROSS_FIGURES)
    return mover.id != holder.id and (unseen or friends or free)
