"""When the start finds no whole database: say what is there, and serve the page that settles it; or ask here."""

import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime

import uvicorn

from app.campaign.ports import StorageFault
from app.commands import faults, server
from app.commands.faults import CannotGoOn
from app.core.errors import GameError
from app.settings import Settings
from app.storage.loss import Loss
from app.storage.rescue import Emergency, KeptBackup, KeptCampaign, Rescue, emergency
from app.systems.registry import DEFAULT, LABELS, SYSTEMS
from app.web.campaigns.rescue import create_rescue
from app.web.http.languages import spoken
from app.web.http.network import own_names
from app.web.ui.rendering import Renderer

_LOSSES = {
    Loss.MISSING: "„{database}“ fehlt, obwohl hier schon gespielt worden ist.",
    Loss.EMPTY: "„{database}“ ist leer, obwohl hier schon gespielt worden ist.",
    Loss.DAMAGED: "„{database}“ ist beschädigt.",
    Loss.TORN: "Neben „{database}“ liegt die Datei mit den letzten Handlungen, und sie ist beschädigt.",
    Loss.BEHIND: "„{database}“ ist älter als eine Sicherung: Die letzten Handlungen fehlen.",
}

_BEYOND_US = (
    "„{0.database}“ ist beschädigt, und in „{0.backups}“ ist keine Sicherung, die sich lesen lässt. "
    "Verändert ist nichts. Wer neu anfangen will: Bitte diese Datei weglegen, oder mit --data einen anderen Ordner "
    "angeben."
)
_BY_HAND = (
    "Ohne Laptop (--no-laptop) entscheidet, wer den Server betreut: Bitte eine Sicherung aus „{0.backups}“ nach "
    "„{0.database}“ kopieren und neu starten, oder einmal mit --laptop --host 127.0.0.1 starten und die Seite fragen."
)

_GONE_ON = (
    "Ohne Laptop (--no-laptop) fragt hier niemand: Der Heldenpass macht mit dem weiter, was sich lesen lässt. Wer "
    "stattdessen eine Sicherung will: beenden und sie aus „{0.backups}“ nach „{0.database}“ kopieren."
)


def told(settings: Settings, found: Emergency) -> str:
    """What is wrong, and what there is, as lines for the terminal."""
    return "\n".join((_LOSSES[found.loss].format(database=settings.database), *_lines(found)))


def settle(settings: Settings, listening: socket.socket, url: str) -> bool:
    """See to it that there is a database to begin with; whether the start goes on. Raises: CannotGoOn."""
    with faults.storage_told(settings.data, settings.postgres):
        found = emergency(settings)
    refuse_what_nothing_is_left_of(settings, found)
    if found is None or not found.can_be_settled:  # what is damaged beyond that is told by the upgrade
        return True
    if found.may_go_on and not settings.has_laptop:  # nobody can be asked, and there is a whole database
        print(f"\n{told(settings, found)}\n\n{_GONE_ON.format(settings)}", flush=True)
        with faults.storage_told(settings.data, settings.postgres):
            Rescue(settings, SYSTEMS, lambda: datetime.now(UTC)).go_on()
        return True
    asked = f"Was geschehen soll, fragt die Seite {url}" if settings.has_laptop else _BY_HAND.format(settings)
    print(f"\n{told(settings, found)}\n\nVerändert ist nichts. {asked}", flush=True)
    return _served(settings, found, listening)


def refuse_what_nothing_is_left_of(settings: Settings, found: Emergency | None) -> None:
    """Neither a database nor a backup: opening it would only let SQLite delete what lies beside. Raises: CannotGoOn."""
    if found is not None and not found.can_be_opened and not found.can_be_settled:
        raise CannotGoOn("\n".join((_BEYOND_US.format(settings), *_sides(found))))


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
    """The same question in the terminal; an empty line leaves it to the page."""
    if not found.backups:
        return
    newest = found.backups[0]
    print(f"Oder hier: Die Sicherung {_when(newest)} zurückholen? [j/N] ", end="", flush=True)
    if sys.stdin.readline().strip().lower() not in ("j", "ja", "y", "yes"):
        return
    try:
        rescue.bring_back(newest.backup.name)
    except (GameError, StorageFault) as error:
        print(f"Das ging nicht ({error.code}). Verändert ist nichts; die Seite bietet auch die älteren an.", flush=True)
        return
    settled()


def _sides(found: Emergency) -> Iterator[str]:
    for side in found.sides:
        at = f"{side.at.astimezone():%d.%m.%Y %H:%M}"
        copied = "eine Kopie liegt in" if side.copy.exists() else "der nächste Start legt zuerst eine Kopie nach"
        yield f"  Daneben liegt {side.name} vom {at} ({side.size / 1_000_000:.1f} MB); {copied} „{side.copy}“."


def _lines(found: Emergency) -> Iterator[str]:
    yield from _sides(found)
    if found.may_go_on:
        yield f"  Lesen lässt sich: {_campaigns(found.own)}"
    for kept in found.backups:
        yield f"  Sicherung {_when(kept)}, {kept.backup.size / 1_000_000:.1f} MB: {_campaigns(kept.campaigns)}"
    if not found.backups:
        yield "  Eine Sicherung, die sich lesen lässt, ist nicht da."


def _campaigns(kept: Sequence[KeptCampaign]) -> str:
    return ", ".join(f"{one.name} ({one.entries} Einträge)" for one in kept) or "keine Kampagne"


def _when(kept: KeptBackup) -> str:
    return f"vom {kept.backup.at.astimezone():%d.%m.%Y %H:%M}"
