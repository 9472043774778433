"""Rounds begin and end, turns go round (the base game and ch. 18)."""

from collections.abc import Generator, Iterator, Sequence
from typing import Literal, NamedTuple

from app.core.errors import RuleViolation, UnknownSubject
from app.core.events import Event
from app.systems.heroquest.body import healing
from app.systems.heroquest.effects import EffectChanged
from app.systems.heroquest.registry import rule
from app.systems.heroquest.rounds.commands import BeginPlay, EndPlay, EndTurn, MarkPresence, TakeTurn
from app.systems.heroquest.rounds.events import (
    HeroPassedOver,
    PlayEnded,
    PresenceChanged,
    RoundBegan,
    TurnBegan,
    TurnCompleted,
)
from app.systems.heroquest.rounds.rules import turns
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import GAME_MASTER, settling
from app.systems.heroquest.state.figures import Condition, Effect, Figure, Hero
from app.systems.heroquest.state.table import Table


@rule(BeginPlay)
def begin_play(scene: Scene, _: BeginPlay) -> Iterator[Event]:
    """The first round of those who are on the quest."""
    if scene.table.round.is_running:
        raise RuleViolation("round.running")
    if not any(hero.on_quest for hero in scene.table.heroes.values()):
        raise RuleViolation("round.nobody")
    yield from begin(scene)


@rule(EndTurn)
def end_turn(scene: Scene, command: EndTurn) -> Iterator[Event]:
    """The next one in order is on turn; behind the last one a new round begins.

    Raises: RuleViolation when the turn that somebody wants to end is another's.
    """
    _check_running(scene)
    if command.hero_id not in (None, scene.table.round.turn):
        raise RuleViolation("turn.of_another", field="hero_id")
    yield from hand_on(scene)


@rule(TakeTurn)
def take_turn(scene: Scene, command: TakeTurn) -> Iterator[Event]:
    """The table decides otherwise. Raises: UnknownSubject, RuleViolation for somebody who is not on the quest."""
    _check_running(scene)
    if command.figure_id == scene.table.round.turn:
        raise RuleViolation("turn.has_it", field="figure_id")
    if command.figure_id != GAME_MASTER:
        _check_on_quest(scene, command.figure_id)
    yield from _begin_turn(scene, command.figure_id)


@rule(EndPlay)
def end_play(scene: Scene, _: EndPlay) -> Iterator[Event]:
    """No more turns."""
    _check_running(scene)
    yield from stop(scene)


@rule(MarkPresence)
def mark_presence(scene: Scene, command: MarkPresence) -> Iterator[Event]:
    """Who is not there is passed over, and counts neither for the drawing nor for fate."""
    hero = scene.living_hero(command.hero_id)
    if hero.absent is not command.present:
        raise RuleViolation("presence.unchanged", field="present", hero=hero.name)
    yield scene.record(PresenceChanged(hero_id=hero.id, present=command.present))


def begin(scene: Scene) -> Iterator[Event]:
    """The first round."""
    yield from _begin_round(scene)
    yield from _next(scene)


def stop(scene: Scene) -> Iterator[Event]:
    """Play ends, if it runs."""
    if scene.table.round.is_running:
        yield scene.record(PlayEnded(rounds=scene.table.round.number))


def hand_on(scene: Scene) -> Iterator[Event]:
    """The running turn is past, what held for it ends, and the next one begins."""
    figure_id = scene.table.round.turn
    if figure_id is not None:
        ending = ending_with_turn(scene, figure_id)
        yield scene.record(TurnCompleted(figure_id=figure_id))
        yield from end_each(scene, ending)
    yield from _next(scene)


def _next(scene: Scene) -> Iterator[Event]:
    """The game master is never passed over, so somebody is always found."""
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
        yield from turns.draw(scene)


def _begin_turn(scene: Scene, figure_id: str) -> Iterator[Event]:
    yield scene.record(TurnBegan(figure_id=figure_id))
    yield from end_each(scene, ending_as_turn_begins(scene, figure_id))


