"""Knowledge of quests, cut to the viewer: which there are, how each stands, goals, rewards, the reports of all
attempts.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from app.campaign.events import DiceRenewed
from app.campaign.model import Renewal
from app.campaign.permissions import readable
from app.core.errors import UnknownSubject
from app.labels.labels import Labels
from app.systems.heroquest.content.exploration import QuestEntry
from app.systems.heroquest.quest_facts import drawn_entry, running_entry
from app.systems.heroquest.quests.report import QuestReport, Told, quest_reports
from app.systems.heroquest.state.table import UNNAMED, QuestRun
from app.web.heroquest.quests.drawn import DrawnQuest, drawn_quest
from app.web.heroquest.table.look import HeroQuestLook, HeroQuestRequest
from app.web.http.languages import t

UNNAMED_PATH = "unnamed"  # where runs of an unnamed quest are told
TONES = {"passed": "success", "failed": "danger", "abandoned": "warning", "running": "accent"}
_SOON = 3  # entries: a roll that lapses may stand between the end of a quest and its key


@dataclass(frozen=True)
class QuestLine:
    """A quest in the list: how it stands now, and how often it was tried."""

    quest_id: str
    url: str
    number: int
    title: str
    status: str
    status_text: str
    tone: str | None
    tries: int
    about: str


def quest_lines(caller: HeroQuestRequest) -> Iterator[QuestLine]:
    """Return every quest this person may know of, those of the book first."""
    entries = sorted(caller.look.content.quests.values(), key=lambda entry: (entry.number == 0, entry.number, entry.id))
    known = [entry.id for entry in entries if _is_known(caller, entry.id)]
    others = [run.quest_id for run in caller.look.table.quest_log if run.quest_id not in caller.look.content.quests]
    return (line(caller, quest_id) for quest_id in (*known, *dict.fromkeys(others)))


def line(caller: HeroQuestRequest, quest_id: str, drawn: DrawnQuest | None = None) -> QuestLine:
    """Return one quest in a line; a drawn one is called as its drawing is."""
    runs = _runs_of(caller, quest_id)
    entry = caller.look.content.quests.get(quest_id)
    status = _status(runs)
    if drawn is not None and status != "running":
        title = drawn.title.strip() or "–"
    else:
        title = running_title(caller.look) if status == "running" else title_of(caller, quest_id)
    return QuestLine(
        quest_id=quest_id,
        url=f"{caller.quests_url}/{quest_id or UNNAMED_PATH}",
        number=entry.number if entry else 0,
        title=title,
        status=status,
        status_text=caller.look.labels.text(f"quest_outcomes.{status}"),
        tone=TONES.get(status),
        tries=len(runs),
        about=goal_of(caller.look, quest_id) if caller.is_game_masters else "",
    )


def quest_of(caller: HeroQuestRequest, path: str) -> str:
    """Return the quest of an address. Raises: UnknownSubject."""
    quest_id = UNNAMED if path == UNNAMED_PATH else path
    if not _is_known(caller, quest_id):
        raise UnknownSubject("page.unknown", page=path[:40])
    return quest_id


def title_of(caller: HeroQuestRequest, quest_id: str) -> str:
    """Return a quest's title."""
    return caller.look.labels.text(f"quests.{quest_id}") if quest_id else t("quest_without_a_name")


def running_title(look: HeroQuestLook) -> str:
    """Return the running quest's title: without a choice from the list the one of the plan, which only the game master
    knows.
    """
    running, laid = look.table.running_quest, look.table.map or look.table.map_aside
    if running is not None and running.quest_id:
        return look.labels.text(f"quests.{running.quest_id}")
    plan = laid.quest.name.strip() if laid is not None and look.is_game_masters else ""
    return plan or t("quest_without_a_name")


def entry_of(look: HeroQuestLook, quest_id: str, drawn: DrawnQuest | None = None) -> QuestEntry | None:
    """Return the known facts of a quest; None for one without an entry.

    Of one that is drawn it is what the drawing says now, of the running one also what the drawing on the table says.
    """
    running = look.table.running_quest
    if running is not None and running.quest_id == quest_id:
        return running_entry(look.table, look.content)
    if drawn is not None:
        return drawn_entry(quest_id, drawn.quest, look.content)
    return look.content.quests.get(quest_id)


def goal_of(look: HeroQuestLook, quest_id: str, entry: QuestEntry | None = None) -> str:
    """Return a quest's goal; empty if none was written."""
    entry = entry or look.content.quests.get(quest_id)
    return _own_or_shipped(look.labels, entry.goal if entry else None, f"quest_goals.{quest_id}")


def reward_of(look: HeroQuestLook, quest_id: str, entry: QuestEntry | None = None) -> str:
    """Return a quest's reward; empty if none was written."""
    entry = entry or look.content.quests.get(quest_id)
    return _own_or_shipped(look.labels, entry.reward if entry else None, f"quest_rewards.{quest_id}")


def reports_of(caller: HeroQuestRequest) -> Sequence[QuestReport]:
    """Return every attempt at a quest as far as this person may know of it, the oldest first."""
    key = ("quest_reports", caller.actor.role, caller.actor.hero_ids)
    if key not in caller.snapshot.memo:
        with caller.app.store.reading(caller.campaign_id) as campaign:
            told = (Told(one.revision, readable(caller.actor.viewer, one.events)) for one in campaign.actions_from(0))
            caller.snapshot.memo[key] = quest_reports(told)
    found: Sequence[QuestReport] = caller.snapshot.memo[key]
    return found


def when(caller: HeroQuestRequest, report: QuestReport) -> datetime | None:
    """Return when it ended, or began as long as it runs."""
    with caller.app.store.reading(caller.campaign_id) as campaign:
        action = campaign.action(report.ended or report.began)
    return action.entry.at if action else None


def key_of_dice(caller: HeroQuestRequest, report: QuestReport) -> str:
    """Return the key of the app's dice that was laid open when a quest ended; empty when the app had thrown none."""
    if report.ended is None:
        return ""
    with caller.app.store.reading(caller.campaign_id) as campaign:
        following = list(campaign.entries(after=report.ended, limit=_SOON))
    facts = (fact for entry in following for fact in entry.events if isinstance(fact, DiceRenewed))
    return next((fact.revealed for fact in facts if fact.reason is Renewal.OVER), "")


def _own_or_shipped(words: Labels, own: str | None, key: str) -> str:
    if own is not None:
        return own
    return words.text(key) if key in words else ""


def _is_known(caller: HeroQuestRequest, quest_id: str) -> bool:
    """Return whether this person may know of a quest: players know what they have begun."""
    if _runs_of(caller, quest_id):
        return True
    is_there = quest_id in caller.look.content.quests or drawn_quest(caller, quest_id) is not None
    return caller.is_game_masters and is_there


def _runs_of(caller: HeroQuestRequest, quest_id: str) -> Sequence[QuestRun]:
    return [run for run in caller.look.table.quest_log if run.quest_id == quest_id]


def _status(runs: Sequence[QuestRun]) -> str:
    """Return how a quest stands after these attempts: it runs, or the best of their outcomes."""
    if not runs:
        return "open"
    if runs[-1].outcome is None:
        return "running"
    outcomes = [run.outcome.value for run in runs if run.outcome is not None]
    return "passed" if "passed" in outcomes else outcomes[-1]
