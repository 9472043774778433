"""The quests that ship drawn are whole in both languages: one to be played, one with things to be mended."""

import pytest

from app.systems.heroquest.board.heroscribe import import_quest
from app.systems.heroquest.board.heroscribe_export import export_quest
from app.systems.heroquest.board.quest_findings import findings
from app.systems.heroquest.drawings.files import SAMPLE, SHIPPED, TUTORIAL, file_of, from_file, shipped_map
from tests.builders import CONTENT


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_is_to_be_played_has_nothing_that_does_not_fit(language: str) -> None:
    quest = shipped_map(SAMPLE, language)
    assert findings(quest, CONTENT.board) == ()
    assert all((quest.goal, quest.reward, quest.reading, quest.notes))
    assert {monster.content for board in quest.boards for monster in board.of_kind("monster")} <= set(CONTENT.monsters)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_exercise_has_what_its_notes_speak_of(language: str) -> None:
    quest = shipped_map(TUTORIAL, language)
    found = [one.code for one in findings(quest, CONTENT.board)]
    assert found == ["room_without_door", "letter_without_note"]


def test_no_text_is_left_a_key_and_each_language_has_its_own() -> None:
    for quest_id in SHIPPED:
        german, english = shipped_map(quest_id, "de"), shipped_map(quest_id, "en")
        for one in ("name", "goal", "reward", "reading"):
            assert getattr(german, one) != getattr(english, one)
        assert all(one.text != other.text for one, other in zip(german.notes, english.notes, strict=True))


@pytest.mark.parametrize("quest_id", SHIPPED)
def test_it_leaves_as_a_file_and_comes_back(quest_id: str) -> None:
    quest = shipped_map(quest_id, "de")
    assert from_file(file_of(quest)) == quest
    exported = export_quest(quest)
    assert {one for one in exported.left_out if not one.startswith("m-w")} == set(), "HeroScribe knows no wolves"
    again = import_quest(exported.data).quest
    things = [len(board.things) for board in quest.boards]
    assert sum(len(board.things) for board in again.boards) == sum(things) - len(exported.left_out)
    assert {note.letter: note.text for note in again.notes if note.about == "letter"} == {
        note.letter: note.text for note in quest.notes if note.about == "letter"
    }
