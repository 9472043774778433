"""The command line: four commands with German help."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from app.launch import database_address

PROGRAM = "py -m app" if sys.platform == "win32" else "python3 -m app"

MOST_WORKERS = 16


def parse(argv: Sequence[str]) -> Namespace:
    """Read the command line; ends the process with help or a German complaint where it must."""
    parser = _parser()
    # Everything after `test` belongs to pytest, whose options argparse does not know.
    if argv[:1] == ["test"] and argv[1:2] not in (["-h"], ["--help"]):
        return Namespace(command="test", pytest_args=list(argv[1:]))
    chosen = parser.parse_args(argv)
    if chosen.command is None:
        parser.print_help()
        parser.exit(2)
    return chosen


class _GermanParser(ArgumentParser):
    """argparse with German headings; its own words stay only as the detail of a complaint."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._optionals.title = "Optionen"
        self._actions[0].help = "diese Hilfe zeigen"  # of -h

    def format_usage(self) -> str:
        return _in_german(super().format_usage())

    def format_help(self) -> str:
        return _in_german(super().format_help())

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.format_usage()}Diesen Aufruf verstehe ich nicht ({message}). Hilfe: {self.prog} --help\n")


def _in_german(text: str) -> str:
    usage, gap, rest = text.partition("\n\n")
    return usage.replace("usage: ", "Aufruf: ", 1).replace("\n       ", "\n        ") + gap + rest


def _parser() -> ArgumentParser:
    parser = _GermanParser(prog=PROGRAM, description="Heldenpass: der Helfer des Spielleiters für HeroQuest.")
    commands = parser.add_subparsers(dest="command", title="Befehle", metavar="BEFEHL")
    place = _place()
    _add_run(commands.add_parser("run", help="den Heldenpass starten", parents=[place]))
    commands.add_parser(
        "test",
        help="alle Prüfungen ausführen (weitere Angaben gehen an pytest)",
        usage=f"{PROGRAM} test [Angaben für pytest …]",
    )
    commands.add_parser("doctor", help="Datenbank und Umgebung untersuchen", parents=[place])
    rebuild = commands.add_parser("rebuild", help="den Spielstand aus der Chronik neu aufbauen", parents=[place])
    rebuild.add_argument("--campaign", metavar="ID", help="nur diese Kampagne (sonst alle)")
    replay = commands.add_parser("replay", help="eine Kampagnendatei oder einen Fehlerbericht nachspielen")
    replay.add_argument("file", type=_folder, metavar="DATEI", help="die Datei")
    verify = commands.add_parser("verify", help="die Würfel der App in einer Kampagnendatei nachrechnen")
    verify.add_argument("file", type=_folder, metavar="DATEI", help="die Datei")
    verify.add_argument(
        "--language", choices=("de", "en"), default="de", help="Sprache der Antwort: de oder en (%(default)s)"
    )
    return parser


def _add_run(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="0.0.0.0", metavar="ADRESSE", help="Adresse, auf der er lauscht (%(default)s)"
    )
    parser.add_argument("--port", type=_port, default=8000, metavar="PORT", help="Port (%(default)s)")
    parser.add_argument(
        "--workers",
        type=_workers,
        default=1,
        metavar="ANZAHL",
        help="so viele Prozesse, nur mit --database (%(default)s)",
    )
    parser.add_argument(
        "--no-laptop",
        dest="laptop",
        action="store_false",
        default=None,
        help="auch wer an diesem Rechner sitzt, braucht die PIN: für Server und hinter einem Proxy (auch: "
        "HELDENPASS_NO_LAPTOP=1); gilt von selbst mit --database und mit --host oder HELDENPASS_HOSTS von auswärts",
    )
    parser.add_argument(
        "--laptop",
        dest="laptop",
        action="store_true",
        default=None,
        help="wer an diesem Rechner sitzt, ist in jedem Fall Spielleiter",
    )
    parser.add_argument("--no-browser", action="store_true", help="den Browser nicht öffnen")
    parser.add_argument("--json-logs", action="store_true", help="Meldungen und jede Anfrage als JSON-Zeilen schreiben")
    parser.add_argument("--metrics", action="store_true", help="Kennzahlen unter /metrics zeigen (nur diesem Rechner)")
    parser.add_argument("--reload", action="store_true", help="bei geändertem Code neu starten (für Entwickler)")


def _place() -> Any:
    """The options that say where the campaigns are. Any: as a parent every parser will do, but not to typeshed."""
    parser = ArgumentParser(add_help=False)
    folder = default_data_folder(os.environ, sys.platform, Path.home())
    shown = str(folder).replace("%", "%%")
    parser.add_argument("--data", type=_folder, default=folder, metavar="ORDNER", help=f"Datenordner ({shown})")
    parser.add_argument(
        "--database",
        type=database_address.without_password,
        default=os.environ.get(database_address.VARIABLE, ""),
        metavar="ADRESSE",
        help="eine PostgreSQL-Datenbank statt der Datei im Datenordner (postgresql://…), für Vereine",
    )
    return parser


def default_data_folder(environ: Mapping[str, str], platform: str, home: Path) -> Path:
    """The folder named by HELDENPASS_DATA, else the usual place of this platform."""
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
    raise ArgumentTypeError(f"„{text}“ ist kein Port: eine ganze Zahl von 0 bis 65535 wird gebraucht")


def _workers(text: str) -> int:
    if text.isascii() and text.isdigit() and 1 <= int(text) <= MOST_WORKERS:
        return int(text)
    raise ArgumentTypeError(f"„{text}“ geht nicht: eine ganze Zahl von 1 bis {MOST_WORKERS} wird gebraucht")
