"""Get web servers onto this machine that the tests can put in front of the program."""

from __future__ import annotations

import os
import shutil
from typing import NamedTuple

from app.launch import browser_setup


class Proxy(NamedTuple):
    """A web server that clubs put in front: its program, the system's package, and the variable that names another."""

    program: str
    package: str
    variable: str
    place: str  # Debian keeps some off the path of everybody but root


NGINX = Proxy("nginx", "nginx-light", "HELDENPASS_TEST_NGINX", "/usr/sbin/nginx")
CADDY = Proxy("caddy", "caddy", "HELDENPASS_TEST_CADDY", "/usr/bin/caddy")


def find_proxy(proxy: Proxy) -> str | None:
    """The path of its program, or None. The environment variable has the first and last word."""
    named = os.environ.get(proxy.variable)
    return shutil.which(named) if named else shutil.which(proxy.program) or shutil.which(proxy.place)


def obtain_proxy(proxy: Proxy) -> str | None:
    """The one that is there, else the system's package, else None."""
    if find_proxy(proxy) is None and browser_setup.may_use_apt():
        print(f"{proxy.program} ist nicht da und wird installiert …", flush=True)
        browser_setup.install_with_apt((proxy.package,))
    return find_proxy(proxy)
