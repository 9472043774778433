"""`run`: check everything that can go wrong, open the table, serve until somebody ends it.

Once the table is open the terminal shows where to find it, with a code for phones; and the browser opens.
"""

import errno
import gc
import http.client
import os
import socket
import sys
import threading
import time
import webbrowser
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ipaddress import ip_address
from urllib.parse import urlsplit

from app.commands.faults import FolderTaken, kept, note_address, noted_address
from app.core.lazy_import import garbage_collection_paused
from app.launch.environment import CannotGoOn
from app.launch.terminal import t
from app.settings import VERSION, Settings

NO_LAPTOP = "HELDENPASS_NO_LAPTOP"


def main(options: Namespace) -> int:
    """Serve until Ctrl-C; returns the exit code. Raises: CannotGoOn."""
    _check_workers(options)
    try:
        return _opened(options)
    except FolderTaken:
        # A second double-click means: show it to me.
        url = noted_address(options.data)
        if options.no_browser or not shows(url):
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
        with garbage_collection_paused():
            from app.commands import rescue, server

            gc.freeze()
        url = own_url(options.host, port)
        note_address(options.data, url)
        if not options.no_browser:
            open_when_ready(url)  # the table, or the page that asks what to do first
        if not rescue.settle(settings, listening, url):
            return 0
        if options.reload or options.workers > 1:
            server.prepare(settings)
            app = None
        else:
            app = server.make_app(settings)
        show(options.host, settings)
        if app is not None:
            return server.serve(app, listening)
        if options.reload:
            return server.serve_reloading(settings, listening)
        return server.serve_together(settings, listening, options.workers)


def _check_workers(options: Namespace) -> None:
    """Raises: CannotGoOn for what one file cannot do."""
    if options.workers > 1 and not options.database:
        raise CannotGoOn(t("one_writer", workers=options.workers))
    if options.workers > 1 and options.reload:
        raise CannotGoOn(t("reload_alone"))


def _has_laptop(options: Namespace, names: Sequence[str]) -> bool:
    """Return whether loopback means the game master: not on a server, where it may be a proxy for anybody."""
    if options.laptop is not None:
        return bool(options.laptop)
    if os.environ.get(NO_LAPTOP) == "1" or options.database:
        return False
    from app.web.http.network import is_elsewhere

    return not any(map(is_elsewhere, (options.host, *names)))


def _more_names() -> tuple[str, ...]:
    """Return names of this machine that only its owner knows, e.g. the one a club's router gives it."""
    return tuple(os.environ.get("HELDENPASS_HOSTS", "").replace(",", " ").split())


BACKLOG = 128


@contextmanager
def opened(host: str, port: int) -> Iterator[socket.socket]:
    """Open a socket that listens. Raises: CannotGoOn."""
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


_BLOCKS = "█▀▄"


def show(host: str, settings: Settings) -> None:
    """Print the addresses, the code and how to end. `host` is where the server listens."""
    from app.web.http.network import base_urls, lan_addresses

    everywhere = _is_everywhere(host) and (settings.hosts or lan_addresses())
    phones = base_urls(settings.port, settings.hosts) if everywhere else _only(host, settings.port)
    print(f"\n{t('is_open', version=VERSION)}\n")
    print(f"  {t('leader_here') if settings.has_laptop else t('here'):<20}{own_url(host, settings.port)}")
    for number, url in enumerate(phones):
        print(f"  {t('phones_here') if number == 0 else '':<20}{url}")
    if phones:
        _show_code(phones[0])
    else:
        print(t("phones_cannot"))
    if not settings.has_laptop:
        print("\n" + t("pin_needed"))
    print(f"\n{t('data_at', place=settings.place)}\n{t('how_to_end')}\n", flush=True)


def own_url(host: str, port: int) -> str:
    """Return the address at which a browser on this machine finds the table."""
    return _url("localhost" if _is_everywhere(host) or host == "127.0.0.1" else host, port) + "/"


def _only(host: str, port: int) -> tuple[str, ...]:
    """Return the one address the server was told to use, if phones can reach it at all."""
    try:
        local = ip_address(host).is_loopback or _is_everywhere(host)
    except ValueError:
        local = host == "localhost"
    return () if local else (_url(host, port),)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _is_everywhere(host: str) -> bool:
    return host in ("0.0.0.0", "::", "")


def _show_code(url: str) -> None:
    """Print the code, unless an old console lacks its blocks and would show rubbish that no phone can read."""
    try:
        _BLOCKS.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return
    from app.web.ui.qr_code import terminal

    print("\n" + terminal(url), end="")


PATIENCE = 20.0
PAUSE = 0.05


def open_when_ready(url: str) -> None:
    """Wait in the background until the page is there, then show it."""
    if _has_screen():
        threading.Thread(target=_open, args=(url,), daemon=True).start()


def shows(url: str) -> bool:
    """Show a page that answers already; says whether it could."""
    return _has_screen() and _answers(url) and webbrowser.open(url)


def _has_screen() -> bool:
    """Return whether a browser can show up; on Linux without a screen one would start inside this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER"))


def _open(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if _answers(url):
            webbrowser.open(url)
            return
        time.sleep(PAUSE)


def _answers(url: str) -> bool:
    try:
        connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=PATIENCE)
    except http.client.InvalidURL:  # of a note that somebody has changed
        return False
    try:
        connection.request("GET", "/health/live")
        return connection.getresponse().status == http.HTTPStatus.OK
    except OSError:
        return False
    finally:
        connection.close()
