"""Attacks at several targets, and more than one: dragons, fireballs, screams, spiders, double attacks (ch. 19).

`known_of_…` is what the map says of such an attack before it is made.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Literal

from app.core.board.squares import STRAIGHT, Square, Turn, are_diagonal
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.bestiary.abilities import able, has
from app.systems.heroquest.bestiary.commands import (
    AttackTwice,
    BreatheFire,
    DragonFight,
    Scream,
    SpiderAttack,
    TargetsCommand,
    ThrowFireball,
    TurnRound,
)
from app.systems.heroquest.board.attack_shapes import fire_line, in_scream, sides, spider_strikes
from app.systems.heroquest.board.facts import NOTHING, Fact, Known, on_board
from app.systems.heroquest.board.situation import BoardFigure
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.combat.attacks import check_fighters
from app.systems.heroquest.combat.between_figures import blow, known_of_sight
from app.systems.heroquest.combat.exchange import exchange
from app.systems.heroquest.combat.strikes import Defence, Strike
from app.systems.heroquest.content.monsters import Ability
from app.systems.heroquest.effects import EffectChanged
from app.systems.heroquest.fields import Means
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect, Monster


def strike_each(scene: Scene, command: TargetsCommand, strikes: Sequence[Strike], field: str) -> Iterator[Event]:
    """Strike one target after the other; `field` is where the command names the first.

    Raises: UnknownSubject, RuleViolation when there is no target, or one is named twice.
    """
    targets = [strike.target_id for strike in strikes]
    if not targets:
        raise RuleViolation("bestiary.no_target", field=field)
    if len(set(targets)) < len(targets):
        raise RuleViolation("bestiary.target_twice", field=field)
    check_fighters(scene, command.monster_id, command.fields_of_targets(), acting="monster_id")
    yield from scene.in_turn(partial(exchange, scene, strike) for strike in strikes)


DRAGON_ABILITY, FIRE_ABILITY = "dragon_fight", "fire_ray"


@on_board(DragonFight, by="monster_id", fills=("front", "left", "right", "rear"))
def known_of_dragon_fight(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-19-DRACHENKAMPF: the foe on each side, of several the first; a target that was named stays."""
    found = sides(here.situation, here.figure, _facing(here))
    fields = {"front": found["front"], "left": found["left"], "right": found["right"], "rear": found["back"]}
    facts: dict[str, Fact] = {}
    for field, there in fields.items():
        foes = [one.id for one in _foes(here, there)]
        if told.get(field) not in foes:
            facts[field] = Fact(foes[0] if foes else None, f"stands_{field}" if foes else "")
    return Known(facts, "front")


@rule(DragonFight)
def dragon_fight(scene: Scene, command: DragonFight) -> Iterator[Event]:
    """HQ-19-DRACHENKAMPF: one bite to the front, one claw to each side, the tail behind, with the quest's values.

    Raises: UnknownSubject, RuleViolation.
    """
    dragon, ability = able(scene, command.monster_id, DRAGON_ABILITY)
    claw, tail = _dice(scene, dragon, "claw"), _dice(scene, dragon, "tail")
    ways = ((command.front, dragon.attack), (command.left, claw), (command.right, claw))
    strikes = [_strike(dragon, ability, dice, target) for target, dice in ways if target]
    if command.rear:
        strikes.append(_strike(dragon, ability, tail, command.rear)._replace(poisonous=command.poisonous_tail))
    yield from strike_each(scene, command, strikes, "front")


def fire_rows(here: Standpoint) -> Sequence[tuple[str, ...]]:
    """HQ-19-FEUERSTRAHL: whom fire would meet, in each straight direction in which it would meet somebody."""
    return [row for one in STRAIGHT if (row := fire_line(here.situation, here.figure, one))]


