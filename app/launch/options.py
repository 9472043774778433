"""The command line, with help in the language of the system.

A password in the address of a club's database goes where only this program and libpq look.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Mapping, MutableMapping, Sequence
from pathlib import Path
from typing import Any, NoReturn
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit

from app.launch.environment import CannotGoOn
from app.launch.terminal import LANGUAGES, language, t

FROM_CHECKOUT = "py -m app" if sys.platform == "win32" else "python3 -m app"
INSTALLED = "heldenpass"

MOST_WORKERS = 16
FOR_DEVELOPERS = {"test": "checks", "lock": "lock", "index": "index"}  # command and module; needs the sources
_PASS_ON = ("test", "lock")  # all that follows belongs to pytest or uv, whose options argparse does not know


def parse(argv: Sequence[str], *, in_checkout: bool = True) -> Namespace:
    """Read the command line; ends the process with help or a complaint where it must.

    What only developers need is there only `in_checkout`.
    """
    parser = _parser(in_checkout)
    if in_checkout and argv and argv[0] in _PASS_ON and argv[1:2] not in (["-h"], ["--help"]):
        return Namespace(command=argv[0], arguments=list(argv[1:]))
    chosen = parser.parse_args(argv)
    if chosen.command is None:
        parser.print_help()
        parser.exit(2)
    return chosen


class _Parser(ArgumentParser):
    """argparse with headings of ours; its own words stay only as the detail of a complaint."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._optionals.title = t("options")
        self._actions[0].help = t("help_help")  # of -h

    def format_usage(self) -> str:
        return _worded(super().format_usage())

    def format_help(self) -> str:
        return _worded(super().format_help())

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.format_usage()}{t('not_understood', detail=message, program=self.prog)}\n")


def _worded(text: str) -> str:
    usage, gap, rest = text.partition("\n\n")
    heading = f"{t('usage')}: "
    return usage.replace("usage: ", heading, 1).replace("\n       ", "\n" + " " * len(heading)) + gap + rest


def _parser(in_checkout: bool) -> ArgumentParser:
    program = FROM_CHECKOUT if in_checkout else INSTALLED
    parser = _Parser(prog=program, description=t("description"))
    commands = parser.add_subparsers(dest="command", title=t("commands"), metavar=t("command_name"))
    place = _place()
    run = commands.add_parser("run", help=t("run_help"), parents=[place])
    _add_run(run)
    run.set_defaults(reload=False)
    if in_checkout:
        run.add_argument("--reload", action="store_true", help=t("reload_help"))
        tests = commands.add_parser("test", help=t("test_help"), usage=f"{program} test {t('test_usage')}")
        tests.add_argument("--quick", action="store_true", help=t("quick_help"))
        commands.add_parser("lock", help=t("lock_help"), usage=f"{program} lock {t('lock_usage')}")
        commands.add_parser("index", help=t("index_help")).set_defaults(arguments=[])
    commands.add_parser("doctor", help=t("doctor_help"), parents=[place])
    rebuild = commands.add_parser("rebuild", help=t("rebuild_help"), parents=[place])
    rebuild.add_argument("--campaign", metavar="ID", help=t("campaign_help"))
    replay = commands.add_parser("replay", help=t("replay_help"))
    replay.add_argument("file", type=_folder, metavar=t("file_name"), help=t("file_help"))
    verify = commands.add_parser("verify", help=t("verify_help"))
    verify.add_argument("file", type=_folder, metavar=t("file_name"), help=t("file_help"))
    verify.add_argument("--language", choices=LANGUAGES, default=language(os.environ), help=t("language_help"))
    return parser


def _add_run(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default="0.0.0.0", metavar=t("address_name"), help=t("host_help"))
    parser.add_argument("--port", type=_port, default=8000, metavar="PORT", help=t("port_help"))
    parser.add_argument(
        "--workers",
        type=_workers,
        default=1,
        metavar=t("number_name"),
        help=t("workers_help"),
    )
    parser.add_argument(
        "--no-laptop",
        dest="laptop",
        action="store_false",
        default=None,
        help=t("no_laptop_help"),
    )
    parser.add_argument(
        "--laptop",
        dest="laptop",
        action="store_true",
        default=None,
        help=t("laptop_help"),
    )
    parser.add_argument("--no-browser", action="store_true", help=t("no_browser_help"))
    parser.add_argument("--json-logs", action="store_true", help=t("json_logs_help"))
    parser.add_argument("--metrics", action="store_true", help=t("metrics_help"))


def _place() -> Any:
    """Return the options that say where the campaigns are. Any: as a parent every parser will do, but not to
    typeshed.
    """
    parser = ArgumentParser(add_help=False)
    folder = default_data_folder(os.environ, sys.platform, Path.home())
    shown = str(folder).replace("%", "%%")
    parser.add_argument(
        "--data", type=_folder, default=folder, metavar=t("folder_name"), help=t("data_help", folder=shown)
    )
    parser.add_argument(
        "--database",
        type=without_password,
        default=os.environ.get(DATABASE, ""),
        metavar=t("address_name"),
        help=t("database_help"),
    )
    return parser


def default_data_folder(environ: Mapping[str, str], platform: str, home: Path) -> Path:
    """Return the folder named by HELDENPASS_DATA, else the usual place of this platform."""
    named = environ.get("HELDENPASS_DATA")
    if named:
        return Path(named).expanduser().absolute()
    if platform == "win32":
        return _usual(environ, "LOCALAPPDATA", home / "AppData" / "Local") / "Heldenpass"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Heldenpass"
    return _usual(environ, "XDG_DATA_HOME", home / ".local" / "share") / "heldenpass"


def _usual(environ: Mapping[str, str], variable: str, otherwise: Path) -> Path:
    value = environ.get(variable)
    return Path(value) if value else otherwise


def _folder(text: str) -> Path:
    return Path(text).expanduser().absolute()


def _port(text: str) -> int:
    if text.isascii() and text.isdigit() and 0 <= int(text) <= 65535:
        return int(text)
    raise ArgumentTypeError(t("no_port", text=text))


def _workers(text: str) -> int:
    if text.isascii() and text.isdigit() and 1 <= int(text) <= MOST_WORKERS:
        return int(text)
    raise ArgumentTypeError(t("no_number", text=text, most=MOST_WORKERS))


DATABASE = "HELDENPASS_DATABASE"
PASSWORD_FILE = "HELDENPASS_DATABASE_PASSWORD_FILE"
LIBPQ_PASSWORD = "PGPASSWORD"
_BEGINNINGS = ("postgresql://", "postgres://")


def without_password(text: str) -> str:
    """Return the address as it may be shown; empty for none. Raises: ArgumentTypeError, which never repeats the
    text.
    """
    return _parted(text)[0] if text else ""


def take_passwords(argv: Sequence[str], environ: MutableMapping[str, str]) -> list[str]:
    """Move a password out of the command line and the address into PGPASSWORD; returns what is left to see.

    Raises: CannotGoOn when the file with the password cannot be read.
    """
    named = environ.get(DATABASE, "")
    if named:
        environ[DATABASE] = _moved(named, environ)
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
    """Return an address without its password, and the password."""
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
        raise CannotGoOn(t("password_file_unread", file=file)) from error
