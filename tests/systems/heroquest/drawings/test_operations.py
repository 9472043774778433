"""Each step of drawing does what it says, and no run of steps leads to anything that is no drawing."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.board.squares import Square, name_of, named_square
from app.core.errors import InvalidValue
from app.systems.heroquest.board.heroscribe import import_quest
from app.systems.heroquest.board.heroscribe_export import export_quest
from app.systems.heroquest.board.quest_findings import findings
from app.systems.heroquest.board.quest_map import End, Note, QuestBoard, QuestDoor, QuestMap, QuestMark, QuestMonster
from app.systems.heroquest.drawings import operations, steps
from app.systems.heroquest.drawings.doors import DIRECTIONS, stand_of
from app.systems.heroquest.drawings.files import file_of, from_file, read, written
from app.systems.heroquest.drawings.names import called, deed_in_words, finding_in_words, names_on, place_of, square_of
from app.systems.heroquest.drawings.operations import applied
from app.systems.heroquest.labels import labels
from tests.builders import CONTENT

BOARD = CONTENT.board
EMPTY = QuestMap(name="Glocke", boards=(QuestBoard(),))


def at(name: str) -> Square:
    found = named_square(name)
    assert found is not None
    return found


def put(kind: str, square: str, content: str = "", side: steps.Side = "", **facts: object) -> steps.PutThing:
    return steps.PutThing(kind=kind, content=content, square=at(square), side=side, facts=facts)


def drawn(*taken: steps.Step, quest: QuestMap = EMPTY) -> QuestMap:
    for step in taken:
        quest = applied(quest, step, BOARD).quest
    return quest


def told(quest: QuestMap) -> list[str]:
    """Everything on the boards: what it is, where, on which side a door."""
    words = labels("en")
    lines = []
    for board in quest.boards:
        for thing in board.things:
            side = f" {stand_of(thing, BOARD).side}" if isinstance(thing, QuestDoor) else ""
            lines.append(f"{names_on(board, words)[thing.id]} {place_of(thing)}{side}")
    return lines


GOBLIN, ORC = put("monster", "C3", "goblin"), put("monster", "D4", "orc")
TABLE = put("furniture", "K8", "table")
DOOR, SECRET = put("door", "E3", "closed"), put("secret_door", "C5", "secret", "north")


@pytest.mark.parametrize(
    ("taken", "expected"),
    [
        ([GOBLIN, put("monster", "D3", "goblin"), ORC], ["Goblin 1 C3", "Goblin 2 D3", "Orc D4"]),
        ([GOBLIN, steps.MoveThing(thing="t1", square=at("E2"))], ["Goblin E2"]),
        ([GOBLIN, steps.CopyThing(thing="t1", square=at("E2")), ORC], ["Goblin 1 C3", "Goblin 2 E2", "Orc D4"]),
        ([GOBLIN, ORC, steps.RemoveThing(thing="t1")], ["Orc D4"]),
        ([GOBLIN, ORC, steps.RemoveThing(thing="t1"), GOBLIN], ["Orc D4", "Goblin C3"]),
        # A door goes to the first wall of its square without one, or to the side that is said.
        ([put("door", "B2", "closed"), put("door", "B2", "closed")], ["door B2 north", "door B2 west"]),
        ([DOOR], ["door E3 east"]),
        ([put("door", "E3", "closed", "north")], ["door E2 south"]),
        ([put("door", "A1", "closed", "north")], ["door A1 north"]),
        ([DOOR, steps.MoveThing(thing="t1", square=at("E2"))], ["door E2 east"]),
        ([DOOR, steps.MoveThing(thing="t1", square=at("G5"), side="south")], ["door G5 south"]),
        ([SECRET], ["secret door C5 north"]),
        ([SECRET, steps.MoveThing(thing="t1", square=at("C4"), side="south")], ["secret door C4 south"]),
        # Turned, a door goes to the next wall of its square; in the corner of a room these are two.
        ([put("door", "B2", "closed", "west"), steps.TurnThing(thing="t1")], ["door B2 north"]),
        ([put("secret_door", "B2", "", "west"), steps.TurnThing(thing="t1")], ["secret door B2 north"]),
        # Where only its own side has a wall it stays; one inside a room goes to a wall of its square.
        ([put("door", "E3", "closed", "east"), steps.TurnThing(thing="t1")], ["door E3 east"]),
        ([put("door", "D3", "closed", "north"), steps.TurnThing(thing="t1")], ["door D2 north"]),
        ([put("door", "W19", "closed", "north", double=True)], ["door W18 south", "door X18 south"]),
        ([put("mark", "C3", "B"), put("stairs", "K16", "stairs")], ["note B C3", "stairway K16"]),
    ],
)
def test_things_are_put_moved_turned_copied_and_taken_away(taken: Sequence[steps.Step], expected: list[str]) -> None:
    assert told(drawn(*taken)) == expected


def test_things_cover_what_their_kind_covers_and_more_when_turned() -> None:
    quest = drawn(TABLE, steps.TurnThing(thing="t1"), put("stairs", "K16", "stairs"), put("blocked", "A1", width=2))
    sizes = [(thing.block.width, thing.block.height) for thing in quest.boards[0].things]
    assert sizes == [(2, 3), (2, 2), (2, 1)]
    assert drawn(TABLE, *[steps.TurnThing(thing="t1")] * 4) == drawn(TABLE)


def test_values_texts_and_notes_are_written() -> None:
    master = QuestMonster(id="t1", x=2, y=2, content="chaos_warrior", name="Der Glockenmeister", sign="GM", body=6)
    texts = steps.ChangeTexts(name="Moor", goal="Die Glocke", reward="200 Gold", wandering_monster="goblin")
    letter = Note(about="letter", letter="A", text="Er läutet.")
    quest = drawn(GOBLIN, steps.ChangeThing(thing=master), texts, steps.WriteNote(note=letter))
    assert quest.boards[0].things == (master,)
    assert (quest.name, quest.goal, quest.reward, quest.wandering_monster) == (
        "Moor",
        "Die Glocke",
        "200 Gold",
        "goblin",
    )
    other = drawn(steps.WriteNote(number=0, note=Note(text="x")), steps.WriteNote(note=letter), quest=quest)
    assert other.notes == (Note(text="x"), letter)
    assert drawn(steps.RemoveNote(number=0), quest=other).notes == (letter,)


def test_an_arrow_forgets_the_trap_that_is_gone() -> None:
    quest = drawn(put("trap", "C3", "falling_block_trap"), put("mark", "C4", "arrow", of="t1"))
    arrow = quest.boards[0].things[1]
    assert arrow.kind == "mark"
    assert arrow.of == "t1"
    (arrow,) = drawn(steps.RemoveThing(thing="t1"), quest=quest).boards[0].things
    assert arrow.kind == "mark"
    assert arrow.of == ""


def test_squares_that_the_quest_does_not_use_are_switched_one_by_one() -> None:
    def unused(quest: QuestMap) -> set[str]:
        return {name_of(one) for block in quest.boards[0].unused for one in block.squares()}

    def switch(name: str) -> steps.SwitchUnused:
        return steps.SwitchUnused(square=at(name))

    quest = drawn(switch("A1"), switch("B1"), switch("B1"))
    assert unused(quest) == {"A1"}
    block = import_quest(b'<quest><board><dark left="1" top="1" width="3" height="2"/></board></quest>').quest
    assert unused(drawn(switch("B2"), quest=block)) == {"A1", "B1", "C1", "A2", "C2"}


def test_boards_come_and_go_with_their_links() -> None:
    def link(one: int, other: int) -> steps.AddLink:
        return steps.AddLink(one=End(board=one, square=at("A1")), other=End(board=other, square=at("Z19")))

    quest = drawn(steps.AddBoard(), steps.AddBoard(), link(0, 1), link(0, 2), link(1, 2))
    assert len(quest.boards) == 3
    without = drawn(steps.RemoveBoard(board=1), quest=quest)
    assert [(one.one.board, one.other.board) for one in without.links] == [(0, 1)]
    assert drawn(steps.RemoveLink(number=0), quest=without).links == ()


@pytest.mark.parametrize(
    ("step", "code"),
    [
        (steps.RemoveThing(thing="t9"), "no_thing"),
        (steps.MoveThing(thing="t1", square=Square(26, 0)), "off_board"),
        (steps.PutThing(kind="monster", content="orc", square=Square(-1, 3)), "off_board"),
        (steps.SwitchUnused(square=Square(0, 19)), "off_board"),
        (put("monster", "A1", "orc").model_copy(update={"board": 1}), "no_board"),
        (steps.RemoveBoard(), "last_board"),
        (steps.RemoveNote(number=0), "no_note"),
        (steps.RemoveLink(number=0), "no_link"),
        (steps.AddLink(one=End(board=0, square=at("A1")), other=End(board=1, square=at("A1"))), "no_board"),
        (steps.AddLink(one=End(board=0, square=at("A1")), other=End(board=0, square=at("A1"))), "same_square"),
    ],
)
def test_what_cannot_be_drawn_is_refused(step: steps.Step, code: str) -> None:
    with pytest.raises(InvalidValue) as refused:
        drawn(GOBLIN, step)
    assert refused.value.code == f"drawing.{code}"


def test_there_is_an_end_to_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    for what in ("THINGS", "NOTES", "BOARDS"):
        monkeypatch.setattr(operations, f"MOST_{what}", 1)
    for step in (ORC, put("door", "C3", double=True), steps.AddBoard(), steps.WriteNote(note=Note(text="x"))):
        with pytest.raises(InvalidValue, match=r"drawing\.too_many"):
            drawn(GOBLIN, steps.WriteNote(note=Note(text="x")), step)


SQUARES = st.builds(Square, st.integers(0, 25), st.integers(0, 18))
THINGS = st.sampled_from([f"t{number}" for number in range(1, 6)])
SIDES = st.sampled_from(["", "north", "east", "south", "west"])
KINDS = st.sampled_from(
    [
        *(("monster", "goblin"), ("door", "closed"), ("secret_door", "secret"), ("trap", "pit_trap")),
        *(("chest", "plain"), ("furniture", "table"), ("stairs", "stairs"), ("blocked", "blocked"), ("mark", "A")),
        ("decoration", ""),
    ]
)
STEPS: st.SearchStrategy[steps.Step] = st.one_of(
    KINDS.flatmap(lambda one: st.builds(steps.PutThing, kind=st.just(one[0]), content=st.just(one[1]), square=SQUARES)),
    st.builds(steps.MoveThing, thing=THINGS, square=SQUARES, side=SIDES),
    st.builds(steps.CopyThing, thing=THINGS, square=SQUARES, side=SIDES),
    st.builds(steps.TurnThing, thing=THINGS),
    st.builds(steps.RemoveThing, thing=THINGS),
    st.builds(steps.SwitchUnused, square=SQUARES),
    st.builds(steps.AddBoard),
    st.builds(steps.RemoveBoard, board=st.integers(0, 2)),
    st.builds(steps.WriteNote, note=st.builds(Note, text=st.sampled_from(["one", "two"]))),
)


@given(st.lists(STEPS, max_size=12))
def test_every_run_of_steps_is_a_drawing(taken: Sequence[steps.Step]) -> None:
    """It can be written, read, examined, exported and told; no id stands twice."""
    quest, words = EMPTY, labels("de")
    for step in taken:
        try:
            after = applied(quest, step, BOARD)
        except InvalidValue:
            continue
        quest = after.quest
        assert deed_in_words(step.op, after.thing, words)
    assert read(written(quest)) == from_file(file_of(quest)) == quest
    ids = [thing.id for board in quest.boards for thing in board.things]
    assert len(set(ids)) == len(ids)
    for finding in findings(quest, BOARD):
        assert finding_in_words(quest, finding, words)
        assert finding.code in ("no_start", "no_exit", "no_goal") or square_of(quest, finding)
    again = import_quest(export_quest(quest).data).quest
    assert [[called(one, words) for one in board.things] for board in again.boards] == [
        [called(one, words) for one in board.things if one.kind != "decoration"] for board in quest.boards
    ]


def test_a_letter_beside_the_board_is_found_there() -> None:
    mark = QuestMark(id="mark", x=-1, y=3, content="B")
    quest = EMPTY.model_copy(update={"boards": (QuestBoard(things=(mark,)),)})
    told = [finding_in_words(quest, one, labels("en")) for one in findings(quest, BOARD)]
    assert "The text for note B on a square off the board is missing." in told


@given(SIDES, SQUARES)
def test_a_door_stands_where_it_was_put(side: steps.Side, square: Square) -> None:
    for kind in ("door", "secret_door"):
        quest = drawn(steps.PutThing(kind=kind, content="closed", square=square, side=side))
        (door,) = quest.boards[0].doors()
        stand = stand_of(door, BOARD)
        beyond = square.step(DIRECTIONS[side]) if side else None
        assert square in door.edge
        assert beyond is None or beyond in door.edge
        assert drawn(steps.MoveThing(thing="t1", square=stand.square, side=stand.side), quest=quest) == quest
