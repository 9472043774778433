"""Where the campaigns live when nobody says otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path


def default_data_folder(environ: Mapping[str, str], platform: str, home: Path) -> Path:
    """The folder named by HELDENPASS_DATA, else the usual place of this platform."""
    named = environ.get("HELDENPASS_DATA")
    if named:
        return Path(named).expanduser().absolute()
    if platform == "win32":
        return _folder(environ, "LOCALAPPDATA", home / "AppData" / "Local") / "Heldenpass"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Heldenpass"
    return _folder(environ, "XDG_DATA_HOME", home / ".local" / "share") / "heldenpass"


def _folder(environ: Mapping[str, str], variable: str, otherwise: Path) -> Path:
    value = environ.get(variable)
    return Path(value) if value else otherwise
