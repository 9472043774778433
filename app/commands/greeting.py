"""What is shown once the table is open: in the terminal where to find it, with a code for phones; and the browser."""

import http.client
import os
import sys
import threading
import time
import webbrowser
from ipaddress import ip_address
from urllib.parse import urlsplit

from app.launch.terminal import t
from app.settings import VERSION, Settings

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
    """Where the browser of this machine finds the table."""
    return _url("localhost" if _is_everywhere(host) or host == "127.0.0.1" else host, port) + "/"


def _only(host: str, port: int) -> tuple[str, ...]:
    """The one address the server was told to use, if phones can reach it at all."""
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
    """An old console that lacks the blocks would show rubbish that no phone can read."""
    try:
        _BLOCKS.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return
    from app.web.join.invitations import terminal

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
    """Without one, a Linux machine would start a browser inside of this terminal."""
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
