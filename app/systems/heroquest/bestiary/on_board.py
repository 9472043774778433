"""What the map knows of monsters' attacks that have directions, and of who is near them."""

from collections.abc import Mapping
from typing import Any

from app.core.board.squares import STRAIGHT, Square, Turn, are_diagonal
from app.core.errors import RuleViolation
from app.systems.heroquest.bestiary.commands import (
    AttackTwice,
    BreatheFire,
    DragonFight,
    MoveMonster,
    Scream,
    SpiderAttack,
)
from app.systems.heroquest.bestiary.rules.abilities_had import bearers
from app.systems.heroquest.bestiary.rules.squigs import HANDLER_ABILITY
from app.systems.heroquest.board.facts import NOTHING, Fact, Known, Standpoint, on_board
from app.systems.heroquest.board.situation import Figure
from app.systems.heroquest.board.strikes import fire_line, in_scream, sides, spider_strikes
from app.systems.heroquest.combat.on_board import blow
from app.systems.heroquest.scene import Scene

_AHEAD: Mapping[Turn, Square] = {
    Turn.DOWNWARD: Square(0, 1),
    Turn.LEFTWARD: Square(-1, 0),
    Turn.UPWARD: Square(0, -1),
    Turn.RIGHTWARD: Square(1, 0),
}


def _facing(here: Standpoint) -> Square:
    """Where its front is; the side with most foes where nobody has turned it."""
    turn = here.table.map.turns.get(here.figure.id) if here.table.map else None
    if turn is not None:
        return _AHEAD[turn]
    foes = {one.id for one in here.others() if one.side is not here.figure.side}
    return max(
        _AHEAD.values(), key=lambda ahead: len(foes.intersection(sides(here.situation, here.figure, ahead)["front"]))
    )


@on_board(DragonFight, by="monster_id", fills=("front", "left", "right", "rear"))
def dragon_fight(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-19-DRACHENKAMPF: whoever stands at its sides, of several the first; who is named already stays named."""
    found = sides(here.situation, here.figure, _facing(here))
    fields = {"front": found["front"], "left": found["left"], "right": found["right"], "rear": found["back"]}
    facts: dict[str, Fact] = {}
    for field, there in fields.items():
        foes = [one.id for one in _foes(here, there)]
        if told.get(field) not in foes:
            facts[field] = Fact(foes[0] if foes else None, f"stands_{field}" if foes else "")
    return Known(facts, "front")


@on_board(SpiderAttack, by="monster_id", fills=("front",))
def spider_attack(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-19-SPINNENANGRIFF: whoever stands ahead, slanted and beside it."""
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


@on_board(BreatheFire, by="monster_id")
def breathe_fire(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-19-FEUERSTRAHL: the first four along the row in which somebody named stands; else along the fullest row."""
    rows = [row for one in STRAIGHT if (row := fire_line(here.situation, here.figure, one))]
    named = set(told.get("target_ids") or ())
    row = max(rows, key=lambda row: (len(named.intersection(row)), len(_foes(here, row))), default=())
    if named and not named.intersection(row):
        return Known({}, "target_ids", RuleViolation("bestiary.not_in_row", field="target_ids"))
    return Known({"target_ids": Fact(row, "in_the_row")} if row else {}, "target_ids")


def _foes(here: Standpoint, there: tuple[str, ...]) -> list[Figure]:
    return [one for one in map(here.other, there) if one and one.side is not here.figure.side]


@on_board(Scream, by="monster_id", fills=("target_ids",))
def scream(_: Scene, here: Standpoint, __: Mapping[str, Any]) -> Known:
    """HQ-19-SCHREI-DER-BANSHEE: every hero in the same room or section, or in line of sight."""
    heard = in_scream(here.situation, here.figure.square, here.table.house_rules)
    return Known({"target_ids": Fact(heard, "within_hearing")} if heard else {}, "target_ids")


@on_board(AttackTwice, by="monster_id", fills=("room_behind_first", "room_behind_second"))
def attack_twice(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-3.1: both foes in base contact, unless it moves between; and whether each can be pushed back."""
    facts = dict[str, Fact]()
    pairs = (("target_id", "room_behind_first"), ("second_target_id", "room_behind_second"))
    for field, room in pairs[: 1 if told.get("moves_between") else 2]:
        target = here.other(told.get(field))
        if target is None:
            continue
        found = blow(here, target, blames=field, room=room)
        if found.objection is not None:
            return found
        facts[room] = found.facts[room]
    return Known(facts, "target_id")


@on_board(MoveMonster, by="monster_id", fills=("handler_in_sight",))
def move_monster(scene: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-19-BÄNDIGER: rats move once more within the area of sight of a handler."""
    if not told.get("again"):
        return NOTHING
    near = here.situation.figures_in_area(here.figure.square, here.figure.side)
    handlers = {one.id for one in bearers(scene, HANDLER_ABILITY)}
    seen = any(one.id in handlers for one in near)
    return Known({"handler_in_sight": Fact(seen, "handler_seen" if seen else "no_handler")}, "again")
