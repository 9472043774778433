"""`rebuild`: write everything that follows from the journal anew, after a backup, and say what was different."""

import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import closing
from datetime import UTC, datetime

from app.campaign.ports import CampaignSummary, StorageFault
from app.commands import faults, rescue
from app.commands.data_folder import kept
from app.commands.faults import CannotGoOn
from app.settings import Settings
from app.storage.backups import copied
from app.storage.lines import Told, nobody
from app.storage.opening import open_database
from app.storage.rescue import emergency
from app.storage.store import SqlStore
from app.storage.upgrade import upgrade
from app.systems.registry import SYSTEMS

_TABLES: Mapping[str, str] = {
    "campaign": "Kampagnenliste",
    "state": "Spielstand",
    "checkpoint": "Zwischenstände",
    "action": "was zählt und was zurückgenommen ist",
    "hero": "Helden",
    "passport_value": "Werte der Pässe",
    "equipment": "Ausrüstung",
    "spell_set": "Zaubersätze",
    "device": "Handys",
}


def main(options: Namespace) -> int:
    """Rebuild one campaign or all of them; returns the exit code."""
    return faults.told(lambda: _rebuild(options))


def _rebuild(options: Namespace) -> int:
    settings = Settings(data=options.data, postgres=options.database)
    if not settings.postgres and not settings.database.exists():
        raise CannotGoOn(
            f"Unter „{settings.database}“ liegt keine Datenbank. Bitte mit --data den Ordner angeben, in dem sie liegt."
        )
    with kept(options), faults.storage_told(settings.data, settings.postgres):
        lost = emergency(settings)
        rescue.refuse_what_nothing_is_left_of(settings, lost)
        if lost is not None and lost.can_be_settled:
            raise CannotGoOn(f"{rescue.told(settings, lost)}\nBitte zuerst mit run starten: Die Seite bietet sie an.")
        with closing(open_database(settings)) as database:
            upgrade(database, settings.backups, datetime.now(UTC))
            store = SqlStore(database, SYSTEMS)
            campaigns = _chosen(store.campaigns(), options.campaign)
            name = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-before-rebuild.db"
            print(f"Sicherung: {copied(database, settings.backups / name)}")
            return max([_rebuild_one(store, campaign, settings) for campaign in campaigns], default=0)


def _chosen(campaigns: Sequence[CampaignSummary], wanted: str | None) -> Sequence[CampaignSummary]:
    if wanted is None:
        return campaigns
    chosen = [campaign for campaign in campaigns if str(campaign.id) == wanted]
    if not chosen:
        known = ", ".join(f"{campaign.id} ({campaign.name})" for campaign in campaigns) or "keine"
        raise CannotGoOn(f"Eine Kampagne „{wanted}“ gibt es nicht. Zur Wahl stehen: {known}.")
    return chosen


def _progress(name: str) -> Told:
    """How far it is, in a line that is written over; only where somebody looks on."""
    if not sys.stderr.isatty():
        return nobody

    def told(done: int, of: int) -> None:
        end = "" if done < of else "\r\x1b[K"
        print(f"\r{name}: {done} von {of} Einträgen", end=end, file=sys.stderr, flush=True)

    return told


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
    differed = ", ".join(_TABLES.get(name, name) for name in report.differed)
    found = f"neu aufgebaut, abgewichen war: {differed}" if differed else "stimmt mit der Chronik überein"
    print(f"{campaign.name} ({report.entries} Einträge): {found}.")
    return 0
