"""uvicorn with the settings of this house, with or without reloading."""

import os
import signal
import socket
import sys
from typing import TYPE_CHECKING

import uvicorn

from app.commands.making import make_app
from app.settings import ROOT, Settings

if TYPE_CHECKING:
    from fastapi import FastAPI

SETTINGS = "HELDENPASS_RELOADED"  # how the reloading parent tells its child


def serve(app: "FastAPI", listening: socket.socket) -> int:
    """Serve until Ctrl-C or SIGTERM; returns the exit code."""
    # uvicorn ends at SIGTERM and then raises it once more: by then everything is done.
    signal.signal(signal.SIGTERM, lambda _number, _frame: None)
    # A worker thread that confirms an action must not wait 5 ms for its turn while the loop draws for twelve phones.
    sys.setswitchinterval(0.0005)
    server = uvicorn.Server(config(app))
    server.run(sockets=[listening])
    return 0 if server.started else 1


def serve_reloading(settings: Settings, listening: socket.socket) -> int:
    """Serve, and begin anew whenever the code changes; for developers."""
    from uvicorn.supervisors import ChangeReload

    os.environ[SETTINGS] = settings.model_dump_json()
    reloading = config(f"{__name__}:reloaded")
    ChangeReload(reloading, target=uvicorn.Server(reloading).run, sockets=[listening]).run()
    return 0


def reloaded() -> "FastAPI":
    """The app in the child of a reloading server."""
    return make_app(Settings.model_validate_json(os.environ[SETTINGS]))


def config(app: "FastAPI | str") -> uvicorn.Config:
    """How uvicorn serves this app, or the app that a function of this name makes, with reloading."""
    reload = isinstance(app, str)
    return uvicorn.Config(
        app,
        factory=reload,
        reload=reload,
        reload_dirs=[str(ROOT / "app")] if reload else None,
        loop="asyncio",
        http="h11",
        ws="none",
        lifespan="on",
        proxy_headers=False,  # whoever asks is who the connection comes from
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )
