"""Kinds of traps: what each does when it goes off, one handler an effect, and the wounds it causes (ch. 10.2)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from app.core.dice import DieKind, Roll
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.board.at_table import is_place
from app.systems.heroquest.combat import strikes
from app.systems.heroquest.combat.monsters import wound_figure
from app.systems.heroquest.combat.strikes import Strike
from app.systems.heroquest.content.exploration import TrapEffect, TrapEntry
from app.systems.heroquest.dice import SKULL, Color, kinds
from app.systems.heroquest.effects import EffectChanged, end_effect
from app.systems.heroquest.fields import Means
from app.systems.heroquest.positions import free_beside
from app.systems.heroquest.rounds.events import TurnEnded
from app.systems.heroquest.rounds.rules import still_to_move
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition, Effect, Hero, Monster
from app.systems.heroquest.traps.commands import JumpTrap, TrapCommand
from app.systems.heroquest.traps.events import (
    EdgeGrasped,
    EdgeMissed,
    FigureDodged,
    FirestormKindled,
    PitOpened,
    SquareBlocked,
    TrapStruck,
)

Handler = Callable[[Scene, TrapEntry, TrapCommand], Iterator[Event]]


def bolt(scene: Scene, trap: TrapEntry, command: TrapCommand) -> Iterator[Event]:
    """HQ-10.2.1: on a skull it hits and the turn ends; on any shield it misses and the way is free."""
    roll = scene.answers.roll("spear_trap", *white_dice(trap.dice))
    hit = roll.count(SKULL) > 0
    yield from strike(scene, command.figure_id, trap.id, roll, trap.damage * hit)
    if hit:
        yield scene.record(TurnEnded(figure_id=command.figure_id, reason="trap"))


def pit(scene: Scene, trap: TrapEntry, command: TrapCommand) -> Iterator[Event]:
    """HQ-10.2.2: a fall costs a point and the turn; the figure sits in the pit until it climbs out. It stays open."""
    opened = _opened(scene, trap, command)
    if opened is not None:
        yield scene.record(opened)
    yield from _fall_in(scene, trap, command)
    yield scene.record(TurnEnded(figure_id=command.figure_id, reason="pit"))


def falling_block(scene: Scene, trap: TrapEntry, command: TrapCommand) -> Iterator[Event]:
    """HQ-10.2.3: skulls are damage without defence, then a step to a free square beside; the rubble stays for good.

    A square that is only the trigger stays free: what comes down elsewhere strikes the others, if anybody.
    """
    blocked = _where_stones_fall(command)
    reached = _reached(scene, command.others if command.distant else (command.figure_id,))
    yield from scene.in_turn(partial(_rubble, scene, trap, command, figure_id) for figure_id in reached)
    if blocked:
        yield scene.record(SquareBlocked(square=blocked))


def _where_stones_fall(command: TrapCommand) -> str | None:
    return command.rubble if command.distant else command.square


def check_told(scene: Scene, trap: TrapEntry, command: TrapCommand) -> None:
    """Refuse what a trap could not do, before anything is thrown for it. Raises: UnknownSubject, RuleViolation."""
    _reached(scene, command.others)  # a resting hero is known, but stands nowhere
    blocked = _where_stones_fall(command), *scene.table.dungeon.blocked
    if trap.effect is TrapEffect.FALLING_BLOCK and command.escape and is_place(command.escape, *blocked):
        raise RuleViolation("trap.escape_blocked", field="escape", square=command.escape)
    if trap.effect is TrapEffect.FIRESTORM:
        still_to_move(scene, command.figure_id)


def guillotine(scene: Scene, trap: TrapEntry, command: TrapCommand) -> Iterator[Event]:
    """HQ-10.2.4, HR-GUILLOTINE-MONSTERS: it falls on all inside the marking, who defend with two dice each."""
    everybody = scene.table.house_rules.guillotine_victims == "everybody"
    reached = _reached(scene, (command.figure_id, *command.others))
    victims = [figure_id for figure_id in reached if everybody or figure_id in scene.table.heroes]
    yield from scene.in_turn(partial(_blade, scene, trap, figure_id) for figure_id in victims)


def abyss(scene: Scene, trap: TrapEntry, command: TrapCommand) -> Iterator[Event]:
    """HQ-10.2.5: any shield holds on to the edge, a skull falls, with one die to defend; the turn ends either way."""
    roll = scene.answers.roll("tomb_of_darkness", *white_dice(trap.dice))
    if roll.count(SKULL):
        yield scene.record(EdgeMissed(figure_id=command.figure_id, trap=trap.id, roll=roll))
        yield from _fall_in(scene, trap, command)
    else:
        yield scene.record(EdgeGrasped(figure_id=command.figure_id, trap=trap.id, roll=roll))
    yield scene.record(TurnEnded(figure_id=command.figure_id, reason="pit" if roll.count(SKULL) else "edge"))


def firestorm(scene: Scene, trap: TrapEntry, command: TrapCommand) -> Iterator[Event]:
    """HQ-10.2.6, HR-ORDER: the turn ends, others still to move may leave; on the game master's turn it goes off."""
    may_leave = still_to_move(scene, command.figure_id)
    area, square = command.area or "", command.square or ""
    yield scene.record(FirestormKindled(trap=trap.id, area=area, square=square, may_leave=may_leave, at_once=False))
    yield scene.record(TurnEnded(figure_id=command.figure_id, reason="trap"))


