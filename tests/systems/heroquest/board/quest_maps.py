"""A small drawn quest on the board of the game, in few words."""

from app.systems.heroquest.board.quest_map import (
    AnyThing,
    QuestBoard,
    QuestChest,
    QuestDoor,
    QuestMap,
    QuestMonster,
    QuestPiece,
    QuestTrap,
)
from tests.systems.heroquest.board.scenes import at

Place = dict[str, object]


def place(name: str, thing_id: str) -> Place:
    """Where something lies that has this id."""
    return {"id": thing_id, "x": at(name).x, "y": at(name).y}


def monster(square: str, thing_id: str = "", **facts: object) -> QuestMonster:
    """A goblin, unless something else is said."""
    return QuestMonster.model_validate({"content": "goblin", **place(square, thing_id or f"monster-{square}"), **facts})


def door(square: str, turn: str = "downward", **facts: object) -> QuestDoor:
    """A shut door below its square, or to the right of it when turned."""
    return QuestDoor.model_validate({**place(square, f"door-{square}"), "turn": turn, **facts}, strict=False)


def trap(square: str, content: str = "pit_trap", **facts: object) -> QuestTrap:
    """A hidden trap."""
    return QuestTrap.model_validate({"content": content, **place(square, f"trap-{square}"), **facts})


def chest(square: str, **facts: object) -> QuestChest:
    """A chest."""
    return QuestChest.model_validate({"content": "chest", **place(square, f"chest-{square}"), **facts})


def piece(kind: str, square: str, **facts: object) -> QuestPiece:
    """Furniture, rubble, stairs or the like."""
    return QuestPiece.model_validate({"kind": kind, **place(square, f"{kind}-{square}"), **facts})


def stairs(square: str) -> QuestPiece:
    """The stairs of the start, two squares wide and high."""
    return piece("stairs", square, use="start", width=2, height=2)


def quest(*things: AnyThing, boards: tuple[QuestBoard, ...] = (), **facts: object) -> QuestMap:
    """A quest with these things on its first board. Heroes start in room 1 (B2 to E4), whose door leads to C1."""
    first = QuestBoard(things=(stairs("B2"), door("C1"), *things))
    return QuestMap.model_validate({"name": "Probe", "boards": (first, *boards), **facts})
