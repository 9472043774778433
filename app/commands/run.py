"""`run`: check everything that can go wrong, open the table, serve until somebody ends it."""

import os
from argparse import Namespace

from app.commands import browser, door, faults, greeting
from app.commands.data_folder import alone
from app.commands.making import make_app
from app.settings import Settings


def main(options: Namespace) -> int:
    """Serve until Ctrl-C; returns the exit code."""
    return faults.told(lambda: _run(options))


def _run(options: Namespace) -> int:
    with alone(options.data), door.opened(options.host, options.port) as listening:
        port: int = listening.getsockname()[1]
        settings = Settings(data=options.data, port=port, hosts=_more_names())
        app = make_app(settings)
        greeting.show(options.host, settings)
        if not options.no_browser:
            browser.open_when_ready(greeting.own_url(options.host, port))
        from app.commands import server

        if options.reload:
            app.state.services.database.close()  # from here on the child's
            return server.serve_reloading(settings, listening)
        return server.serve(app, listening)


def _more_names() -> tuple[str, ...]:
    """Names of this machine that only its owner knows, e.g. the one a club's router gives it."""
    return tuple(os.environ.get("HELDENPASS_HOSTS", "").replace(",", " ").split())
