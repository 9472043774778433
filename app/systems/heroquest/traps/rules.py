"""Traps are sprung, disarmed, jumped over, left; firestorms explode (ch. 10)."""

from collections.abc import Iterator
from functools import partial
from typing import Literal

from app.core.dice import Roll
from app.core.errors import RuleViolation, UnknownContent
from app.core.events import Event
from app.systems.heroquest import positions
from app.systems.heroquest.board.at_table import spot_of
from app.systems.heroquest.board.quest_map import UNSEEN
from app.systems.heroquest.combat.monsters import wound_figure
from app.systems.heroquest.content.exploration import TrapEffect, TrapEntry
from app.systems.heroquest.dice import SKULL
from app.systems.heroquest.effects import end_effect, weaken_effect
from app.systems.heroquest.registry import rule
from app.systems.heroquest.rounds.events import TurnEnded
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import Firestorm, Spot
from app.systems.heroquest.state.figures import Effect, Hero
from app.systems.heroquest.traps import places
from app.systems.heroquest.traps.commands import (
    ClimbOut,
    DisarmTrap,
    ExplodeFirestorm,
    JumpTrap,
    SpringTrap,
    TrapCommand,
)
from app.systems.heroquest.traps.events import (
    DisarmFailed,
    FirestormExploded,
    PitClimbed,
    TrapDisarmed,
    TrapJumped,
    TrapSprung,
)
from app.systems.heroquest.traps.kinds import HANDLERS, can_be_harmed, check_told, strike, white_dice


@rule(SpringTrap)
def spring_trap(scene: Scene, command: SpringTrap) -> Iterator[Event]:
    """HQ-10.2.1, HQ-10.2.2, HQ-10.2.3, HQ-10.2.4, HQ-10.2.5, HQ-10.2.6: a figure steps onto a trap."""
    trap = _trap(scene, command)
    scene.figure_on_its_way(command.figure_id)
    yield from spring(scene, trap, command)


def spring(scene: Scene, trap: TrapEntry, command: TrapCommand) -> Iterator[Event]:
    """Set off a trap with its full effect, and remove its question mark. A look ahead ends at one of unseen kind."""
    square, area = command.square or "", _open_area(scene, command)
    yield scene.record(TrapSprung(figure_id=command.figure_id, trap=trap.id, square=square, area=area))
    if trap.id != UNSEEN:
        yield from HANDLERS[trap.effect](scene, trap, command)


@rule(DisarmTrap)
def disarm_trap(scene: Scene, command: DisarmTrap) -> Iterator[Event]:
    """HQ-10.3: a hero on the square throws a die; failing means the full effect. Some traps cannot be disarmed:
    trying sets them off (HQ-10.2.5)."""
    trap = _trap(scene, command)
    hero = scene.figure_on_its_way(command.figure_id)
    if not isinstance(hero, Hero):
        raise RuleViolation("trap.heroes_disarm", field="figure_id")
    if not trap.can_be_disarmed:
        yield from spring(scene, trap, command)
        return
    roll = scene.answers.roll("disarm", *white_dice(1))
    if roll.count(failing_face(scene, hero)):
        yield scene.record(DisarmFailed(figure_id=hero.id, trap=trap.id, roll=roll))
        yield from spring(scene, trap, command)
    else:
        square, area = command.square or "", _open_area(scene, command)
        yield scene.record(TrapDisarmed(figure_id=hero.id, trap=trap.id, square=square, area=area, roll=roll))


def _open_area(scene: Scene, command: TrapCommand) -> str:
    """Return the area the trap is in, if it is open; else none, so that no closed room is told."""
    return command.area if command.area and command.area in scene.table.dungeon.revealed else ""


def failing_face(scene: Scene, hero: Hero) -> str:
    """HQ-10.3: the face on which disarming fails."""
    faces = scene.content.disarming
    return {"gifted": faces.gifted, "tool_kit": faces.tool_kit, "bare": faces.bare}[disarming_of(scene, hero)]


def disarming_of(scene: Scene, hero: Hero) -> Literal["gifted", "tool_kit", "bare"]:
    """HQ-10.3, HQ-1.1-ENTSCHAERFEN: the gift of the dwarf is better than any tool kit, and the kit than bare hands."""
    if scene.hero_class(hero).disarms:
        return "gifted"
    has_kit = any(scene.entry(item).disarms and not item.wear.broken for item in hero.items)
    return "tool_kit" if has_kit else "bare"


@rule(JumpTrap)
def jump_trap(scene: Scene, command: JumpTrap) -> Iterator[Event]:
    """HQ-10.2.2, HQ-10.3: over a pit or a trap not gone off, straight ahead, with movement for the square behind."""
    trap = _trap(scene, command)
    figure = scene.figure_on_its_way(command.figure_id)
    if command.diagonal:
        raise RuleViolation("jump.diagonal", field="diagonal")
    if not command.reaches_beyond:
        raise RuleViolation("jump.too_short", field="reaches_beyond")
    end = _landing(scene, command)
    is_full = trap.effect is TrapEffect.PIT and command.heroes_inside >= trap.holds
    if is_full and scene.table.house_rules.full_pit == "everybody":
        yield from _land_hurt(scene, trap, command, None)
        yield from positions.land(scene, figure.id, end)
    elif trap.effect is TrapEffect.PIT and figure.amount(Effect.SURE_JUMP):
        yield from weaken_effect(scene, figure.id, Effect.SURE_JUMP)
        yield scene.record(TrapJumped(figure_id=figure.id, trap=trap.id, roll=None, landing="across"))
        yield from positions.land(scene, figure.id, end)
    else:
        yield from _jump(scene, trap, command, end, is_full=is_full)


