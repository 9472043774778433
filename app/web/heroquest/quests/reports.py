"""What the journal tells of the quests, read once for each revision and each kind of reader."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from app.campaign.views import readable
from app.systems.heroquest.quest_report import QuestReport, Told, quest_reports
from app.web.heroquest.quests.caller import Caller


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


def _told(caller: Caller) -> Iterator[Told]:
    with caller.found.store.reading(caller.snapshot.campaign_id) as campaign:
        for action in campaign.actions_from(0):
            yield Told(action.revision, readable(caller.actor.viewer, action.events))
