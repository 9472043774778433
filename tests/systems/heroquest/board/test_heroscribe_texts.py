"""The texts of HeroScribe files of every form: none is lost, and the wandering monster is the quest's."""

import pytest

from app.systems.heroquest.board.heroscribe import Meaning, import_quest
from app.systems.heroquest.board.heroscribe_export import export_quest
from app.systems.heroquest.board.quest_map import Note, QuestMap
from tests.systems.heroquest.board.quest_maps import quest

FORM_2 = """<?xml version="1.0"?>
<!DOCTYPE quest PUBLIC "-//HeroScribe Quest 2//EN" "http://DtdXsd/quest-2.0.dtd">
<quest name="{name}" region="Europe" version="2.0" width="1" height="1" boardName="HeroQuest">
<board><object id="LetterA" left="3" top="3" rotation="downward" zorder="0.0"/></board>
<subtitle> Herausforderung 3 </subtitle>
<title> Die Kerzenstube </title>
<questtext> Gebt acht,
 ihr Helden! </questtext>
<notes>
Es riecht nach Wachs.
<mark id="A"> Auf der Bank liegt ein Leuchter.
</mark><mark id="Keller">Er ist leer.</mark></notes>
<monsterstat name="Lich" attack="3" defend="4" move="10" body="5" mind="4" heroscribe_symbol_id="Mummy"/>
<wanderingmonster>
<monster id="Goblin"/>
</wanderingmonster>
<epilogue>Es wird hell.</epilogue>
</quest>"""


def texts(inside: str) -> QuestMap:
    """The quest of a file with these elements after its board."""
    return import_quest(f'<quest name="Glocke"><board/>{inside}</quest>').quest


def test_form_two_keeps_title_text_and_notes() -> None:
    found = import_quest(FORM_2.format(name="")).quest
    assert (found.name, found.reading) == ("Die Kerzenstube", "Gebt acht, ihr Helden!")
    assert found.wandering_monster == "goblin"
    assert found.notes == (
        Note(text="Herausforderung 3"),
        Note(text="Es riecht nach Wachs."),
        Note(about="letter", letter="A", text="Auf der Bank liegt ein Leuchter."),
        Note(text="Keller: Er ist leer."),
        Note(text="Lich: attack 3, defend 4, move 10, body 5, mind 4, heroscribe_symbol_id Mummy"),
        Note(about="wandering_monster", text="Goblin"),
        Note(text="Es wird hell."),
    )


def test_a_title_beside_another_name_keeps_both() -> None:
    found = import_quest(FORM_2.format(name="Kerzen")).quest
    assert (found.name, found.notes[0]) == ("Die Kerzenstube", Note(text="Kerzen"))


def test_what_is_read_aloud_in_two_elements_is_read_aloud_in_this_order() -> None:
    assert texts("<speech>Los!</speech><questtext>Hört.</questtext>").reading == "Hört.\nLos!"


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("Wandering monster: Orc", "orc"), ("Wandering Monster in this Quest: Chaos Warrior", "chaos_warrior"),
        ("Wandering monsters: 2 Fimir.", "fimir"),
        ("Wandering Monsters in these Quests: 2 Chaos Warriors", "chaos_warrior"),
        ("Wandering Monsters in this Quest: 2 Mummies", "mummy"), ("Wanderng monster: an orc!", "orc"),
        ("Wandering monster(s): ChaosWarrior", "chaos_warrior"), ("Wanderndes Monster: Ork", "orc"),
        ("Wandernde Monster in dieser Herausforderung: 2 Skelette", "skeleton"),
        ("Wandering monster: <b>Orc</b>", "orc"),
        ("Wandering monsters: 2 Orcs with bows.", ""), ("Wandering monsters: 1 of the Sorcerers.", ""),
        ("Wandering monster: Yeti", ""), ("Wandering monster:", ""), ("Ein Ork wandert umher: Orc", ""),
    ],
)  # fmt: skip
def test_the_wandering_monster_of_a_note_is_that_of_the_quest(said: str, kind: str) -> None:
    found = texts(f"<note>{said}</note>")
    assert found.wandering_monster == kind
    assert all(note.text for note in found.notes if kind), "its words stay"


def test_what_a_group_said_of_an_object_counts_for_the_wandering_monster() -> None:
    file = "<quest><board/><note>Wandering monster: Yeti</note></quest>"
    assert import_quest(file, {"Yeti": Meaning("monster", "troll")}).quest.wandering_monster == "troll"
    assert import_quest(file, {"Yeti": Meaning("furniture", "table")}).quest.wandering_monster == ""
    orc = "<quest><board/><note>Wandering monster: Orc</note></quest>"
    assert import_quest(orc, of_1989=True).quest.wandering_monster == "base_orc"


@pytest.mark.parametrize("kind", ["orc", "chaos_warrior", "base_mummy", "giant_spider"])
def test_a_wandering_monster_without_a_note_comes_back_from_a_file(kind: str) -> None:
    drawn = quest().model_copy(update={"wandering_monster": kind, "notes": ()})
    again = import_quest(export_quest(drawn).data, of_1989=kind.startswith("base_")).quest
    assert again.wandering_monster == kind
    assert import_quest(export_quest(again).data).quest.notes == again.notes


@pytest.mark.parametrize(
    ("table", "read"),
    [
        ('<table class="bodypoints"><td/><td/><th/></table>', "Oger □□☠ Ende"),
        ("<table><td/><td/><th/></table>", "Oger □□☠ Ende"),
        ("<table><td> </td><td>&#160;</td><th></th></table>", "Oger □□☠ Ende"),
        ('<table class="bodypoints"><td/><td/><th/><td/><th/><th/></table>', "Oger □□☠ □☠ ☠ Ende"),
        ("<table><tr><td/><th/></tr><tr><td/><td/><th/></tr></table>", "Oger\n□☠\n□□☠\nEnde"),
        ("<table>\n<tr>\n<td/><td/>\n<th/></tr></table>", "Oger\n□□☠\nEnde"),
        ("<table><tr><td>Zanrath</td><td/><th/></tr></table>", "Oger\nZanrath □☠\nEnde"),
        ("<table><tr><th/><th>Kraft</th></tr><tr><td/><td>3</td></tr></table>", "Oger\nKraft\n3\nEnde"),
        ("<table/>", "Oger Ende"),
    ],
)
def test_body_points_of_a_table_are_boxes(table: str, read: str) -> None:
    assert texts(f"<note>Oger {table} Ende</note>").notes == (Note(text=read),)
    assert texts(f"<speech>Oger {table} Ende</speech>").reading == read


def test_letters_by_their_names_are_read_in_names_and_texts() -> None:
    found = import_quest('<quest name="Pr&uuml;fung"><board/><speech>&bdquo;H&ouml;rt!&ldquo;</speech></quest>').quest
    assert (found.name, found.reading) == ("Prüfung", "„Hört!“")


@pytest.mark.parametrize("declared", ["ISO-8859-1", "windows-1252"])
def test_a_text_and_a_file_that_declare_what_windows_writes_are_the_same_quest(declared: str) -> None:
    text = f'<?xml version="1.0" encoding="{declared}"?><quest name="Prüfung"><board/><note>„Ja“</note></quest>'
    assert import_quest(text).quest == import_quest(text.encode("cp1252")).quest
    assert import_quest(text).quest.name == "Prüfung"
