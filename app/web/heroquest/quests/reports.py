"""What the journal tells of the quests, read once for each revision and each kind of reader."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from app.campaign.events import DiceRenewed
from app.campaign.model import Renewal
from app.campaign.views import readable
from app.systems.heroquest.quests.report import QuestReport, Told, quest_reports
from app.web.heroquest.quests.caller import Caller

_SOON = 3  # entries: a roll that lapses may stand between the end of a quest and its key


def reports_of(caller: Caller) -> Sequence[QuestReport]:
    """Every quest of the campaign as far as this person may know of it, the oldest first."""
    key = ("quest_reports", caller.actor.role, caller.actor.hero_ids)
    if key not in caller.snapshot.memo:
        caller.snapshot.memo[key] = quest_reports(_told(caller))
    found: Sequence[QuestReport] = caller.snapshot.memo[key]
    return found


def when(caller: Caller, report: QuestReport) -> datetime | None:
    """When it ended, or began as long as it runs."""
    with caller.found.store.reading(caller.snapshot.campaign_id) as campaign:
        action = campaign.action(report.ended or report.began)
    return action.entry.at if action else None


def key_of_dice(caller: Caller, report: QuestReport) -> str:
    """The key of the app's dice that was laid open when a quest ended; empty when the app had thrown none."""
    if report.ended is None:
        return ""
    with caller.found.store.reading(caller.snapshot.campaign_id) as campaign:
        following = list(campaign.entries(after=report.ended, limit=_SOON))
    facts = (fact for entry in following for fact in entry.events if isinstance(fact, DiceRenewed))
    return next((fact.revealed for fact in facts if fact.reason is Renewal.OVER), "")


def _told(caller: Caller) -> Iterator[Told]:
    with caller.found.store.reading(caller.snapshot.campaign_id) as campaign:
        for action in campaign.actions_from(0):
            yield Told(action.revision, readable(caller.actor.viewer, action.events))
