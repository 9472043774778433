"""`run`: check everything that can go wrong, open the table, serve until somebody ends it."""

import os
from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.commands import faults, greeting
from app.commands.data_folder import FolderTaken, kept, note_address, noted_address
from app.commands.faults import CannotGoOn
from app.commands.making import make_app, prepare
from app.launch.terminal import t
from app.settings import Settings

if TYPE_CHECKING:
    from fastapi import FastAPI
import errno
import socket
from collections.abc import Iterator
from contextlib import contextmanager

NO_LAPTOP = "HELDENPASS_NO_LAPTOP"


def main(options: Namespace) -> int:
    """Serve until Ctrl-C; returns the exit code."""
    return faults.told(lambda: _run(options))


def _run(options: Namespace) -> int:
    _check_workers(options)
    try:
        return _opened(options)
    except FolderTaken:
        # A second double-click means: show it to me.
        url = noted_address(options.data)
        if options.no_browser or not greeting.shows(url):
            raise
        print(t("shown_instead", url=url))
        return 0


def _opened(options: Namespace) -> int:
    with kept(options), opened(options.host, options.port) as listening:
        port: int = listening.getsockname()[1]
        told = {"metrics": options.metrics, "json_logs": options.json_logs}
        names = _more_names()
        told["has_laptop"] = _has_laptop(options, names)
        settings = Settings(data=options.data, postgres=options.database, port=port, hosts=names, **told)
        from app.commands import rescue

        url = greeting.own_url(options.host, port)
        note_address(options.data, url)
        if not options.no_browser:
            greeting.open_when_ready(url)  # the table, or the page that asks what to do first
        if not rescue.settle(settings, listening, url):
            return 0
        app = _made(settings, options)
        greeting.show(options.host, settings)
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
        raise CannotGoOn(t("one_writer", workers=options.workers))
    if options.workers > 1 and options.reload:
        raise CannotGoOn(t("reload_alone"))


def _has_laptop(options: Namespace, names: Sequence[str]) -> bool:
    """Whether loopback means the game master: not on a server, where it may be a proxy that speaks for anybody."""
    if options.laptop is not None:
        return bool(options.laptop)
    if os.environ.get(NO_LAPTOP) == "1" or options.database:
        return False
    from app.web.http.network import is_elsewhere

    return not any(map(is_elsewhere, (options.host, *names)))


def _more_names() -> tuple[str, ...]:
    """Names of this machine that only its owner knows, e.g. the one a club's router gives it."""
    return tuple(os.environ.get("HELDENPASS_HOSTS", "").replace(",", " ").split())


BACKLOG = 128


@contextmanager
def opened(host: str, port: int) -> Iterator[socket.socket]:
    """A socket that listens. Raises: CannotGoOn."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError) as error:
        raise CannotGoOn(_no_address(host)) from error
    with socket.socket(family, kind, protocol) as listener:
        _prepare(listener, family)
        try:
            listener.bind(address)
            listener.listen(BACKLOG)
        except OSError as error:
            raise CannotGoOn(_refused(error, host, port)) from error
        yield listener


def _prepare(listener: socket.socket, family: int) -> None:
    if os.name == "posix":  # on Windows the same option would let two programs share the port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6:
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)


def _refused(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRNOTAVAIL:
        return _no_address(host)
    other = port + 1 if 1024 <= port < 65535 else 8000
    if error.errno == errno.EADDRINUSE:
        return t("port_taken", port=port, other=other)
    return t("port_refused", port=port, error=error.strerror, other=other)


def _no_address(host: str) -> str:
    return t("no_address", host=host)
