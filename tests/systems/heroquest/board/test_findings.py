"""What does not fit about a drawn quest is named with its square, and nothing fitting is."""

import pytest

from app.core.board.squares import Block, Square, Turn, named_square
from app.systems.heroquest.board.quest_findings import Finding, findings, plan_of
from app.systems.heroquest.board.quest_map import (
    HEIGHT,
    WIDTH,
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
from app.systems.heroquest.labels import labels
from tests.systems.heroquest.board.scenes import BOARD, at

STAIRS = QuestPiece(id="stairs", x=1, y=1, kind="stairs", width=2, height=2, use="both")
WAY_OUT = QuestDoor(id="way_out", x=0, y=1, turn=Turn.RIGHTWARD)  # out of room 1


DOOR_2 = QuestDoor(id="door_2", x=5, y=0)  # into room 2


def piece(kind: str, **more: object) -> QuestPiece:
    return QuestPiece.model_validate({"id": kind, "x": 0, "y": 0, "kind": kind, **more})


def monster(square: str, name: str = "fimir") -> QuestMonster:
    place = named_square(square)
    assert place is not None
    return QuestMonster(id=name, x=place.x, y=place.y, content="fimir")


def found(
    *things: AnyThing, notes: tuple[Note, ...] = (), unused: tuple[Block, ...] = (), start: bool = True
) -> list[tuple[str, tuple[str, ...]]]:
    """What is found about a quest that begins in room 1, with a door to the corridor."""
    begun = (STAIRS, WAY_OUT) if start else ()
    quest = QuestMap(
        name="x", boards=(QuestBoard(things=(*begun, *things), unused=unused),), notes=notes, goal="Get out again."
    )
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
        ((monster("F2"),), [("room_without_door", ("fimir",))]),
        (
            (QuestPiece(id="table", x=5, y=1, kind="furniture", content="table", width=3, height=2),),
            [("room_without_door", ("table",))],
        ),
        (
            (DOOR_2, QuestPiece(id="table", x=7, y=1, kind="furniture", width=3, height=2)),
            [("across_wall", ("table",))],
        ),
        ((DOOR_2, QuestMonster(id="wolf", x=4, y=1, width=2)), [("across_wall", ("wolf",))]),
        ((DOOR_2, QuestPiece(id="rock", x=7, y=1, kind="blocked", width=3)), []),
        ((monster("A5"), monster("A5", "orc")), [("square_taken", ("fimir", "orc"))]),
        (
            (monster("A5"), QuestPiece(id="hero", x=0, y=4, kind="hero", content="elf")),
            [("square_taken", ("fimir", "hero"))],
        ),
        ((monster("AA5"),), [("off_board", ("fimir",))]),
        ((QuestPiece(id="chair", x=30, y=40, kind="furniture"),), [("off_board", ("chair",))]),
        ((QuestDoor(id="door", x=2, y=1),), [("door_without_wall", ("door",))]),
        ((QuestDoor(id="door", x=2, y=2, kind="secret_door", state="hidden"),), [("door_without_wall", ("door",))]),
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
    assert found(start=False) == [("no_start", ()), ("no_exit", ())]


def test_heroes_walled_in_reach_nobody() -> None:
    rocks = [QuestPiece(id=name, x=0, y=y, kind="blocked") for name, y in (("over", 0), ("under", 2))]
    assert found(*rocks, monster("A5")) == [("out_of_reach", ("fimir",))]


@pytest.mark.parametrize("kind", ["blocked", "furniture"])
def test_a_start_that_nobody_gets_away_from_is_named(kind: str) -> None:
    corner = [piece("hero", id="elf"), piece("hero", id="dwarf", x=1, y=0)]
    around = [piece(kind, id="right", x=2, y=0), piece(kind, id="below", x=0, y=1)]
    out = piece("stairs", id="out", x=12, y=15, width=2, height=2, use="exit")
    assert found(*corner, around[0], out, start=False) == []
    assert found(*corner, *around, out, start=False) == [("walled_in", ("elf",)), ("walled_in", ("dwarf",))]
    assert found(piece("hero", id="elf", x=5, y=2), out, start=False) == [("room_without_door", ("elf",))]


def test_a_quest_has_a_goal_and_a_way_out() -> None:
    quest = QuestMap(name="x", boards=(QuestBoard(things=(STAIRS, WAY_OUT)),))
    assert [one.code for one in named(quest)] == ["no_goal"]
    door = QuestDoor(id="door", x=-1, y=5, turn=Turn.RIGHTWARD)  # in the rim of the board
    entrance, way_out, both = (door.model_copy(update={"leads": one}) for one in ("entrance", "exit", "two_way"))
    for things, codes in (
        ((piece("stairs", use="start"),), ["no_exit"]),
        ((piece("hero"),), ["no_exit"]),
        ((entrance,), ["no_exit"]),
        ((piece("hero"), way_out), []),
        ((both,), []),
        ((piece("stairs"),), []),
    ):
        drawn = QuestMap(name="x", boards=(QuestBoard(things=things),), goal="Get out again.")
        assert [one.code for one in named(drawn)] == codes, things


def test_links_lead_from_board_to_board() -> None:
    boards = (QuestBoard(things=(STAIRS, WAY_OUT)), QuestBoard(things=(monster("A5"),)))
    apart = QuestMap(name="x", boards=boards, across=2, goal="Get out again.")
    assert [(one.code, one.board) for one in named(apart)] == [("out_of_reach", 1)]
    link = Link(one=End(board=1, square=at("A7")), other=End(board=0, square=at("Z7")))
    assert named(apart.model_copy(update={"links": (link,)})) == ()
    for nowhere in (End(board=2, square=at("A7")), End(board=0, square=Square(-1, 40))):
        astray = link.model_copy(update={"other": nowhere})
        codes = [one.code for one in named(apart.model_copy(update={"links": (link, astray)}))]
        assert codes == ["passage_to_nowhere"], nowhere


def test_a_room_that_a_passage_leads_into_needs_no_door() -> None:
    link = Link(one=End(board=0, square=at("F2")), other=End(board=0, square=at("A1")))
    boards = (QuestBoard(things=(STAIRS, WAY_OUT, monster("F2"))),)
    quest = QuestMap(name="x", boards=boards, links=(link,), goal="Get out again.")
    assert named(quest) == ()
    assert [one.severe for one in named(quest.model_copy(update={"links": ()}))] == [True]


def test_two_who_stand_openly_on_one_square_keep_from_playing() -> None:
    for hidden, severe in ((False, True), (True, False)):
        other = QuestMonster(id="orc", x=0, y=4, content="orc", hidden=hidden)
        quest = QuestMap(name="x", boards=(QuestBoard(things=(STAIRS, WAY_OUT, monster("A5"), other)),), goal="x")
        assert [(one.code, one.severe) for one in named(quest)] == [("square_taken", severe)]


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


def test_unused_squares_beside_the_board_count_for_nothing() -> None:
    """However far a block of a file of others reaches."""
    drawn = QuestBoard(unused=(Block(x=-500, y=-500, width=999, height=999), Block(x=30, y=0)))
    assert len(list(drawn.rubble())) == WIDTH * HEIGHT


def test_a_chest_counts_where_nobody_gets() -> None:
    chest = QuestChest(id="chest", x=5, y=1)
    assert found(chest) == [("room_without_door", ("chest",))]


def test_what_stands_where_the_heroes_begin_is_found_once() -> None:
    table = piece("furniture", content="table", x=2, y=2)
    assert found(monster("B2"), table, monster("D3", "free")) == [
        ("on_start", ("fimir",)),
        ("on_start", ("furniture",)),
    ]
    own = piece("hero", content="elf", x=6, y=2)
    assert [code for code, _ in found(own, DOOR_2, monster("G3"))] == ["square_taken"]
