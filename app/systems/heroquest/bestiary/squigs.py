"""Squigs and their handlers, and how monsters move (ch. 19)."""

from collections.abc import Iterator, Mapping
from typing import Any

from app.core.dice import D6, Roll
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.bestiary.abilities import able, bearers, has
from app.systems.heroquest.bestiary.commands import ControlMonster, MoveMonster
from app.systems.heroquest.bestiary.events import ControlTested, MonsterMoved
from app.systems.heroquest.board.attack_shapes import handler_beside
from app.systems.heroquest.board.facts import NOTHING, Fact, Known, on_board
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.combat.strikes import AbilityHooks, Defence, Strike, on_ability
from app.systems.heroquest.dice import BLACK_SHIELD, COMBAT_DICE, Color, PoolBuilder
from app.systems.heroquest.effects import EffectChanged
from app.systems.heroquest.fields import Means
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect, Monster

HANDLER_ABILITY, LED_ABILITY = "handler", "frenzy"


def check_second_move(scene: Scene, monster: Monster, *, in_sight: bool) -> None:
    """HQ-19-BÄNDIGER: giant rats with a living handler move again after an attack, ending in his sight.

    Raises: RuleViolation.
    """
    if monster.kind not in scene.content.abilities[HANDLER_ABILITY].companions or not bearers(scene, HANDLER_ABILITY):
        raise RuleViolation("bestiary.moves_once", field="again", kind=monster.kind)
    if not in_sight:
        raise RuleViolation("bestiary.handler_out_of_sight", field="handler_in_sight", kind=monster.kind)


def slain(scene: Scene, _: str) -> Iterator[Event]:
    """HQ-19-RASEREI: when the last handler is slain, the rat ogres fight in frenzy until they are slain."""
    if bearers(scene, HANDLER_ABILITY):
        return
    for ogre in bearers(scene, LED_ABILITY):
        if not ogre.amount(Effect.FRENZY):
            yield scene.record(EffectChanged(figure_id=ogre.id, effect=Effect.FRENZY, change=1))


def attacking(scene: Scene, strike: Strike, attack: PoolBuilder, _: PoolBuilder) -> None:
    """HQ-19-BÄNDIGER, HQ-19-RASEREI: the ogre's own attack is weaker away from the handler, and black without him."""
    if strike.means is not Means.MELEE:
        return
    ogre = scene.monster(strike.attacker_id)
    _weaken(scene, ogre, attack)
    if ogre.amount(Effect.FRENZY):
        color = scene.content.abilities[LED_ABILITY].color or Color.WHITE
        own = max(len(attack) - ogre.amount(Effect.ATTACK_DICE), 0)  # those of spells stay white (HQ-15.5-EXTRA)
        attack.turn(own, Color.WHITE, color, "HQ-19-RASEREI", "reasons.frenzy")


def defending(scene: Scene, strike: Strike, _: PoolBuilder, defence: PoolBuilder) -> None:
    """HQ-19-BÄNDIGER: its defence is weaker, too, in white dice; not a defence by its mind."""
    if strike.defence is Defence.NORMAL:
        _weaken(scene, scene.monster(strike.target_id), defence)


def _weaken(scene: Scene, ogre: Monster, pool: PoolBuilder) -> None:
    """HR-HANDLER-DIAGONAL: an ogre that never had a handler fights with all its dice; without dice nothing is asked."""
    if len(pool) == 0:
        return
    ability = scene.content.abilities[LED_ABILITY]
    if ogre.amount(Effect.FRENZY):
        pool.remove(ability.orphaned, "HQ-19-BÄNDIGER", "reasons.handler_slain")
    elif bearers(scene, HANDLER_ABILITY) and not _is_beside_handler(scene, ogre):
        pool.remove(ability.apart, "HQ-19-BÄNDIGER", "reasons.handler_apart")


def _is_beside_handler(scene: Scene, ogre: Monster) -> bool:
    """HR-HANDLER-DIAGONAL: whether a diagonal square counts as adjacent; where no map tells it, it is asked."""
    counts = scene.table.house_rules.handler_diagonal == "counts"
    here = Standpoint.of(scene.table, ogre.id)
    handlers = [here.other(one.id) for one in bearers(scene, HANDLER_ABILITY)] if here else []
    if here and any(handlers) and not scene.overruled:
        return any(handler_beside(here.situation, here.figure, one, diagonal=counts) for one in handlers if one)
    place = scene.answers.choose("handler_place", "beside", "diagonal", "apart")
    return place == "beside" or (place == "diagonal" and counts)


on_ability(HANDLER_ABILITY, AbilityHooks(slain=slain))
on_ability(LED_ABILITY, AbilityHooks(attacking=attacking, defending=defending))
UNRULY_ABILITY = "hard_to_control"


def strikes_friends(scene: Scene, figure_id: str) -> bool:
    """HQ-19-SCHWER-ZU-KONTROLLIEREN: whether a figure may turn against its own side, as one out of control does,
    or one in frenzy, or a hero under a command."""
    figure = scene.figure(figure_id)
    if figure.amount(Effect.COMMANDED) or figure.amount(Effect.FRENZY):
        return True
    return isinstance(figure, Monster) and has(scene, figure, UNRULY_ABILITY)


@rule(ControlMonster)
def control_monster(scene: Scene, command: ControlMonster) -> Iterator[Event]:
    """HQ-19-SCHWER-ZU-KONTROLLIEREN: on a black shield the heroes play its whole turn.

    Raises: UnknownSubject, RuleViolation when it is slain or obeys anyway.
    """
    monster, _ = able(scene, command.monster_id, UNRULY_ABILITY)
    roll = scene.answers.roll("control", COMBAT_DICE[Color.WHITE])
    lost = roll.count(BLACK_SHIELD) > 0
    yield scene.record(ControlTested(monster_id=monster.id, kind=monster.kind, roll=roll, lost=lost))


@on_board(MoveMonster, by="monster_id", fills=("handler_in_sight",))
def known_of_second_move(scene: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-19-BÄNDIGER: rats move once more within the area of sight of a handler."""
    if not told.get("again"):
        return NOTHING
    near = here.situation.figures_in_area(here.figure.square, here.figure.side)
    handlers = {one.id for one in bearers(scene, HANDLER_ABILITY)}
    seen = any(one.id in handlers for one in near)
    return Known({"handler_in_sight": Fact(seen, "handler_seen" if seen else "no_handler")}, "again")


@rule(MoveMonster)
def move_monster(scene: Scene, command: MoveMonster) -> Iterator[Event]:
    """HQ-19: a monster moves as far as its value says, a squig as far as a d6 shows.

    Raises: UnknownSubject, RuleViolation when it is slain, asleep or in a pit, or it is not known how far it moves.
    """
    monster = scene.monster(command.monster_id)
    scene.figure_on_its_way(monster.id)
    if command.again:
        check_second_move(scene, monster, in_sight=command.handler_in_sight)
    squares, roll = _squares(scene, monster)
    yield scene.record(
        MonsterMoved(monster_id=monster.id, kind=monster.kind, squares=squares, roll=roll, again=command.again)
    )


def _squares(scene: Scene, monster: Monster) -> tuple[int, Roll | None]:
    """Return the squares: the quest's value goes before the book's."""
    entry = scene.content.monsters[monster.kind]
    if monster.movement is None and entry.movement_die:
        roll = scene.answers.roll("monster_movement", D6)
        return roll.total, roll
    value = entry.movement if monster.movement is None else monster.movement
    if value is None:
        raise RuleViolation("bestiary.movement_of_quest", field="monster_id", kind=monster.kind)
    return value, None
