"""A drawn quest begins as it is drawn: laid, named and told by one command."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.board.quest_map import Note, QuestMap
from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.maps.commands import LayMap, PutMapAside
from app.systems.heroquest.quest_facts import drawn_entry, id_of_drawing, running_entry, title_of
from app.systems.heroquest.quests.commands import CloseQuest, StartQuest, WriteQuest
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, after
from tests.systems.heroquest.board.quest_maps import monster, piece, quest
from tests.systems.heroquest.maps.playing_on_map import HEROES, squares

MOOR = quest(
    monster("G3", content="orc", name="Grimmzahn", attack=4), monster("H3"), monster("H4", content="chaos_warrior"),
    name="Die Moorglocke", goal="Die Glocke läuten", reward="50 Gold", reading="Hört!", wandering_monster="zombie",
    notes=(Note(text="Der Brunnen ist tief."), Note(about="letter", letter="A", text="Geheim")),
)  # fmt: skip
ID = id_of_drawing("moor")


def begun(drawing: QuestMap = MOOR, table: Table = HEROES, quest_id: str | None = ID) -> Table:
    return after(table, StartQuest(quest_id=quest_id, drawing=drawing))


def told(table: Table) -> tuple[object, ...]:
    """What is known of the quest that runs."""
    entry = running_entry(table, content_of(table))
    assert entry is not None
    return (
        entry.goal, entry.reward, entry.reading, entry.notes, entry.wandering_monster,
        [(one.kind, one.name, one.attack) for one in entry.monsters],
    )  # fmt: skip


SAID = (
    "Die Glocke läuten", "50 Gold", "Hört!", "Der Brunnen ist tief.", "zombie", [("orc", "Grimmzahn", 4)],
)  # fmt: skip


def test_one_command_lays_names_and_begins_it() -> None:
    table = begun()
    assert squares(table) == {"ragna": "B2", "elf": "C2"}
    assert table.running_quest is not None
    assert (table.running_quest.quest_id, table.round.number) == (ID, 1)
    assert told(table) == SAID
    assert told(after(table, PutMapAside())) == SAID


def test_a_quest_without_an_id_and_a_map_laid_on_the_way_are_told_alike() -> None:
    assert told(begun(quest_id=None)) == SAID
    assert told(after(after(HEROES, StartQuest()), LayMap(quest=MOOR))) == SAID


def test_a_quest_of_the_book_keeps_its_own_words_and_takes_what_it_does_not_say() -> None:
    table = begun(quest_id="trial")
    goal, reward, reading, _, kind, monsters = told(table)
    assert (goal, reward, reading, kind) == (None, None, "Hört!", "zombie")
    assert monsters == [("gargoyle", "Verag", None)]
    assert not table.own_content, "nothing of the book is written otherwise"
    plain = MOOR.model_copy(update={"wandering_monster": ""})
    assert told(begun(plain, quest_id="trial"))[4] == CONTENT.quests["trial"].wandering_monster


def test_goal_and_reward_are_known_after_the_map_is_gone_and_what_the_group_wrote_stays() -> None:
    table = after(begun(), CloseQuest())
    entry = content_of(table).quests[ID]
    assert (table.map, entry.goal, entry.reward, entry.reading) == (None, "Die Glocke läuten", "50 Gold", "")
    written = WriteQuest(quest_id=ID, name="Anders", goal="Anders", reward_gold=90, per_hero=True)
    again = begun(table=after(table, written))
    entry = content_of(again).quests[ID]
    assert (entry.goal, entry.reward_gold, entry.per_hero) == ("Die Glocke läuten", 90, True)
    assert [run.quest_id for run in again.quest_log] == [ID, ID]


def test_the_same_drawing_that_lies_there_already_is_not_laid_twice() -> None:
    laid = after(HEROES, LayMap(quest=MOOR))
    assert squares(begun(table=laid)) == {"ragna": "B2", "elf": "C2"}
    with pytest.raises(RuleViolation, match=r"map\.laid_already") as refused:
        begun(quest(), laid)
    assert refused.value.field == "drawing"


def test_what_cannot_be_played_begins_nothing() -> None:
    with pytest.raises(RuleViolation, match=r"map\.does_not_fit") as refused:
        begun(quest(piece("blocked", "G3"), monster("G3")))
    assert refused.value.field == "drawing"
    with pytest.raises(RuleViolation, match=r"quest\.another_runs"):
        after(after(HEROES, StartQuest(hero_id="elf")), StartQuest(quest_id=ID, drawing=MOOR))


@pytest.mark.parametrize(
    ("name", "title"),
    [("  Die\n Glocke ", "Die Glocke"), ("{ $x }", "( $x )"), ("", "–"), ("\u200b", "–"), ("x" * 200, "x" * 200)],
)
def test_any_name_of_a_drawing_is_one_of_a_quest(name: str, title: str) -> None:
    drawing = MOOR.model_copy(update={"name": name})
    assert title_of(drawing) == title
    (entry,) = begun(drawing).own_content
    assert f'"name":"{title}"' in entry.facts


def test_whatever_a_drawing_says_can_begin() -> None:
    wild = quest(
        monster("G3", name="x" * 200, attack=99, defence=99, body=0, mind=99, movement=99),
        *(monster("H3", f"m{n}", name=f"Ork {n}", hidden=True) for n in range(40)),
        monster("H4", content="nobody_knows", name="Yeti"),
        name="x", goal="x" * 10_000, reward="y" * 10_000, reading="z" * 10_000, wandering_monster="nobody_knows",
        notes=(Note(text="x" * 10_000), Note(text="y" * 10_000)),
    )  # fmt: skip
    entry = drawn_entry(ID, wild, CONTENT)
    assert (entry.wandering_monster, len(entry.monsters)) == (None, 12)
    assert begun(wild).running_quest is not None


@pytest.mark.parametrize("drawing", ["moor", "a1b2c3d4e5f6", "X_-y", "0" * 64, "Ä", "", "a" * 31])
def test_every_drawing_has_an_id_of_its_own_as_a_quest(drawing: str) -> None:
    found = id_of_drawing(drawing)
    assert StartQuest(quest_id=found).quest_id == found
    assert found != id_of_drawing(f"{drawing}x")
