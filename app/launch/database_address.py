"""`--database`: where a club's PostgreSQL is. Its password goes where only this program and libpq look."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import MutableMapping, Sequence
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit

from app.launch.environment import SetupError
from app.launch.terminal import t

VARIABLE = "HELDENPASS_DATABASE"
PASSWORD_FILE = "HELDENPASS_DATABASE_PASSWORD_FILE"
LIBPQ_PASSWORD = "PGPASSWORD"
_BEGINNINGS = ("postgresql://", "postgres://")


def without_password(text: str) -> str:
    """The address as it may be shown; empty for none. Raises: ArgumentTypeError, which never repeats the text."""
    return _parted(text)[0] if text else ""


def take_passwords(argv: Sequence[str], environ: MutableMapping[str, str]) -> list[str]:
    """Move a password out of the command line and the address into PGPASSWORD; returns what is left to see.

    Raises: SetupError when the file with the password cannot be read.
    """
    named = environ.get(VARIABLE, "")
    if named:
        environ[VARIABLE] = _moved(named, environ)
    file = environ.pop(PASSWORD_FILE, "")
    if file:
        environ[LIBPQ_PASSWORD] = _read(Path(file))
    return [_shown(argument, environ) for argument in argv]


def _shown(argument: str, environ: MutableMapping[str, str]) -> str:
    option, equals, value = argument.partition("=") if argument.startswith("-") else ("", "", argument)
    return option + equals + _moved(value, environ) if value.startswith(_BEGINNINGS) else argument


def _moved(address: str, environ: MutableMapping[str, str]) -> str:
    shown, password = _parted(address)
    if password:
        environ[LIBPQ_PASSWORD] = password
    return shown


def _parted(text: str) -> tuple[str, str]:
    """An address without its password, and the password."""
    if not text.startswith(_BEGINNINGS):
        raise ArgumentTypeError(t("wrong_address"))
    try:
        address = urlsplit(text)
    except ValueError:
        raise ArgumentTypeError(t("wrong_address")) from None
    if "@" in address.path + address.query + address.fragment:  # part of a password with a slash, ? or #
        raise ArgumentTypeError(t("wrong_address"))
    user, at, host = address.netloc.rpartition("@")
    user, _, password = user.partition(":")
    options = parse_qsl(address.query, keep_blank_values=True)
    named = [value for name, value in options if name == "password"]
    query = urlencode([(name, value) for name, value in options if name != "password"])
    shown = f"postgresql://{user}{at}{host}{address.path}" + (f"?{query}" if query else "")
    return shown, unquote(password) or "".join(named[:1])


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, ValueError) as error:
        raise SetupError(t("password_file_unread", file=file)) from error
