"""The log of quests: begun, ended, noted, written, rewarded; old journals know nothing of it."""

import pytest

from app.core.answers import Answers
from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest.cards.events import CardBroughtIn, CardKeptOut
from app.systems.heroquest.catalogue.events import ContentChanged
from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.equipment.events import GoldGained
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.quests.commands import (
    CloseQuest,
    NoteQuest,
    RemoveQuest,
    ShareReward,
    StartQuest,
    WriteQuest,
)
from app.systems.heroquest.quests.events import QuestEnded, QuestStarted, RewardShared
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.figures import Condition
from app.systems.heroquest.state.table import QuestOutcome, QuestRun, Table
from tests.builders import after, facts, make_hero, make_table

PASSED = QuestRun(quest_id="trial", outcome=QuestOutcome.PASSED)


def party() -> Table:
    return make_table(make_hero("elf"), make_hero("dwarf", hero_id="borrek", name="Borrek"))


def refusal(table: Table, command: Command) -> str:
    with pytest.raises(GameError) as refused:
        facts(table, command)
    return refused.value.code


def played(table: Table, command: Command) -> Table:
    """With the table's own content, as a campaign plays it."""
    for event in SYSTEM.decide(table, command, Answers()):
        table = evolve(table, event)
    return table


@pytest.mark.parametrize(
    ("close", "outcome"),
    [
        (CloseQuest(), QuestOutcome.PASSED),
        (CloseQuest(passed=False), QuestOutcome.FAILED),
        (CloseQuest(abandoned=True), QuestOutcome.ABANDONED),
    ],
)
def test_a_quest_ends_as_it_is_told(close: CloseQuest, outcome: QuestOutcome) -> None:
    running = after(party(), StartQuest(quest_id="trial"))
    assert running.running_quest == QuestRun(quest_id="trial")
    over = after(running, close)
    assert (over.running_quest, over.quest_log) == (None, (QuestRun(quest_id="trial", outcome=outcome),))
    assert {hero.quest_points for hero in over.heroes.values()} == {int(outcome is QuestOutcome.PASSED)}


def test_it_ends_with_the_last_who_returns_and_a_latecomer_joins_it() -> None:
    alone = after(party(), StartQuest(hero_id="hero", quest_id="trial"))
    both = after(alone, StartQuest(hero_id="borrek"))
    assert len(both.quest_log) == 1
    left = after(both, CloseQuest(hero_id="hero"))
    assert left.running_quest is not None
    assert after(left, CloseQuest(passed=False)).quest_log[0].outcome is QuestOutcome.FAILED
    assert refusal(alone, StartQuest(hero_id="borrek", quest_id="fire_mage")) == "quest.another_runs"


def test_an_unnamed_quest_and_one_from_an_old_journal_can_be_closed() -> None:
    assert facts(party(), StartQuest())[0] == QuestStarted(quest_id="")
    old = party().model_copy(
        update={"heroes": {one: hero.model_copy(update={"on_quest": True}) for one, hero in party().heroes.items()}}
    )
    assert not any(isinstance(event, QuestEnded) for event in facts(old, CloseQuest()))


@pytest.mark.rule("HQ-8.3")
def test_scrolls_a_quest_hands_over_are_out_of_the_deck_as_long_as_it_runs() -> None:
    written = WriteQuest(quest_id="own_1", name="Der Trollkeller", scrolls=("troll_bane_scroll",))
    table = played(party(), written)
    told = list(SYSTEM.decide(table, StartQuest(quest_id="own_1"), Answers()))
    assert [event.card for event in told if isinstance(event, CardKeptOut)] == ["troll_bane_scroll"]
    running = played(table, StartQuest(quest_id="own_1"))
    told = list(SYSTEM.decide(running, CloseQuest(), Answers()))
    assert [event.card for event in told if isinstance(event, CardBroughtIn)] == ["troll_bane_scroll"]


def test_an_own_quest_is_an_entry_of_own_content() -> None:
    written = WriteQuest(quest_id="own_1", name="Der Keller", notes="Zwei Zeilen\nmit Umbruch", reward_gold=120)
    (fact,) = facts(party(), written)
    assert isinstance(fact, ContentChanged)
    table = played(party(), written)
    entry = content_of(table).quests["own_1"]
    assert (entry.notes, entry.reward_gold, entry.number) == ("Zwei Zeilen\nmit Umbruch", 120, 0)
    assert SYSTEM.labels_of(table, "de").text("quests.own_1") == "Der Keller"
    assert refusal(table, written) == "content.unchanged"
    assert "own_1" not in content_of(played(table, RemoveQuest(quest_id="own_1"))).quests


def test_a_shipped_quest_that_was_written_otherwise_keeps_its_number_and_comes_back() -> None:
    table = played(party(), WriteQuest(quest_id="trial", name="Die Prüfung", wandering_monster="goblin"))
    assert (content_of(table).quests["trial"].number, content_of(table).quests["trial"].wandering_monster) == (
        1,
        "goblin",
    )
    back = played(table, RemoveQuest(quest_id="trial"))
    assert content_of(back).quests["trial"].wandering_monster == "orc"


@pytest.mark.parametrize(
    ("change", "field"),
    [({"wandering_monster": "unicorn"}, "wandering_monster"), ({"potions": ("teapot",)}, "potions")],
)
def test_what_a_quest_names_has_to_be_there(change: dict[str, str], field: str) -> None:
    command = WriteQuest.model_validate({"quest_id": "own_1", "name": "Der Keller", **change})
    with pytest.raises(GameError) as refused:
        facts(party(), command)
    assert (refused.value.code, refused.value.field) == ("content.faulty", field)


def test_what_was_played_keeps_its_name() -> None:
    written = played(party(), WriteQuest(quest_id="own_1", name="Der Keller"))
    running = played(written, StartQuest(quest_id="own_1"))
    assert refusal(running, RemoveQuest(quest_id="own_1")) == "quest.is_logged"


def test_quests_played_without_the_app_are_noted() -> None:
    table = after(party(), NoteQuest(quest_id="trial"))
    assert table.quest_log == (PASSED,)
    assert refusal(table, NoteQuest(quest_id="nowhere")) == "quest.unknown"
    assert refusal(after(table, StartQuest()), NoteQuest(quest_id="trial")) == "quest.another_runs"


def test_a_reward_is_shared_as_the_group_says() -> None:
    over = party().model_copy(update={"quest_log": (PASSED,)})
    command = ShareReward(hero_ids=("hero", "borrek"), amounts=(100, 140))
    assert facts(over, command) == [
        RewardShared(quest_id="trial", total=240),
        GoldGained(hero_id="hero", amount=100),
        GoldGained(hero_id="borrek", amount=140),
    ]
    assert after(after(over, command), command).quest_log[0].shared == 480
    assert refusal(party(), command) == "quest.none_to_reward"
    assert refusal(after(party(), StartQuest()), command) == "quest.none_to_reward"
    assert refusal(over, ShareReward(hero_ids=("hero",), amounts=(0,))) == "reward.nobody"
    assert refusal(over, ShareReward(hero_ids=("hero",), amounts=(1, 2))) == "reward.not_for_each"
    lost = make_table(make_hero("elf", condition=Condition.LOST)).model_copy(update={"quest_log": (PASSED,)})
    assert refusal(lost, ShareReward(hero_ids=("hero",), amounts=(5,))) == "hero.lost"