def _is_able(scene: Scene, hero_id: str) -> Generator[Event, None, bool]:
    """HQ-9-FAINT: who has rounds to miss sits out one of them, lying or standing; after a light faint he gets up."""
    hero = scene.hero(hero_id)
    cause = _hindrance(scene, hero)
    if cause == "owing":
        yield from turns.sit_out(scene, hero)
    elif cause is not None:
        yield scene.record(HeroPassedOver(hero_id=hero_id, cause=cause))
    elif not hero.is_standing:
        yield from healing.stand_up(scene, hero)
    return cause is None


def _hindrance(scene: Scene, hero: Hero) -> Literal["lost", "absent", "owing", "down"] | None:
    """Why a hero whose turn has come cannot take it."""
    if hero.condition is Condition.LOST:
        return "lost"
    if hero.absent:
        return "absent"
    if turns.owes_round(hero):
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
    """HR-ORDER: the heroes on the quest clockwise from the game master and he himself last, or all as they were drawn.

    Who came after the drawing waits behind the others.
    """
    by_seats = (*(hero.id for hero in table.heroes.values() if hero.on_quest), GAME_MASTER)
    if table.house_rules.turn_order == "seats":
        return by_seats
    drawn = tuple(one for one in table.dungeon.turn_order if one in by_seats)
    return (*drawn, *(one for one in by_seats if one not in drawn))


def left_in_round(table: Table) -> tuple[str, ...]:
    """Whose turn of this round is still to come. By seats the game master's turn is the round's end."""
    if table.house_rules.turn_order == "seats" and GAME_MASTER in table.round.acted:
        return ()
    return tuple(one for one in order_of(table) if one not in table.round.acted)


_FOR_ONE_TURN = (Effect.DOUBLE_ATTACK, Effect.DOUBLE_SPELL, Effect.TURNED)
_FOR_ONE_MOVE = (Effect.VEILED, Effect.THROUGH_WALLS)
_UNTIL_NEXT_TURN = (Effect.INVISIBLE,)


class Ending(NamedTuple):
    """Something that is over for a figure, and how much of it."""

    figure_id: str
    effect: Effect
    amount: int


def ending_with_turn(scene: Scene, figure_id: str) -> Sequence[Ending]:
    """HQ-8.2.2: what was for one turn, and what was for one move if the hero has moved; of monsters one missed turn."""
    if figure_id == GAME_MASTER:
        return [ending for name in scene.table.monsters for ending in _of_monster(scene, name)]
    moved = settling("moved", figure_id) in scene.table.round.settled
    return _all_of(scene, figure_id, *_FOR_ONE_TURN, *(_FOR_ONE_MOVE if moved else ()))


def ending_as_turn_begins(scene: Scene, figure_id: str) -> Sequence[Ending]:
    """HQ-8.2.2: nobody stays unseen beyond the beginning of the next turn."""
    acting = scene.table.monsters if figure_id == GAME_MASTER else (figure_id,)
    return [ending for one in acting for ending in _all_of(scene, one, *_UNTIL_NEXT_TURN)]


def end_each(scene: Scene, endings: Sequence[Ending]) -> Iterator[Event]:
    """Let it be over, and say so."""
    for figure_id, effect, amount in endings:
        yield scene.record(EffectChanged(figure_id=figure_id, effect=effect, change=-amount))


def _of_monster(scene: Scene, monster_id: str) -> Sequence[Ending]:
    monster = scene.table.monsters[monster_id]
    missed = [Ending(monster_id, Effect.MISSES_TURN, 1)] if monster.amount(Effect.MISSES_TURN) else []
    return [*_all_of(scene, monster_id, *_FOR_ONE_TURN, *_FOR_ONE_MOVE), *missed]


def _all_of(scene: Scene, figure_id: str, *effects: Effect) -> Sequence[Ending]:
    figure: Figure | None = scene.table.heroes.get(figure_id) or scene.table.monsters.get(figure_id)
    if figure is None:
        return ()
    return [Ending(figure_id, effect, figure.amount(effect)) for effect in effects if figure.amount(effect)]