HANDLERS: Mapping[TrapEffect, Handler] = {
    TrapEffect.BOLT: bolt,
    TrapEffect.PIT: pit,
    TrapEffect.FALLING_BLOCK: falling_block,
    TrapEffect.GUILLOTINE: guillotine,
    TrapEffect.ABYSS: abyss,
    TrapEffect.FIRESTORM: firestorm,
}


def _opened(scene: Scene, trap: TrapEntry, command: TrapCommand) -> PitOpened | None:
    """Return the pit as it stays on the board; None if it lies there already.

    A jump without a square means the pit that is open already.
    """
    pits = scene.table.dungeon.pits
    if command.square:
        is_known = is_place(command.square, *(one.square for one in pits))
    else:
        is_known = isinstance(command, JumpTrap) and any(one.trap == trap.id for one in pits)
    if is_known:
        return None
    monster = scene.table.monsters.get(command.figure_id)
    area = command.area or ""
    is_told = bool(command.square or area or (monster and monster.hidden))  # what is hidden names no place
    figure_id = None if is_told else command.figure_id
    kind = monster.kind if monster and figure_id else None
    found = PitOpened(
        trap=trap.id, square=command.square or "", area=area, figure_id=figure_id, figure_kind=kind
    )  # fmt: skip
    place = (found.trap, found.square, found.area, found.figure_id)
    return None if place in ((one.trap, one.square, one.area, one.figure_id) for one in pits) else found


def _rubble(scene: Scene, trap: TrapEntry, command: TrapCommand, figure_id: str) -> Iterator[Event]:
    roll = scene.answers.roll("falling_block", *white_dice(trap.dice), about=figure_id)
    yield from strike(scene, figure_id, trap.id, roll, roll.count(SKULL))
    is_alone = not command.distant or len(set(command.others)) == 1  # no two stand on one square
    told = (command.escape or "") if is_alone else ""
    yield scene.record(FigureDodged(figure_id=figure_id, square=told or _chosen_escape(scene, command, figure_id)))


def _chosen_escape(scene: Scene, command: TrapCommand, figure_id: str) -> str:
    """Return the free square beside a figure that the table chooses, where a map knows which there are."""
    free = free_beside(scene.table, scene.content, figure_id, struck=_where_stones_fall(command))
    return scene.answers.choose("step_aside", *free, about=figure_id) if len(free) > 1 else "".join(free)


def _blade(scene: Scene, trap: TrapEntry, figure_id: str) -> Iterator[Event]:
    roll = scene.answers.roll("guillotine", *white_dice(trap.dice), about=figure_id)
    yield from strike(scene, figure_id, trap.id, roll, roll.count(SKULL), white_dice(trap.defence or 0))


def _fall_in(scene: Scene, trap: TrapEntry, command: TrapCommand) -> Iterator[Event]:
    yield from strike(scene, command.figure_id, trap.id, None, trap.damage, white_dice(trap.defence or 0))
    if can_be_harmed(scene.figure(command.figure_id)):
        yield scene.record(EffectChanged(figure_id=command.figure_id, effect=Effect.IN_PIT, change=1))


def _reached(scene: Scene, figure_ids: Sequence[str]) -> Sequence[str]:
    """Return the figures that can still be harmed, each once, in this order. Raises: UnknownSubject."""
    return [figure_id for figure_id in dict.fromkeys(figure_ids) if can_be_harmed(scene.figure(figure_id))]


def white_dice(number: int) -> tuple[DieKind, ...]:
    """HQ-15.5-DOUBT: the dice of traps have no colour, so they are white."""
    return kinds((Color.WHITE,) * number)


def can_be_harmed(figure: Hero | Monster) -> bool:
    """Return whether a trap can harm a figure: not when it is dead for good or slain."""
    return figure.condition is not Condition.LOST if isinstance(figure, Hero) else figure.is_standing


def strike(
    scene: Scene, figure_id: str, trap: str, attack: Roll | None, points: int, defence: tuple[DieKind, ...] | None = ()
) -> Iterator[Event]:
    """Let a trap hit for so many points; each shield of the right kind stops one. Saves and the wound follow.

    `defence` None leaves a figure its own dice, with those that potions and spells give for one defence.
    """
    dice = kinds(strikes.defence_builder(scene, _as_strike(figure_id)).pool().dice) if defence is None else defence
    thrown = _throw_defence(scene, figure_id, dice) if points else None
    stopped = thrown.count(*strikes.shields(scene, figure_id)) if thrown else 0
    left = max(points - stopped, 0)
    yield scene.record(TrapStruck(figure_id=figure_id, trap=trap, attack=attack, defence=thrown, points=left))
    if thrown and defence is None:
        yield from end_effect(scene, figure_id, Effect.DEFENCE_DICE)
    left = yield from strikes.save(scene, _as_strike(figure_id), left)
    yield from wound_figure(scene, figure_id, left)


def _throw_defence(scene: Scene, figure_id: str, dice: tuple[DieKind, ...]) -> Roll | None:
    """HQ-8.2.1: a figure that sleeps or lies does not defend."""
    figure = scene.figure(figure_id)
    if not dice or not figure.is_standing or figure.amount(Effect.ASLEEP):
        return None
    return scene.answers.roll("trap_defence", *dice, about=figure_id)


def _as_strike(figure_id: str) -> Strike:
    """Return a strike without an attacker, for the functions that need one."""
    return Strike(attacker_id=figure_id, target_id=figure_id, means=Means.ABILITY)
