"""What happened in each quest, told by the facts alone."""

import pytest

from app.core.answers import Answer
from app.core.dice import Roll, RolledBy
from app.core.errors import UnknownSubject
from app.core.events import Command, Event
from app.systems.heroquest.body.events import HeroFainted, HeroLost
from app.systems.heroquest.combat.commands import PlaceMonster, WoundMonster
from app.systems.heroquest.combat.events import MonsterSlain
from app.systems.heroquest.equipment.commands import ChangeGold
from app.systems.heroquest.party.commands import SeatHero
from app.systems.heroquest.quests.commands import CloseQuest, NoteQuest, ShareReward, StartQuest
from app.systems.heroquest.quests.events import HeroReturned, HeroSetOut
from app.systems.heroquest.quests.report import QuestReport, Told, quest_reports
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.rounds.commands import EndTurn
from app.systems.heroquest.state.table import QuestOutcome, Table
from tests.builders import facts


class Journal:
    """A campaign played at once."""

    def __init__(self) -> None:
        self.table, self.told = Table(), list[Told]()

    def do(self, command: Command, *answers: Answer) -> None:
        self.note(*facts(self.table, command, *answers))

    def note(self, *events: Event) -> None:
        for event in events:
            self.table = evolve(self.table, event)
        self.told.append(Told(len(self.told) + 1, events))

    def reports(self) -> tuple[QuestReport, ...]:
        return quest_reports(self.told)


def journal() -> Journal:
    found = Journal()
    found.do(SeatHero(hero_id="ragna", name="Ragna", hero_class="barbarian"))
    found.do(SeatHero(hero_id="borrek", name="Borrek", hero_class="dwarf"))
    return found


def test_gold_kills_falls_and_rounds_are_counted_where_they_happened() -> None:
    campaign = journal()
    campaign.do(ChangeGold(hero_id="ragna", change=500))  # before: belongs to no quest
    campaign.do(StartQuest(quest_id="trial"))
    campaign.do(PlaceMonster(monster_id="m1", kind="orc"))
    campaign.note(MonsterSlain(monster_id="m1", kind="orc", by="ragna"))
    campaign.note(MonsterSlain(monster_id="m1", kind="orc", by=None))
    campaign.do(ChangeGold(hero_id="ragna", change=80))
    campaign.do(ChangeGold(hero_id="borrek", change=30))
    campaign.do(ChangeGold(hero_id="borrek", change=-10))
    for _ in range(3):
        campaign.do(EndTurn())
    campaign.do(CloseQuest())
    campaign.do(ShareReward(hero_ids=("ragna", "borrek"), amounts=(100, 20)))
    campaign.do(ChangeGold(hero_id="ragna", change=7))  # after it
    (report,) = campaign.reports()
    assert (report.quest_id, report.outcome, report.rounds) == ("trial", QuestOutcome.PASSED, 2)
    assert (report.gold_found, report.gold_lost, report.reward, report.kills) == (110, 10, 120, 2)
    assert dict(report.heroes["ragna"].kills) == {"orc": 1}


def test_who_goes_down_and_who_never_returns() -> None:
    campaign = journal()
    campaign.do(StartQuest(quest_id="trial"))
    roll = Roll(purpose="faint_table", dice=("d6",), faces=("4",), by=RolledBy.APP)
    fainted = HeroFainted(hero_id="ragna", roll=roll, first_roll=None, bonus=0, outcome="plain", missed_rounds=0)
    campaign.note(fainted, HeroLost(hero_id="borrek"))
    campaign.do(CloseQuest(abandoned=True))
    (report,) = campaign.reports()
    assert (report.falls, report.heroes["borrek"].lost, report.outcome) == (1, True, QuestOutcome.ABANDONED)


def test_each_attempt_is_told_for_itself_and_noted_ones_are_told_as_such() -> None:
    campaign = journal()
    campaign.do(NoteQuest(quest_id="fire_mage"))
    for close in (CloseQuest(passed=False), CloseQuest()):
        campaign.do(StartQuest(quest_id="trial"))
        campaign.do(close)
    noted, first, second = campaign.reports()
    assert (noted.noted, first.outcome, second.outcome) == (True, QuestOutcome.FAILED, QuestOutcome.PASSED)
    assert first.ended is not None
    assert second.began > first.ended


def test_journals_from_before_quests_were_noted_tell_quests_without_names() -> None:
    campaign = journal()
    campaign.note(HeroSetOut(hero_id="ragna"), HeroSetOut(hero_id="borrek"))
    campaign.note(*(HeroReturned(hero_id=one, passed=True, missed_rounds=0) for one in ("ragna", "borrek")))
    campaign.note(HeroSetOut(hero_id="ragna"))
    first, second = campaign.reports()
    assert (first.quest_id, first.outcome, list(first.heroes)) == ("", QuestOutcome.PASSED, ["ragna", "borrek"])
    assert (second.outcome, second.ended) == (None, None)


def test_what_is_taken_back_was_never_told() -> None:
    campaign = journal()
    campaign.do(StartQuest(quest_id="trial"))
    campaign.do(ChangeGold(hero_id="ragna", change=80))
    del campaign.told[-1]
    assert campaign.reports()[0].gold_found == 0


def test_a_kill_entered_by_hand_counts_and_is_a_heros_when_somebody_says_so() -> None:
    campaign = journal()
    campaign.do(StartQuest(quest_id="trial"))
    for number in (1, 2):
        campaign.do(PlaceMonster(monster_id=f"m{number}", kind="goblin"))
    campaign.do(WoundMonster(monster_id="m1", points=1, by="ragna"))
    campaign.do(WoundMonster(monster_id="m2", points=1))
    (report,) = campaign.reports()
    assert (report.heroes["ragna"].kills, report.other_kills, report.kills) == ({"goblin": 1}, {"goblin": 1}, 2)
    campaign.do(PlaceMonster(monster_id="m3", kind="goblin"))
    with pytest.raises(UnknownSubject, match=r"figure\.unknown"):
        campaign.do(WoundMonster(monster_id="m3", points=1, by="nobody"))
