"""Get a browser for the tests onto a machine that has none."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from app.launch.browser import find_browser

# Without the recommended packages Chromium brings no font at all.
SECONDS = 10 * 60
_APT_PACKAGES = ("chromium", "fonts-liberation")
_QUICKER = "chromium-headless-shell"  # not every Debian has it, and nothing needs it


def obtain_browser() -> str | None:
    """The browser that is there, else the system's package, else the one Playwright fetches, else None."""
    found = find_browser()
    if found is None and may_use_apt():
        print("Kein Browser gefunden, Chromium wird installiert …", flush=True)
        install_with_apt(_APT_PACKAGES, (_QUICKER,))
        found = find_browser()
    if found is None:
        _call(sys.executable, "-m", "playwright", "install", "chromium")
        found = find_browser()
    return found


def may_use_apt() -> bool:
    """Whether this is a Debian and we are root."""
    return Path("/etc/debian_version").exists() and hasattr(os, "geteuid") and os.geteuid() == 0


def install_with_apt(*groups: Sequence[str]) -> None:
    """Each group for itself: what this Debian does not have shall not keep away the others."""
    _call("apt-get", "update", "-qq")
    for packages in groups:
        _call("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)


def _call(*command: str) -> None:
    """Run it quietly; whether it helped shows in whether a browser is found afterwards."""
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False, timeout=SECONDS)
    except subprocess.TimeoutExpired:  # a lock that is never given back, a server that never answers
        print(f"{command[0]} war nach {SECONDS} s noch nicht fertig", flush=True)
        return
    if done.returncode != 0:
        print(done.stderr[-2000:], flush=True)
