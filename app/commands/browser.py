"""Open the browser once the port answers."""

import http.client
import os
import sys
import threading
import time
import webbrowser
from urllib.parse import urlsplit

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
