"""`run`: check everything that can go wrong, open the table, serve until somebody ends it."""

import os
from argparse import Namespace
from typing import TYPE_CHECKING

from app.commands import browser, door, faults, greeting
from app.commands.data_folder import kept
from app.commands.faults import CannotGoOn
from app.commands.making import make_app, prepare
from app.settings import Settings

if TYPE_CHECKING:
    from fastapi import FastAPI


def main(options: Namespace) -> int:
    """Serve until Ctrl-C; returns the exit code."""
    return faults.told(lambda: _run(options))


def _run(options: Namespace) -> int:
    _check_workers(options)
    with kept(options), door.opened(options.host, options.port) as listening:
        port: int = listening.getsockname()[1]
        told = {"metrics": options.metrics, "json_logs": options.json_logs}
        settings = Settings(data=options.data, postgres=options.database, port=port, hosts=_more_names(), **told)
        app = _made(settings, options)
        greeting.show(options.host, settings)
        if not options.no_browser:
            browser.open_when_ready(greeting.own_url(options.host, port))
        from app.commands import server

        if app is not None:
            return server.serve(app, listening)
        if options.reload:
            return server.serve_reloading(settings, listening)
        return server.serve_together(settings, listening, options.workers)


def _made(settings: Settings, options: Namespace) -> "FastAPI | None":
    """The app, unless children of this process make their own. Raises: CannotGoOn."""
    if options.reload or options.workers > 1:
        prepare(settings)
        return None
    return make_app(settings)


def _check_workers(options: Namespace) -> None:
    """Raises: CannotGoOn for what one file cannot do."""
    if options.workers > 1 and not options.database:
        raise CannotGoOn(
            f"--workers {options.workers} geht nur mit einer PostgreSQL-Datenbank (--database postgresql://…): "
            "In die Datei im Datenordner schreibt nur ein einziger Prozess. Bitte --workers weglassen."
        )
    if options.workers > 1 and options.reload:
        raise CannotGoOn("--reload ist für einen einzigen Prozess. Bitte --workers weglassen.")


def _more_names() -> tuple[str, ...]:
    """Names of this machine that only its owner knows, e.g. the one a club's router gives it."""
    return tuple(os.environ.get("HELDENPASS_HOSTS", "").replace(",", " ").split())
