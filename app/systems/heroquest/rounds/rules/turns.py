"""Whose turn comes when, and what ends it (HR-ORDER)."""

from collections.abc import Iterator, Sequence

from app.core.dice import DieKind, Roll
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.effects import EffectChanged
from app.systems.heroquest.registry import rule
from app.systems.heroquest.rounds.commands import DrawTurnOrder, MissRound
from app.systems.heroquest.rounds.events import RoundMissed, TurnEnded, TurnOrderDrawn
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.figures import Condition, Effect, Hero
from app.systems.heroquest.state.table import Table

BLACK_BALL = "black_ball"


def end_turn(scene: Scene, figure_id: str, reason: str) -> Iterator[Event]:
    """Something ends a figure's turn; `reason` is a key of `turn_ends`."""
    yield scene.record(TurnEnded(figure_id=figure_id, reason=reason))


def heroes_in_play(scene: Scene) -> Sequence[Hero]:
    """Everybody who is there and not dead for good, clockwise from the game master's left.

    Once turns are taken, only those count who are on the quest.
    """
    return [hero for hero in scene.table.heroes.values() if is_in_play(scene.table, hero)]


def is_in_play(table: Table, hero: Hero) -> bool:
    """Whether a hero counts just now: see `heroes_in_play`."""
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

    Under drawn turns a hero who acts after the game master lets all who follow go before the next game master's turn.
    Raises: RuleViolation when the round's order has not been drawn.
    """
    order = _order(scene)
    behind = order[order.index(figure_id) + 1 :] if figure_id in order else ()
    before = behind[: behind.index(GAME_MASTER)] if GAME_MASTER in behind else behind
    return tuple(hero_id for hero_id in before if scene.hero(hero_id).is_standing)


@rule(MissRound)
def miss_round(scene: Scene, command: MissRound) -> Iterator[Event]:
    """HQ-9-FAINT: who stands sits out, one round whatever it is for; who lies gets up by other means (ch. 9)."""
    hero = scene.living_hero(command.hero_id)
    if not hero.is_standing or not owes_round(hero):
        raise RuleViolation("round.not_missed", field="hero_id", hero=hero.name)
    yield from sit_out(scene, hero)


def owes_round(hero: Hero) -> bool:
    """Whether a hero has to sit out his turn."""
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
