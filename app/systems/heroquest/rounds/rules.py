"""Rounds and turns begin and end (the base game and ch. 18); the order of turns, and missed rounds (HR-ORDER)."""

from collections.abc import Generator, Iterator, Sequence
from typing import Literal

from app.core.dice import DieKind, Roll
from app.core.errors import RuleViolation, UnknownSubject
from app.core.events import Event
from app.systems.heroquest.body import healing
from app.systems.heroquest.effects import EffectChanged
from app.systems.heroquest.registry import rule
from app.systems.heroquest.rounds.commands import (
    BeginPlay,
    DrawTurnOrder,
    EndPlay,
    EndTurn,
    MarkPresence,
    MissRound,
    TakeTurn,
)
from app.systems.heroquest.rounds.events import (
    HeroPassedOver,
    PlayEnded,
    PresenceChanged,
    RoundBegan,
    RoundMissed,
    TurnBegan,
    TurnCompleted,
    TurnOrderDrawn,
)
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.figures import Condition, Effect, Figure, Hero
from app.systems.heroquest.state.table import Table


@rule(BeginPlay)
def begin_play(scene: Scene, _: BeginPlay) -> Iterator[Event]:
    """Begin the first round. Raises: RuleViolation when one runs, or no hero is on a quest."""
    if scene.table.round.is_running:
        raise RuleViolation("round.running")
    if not any(hero.on_quest for hero in scene.table.heroes.values()):
        raise RuleViolation("round.nobody")
    yield from begin(scene)


@rule(EndTurn)
def end_turn(scene: Scene, command: EndTurn) -> Iterator[Event]:
    """Begin the next turn; after the last one a new round.

    Raises: RuleViolation when the named hero is not on turn.
    """
    _check_running(scene)
    if command.hero_id not in (None, scene.table.round.turn):
        raise RuleViolation("turn.of_another", field="hero_id")
    yield from hand_on(scene)


@rule(TakeTurn)
def take_turn(scene: Scene, command: TakeTurn) -> Iterator[Event]:
    """Give the turn to a figure regardless of the order. Raises: UnknownSubject; RuleViolation for a hero who is not on
    the quest.
    """
    _check_running(scene)
    if command.figure_id == scene.table.round.turn:
        raise RuleViolation("turn.has_it", field="figure_id")
    if command.figure_id != GAME_MASTER:
        _check_on_quest(scene, command.figure_id)
    yield from _begin_turn(scene, command.figure_id)


@rule(EndPlay)
def end_play(scene: Scene, _: EndPlay) -> Iterator[Event]:
    """Yield no more turns."""
    _check_running(scene)
    yield from stop(scene)


@rule(MarkPresence)
def mark_presence(scene: Scene, command: MarkPresence) -> Iterator[Event]:
    """Mark a hero as present or absent; an absent one is passed over, without a place in the drawing or fate."""
    hero = scene.living_hero(command.hero_id)
    if hero.absent is not command.present:
        raise RuleViolation("presence.unchanged", field="present", hero=hero.name)
    yield scene.record(PresenceChanged(hero_id=hero.id, present=command.present))


def begin(scene: Scene) -> Iterator[Event]:
    """Yield the first round."""
    yield from _begin_round(scene)
    yield from _next(scene)


def stop(scene: Scene) -> Iterator[Event]:
    """Play ends, if it runs."""
    if scene.table.round.is_running:
        yield scene.record(PlayEnded(rounds=scene.table.round.number))


def hand_on(scene: Scene) -> Iterator[Event]:
    """End the running turn with what lasted for it, and begin the next one."""
    figure_id = scene.table.round.turn
    if figure_id is not None:
        expiring = _expiring_with_turn(scene, figure_id)
        yield scene.record(TurnCompleted(figure_id=figure_id))
        yield from map(scene.record, expiring)
    yield from _next(scene)


def _next(scene: Scene) -> Iterator[Event]:
    """Begin the next turn; as the game master is never passed over, there always is one."""
    while not (yield from _found_in_round(scene)):
        yield from _begin_round(scene)


def _found_in_round(scene: Scene) -> Generator[Event, None, bool]:
    for figure_id in left_in_round(scene.table):
        if figure_id == GAME_MASTER or (yield from _is_able(scene, figure_id)):
            yield from _begin_turn(scene, figure_id)
            return True
    return False