@on_board(BreatheFire, by="monster_id")
def known_of_breathe_fire(scene: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-19-FEUERSTRAHL: the first four along the row of a named target; else along the row with most foes."""
    if not has(scene, scene.monster(here.figure.id), FIRE_ABILITY):
        return NOTHING
    rows, named = fire_rows(here), set(told.get("target_ids") or ())
    row = max(rows, key=lambda row: (len(named.intersection(row)), len(_foes(here, row))), default=())
    if named and not named.intersection(row):
        return Known({}, "target_ids", RuleViolation("bestiary.not_in_row", field="target_ids"))
    return Known({"target_ids": Fact(row, "in_the_row")} if row else {}, "target_ids")


@rule(BreatheFire)
def breathe_fire(scene: Scene, command: BreatheFire) -> Iterator[Event]:
    """HQ-19-FEUERSTRAHL: fewer dice for each target farther away; all defend as usual.

    Raises: UnknownSubject, RuleViolation when more stand in the line than the fire reaches.
    """
    dragon, ability = able(scene, command.monster_id, FIRE_ABILITY)
    if len(command.target_ids) > len(ability.row):
        raise RuleViolation("bestiary.fire_ends", field="target_ids", maximum=len(ability.row))
    strikes = [
        Strike(dragon.id, target, Means.ABILITY, dice=dice, dice_rule=ability.rule)
        for target, dice in zip(command.target_ids, ability.row, strict=False)
    ]
    yield from strike_each(scene, command, strikes, "target_ids")


def _dice(scene: Scene, dragon: Monster, attack: Literal["claw", "tail"]) -> int:
    """Return the dice the book names for the attack; a kind without them strikes as to the front."""
    named = dict(zip(scene.content.monsters[dragon.kind].further_attacks, dragon.further_attacks, strict=False))
    return named.get(attack, dragon.attack)


def _strike(monster: Monster, ability: Ability, dice: int, target_id: str) -> Strike:
    return Strike(monster.id, target_id, dice=dice, dice_rule=ability.rule)


_AHEAD: Mapping[Turn, Square] = {
    Turn.DOWNWARD: Square(0, 1),
    Turn.LEFTWARD: Square(-1, 0),
    Turn.UPWARD: Square(0, -1),
    Turn.RIGHTWARD: Square(1, 0),
}


def _facing(here: Standpoint) -> Square:
    """Return the direction of its front; the side with most foes where that was never set."""
    turn = here.table.map.turns.get(here.figure.id) if here.table.map else None
    if turn is not None:
        return _AHEAD[turn]
    foes = {one.id for one in here.others() if one.side is not here.figure.side}
    return max(
        _AHEAD.values(), key=lambda ahead: len(foes.intersection(sides(here.situation, here.figure, ahead)["front"]))
    )


def _foes(here: Standpoint, there: tuple[str, ...]) -> list[BoardFigure]:
    return [one for one in map(here.other, there) if one and one.side is not here.figure.side]


FIREBALL_ABILITY = "demon_fireball"


@on_board(ThrowFireball, by="monster_id")
def known_of_fireball(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-19-FEUERBALL: it flies where the demon sees."""
    return known_of_sight(here, told.get("target_id"), "target_id")


@rule(ThrowFireball)
def throw_fireball(scene: Scene, command: ThrowFireball) -> Iterator[Event]:
    """HQ-19-FEUERBALL: two dice; the target defends as usual. Raises: UnknownSubject, RuleViolation."""
    demon, ability = able(scene, command.monster_id, FIREBALL_ABILITY)
    strike = Strike(demon.id, command.target_id, Means.ABILITY, dice=ability.dice, dice_rule=ability.rule)
    yield from strike_each(scene, command, [strike], "target_id")


SCREAM_ABILITY = "banshee_scream"


@on_board(Scream, by="monster_id", fills=("target_ids",))
def known_of_scream(_: Scene, here: Standpoint, __: Mapping[str, Any]) -> Known:
    """HQ-19-SCHREI-DER-BANSHEE: every hero in the same room or section, or in line of sight."""
    heard = in_scream(here.situation, here.figure.square, here.table.house_rules)
    return Known({"target_ids": Fact(heard, "within_hearing")} if heard else {}, "target_ids")


@rule(Scream)
def scream(scene: Scene, command: Scream) -> Iterator[Event]:
    """HQ-19-SCHREI-DER-BANSHEE: the attack value against every hero in sight, as many dice as mind points defend.

    Raises: UnknownSubject, RuleViolation.
    """
    banshee, ability = able(scene, command.monster_id, SCREAM_ABILITY)
    strikes = [
        Strike(
            banshee.id, scene.hero(hero_id).id, Means.ABILITY,
            dice=banshee.attack, dice_rule=ability.rule, defence=Defence.MIND,
        )
        for hero_id in command.target_ids
    ]  # fmt: skip
    yield from strike_each(scene, command, strikes, "target_ids")


ABILITY, SLOW_ABILITY = "spider_attack", "slow"

_FRONT_DIAGONALS = 2


@on_board(SpiderAttack, by="monster_id", fills=("front",))
def known_of_spider_attack(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-19-SPINNENANGRIFF: the figures ahead, on the diagonals and beside it."""
    ahead = _facing(here)
    struck = spider_strikes(here.situation, here.figure, ahead, here.table.house_rules)
    at = {one.id: one.square for one in here.others() if one.id in struck}
    front = next((one for one, square in at.items() if square == here.figure.square.step(ahead)), None)
    diagonal = tuple(one for one, square in at.items() if are_diagonal(here.figure.square, square))
    side = tuple(one for one in at if one != front and one not in diagonal)
    kept = {"diagonal": diagonal, "side": side}
    facts = {"front": Fact(front, "stands_front" if front else "")}
    for field, there in kept.items():
        if set(told.get(field) or ()) != set(there):  # in which order they are struck is not the map's
            facts[field] = Fact(there, f"stands_{field}" if there else "")
    return Known(facts, "front")


@rule(SpiderAttack)
def spider_attack(scene: Scene, command: SpiderAttack) -> Iterator[Event]:
    """HQ-19-SPINNENANGRIFF: strike the figures to the front, on the diagonals and on the first square to each side.

    HQ-19-LANGSAM: not if turning round was its action, told before or only now.
    Raises: UnknownSubject, RuleViolation.
    """
    monster, ability = able(scene, command.monster_id, ABILITY)
    if command.turned and has(scene, monster, SLOW_ABILITY):
        raise RuleViolation("bestiary.turned", field="turned", kind=monster.kind)
    _check_diagonals(scene, command)
    front = [Strike(monster.id, command.front)] if command.front else []
    diagonal = [_strike(monster, ability, ability.arcs["diagonal"], target) for target in command.diagonal]
    side = [_strike(monster, ability, ability.arcs["side"], target) for target in command.side]
    yield from strike_each(scene, command, [*front, *diagonal, *side], "front")


@rule(TurnRound)
def turn_round(scene: Scene, command: TurnRound) -> Iterator[Event]:
    """HQ-19-LANGSAM: to turn round is the action of the turn; it fights no more until the turn is over.

    Raises: UnknownSubject, RuleViolation when it turns like any other, or has turned already.
    """
    monster, _ = able(scene, scene.acting_figure(command.monster_id).id, SLOW_ABILITY)
    if monster.amount(Effect.TURNED):
        raise RuleViolation("bestiary.turned", field="monster_id", kind=monster.kind)
    yield scene.record(EffectChanged(figure_id=monster.id, effect=Effect.TURNED, change=1))


def _check_diagonals(scene: Scene, command: SpiderAttack) -> None:
    """HR-SPIDER-DIAGONAL: the two diagonals to the front, or all four."""
    front_only = scene.table.house_rules.spider_diagonals == "front"
    if front_only and len(command.diagonal) > _FRONT_DIAGONALS:
        raise RuleViolation("bestiary.front_diagonals", field="diagonal", maximum=_FRONT_DIAGONALS)


FAST_ABILITY, MANY_ARMED_ABILITY = "fast_fighter", "many_armed"


@on_board(AttackTwice, by="monster_id", fills=("room_behind_first", "room_behind_second"))
def known_of_attack_twice(scene: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-3.1: both foes in base contact, unless it moves between; and whether each can be pushed back."""
    facts = dict[str, Fact]()
    pairs = (("target_id", "room_behind_first"), ("second_target_id", "room_behind_second"))
    for field, room in pairs[: 1 if told.get("moves_between") else 2]:
        target = here.other(told.get(field))
        if target is None:
            continue
        found = blow(scene, here, target, blames=field, room=room)
        if found.objection is not None:
            return found
        facts[room] = found.facts[room]
    return Known(facts, "target_id")


@rule(AttackTwice)
def attack_twice(scene: Scene, command: AttackTwice) -> Iterator[Event]:
    """HQ-19-SCHNELLER-KÄMPFER, HQ-19-VIELARMIG: the same foe twice or two foes; a foe who is down is not struck again.

    Raises: UnknownSubject, RuleViolation.
    """
    monster, ability = able(scene, command.monster_id, FAST_ABILITY, MANY_ARMED_ABILITY)
    if command.moves_between and not _may_move(scene, ability.id):
        raise RuleViolation("bestiary.no_move_between", field="moves_between", kind=monster.kind)
    check_fighters(scene, monster.id, command.fields_of_targets(), acting="monster_id")
    yield from exchange(scene, Strike(monster.id, command.target_id), room_behind=command.room_behind_first)
    if command.second_target_id != command.target_id or scene.figure(command.second_target_id).is_standing:
        yield from exchange(scene, Strike(monster.id, command.second_target_id), room_behind=command.room_behind_second)


def _may_move(scene: Scene, ability: str) -> bool:
    """HR-ASSASSIN-MOVE: an assassin may move between its attacks; a monster with many arms never."""
    return ability == FAST_ABILITY and scene.table.house_rules.assassin_moves == "may"
