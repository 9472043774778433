"""Find a Chromium-like browser on this machine, for the tests that need one."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

_NAMES = (
    "chromium-headless-shell",  # the same without windows: a third less to compute
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "msedge",
)
_WINDOWS_PLACES = ("Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe")
_MAC_PLACES = (
    "Applications/Chromium.app/Contents/MacOS/Chromium",
    "Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
# Playwright's own download, below its cache folder.
_FETCHED = {
    "win32": ("AppData/Local/ms-playwright", "chromium-*/chrome-win*/chrome.exe"),
    "darwin": ("Library/Caches/ms-playwright", "chromium-*/chrome-mac*/*.app/Contents/MacOS/*"),
    "linux": (".cache/ms-playwright", "chromium-*/chrome-linux*/chrome"),
}


def find_browser() -> str | None:
    """The path of a browser, or None. The environment variable CHROMIUM has the first and last word."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    on_path = (shutil.which(name) for name in _NAMES)
    places = (str(place) for place in _places(sys.platform, os.environ, Path.home()) if place.is_file())
    return next((found for found in on_path if found), None) or next(places, None)


def _places(platform: str, environ: Mapping[str, str], home: Path) -> Iterator[Path]:
    if platform == "win32":
        for variable in ("ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"):
            if environ.get(variable):
                yield from (Path(environ[variable], place) for place in _WINDOWS_PLACES)
    if platform == "darwin":
        for start in (Path("/"), home):
            yield from (start / place for place in _MAC_PLACES)
    folder, pattern = _FETCHED.get(platform, _FETCHED["linux"])
    yield from sorted((home / folder).glob(pattern), reverse=True)
