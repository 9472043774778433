"""Start without a whole database: say what is there, and serve the page that settles it; or ask here."""

import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime

import uvicorn

from app.campaign.ports import CampaignSummary, StorageFault
from app.commands import faults, server
from app.core.errors import GameError
from app.launch.environment import CannotGoOn
from app.launch.terminal import t
from app.settings import Settings
from app.storage.recovery.find import Emergency, KeptBackup, emergency
from app.storage.recovery.swap import Rescue
from app.systems.registry import DEFAULT, LABELS, SYSTEMS
from app.web.backups.rescue import create_rescue
from app.web.http.languages import spoken
from app.web.http.network import own_names
from app.web.ui.rendering import Renderer


def told(settings: Settings, found: Emergency) -> str:
    """Return the fault and the available backups, as lines for the terminal."""
    return "\n".join((t(f"losses.{found.loss.value}", database=settings.database), *_lines(found)))


def settle(settings: Settings, listening: socket.socket, url: str) -> bool:
    """See to it that there is a database to begin with; whether the start goes on. Raises: CannotGoOn."""
    with faults.storage_told(settings.data, settings.postgres):
        found = emergency(settings)
    refuse_what_nothing_is_left_of(settings, found)
    if found is None or not found.can_be_settled:  # what is damaged beyond that is told by the upgrade
        return True
    if found.may_go_on and not settings.has_laptop:  # there is no one to ask, and a whole database
        print(f"\n{told(settings, found)}\n\n{t('goes_on_without_asking', **_places(settings))}", flush=True)
        with faults.storage_told(settings.data, settings.postgres):
            Rescue(settings, SYSTEMS, lambda: datetime.now(UTC)).go_on()
        return True
    asked = t("ask_page", url=url) if settings.has_laptop else t("by_hand", **_places(settings))
    print(f"\n{told(settings, found)}\n\n{t('nothing_changed', asked=asked)}", flush=True)
    return _served(settings, found, listening)


def refuse_what_nothing_is_left_of(settings: Settings, found: Emergency | None) -> None:
    """Stop where there is neither a database nor a backup: to open it would let SQLite delete what lies beside it.

    Raises: CannotGoOn.
    """
    if found is not None and not found.can_be_opened and not found.can_be_settled:
        raise CannotGoOn("\n".join((t("damaged_without_backup", **_places(settings)), *_sides(found))))


def _served(settings: Settings, found: Emergency, listening: socket.socket) -> bool:
    rescue = Rescue(settings, SYSTEMS, lambda: datetime.now(UTC))
    settled = threading.Event()

    def end() -> None:
        settled.set()
        serving.should_exit = True

    renderer = Renderer(lambda: LABELS[DEFAULT](spoken.get()))
    app = create_rescue(settings, renderer, found, rescue, (*own_names(), *settings.hosts), end)
    serving = uvicorn.Server(server.config(app))
    signal.signal(signal.SIGTERM, lambda _number, _frame: None)  # uvicorn ends, then raises it once more
    if sys.stdin is not None and sys.stdin.isatty():
        threading.Thread(target=ask, args=(found, rescue, end), daemon=True).start()
    serving.run(sockets=[listening.dup()])  # which uvicorn closes in the end; the table listens on the same one
    return settled.is_set()


def ask(found: Emergency, rescue: Rescue, settled: Callable[[], None]) -> None:
    """Ask in the terminal whether to restore the newest backup; an empty line leaves the answer to the page."""
    if not found.backups:
        return
    newest = found.backups[0]
    print(t("or_here", when=_when(newest)), end=" ", flush=True)
    if sys.stdin.readline().strip().lower() not in ("j", "ja", "y", "yes"):
        return
    try:
        rescue.bring_back(newest.backup.name)
    except (GameError, StorageFault) as error:
        print(t("did_not_work", code=error.code), flush=True)
        return
    settled()


def _sides(found: Emergency) -> Iterator[str]:
    for side in found.sides:
        key = "beside_kept" if side.copy.exists() else "beside"
        yield t(key, name=side.name, at=_moment(side.at), size=_megabytes(side.size), copy=side.copy)


def _lines(found: Emergency) -> Iterator[str]:
    yield from _sides(found)
    if found.may_go_on:
        yield t("readable", campaigns=_campaigns(found.own))
    for kept in found.backups:
        yield t(
            "backup_line", when=_when(kept), size=_megabytes(kept.backup.size), campaigns=_campaigns(kept.campaigns)
        )
    if not found.backups:
        yield t("no_backup")


def _campaigns(kept: Sequence[CampaignSummary]) -> str:
    return ", ".join(t("campaign_entries", name=one.name, entries=one.revision) for one in kept) or t("no_campaign")


def _when(kept: KeptBackup) -> str:
    return t("of_moment", at=_moment(kept.backup.at))


def _moment(at: datetime) -> str:
    return at.astimezone().strftime(t("moment"))


def _megabytes(size: int) -> str:
    return f"{size / 1_000_000:.1f}"


def _places(settings: Settings) -> Mapping[str, object]:
    return {"database": settings.database, "backups": settings.backups}
