"""HeroScribe files, old and new: everything in them comes in, and goes out again unchanged."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.board.squares import Block, Square
from app.systems.heroquest.board.heroscribe import Certainty, Imported, Meaning, import_quest
from app.systems.heroquest.board.heroscribe_export import export_quest
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
from app.systems.heroquest.content.loader import heroscribe_objects
from tests.builders import CONTENT

HEAD = """<?xml version="1.0"?>
<!DOCTYPE quest PUBLIC "-//org.lightless//HeroScribe Quest {dtd}//EN" "http://lightless.org/files/xml/quest-{dtd}.dtd">
"""
OLD = HEAD.format(dtd="1.2") + '<quest name="The Bell" version="1.0"><board>{board}</board>{texts}</quest>'
NEWER = '<?xml version="1.0"?><quest name="The Bell" region="USA">{texts}<board>{board}</board>{kinds}</quest>'
KINDS = '<kind id="monster" name="Monsters" original="true"/>'


def placed(source: str, left: object = 3, top: object = 3, rotation: str = "") -> str:
    """An object as a file has it."""
    turned = f' rotation="{rotation}"' if rotation else ""
    return f'<object id="{source}" left="{left}" top="{top}"{turned} zorder="0.0"/>'


def imported(board: str = "", texts: str = "") -> Imported:
    """A file of one board."""
    return import_quest(OLD.format(board=board, texts=texts).encode())


def only(board: str) -> AnyThing:
    """The one thing on a board."""
    (thing,) = imported(board).quest.boards[0].things
    return thing


def again(quest: QuestMap) -> QuestMap:
    """The quest, written as a file and read again."""
    exported = export_quest(quest)
    assert exported.left_out == ()
    return import_quest(exported.data).quest


@pytest.mark.parametrize("dtd", ["1.2", "1.3", "1.4"])
def test_the_rules_a_file_names_make_no_difference(dtd: str) -> None:
    board = placed("Orc", "4.0", "5.0") + '<object id="Door" left="4" top="5"/>'
    data = HEAD.format(dtd=dtd) + f'<quest name="The Bell" version="1.0"><board>{board}</board></quest>'
    assert import_quest(data.encode()).quest == imported(board).quest


def test_a_file_of_the_old_and_of_the_newer_program_is_the_same_quest() -> None:
    board = placed("Orc", "4.0", "5.0") + placed("Door", "4.0", "5.0", "rightward")
    texts = "<speech>Listen.</speech><note>Wandering monster: Orc</note>"
    old = import_quest(OLD.format(board=board, texts=texts).encode()).quest
    newer = import_quest(NEWER.format(board=board, texts=texts, kinds=KINDS).encode()).quest
    assert newer == old.model_copy(update={"region": "USA"})
    assert len(newer.boards[0].things) == 2


@pytest.mark.parametrize(
    ("rotation", "source", "edge"),
    [
        ("", "Door", ("4,2", "4,3")),
        ("upward", "Door", ("4,2", "4,3")),
        ("rightward", "Door", ("4,2", "5,2")),
        ("leftward", "Door", ("4,2", "5,2")),
        ("downward", "SecretDoor", ("4,1", "4,2")),
        ("rightward", "SecretDoor", ("3,2", "4,2")),
        ("upward", "SecretDoorAlternate", ("4,2", "4,3")),
        ("leftward", "SecretDoor", ("4,2", "5,2")),
    ],
)
def test_a_door_stands_on_an_edge(rotation: str, source: str, edge: tuple[str, str]) -> None:
    door = only(placed(source, 5, 3, rotation))
    assert isinstance(door, QuestDoor)
    assert tuple(f"{square.x},{square.y}" for square in door.edge) == edge


def test_doors_of_all_kinds_say_how_they_stand_and_where_they_lead() -> None:
    sources = ("Door", "OpenDoor", "StoneDoorway", "DoorIn", "DoorOut", "DoubleArrowDoor", "DoorTrap", "SecretDoor")
    doors = list(imported("".join(placed(one, 5, 3) for one in sources)).quest.boards[0].doors())
    assert [door.state for door in doors] == ["closed", "open", "open", *["closed"] * 4, "hidden"]
    assert [door.leads for door in doors][3:6] == ["entrance", "exit", "two_way"]
    assert [door.trapped for door in doors].index(True) == 6


def test_a_door_at_the_rim_leads_outside() -> None:
    door = only(placed("DoorIn", 0, 4, "rightward"))
    assert isinstance(door, QuestDoor)
    assert door.edge == (Square(-1, 3), Square(0, 3))


@pytest.mark.parametrize(
    ("left", "square"), [("4.0", 3), ("4.87", 4), ("4.13", 3), ("4.5", 3), ("4.51", 4), ("27", 26)]
)
def test_a_thing_between_squares_lies_on_the_nearest_and_keeps_its_place(left: str, square: int) -> None:
    thing = only(placed("LetterA", left))
    assert thing.square.x == square
    assert thing.x + 1 == pytest.approx(float(left))


@pytest.mark.parametrize(
    ("rotation", "size"), [("", (3, 2)), ("rightward", (2, 3)), ("upward", (3, 2)), ("leftward", (2, 3))]
)
def test_furniture_turns_on_its_upper_left_square(rotation: str, size: tuple[int, int]) -> None:
    assert only(placed("Table", 5, 3, rotation)).block == Block(x=4, y=2, width=size[0], height=size[1])


def test_everything_known_is_what_the_game_calls_it() -> None:
    known = {
        "monster": CONTENT.monsters,
        "furniture": CONTENT.furniture,
        "trap": CONTENT.traps,
        "hero": CONTENT.classes,
    }
    for kind, contents in heroscribe_objects().kinds.items():
        for source, content in contents.items():
            assert only(placed(source)).kind == kind
            assert not content or kind not in known or content in known[kind]


def test_the_report_says_what_is_sure_what_is_assumed_and_what_is_a_name_only() -> None:
    report = imported("".join(map(placed, ("Orc", "Orc", "OgreLord", "Yeti", "Dice")))).report
    assert [(line.source, line.count, line.kind, line.content, line.certainty) for line in report] == [
        ("Dice", 1, "decoration", "", Certainty.NAME_ONLY),
        ("OgreLord", 1, "monster", "ogre_ruler", Certainty.ASSUMED),
        ("Orc", 2, "monster", "orc", Certainty.SURE),
        ("Yeti", 1, "monster", "", Certainty.NAME_ONLY),
    ]
    assert only(placed("DarkWarrior")).name == "Dark Warrior"


def test_the_game_master_may_say_otherwise_and_take_the_values_of_the_base_game() -> None:
    data = OLD.format(board=placed("Yeti") + placed("Orc"), texts="").encode()
    chosen = import_quest(data, {"Yeti": Meaning("monster", "troll")}, of_1989=True)
    assert [thing.content for thing in chosen.quest.boards[0].things] == ["troll", "base_orc"]
    assert {line.source: line.certainty for line in chosen.report}["Yeti"] is Certainty.SURE


def test_an_arrow_belongs_to_the_one_falling_block_beside_it() -> None:
    board = placed("FallingRock", 5, 5) + placed("Arrow", 6, 6) + placed("Arrow", 9, 9)
    _, near, far = imported(board).quest.boards[0].things
    assert (near.kind, near.model_dump()["of"], far.model_dump()["of"]) == ("mark", "1-1", "")


def test_unused_squares_may_overlap_and_leave_the_board() -> None:
    dark = '<dark left="1" top="2" width="3" height="4"/><dark left="27" top="1" width="1" height="1"/>'
    assert imported(dark).quest.boards[0].unused == (Block(x=0, y=1, width=3, height=4), Block(x=26, y=0))


def test_boards_are_counted_and_bridges_join_them() -> None:
    bridges = (
        '<bridge column="1" row="1" position="7" orientation="horizontal"/>'
        '<bridge column="2" row="1" position="26" orientation="vertical"/>'
        '<bridge column="2" row="1" position="1" orientation="horizontal"/>'
    )
    data = f'<quest name="x" width="2" height="2">{"<board/>" * 4}{bridges}</quest>'
    quest = import_quest(data.encode()).quest
    ends = [(link.one.board, link.one.square, link.other.board, link.other.square) for link in quest.links]
    assert ends == [(0, Square(25, 6), 1, Square(0, 6)), (1, Square(25, 18), 3, Square(25, 0))]
    assert again(quest) == quest
    fewer = import_quest(b'<quest name="x" width="1" height="3"><board/></quest>').quest
    assert (len(fewer.boards), fewer.across) == (1, 1)


@pytest.mark.parametrize(
    ("text", "about", "letter", "told"),
    [
        ("A. A chest.", "letter", "A", "A chest."),
        ("B  Two orcs.", "letter", "B", "Two orcs."),
        ("X: The end.", "letter", "X", "The end."),
        ("A goblin sleeps here.", "quest", "", "A goblin sleeps here."),
        ("A Goblin sleeps here.", "quest", "", "A Goblin sleeps here."),
        ("C The stairs.", "letter", "C", "The stairs."),
        ("Wandering Monster(s) in this Quest: 2 Orcs", "wandering_monster", "", "2 Orcs"),
        ("wandering monster:\n  Fimir ", "wandering_monster", "", "Fimir"),
        ("Body<br/>points<ul><li>Orc&apos;s</li></ul>", "quest", "", "Body\npoints\nOrc's"),
        ('<img src="C:/secret.png"/>Picture <b>bold</b>', "quest", "", "Picture bold"),
        ("&lt;script&gt;", "quest", "", "<script>"),
    ],
)
def test_notes_are_told_apart_by_how_they_begin(text: str, about: str, letter: str, told: str) -> None:
    quest = imported("", f"<note>{text}</note><note> </note>").quest
    (note,) = quest.notes
    assert (note.about, note.letter, note.text) == (about, letter, told)
    assert again(quest) == quest


def test_an_article_is_a_letter_where_one_is_drawn() -> None:
    (note,) = imported(placed("LetterA"), "<note>A Goblin sleeps here.</note>").quest.notes
    assert (note.letter, note.text) == ("A", "Goblin sleeps here.")


@pytest.mark.parametrize(("name", "things"), [("the_bell_under_the_moor", 23), ("two_boards", 11)])
def test_a_whole_quest_comes_back_equal(name: str, things: int) -> None:
    first = import_quest((Path(__file__).parent / "quests" / f"{name}.xml").read_bytes())
    assert sum(line.count for line in first.report) == sum(len(board.things) for board in first.quest.boards) == things
    assert again(first.quest) == first.quest


def test_the_bell_under_the_moor_is_read_word_by_word() -> None:
    quest = import_quest((Path(__file__).parent / "quests" / "the_bell_under_the_moor.xml").read_bytes()).quest
    assert quest.reading.split("\n")[1] == "Wer sie hört, kommt nicht zurück."
    assert [(note.about, note.letter) for note in quest.notes] == [
        ("letter", "A"),
        ("letter", "B"),
        ("quest", ""),
        ("wandering_monster", ""),
    ]
    assert quest.notes[1].text == "Die Nadel im Schloss kostet 1 Körperkraft.\nYeti\n4"


places = st.floats(-2, 30, allow_nan=False).map(lambda one: round(one, 2))
sources = st.sampled_from([*(one for kind in heroscribe_objects().kinds.values() for one in kind), "Dice", "Änderung"])
objects = st.builds(placed, sources, places, places, st.sampled_from(["", "rightward", "upward", "leftward"]))
words = st.text(st.characters(exclude_categories=("Cc", "Cs"), exclude_characters="&<\ufffe\uffff"), max_size=40)


@given(st.lists(objects, max_size=20), words, st.lists(words, max_size=3))
def test_whatever_comes_in_goes_out_equal(drawn: list[str], reading: str, notes: list[str]) -> None:
    texts = f"<speech>{reading}</speech>" + "".join(f"<note>{note}</note>" for note in notes)
    quest = imported("".join(drawn), texts).quest
    assert len(quest.boards[0].things) == len(drawn)
    assert again(quest) == quest
    assert QuestMap.model_validate_json(quest.model_dump_json()) == quest


def test_what_was_drawn_here_becomes_what_is_most_like_it() -> None:
    things: tuple[AnyThing, ...] = (
        QuestMonster(id="1", x=1, y=1, content="base_orc"),
        QuestDoor(id="2", x=4, y=2, state="open"),
        QuestDoor(id="3", x=4, y=3, leads="exit"),
        QuestDoor(id="4", x=4, y=4, kind="secret_door", state="hidden"),
        QuestTrap(id="5", x=2, y=2, content="pit_trap"),
        QuestChest(id="6", x=3, y=3, trap="A needle."),
        QuestPiece(id="7", x=6, y=6, kind="blocked", width=2),
        QuestPiece(id="8", x=7, y=7, kind="furniture", content="sarcophagus", width=2, height=3),
        QuestPiece(id="9", x=9, y=9, kind="decoration", name="A well"),
    )
    exported = export_quest(QuestMap(name="Own", boards=(QuestBoard(things=things),)))
    assert exported.left_out == ("9",)
    found = [thing.source for thing in import_quest(exported.data).quest.boards[0].things]
    assert found == [
        *("Orc", "OpenDoor", "DoorOut", "SecretDoor", "PitTrap", "TreasureChestTrap", "DoubleBlockedSquare", "Tomb")
    ]


def test_what_xml_has_no_place_for_is_left_out_of_the_file() -> None:
    quest = QuestMap(name="Bell\x0b", boards=(QuestBoard(),), reading="One\x00 two")
    assert again(quest).reading == "One two"
