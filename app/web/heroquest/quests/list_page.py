"""The list of quests: what runs, what comes next, what has been."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.systems.heroquest.state.table import QuestRun
from app.web.heroquest.quests.acting import goal_of
from app.web.heroquest.table.request import HeroQuestRequest
from app.web.http.languages import t
from app.web.ui.rendering import Context

UNNAMED_PATH = "unnamed"  # where runs are told of which nobody said which quest it is
TONES = {"passed": "success", "failed": "danger", "abandoned": "warning", "running": "accent"}


@dataclass(frozen=True)
class QuestLine:
    """A quest in the list: how it stands now, and how often it was tried."""

    url: str
    number: int
    title: str
    status: str
    status_text: str
    tone: str | None
    tries: int
    is_own: bool
    about: str


def quests_page(caller: HeroQuestRequest) -> Context:
    """The list as this person may see it."""
    lines, running = tuple(quest_lines(caller)), caller.table.running_quest
    is_free = caller.is_game_masters and running is None
    return {
        "campaign_id": caller.snapshot.campaign_id,
        "campaign_name": caller.snapshot.state.house.name,
        "is_game_master": caller.is_game_masters,
        "base": caller.quests_url,
        "running": line(caller, running.quest_id) if running else None,
        "round": caller.table.round.number,
        "following": next((one for one in lines if one.status != "passed"), None) if is_free else None,
        "lines": lines,
        "has_past": any(run.outcome is not None for run in caller.table.quest_log),
    }


def line(caller: HeroQuestRequest, quest_id: str) -> QuestLine:
    """One quest in a line."""
    runs = runs_of(caller, quest_id)
    entry = caller.content.quests.get(quest_id)
    status = _status(runs)
    return QuestLine(
        url=f"{caller.quests_url}/{quest_id or UNNAMED_PATH}",
        number=entry.number if entry else 0,
        title=title_of(caller, quest_id),
        status=status,
        status_text=caller.words.text(f"quest_outcomes.{status}"),
        tone=TONES.get(status),
        tries=len(runs),
        is_own=entry is None or not entry.number,
        about=goal_of(caller.content, caller.words, quest_id) if caller.is_game_masters else "",
    )


def title_of(caller: HeroQuestRequest, quest_id: str) -> str:
    """What a quest is called."""
    return caller.words.text(f"quests.{quest_id}") if quest_id else t("quest_without_a_name")


def runs_of(caller: HeroQuestRequest, quest_id: str) -> Sequence[QuestRun]:
    """How often it was tried, the oldest first."""
    return [run for run in caller.table.quest_log if run.quest_id == quest_id]


def is_known(caller: HeroQuestRequest, quest_id: str) -> bool:
    """Whether this person may know of a quest: players know what they have begun."""
    return bool(runs_of(caller, quest_id)) or (caller.is_game_masters and quest_id in caller.content.quests)


def quest_lines(caller: HeroQuestRequest) -> Iterator[QuestLine]:
    """Every quest this person may know of, those of the book first."""
    entries = sorted(caller.content.quests.values(), key=lambda entry: (entry.number == 0, entry.number, entry.id))
    known = [entry.id for entry in entries if is_known(caller, entry.id)]
    others = [run.quest_id for run in caller.table.quest_log if run.quest_id not in caller.content.quests]
    return (line(caller, quest_id) for quest_id in (*known, *dict.fromkeys(others)))


def _status(runs: Sequence[QuestRun]) -> str:
    """What counts is the best that came of it, unless it runs just now."""
    if not runs:
        return "open"
    if runs[-1].outcome is None:
        return "running"
    outcomes = [run.outcome.value for run in runs if run.outcome is not None]
    return "passed" if "passed" in outcomes else outcomes[-1]
