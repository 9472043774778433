"""uvicorn with the settings of this house: in this process, in several, or in one that reloads."""

import multiprocessing
import os
import signal
import socket
import sys
import threading
from functools import partial
from typing import TYPE_CHECKING

import uvicorn

from app.commands.connections import BoundedConfig, BoundedProtocol
from app.commands.making import make_app
from app.settings import ROOT, Settings
from app.web.http.watchman import Trouble

if TYPE_CHECKING:
    from fastapi import FastAPI

    from app.web.services import Services


SETTINGS = "HELDENPASS_CHILD"  # how a parent tells its children
_SWITCH_SECONDS = 0.0005
_ACCEPTED_AT_ONCE = 32  # then everybody else has a turn
_QUEUE = 512  # newcomers who wait for theirs


def serve(app: "FastAPI", listening: socket.socket) -> int:
    """Serve until Ctrl-C or SIGTERM; returns the exit code."""
    # uvicorn ends at SIGTERM and then raises it once more: by then everything is done.
    signal.signal(signal.SIGTERM, lambda _number, _frame: None)
    _let_everybody_have_a_turn()
    app.state.stop = partial(signal.raise_signal, signal.SIGINT)  # as Ctrl-C does, for whoever has no terminal
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
    """The app in a process of its own."""
    _let_everybody_have_a_turn()
    _leave_with_the_parent()
    return make_app(Settings.model_validate_json(os.environ[SETTINGS]))


_CHILD = f"{__name__}:{child.__name__}"


def config(app: "FastAPI | str", *, has_laptop: bool = True, reload: bool = False, workers: int = 1) -> BoundedConfig:
    """How uvicorn serves this app, or the app that a function of this name makes in a process of its own."""
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
        proxy_headers=False,  # whoever asks is who the connection comes from
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
    """A worker thread that confirms an action must not wait 5 ms while the loop draws for twelve phones."""
    sys.setswitchinterval(_SWITCH_SECONDS)


def _leave_with_the_parent() -> None:
    """Whoever kills the parent means all of us; otherwise its children would hold the port for ever."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        assert parent is not None
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    if parent is not None:
        threading.Thread(target=wait, name="parent", daemon=True).start()
