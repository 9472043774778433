"""The app made on its database, and served by uvicorn: in this process, in several, or in one that reloads.

Imported late by everybody: what is wrong with folder or port is said before.
"""

import gc
import multiprocessing
import os
import signal
import socket
import sys
import threading
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn

from app.commands import faults, log_lines
from app.commands.connections import BoundedConfig, BoundedProtocol
from app.core.lazy_import import garbage_collection_paused
from app.launch.environment import CannotGoOn
from app.launch.terminal import t
from app.settings import ROOT, Settings
from app.web.http.rate_limits import Trouble

if TYPE_CHECKING:
    from fastapi import FastAPI

    from app.web.http.pin import Pin
    from app.web.table.services import Services


SETTINGS = "HELDENPASS_CHILD"  # how a parent tells its children
_SWITCH_SECONDS = 0.0005
_ACCEPTED_AT_ONCE = 32  # then everybody else has a turn
_QUEUE = 512  # newcomers who wait for theirs


def serve(app: "FastAPI", listening: socket.socket) -> int:
    """Serve until Ctrl-C or SIGTERM; returns the exit code."""
    # uvicorn ends at SIGTERM and then raises it once more: by then everything is done.
    signal.signal(signal.SIGTERM, lambda _number, _frame: None)
    _let_everybody_have_a_turn()
    app.state.stop = partial(signal.raise_signal, signal.SIGINT)  # as Ctrl-C does, where there is no terminal
    services: Services = app.state.services
    found = config(app, has_laptop=services.settings.has_laptop)
    found.crowded = partial(services.watchman.tell, Trouble.CONNECTIONS)
    server = _Server(found)
    server.run(sockets=[listening])
    return 0 if server.started else 1


def serve_reloading(settings: Settings, listening: socket.socket) -> int:
    """Serve, and begin anew whenever the code changes; for developers."""
    from uvicorn.supervisors import ChangeReload

    os.environ[SETTINGS] = settings.model_copy(update={"reload": True}).model_dump_json()
    reloading = config(_CHILD, has_laptop=settings.has_laptop, reload=True)
    ChangeReload(reloading, target=uvicorn.Server(reloading).run, sockets=[listening]).run()
    return 0


def serve_together(settings: Settings, listening: socket.socket, workers: int) -> int:
    """Serve in so many processes; one that dies is replaced. Only for a database that can take several."""
    from uvicorn.supervisors import Multiprocess

    os.environ[SETTINGS] = settings.model_dump_json()
    together = config(_CHILD, has_laptop=settings.has_laptop, workers=workers)
    Multiprocess(together, sockets=[listening]).run()
    return 0


def child() -> "FastAPI":
    """Return the app in a process of its own."""
    _let_everybody_have_a_turn()
    _leave_with_the_parent()
    return make_app(Settings.model_validate_json(os.environ[SETTINGS]))


_CHILD = f"{__name__}:{child.__name__}"


def config(app: "FastAPI | str", *, has_laptop: bool = True, reload: bool = False, workers: int = 1) -> BoundedConfig:
    """Return the uvicorn settings for this app, or for the app that a function of this name makes in another
    process.
    """
    found = BoundedConfig(
        app,
        factory=isinstance(app, str),
        reload=reload,
        workers=workers,
        reload_dirs=[str(ROOT / "app")] if reload else None,
        loop="asyncio",
        http=BoundedProtocol,
        backlog=_ACCEPTED_AT_ONCE,
        ws="none",
        lifespan="on",
        proxy_headers=False,  # a request comes from the address of its connection
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )
    found.has_proxy = not has_laptop
    return found


class _Server(uvicorn.Server):
    """asyncio accepts as many connections at once as may queue; a crowd at the door shall queue, not stop the table."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(_QUEUE)


def _let_everybody_have_a_turn() -> None:
    """Switch threads often: a worker that confirms an action must not wait 5 ms while the loop draws for twelve
    phones.
    """
    sys.setswitchinterval(_SWITCH_SECONDS)


def _leave_with_the_parent() -> None:
    """End with the parent process; otherwise a killed parent would leave children that hold the port for ever."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        assert parent is not None
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    if parent is not None:
        threading.Thread(target=wait, name="parent", daemon=True).start()


# So many things more before garbage is searched for. What a page is made from is mostly gone by then: searching after
# 700 took three times as long in all, and looked through everything seven times as often.
_SEARCHED_AFTER = 5000
PIN, PIN_FILE = "HELDENPASS_PIN", "HELDENPASS_PIN_FILE"


def make_app(settings: Settings) -> "FastAPI":
    """Return the app on its database, with the PIN it was told to begin with. Raises: CannotGoOn."""
    log_lines.begin(as_json=settings.json_logs)
    with garbage_collection_paused(), faults.storage_told(settings.data, settings.postgres):
        from app.main import create_app

        app = create_app(settings)
        _choose_first_pin(app.state.services.pin, settings)
        gc.freeze()  # what is there now stays: no search for garbage shall look through it again
        gc.set_threshold(_SEARCHED_AFTER, 10, 10)
        return app


def prepare(settings: Settings) -> None:
    """Make what several children share before they begin: the tables and the first PIN. Raises: CannotGoOn."""
    log_lines.begin(as_json=settings.json_logs)
    with faults.storage_told(settings.data, settings.postgres):
        from app.storage.migrations import upgrade
        from app.storage.opening import open_database
        from app.storage.outside_journal import HouseSettings
        from app.web.http.pin import Pin

        with closing(open_database(settings)) as database:
            upgrade(database, settings.backups, datetime.now(UTC))
            _choose_first_pin(Pin(HouseSettings(database), lambda: datetime.now(UTC)), settings)


def _choose_first_pin(pin: "Pin", settings: Settings) -> None:
    """Choose the PIN that came from outside, unless there is one.

    Raises: CannotGoOn for digits that are none, and where without a PIN a game master could never sign in.
    """
    from app.core.errors import GameError

    if pin.is_set:
        return
    wanted = _first_pin()
    if not wanted:
        if not settings.has_laptop:
            raise CannotGoOn(t("pin_missing", variable=PIN, file=PIN_FILE))
        return
    try:
        pin.choose(wanted)
    except GameError as error:
        raise CannotGoOn(
            t("pin_digits", variable=PIN, minimum=error.data["minimum"], maximum=error.data["maximum"])
        ) from error


def _first_pin() -> str:
    """Return the PIN told in the environment, or in the file it names. Raises: CannotGoOn."""
    file = os.environ.get(PIN_FILE)
    if not file:
        return os.environ.get(PIN, "").strip()
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, ValueError) as error:
        raise CannotGoOn(t("pin_file_unread", file=file, variable=PIN_FILE)) from error
