"""What does not fit about a drawn quest is named with its square, and nothing fitting is."""

import pytest

from app.core.board.squares import Block, Square, Turn, named_square
from app.systems.heroquest.board.quest_findings import Finding, findings, plan_of
from app.systems.heroquest.board.quest_map import (
    AnyThing,
    End,
    Link,
    Note,
    QuestBoard,
    QuestChest,
    QuestDoor,
    QuestMap,
    QuestMark,
    QuestMonster,
    QuestPiece,
)
from app.systems.heroquest.labels.labels import labels
from tests.systems.heroquest.board.scenes import BOARD, at

STAIRS = QuestPiece(id="stairs", x=1, y=1, kind="stairs", width=2, height=2, use="start")
WAY_OUT = QuestDoor(id="way_out", x=0, y=1, turn=Turn.RIGHTWARD)  # out of room 1


def monster(square: str, name: str = "fimir") -> QuestMonster:
    place = named_square(square)
    assert place is not None
    return QuestMonster(id=name, x=place.x, y=place.y, content="fimir")


def found(
    *things: AnyThing, notes: tuple[Note, ...] = (), unused: tuple[Block, ...] = (), start: bool = True
) -> list[tuple[str, tuple[str, ...]]]:
    """What is found about a quest that begins in room 1, with a door to the corridor."""
    begun = (STAIRS, WAY_OUT) if start else ()
    quest = QuestMap(name="x", boards=(QuestBoard(things=(*begun, *things), unused=unused),), notes=notes)
    return [(finding.code, finding.things or ((finding.area,) if finding.area else ())) for finding in named(quest)]


def named(quest: QuestMap) -> tuple[Finding, ...]:
    """What is found; each has words in both languages."""
    listed = findings(quest, BOARD)
    assert all(f"findings.{one.code}" in words for one in listed for words in (labels("de"), labels("en")))
    return listed


def test_a_quest_that_fits_has_nothing_to_tell() -> None:
    door = QuestDoor(id="door", x=5, y=0)  # into room 2
    letter = QuestMark(id="mark", x=6, y=1, content="A")
    note = Note(about="letter", letter="A", text="Two goblins.")
    assert found(door, letter, monster("F2"), monster("A5", "orc"), notes=(note,)) == []


@pytest.mark.parametrize(
    ("things", "expected"),
    [
        ((monster("F2"),), [("room_without_door", ("room_2",)), ("out_of_reach", ("fimir",))]),
        ((monster("A5"), monster("A5", "orc")), [("square_taken", ("fimir", "orc"))]),
        ((monster("AA5"),), [("off_board", ("fimir",))]),
        ((QuestDoor(id="door", x=2, y=1),), [("door_without_wall", ("door",))]),
        ((QuestDoor(id="door", x=0, y=1, turn=Turn.LEFTWARD),), [("door_twice", ("way_out", "door"))]),
        ((QuestDoor(id="door", x=40, y=1),), [("off_board", ("door",))]),
        ((QuestMark(id="mark", x=1, y=1, content="B"),), [("letter_without_note", ("mark",))]),
        ((QuestMark(id="mark", x=1, y=1, content="X"),), []),
        ((QuestMark(id="mark", x=1, y=1, content="7"),), []),
    ],
)
def test_what_does_not_fit_is_named(things: tuple[AnyThing, ...], expected: list[tuple[str, tuple[str, ...]]]) -> None:
    assert found(*things) == expected


def test_nobody_stands_in_a_wall() -> None:
    rock = QuestPiece(id="rock", x=0, y=4, kind="blocked", height=1, width=2, turn=Turn.RIGHTWARD)
    assert found(rock, monster("A6")) == [("in_wall", ("fimir",)), ("square_taken", ("rock", "fimir")), *_BEYOND]
    unused = found(monster("A6"), unused=(Block(x=0, y=5, width=3, height=3),))
    assert unused == [("in_wall", ("fimir",)), *_BEYOND]


_BEYOND = [("out_of_reach", ("fimir",))]


def test_a_note_has_its_letter_and_a_quest_its_start() -> None:
    assert found(notes=(Note(about="letter", letter="C", text="x"),)) == [("note_without_letter", ("C",))]
    assert found(start=False) == [("no_start", ())]


def test_heroes_walled_in_reach_nobody() -> None:
    rocks = [QuestPiece(id=name, x=0, y=y, kind="blocked") for name, y in (("over", 0), ("under", 2))]
    assert found(*rocks, monster("A5")) == [("out_of_reach", ("fimir",))]


def test_links_lead_from_board_to_board() -> None:
    boards = (QuestBoard(things=(STAIRS, WAY_OUT)), QuestBoard(things=(monster("A5"),)))
    apart = QuestMap(name="x", boards=boards, across=2)
    assert [(one.code, one.board) for one in named(apart)] == [("out_of_reach", 1)]
    link = Link(one=End(board=1, square=at("A7")), other=End(board=0, square=at("Z7")))
    assert named(apart.model_copy(update={"links": (link,)})) == ()


def test_a_tile_may_take_the_place_of_a_wall() -> None:
    tile = QuestPiece(id="tile", x=5, y=1, kind="tile", width=4, height=3)
    assert found(tile, monster("F2")) == [("out_of_reach", ("fimir",))]
    assert found(tile.model_copy(update={"x": 4, "covers_walls": True}), monster("F2")) == []


def test_the_drawn_board_is_a_plan_for_the_rules() -> None:
    secret = QuestDoor(id="secret", x=5, y=1, kind="secret_door", state="hidden")
    wall = QuestPiece(id="statue", x=0, y=5, kind="decoration", hides=True, blocks=True)
    plan = plan_of(QuestBoard(things=(WAY_OUT, secret, wall), unused=(Block(x=25, y=0, width=5),)), BOARD)
    assert plan.blocked == {Square(0, 5), Square(25, 0)}
    assert [door.kind for door in plan.doors] == ["plain", "secret"]
    assert not plan.walkable.joins(at("F1"), at("F2"))


def test_a_chest_counts_where_nobody_gets() -> None:
    chest = QuestChest(id="chest", x=5, y=1)
    assert found(chest) == [("room_without_door", ("room_2",)), ("out_of_reach", ("chest",))]