def _begin_round(scene: Scene) -> Iterator[Event]:
    """HR-ORDER: with drawn turns each round has an order of its own."""
    yield scene.record(RoundBegan(number=scene.table.round.number + 1))
    if scene.table.house_rules.turn_order == "drawn":
        yield from draw(scene)


def _begin_turn(scene: Scene, figure_id: str) -> Iterator[Event]:
    yield scene.record(TurnBegan(figure_id=figure_id))
    yield from map(scene.record, _no_longer_invisible(scene, figure_id))


def _no_longer_invisible(scene: Scene, figure_id: str) -> Iterator[EffectChanged]:
    """HQ-8.2.2: invisibility ends with the beginning of the next turn."""
    for one in scene.table.monsters if figure_id == GAME_MASTER else (figure_id,):
        yield from _all_of(scene, one, Effect.INVISIBLE)


def _is_able(scene: Scene, hero_id: str) -> Generator[Event, None, bool]:
    """HQ-9-FAINT: a hero with rounds to miss sits one out, lying or standing; after a light faint he gets up."""
    hero = scene.hero(hero_id)
    cause = _hindrance(scene, hero)
    if cause == "owing":
        yield from sit_out(scene, hero)
    elif cause is not None:
        yield scene.record(HeroPassedOver(hero_id=hero_id, cause=cause))
    elif not hero.is_standing:
        yield from healing.stand_up(scene, hero)
    return cause is None


def _hindrance(scene: Scene, hero: Hero) -> Literal["lost", "absent", "owing", "down"] | None:
    """Return why a hero whose turn has come cannot take it."""
    if hero.condition is Condition.LOST:
        return "lost"
    if hero.absent:
        return "absent"
    if owes_round(hero):
        return "owing"
    return None if hero.is_standing or healing.may_stand_up(scene, hero) else "down"


def _check_running(scene: Scene) -> None:
    if not scene.table.round.is_running:
        raise RuleViolation("round.none")


def _check_on_quest(scene: Scene, hero_id: str) -> None:
    if hero_id not in scene.table.heroes:
        raise UnknownSubject("figure.unknown", field="figure_id", figure=hero_id)
    hero = scene.living_hero(hero_id)
    if not hero.on_quest:
        raise RuleViolation("quest.not_running", field="figure_id", hero=hero.name)


def order_of(table: Table) -> tuple[str, ...]:
    """HR-ORDER: the heroes on the quest clockwise from the game master, and him last; or all as they were drawn.

    Heroes who joined after the drawing come last.
    """
    by_seats = (*(hero.id for hero in table.heroes.values() if hero.on_quest), GAME_MASTER)
    if table.house_rules.turn_order == "seats":
        return by_seats
    drawn = tuple(one for one in table.dungeon.turn_order if one in by_seats)
    return (*drawn, *(one for one in by_seats if one not in drawn))


def left_in_round(table: Table) -> tuple[str, ...]:
    """Return the figures whose turn of this round is still to come. By seats the game master's turn ends the round."""
    if table.house_rules.turn_order == "seats" and GAME_MASTER in table.round.acted:
        return ()
    return tuple(one for one in order_of(table) if one not in table.round.acted)


_FOR_ONE_TURN = (Effect.DOUBLE_ATTACK, Effect.DOUBLE_SPELL, Effect.TURNED)
_FOR_ONE_MOVE = (Effect.VEILED, Effect.THROUGH_WALLS)


def _expiring_with_turn(scene: Scene, figure_id: str) -> Sequence[EffectChanged]:
    """HQ-8.2.2: what was for one turn, and what was for one move if the hero has moved; of monsters one missed turn."""
    if figure_id == GAME_MASTER:
        return [change for name in scene.table.monsters for change in _of_monster(scene, name)]
    moved = scene.table.has_moved(figure_id)
    return _all_of(scene, figure_id, *_FOR_ONE_TURN, *(_FOR_ONE_MOVE if moved else ()))


def _of_monster(scene: Scene, monster_id: str) -> Sequence[EffectChanged]:
    missed = Effect.MISSES_TURN
    misses = scene.table.monsters[monster_id].amount(missed) > 0
    fewer = [EffectChanged(figure_id=monster_id, effect=missed, change=-1)] if misses else []
    return [*_all_of(scene, monster_id, *_FOR_ONE_TURN, *_FOR_ONE_MOVE), *fewer]