def _landing(scene: Scene, command: JumpTrap) -> Spot | None:
    """Return where the jump ends; told by the people where the game master overrules the map. Raises: RuleViolation."""
    try:
        return positions.landing(scene, command.figure_id, command.square)
    except RuleViolation:
        if scene.overruled:
            return None
        raise


@rule(ClimbOut)
def climb_out(scene: Scene, command: ClimbOut) -> Iterator[Event]:
    """HQ-10.2.2: on its next turn a figure leaves the pit, onto a free square beside it, and goes on as usual."""
    figure = scene.acting_figure(command.figure_id)
    if not figure.amount(Effect.IN_PIT):
        raise RuleViolation("pit.outside", field="figure_id")
    free = places.climbing_squares(scene, figure.id)
    goal = command.square if scene.overruled or free is not None else None
    if free and goal is None:
        goal = scene.answers.choose("climb_out", *free, about=figure.id)
    yield scene.record(PitClimbed(figure_id=figure.id))
    yield from end_effect(scene, figure.id, Effect.IN_PIT)
    if goal is not None and spot_of(scene.table, figure.id) is not None:
        yield scene.record(positions.FigurePut(figure_id=figure.id, square=goal))


def _jump(scene: Scene, trap: TrapEntry, command: JumpTrap, end: Spot | None, *, is_full: bool) -> Iterator[Event]:
    """HR-PIT-FULL: a full pit takes no more figures, but a failed jump still costs a point and the turn."""
    roll = scene.answers.roll("jump", *white_dice(1))
    if not roll.count(SKULL):
        yield scene.record(TrapJumped(figure_id=command.figure_id, trap=trap.id, roll=roll, landing="across"))
        yield from positions.land(scene, command.figure_id, end)
    elif is_full:
        yield from _land_hurt(scene, trap, command, roll)
        yield from positions.land(scene, command.figure_id, end)
    else:
        yield scene.record(TrapJumped(figure_id=command.figure_id, trap=trap.id, roll=roll, landing="sprung"))
        yield from positions.fall(scene, command.figure_id, command.square, end)
        yield from spring(scene, trap, command)


def _land_hurt(scene: Scene, trap: TrapEntry, command: JumpTrap, roll: Roll | None) -> Iterator[Event]:
    yield scene.record(TrapJumped(figure_id=command.figure_id, trap=trap.id, roll=roll, landing="hurt"))
    yield from wound_figure(scene, command.figure_id, trap.damage)
    yield scene.record(TurnEnded(figure_id=command.figure_id, reason="full_pit"))


def _trap(scene: Scene, command: TrapCommand) -> TrapEntry:
    trap = _stand_in(scene) if command.trap == UNSEEN else scene.content.traps.get(command.trap)
    if trap is None:
        raise UnknownContent("trap.unknown", field="trap", trap=command.trap)
    check_told(scene, trap, command)
    return trap


def _stand_in(scene: Scene) -> TrapEntry | None:
    """Return a trap for one of which players see no kind: its look ahead is alike whatever the map knows. None on the
    whole table: there the map fills in the kind, or the game master says it.
    """
    boards = scene.table.map.quest.boards if scene.table.map else ()
    is_known_so = any(one.content == UNSEEN for board in boards for one in board.of_kind("trap"))
    first = next(iter(scene.content.traps.values()), None)
    return first.model_copy(update={"id": UNSEEN}) if first and is_known_so else None


@rule(ExplodeFirestorm)
def explode_firestorm(scene: Scene, command: ExplodeFirestorm) -> Iterator[Event]:
    """HQ-10.2.6: one throw for all who are still inside; everybody defends as usual, and no resistance helps."""
    trap, fire = _fire(scene, command)
    inside = [figure for figure in dict.fromkeys(command.inside) if can_be_harmed(scene.figure(figure))]
    roll = scene.answers.roll("magic_firestorm", *white_dice(trap.dice)) if inside else None
    yield scene.record(FirestormExploded(trap=trap.id, area=fire.area, square=fire.square, roll=roll))
    points = roll.count(SKULL) if roll else 0
    yield from scene.in_turn(partial(strike, scene, one, trap.id, roll, points, defence=None) for one in inside)


def _fire(scene: Scene, command: ExplodeFirestorm) -> tuple[TrapEntry, Firestorm]:
    """Return the trap and its fire: one that goes off at once, or the one that was kindled here.

    Raises: UnknownContent, RuleViolation.
    """
    if command.trap is not None:
        trap = scene.content.traps.get(command.trap)
        if trap is None or trap.effect is not TrapEffect.FIRESTORM:
            raise UnknownContent("trap.unknown", field="trap", trap=command.trap)
        return trap, Firestorm(trap=trap.id, area=command.area or "", square=command.square or "")
    fire = places.kindled(scene.table, command.area, command.square)
    if fire is None:
        raise RuleViolation("firestorm.not_kindled", field="area", area=command.area or "")
    return scene.content.traps[fire.trap], fire
