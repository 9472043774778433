"""Get a web server onto this machine that the tests can put in front of the program."""

from __future__ import annotations

import os
import shutil

from app.launch import browser_setup

VARIABLE = "HELDENPASS_TEST_NGINX"
_PLACE = "/usr/sbin/nginx"  # Debian keeps it off the path of everybody but root
_PACKAGE = "nginx-light"


def find_nginx() -> str | None:
    """The path of nginx, or None. The environment variable has the first and last word."""
    named = os.environ.get(VARIABLE)
    return shutil.which(named) if named else shutil.which("nginx") or shutil.which(_PLACE)


def obtain_nginx() -> str | None:
    """The one that is there, else the system's package, else None."""
    if find_nginx() is None and browser_setup.may_use_apt():
        print("Kein nginx gefunden, es wird installiert …", flush=True)
        browser_setup.install_with_apt((_PACKAGE,))
    return find_nginx()
