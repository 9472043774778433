"""`rebuild`: write everything that follows from the journal anew, after a backup, and say what was different."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime

from app.campaign.ports import CampaignSummary, Progress, StorageFault, no_progress
from app.commands import faults, rescue
from app.commands.faults import kept
from app.launch.environment import CannotGoOn
from app.launch.terminal import is_known, t
from app.settings import Settings
from app.storage.migrations import upgrade
from app.storage.opening import open_database
from app.storage.recovery.choose import copied, stamped
from app.storage.recovery.find import emergency
from app.storage.store import SqlStore
from app.systems.registry import SYSTEMS


def main(options: Namespace) -> int:
    """Rebuild one campaign or all of them; returns the exit code. Raises: CannotGoOn."""
    settings = Settings(data=options.data, postgres=options.database)
    if not settings.postgres and not settings.database.exists():
        raise CannotGoOn(t("no_database_here", database=settings.database))
    with kept(options), faults.storage_told(settings.data, settings.postgres):
        lost = emergency(settings)
        rescue.refuse_what_nothing_is_left_of(settings, lost)
        if lost is not None and lost.can_be_settled:
            raise CannotGoOn(f"{rescue.told(settings, lost)}\n{t('start_first')}")
        with closing(open_database(settings)) as database:
            upgrade(database, settings.backups, datetime.now(UTC))
            store = SqlStore(database, SYSTEMS)
            campaigns = _chosen(store.campaigns(), options.campaign)
            name = stamped(datetime.now(UTC), "before-rebuild.db")
            print(t("backup_at", file=copied(database, settings.backups / name)))
            return max([_rebuild_one(store, campaign, settings) for campaign in campaigns], default=0)


def _chosen(campaigns: Sequence[CampaignSummary], wanted: str | None) -> Sequence[CampaignSummary]:
    if wanted is None:
        return campaigns
    chosen = [campaign for campaign in campaigns if str(campaign.id) == wanted]
    if not chosen:
        known = ", ".join(f"{campaign.id} ({campaign.name})" for campaign in campaigns) or t("none")
        raise CannotGoOn(t("no_such_campaign", wanted=wanted, known=known))
    return chosen


def _progress(name: str) -> Progress:
    """Return a progress display: one line, overwritten, and only on a terminal."""
    if not sys.stderr.isatty():
        return no_progress

    def progress(done: int, of: int) -> None:
        end = "" if done < of else "\r\x1b[K"
        print("\r" + t("progress", name=name, done=done, all=of), end=end, file=sys.stderr, flush=True)

    return progress


def _rebuild_one(store: SqlStore, campaign: CampaignSummary, settings: Settings) -> int:
    """Rebuild a campaign and tell how it went; a damaged one does not keep the others from theirs."""
    if campaign.system not in SYSTEMS:
        print(f"{campaign.name}: {faults.without_game(campaign.system)}")
        return 0
    try:
        report = store.rebuild(campaign.id, _progress(campaign.name))
    except StorageFault as fault:
        print(f"{campaign.name}: {faults.sentence(fault, settings.data, settings.postgres)}")
        return 1
    progress: dict[str, object] = {"name": campaign.name, "entries": report.entries}
    tables = ", ".join(t(f"tables.{name}") if is_known(f"tables.{name}") else name for name in report.differed)
    print(t("rebuilt", **progress, tables=tables) if tables else t("agrees", **progress))
    return 0