def _all_of(scene: Scene, figure_id: str, *effects: Effect) -> Sequence[EffectChanged]:
    """Return the changes that end these effects on a figure."""
    figure: Figure | None = scene.table.heroes.get(figure_id) or scene.table.monsters.get(figure_id)
    amounts = {effect: figure.amount(effect) for effect in effects} if figure else {}
    return [EffectChanged(figure_id=figure_id, effect=one, change=-amount) for one, amount in amounts.items() if amount]


BLACK_BALL = "black_ball"


def heroes_in_play(scene: Scene) -> Sequence[Hero]:
    """Return all heroes who are present and not lost, clockwise from the game master's left.

    Once turns are taken, only those on the quest.
    """
    return [hero for hero in scene.table.heroes.values() if is_in_play(scene.table, hero)]


def is_in_play(table: Table, hero: Hero) -> bool:
    """Return whether a hero is one of `heroes_in_play`."""
    is_there = hero.condition is not Condition.LOST and not hero.absent
    return is_there and (hero.on_quest or not table.round.is_running)


@rule(DrawTurnOrder)
def draw_turn_order(scene: Scene, _: DrawTurnOrder) -> Iterator[Event]:
    """HR-ORDER: draw the order of this round, if turns are drawn at all."""
    if scene.table.house_rules.turn_order == "seats":
        raise RuleViolation("turn_order.by_seats")
    yield from draw(scene)


def draw(scene: Scene) -> Iterator[Event]:
    """HR-ORDER: one ball after the other; balls have the numbers of the seats, the black one is the game master's."""
    balls = {str(seat): hero.id for seat, hero in enumerate(scene.table.heroes.values(), start=1)}
    in_play = {hero.id for hero in heroes_in_play(scene)}
    left = {ball: hero_id for ball, hero_id in balls.items() if hero_id in in_play} | {BLACK_BALL: GAME_MASTER}
    rolls: list[Roll] = []
    order: list[str] = []
    while len(left) > 1:
        rolls.append(scene.answers.roll("turn_order", DieKind(id="ball", faces=tuple(left))))
        order.append(left.pop(rolls[-1].faces[0]))
    yield scene.record(TurnOrderDrawn(rolls=tuple(rolls), order=(*order, *left.values())))


def still_to_move(scene: Scene, figure_id: str) -> tuple[str, ...]:
    """HR-ORDER: the heroes on their feet who act after this one and before the game master.

    With drawn turns, if this one acts after the game master, all who follow. Raises: RuleViolation before the drawing.
    """
    order = _order(scene)
    behind = order[order.index(figure_id) + 1 :] if figure_id in order else ()
    before = behind[: behind.index(GAME_MASTER)] if GAME_MASTER in behind else behind
    return tuple(hero_id for hero_id in before if scene.hero(hero_id).is_standing)


@rule(MissRound)
def miss_round(scene: Scene, command: MissRound) -> Iterator[Event]:
    """HQ-9-FAINT: a standing hero sits out one round; one who lies gets up by other means (ch. 9)."""
    hero = scene.living_hero(command.hero_id)
    if not hero.is_standing or not owes_round(hero):
        raise RuleViolation("round.not_missed", field="hero_id", hero=hero.name)
    yield from sit_out(scene, hero)


def owes_round(hero: Hero) -> bool:
    """Return whether a hero has to sit out his turn."""
    return hero.missed_rounds > 0 or hero.amount(Effect.MISSES_TURN) > 0


def sit_out(scene: Scene, hero: Hero) -> Iterator[Event]:
    """HQ-9-FAINT: one round is past, and with it one turn that magic took."""
    yield scene.record(RoundMissed(hero_id=hero.id, rounds=min(hero.missed_rounds, 1)))
    if hero.amount(Effect.MISSES_TURN):
        yield scene.record(EffectChanged(figure_id=hero.id, effect=Effect.MISSES_TURN, change=-1))


def _order(scene: Scene) -> tuple[str, ...]:
    if scene.table.house_rules.turn_order == "seats":
        return (*scene.table.heroes, GAME_MASTER)
    if not scene.table.dungeon.turn_order:
        raise RuleViolation("turn_order.not_drawn")
    return tuple(name for name in scene.table.dungeon.turn_order if name == GAME_MASTER or name in scene.table.heroes)
