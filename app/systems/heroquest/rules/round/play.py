"""Rounds begin and end, and turns go from one to the next."""

from collections.abc import Generator, Iterator
from typing import Literal

from app.core.errors import RuleViolation, UnknownSubject
from app.core.events import Event
from app.systems.heroquest import round_commands as do
from app.systems.heroquest.dungeon import GAME_MASTER
from app.systems.heroquest.rules import revival
from app.systems.heroquest.rules.exploration import turns
from app.systems.heroquest.rules.round import lasting
from app.systems.heroquest.rules.round.order import left_in_round
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Condition, Hero
from app.systems.heroquest.turn_events import (
    HeroPassedOver,
    PlayEnded,
    PresenceChanged,
    RoundBegan,
    TurnBegan,
    TurnCompleted,
)


def begin_play(scene: Scene, _: do.BeginPlay) -> Iterator[Event]:
    """The first round of those who are on the quest."""
    if scene.table.round.is_running:
        raise RuleViolation("round.running")
    if not any(hero.on_quest for hero in scene.table.heroes.values()):
        raise RuleViolation("round.nobody")
    yield from begin(scene)


def end_turn(scene: Scene, _: do.EndTurn) -> Iterator[Event]:
    """The next one in order is on turn; behind the last one a new round begins."""
    _check_running(scene)
    yield from hand_on(scene)


def take_turn(scene: Scene, command: do.TakeTurn) -> Iterator[Event]:
    """The table decides otherwise. Raises: UnknownSubject, RuleViolation for somebody who is not on the quest."""
    _check_running(scene)
    if command.figure_id == scene.table.round.turn:
        raise RuleViolation("turn.has_it", field="figure_id")
    if command.figure_id != GAME_MASTER:
        _check_on_quest(scene, command.figure_id)
    yield from _begin_turn(scene, command.figure_id)


def end_play(scene: Scene, _: do.EndPlay) -> Iterator[Event]:
    """No more turns."""
    _check_running(scene)
    yield from stop(scene)


def mark_presence(scene: Scene, command: do.MarkPresence) -> Iterator[Event]:
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
        ending = lasting.ending_with_turn(scene, figure_id)
        yield scene.record(TurnCompleted(figure_id=figure_id))
        yield from lasting.end(scene, ending)
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
    yield from lasting.end(scene, lasting.ending_as_turn_begins(scene, figure_id))


def _is_able(scene: Scene, hero_id: str) -> Generator[Event, None, bool]:
    """HQ-9-FAINT: who has rounds to miss sits out one of them, lying or standing; after a light faint he gets up."""
    hero = scene.hero(hero_id)
    cause = _hindrance(scene, hero)
    if cause == "owing":
        yield from turns.sit_out(scene, hero)
    elif cause is not None:
        yield scene.record(HeroPassedOver(hero_id=hero_id, cause=cause))
    elif not hero.is_standing:
        yield from revival.stand_up(scene, hero)
    return cause is None


def _hindrance(scene: Scene, hero: Hero) -> Literal["lost", "absent", "owing", "down"] | None:
    """Why a hero whose turn has come cannot take it."""
    if hero.condition is Condition.LOST:
        return "lost"
    if hero.absent:
        return "absent"
    if turns.owes_round(hero):
        return "owing"
    return None if hero.is_standing or revival.may_stand_up(scene, hero) else "down"


def _check_running(scene: Scene) -> None:
    if not scene.table.round.is_running:
        raise RuleViolation("round.none")


def _check_on_quest(scene: Scene, hero_id: str) -> None:
    if hero_id not in scene.table.heroes:
        raise UnknownSubject("figure.unknown", field="figure_id", figure=hero_id)
    hero = scene.living_hero(hero_id)
    if not hero.on_quest:
        raise RuleViolation("quest.not_running", field="figure_id", hero=hero.name)
