"""What keeps a command from doing its work, as one German sentence and what to do."""

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from app.campaign.ports import StorageFault

_RESTORE = "Bitte die neueste heile Sicherung aus „{backups}“ an ihre Stelle kopieren."
_SENTENCES: Mapping[str, str] = {
    "database.newer": (
        "„{database}“ stammt von einer neueren Fassung des Heldenpasses. "
        "Bitte diese Fassung benutzen, oder mit --data einen anderen Ordner angeben."
    ),
    "database.foreign": ("„{database}“ gehört einem anderen Programm. Bitte mit --data einen anderen Ordner angeben."),
    "database.upgrade_failed": (
        "„{database}“ ließ sich nicht auf den Stand dieser Fassung bringen; sie ist unverändert. "
        "Bitte vorerst die bisherige Fassung benutzen."
    ),
    "storage.broken": "„{database}“ ist beschädigt oder keine Datenbank. " + _RESTORE,
    "storage.read_only": (
        "„{database}“ lässt sich nicht öffnen oder beschreiben. "
        "Bitte die Rechte der Datei und ihres Ordners prüfen, oder mit --data einen anderen Ordner angeben."
    ),
    "storage.full": "Auf dem Datenträger von „{database}“ ist kein Platz mehr. Bitte Platz schaffen.",
    "storage.busy": "Ein anderes Programm hält „{database}“ fest. Bitte es beenden und es dann noch einmal versuchen.",
    "storage.unreachable": (
        "Der Datenbankserver von „{database}“ antwortet nicht. Bitte prüfen, ob er läuft und die Adresse stimmt."
    ),
    "storage.refused": (
        "Der Datenbankserver von „{database}“ lässt uns nicht ein. "
        "Bitte Nutzer, Kennwort und Namen der Datenbank prüfen. Das Kennwort steht in PGPASSWORD "
        "oder in der Datei, die HELDENPASS_DATABASE_PASSWORD_FILE nennt."
    ),
    "storage.no_driver": (
        "Für „{database}“ fehlt das Paket psycopg. "
        "Bitte mit „pip install -r requirements-postgres.txt“ nachinstallieren."
    ),
    "storage.failed": "Der Datenträger von „{database}“ meldet einen Fehler. Bitte ihn prüfen und eine Kopie sichern.",
    "journal.damaged": (
        "Eintrag {revision} der Chronik passt nicht zu seinem Siegel. "
        "Bitte starten: Die Seite mit den Kampagnen bietet an, ihren letzten heilen Stand zurückzuholen."
    ),
    "journal.unknown_format": (
        "Eintrag {revision} der Chronik stammt von einer neueren Fassung des Heldenpasses. Bitte diese benutzen."
    ),
    "state.damaged": "Der Spielstand ist beschädigt. Der Befehl rebuild baut ihn aus der Chronik neu auf.",
}
_OTHERWISE = "Die Datenbank „{database}“ macht Schwierigkeiten ({code}). Der Befehl doctor untersucht sie."


class CannotGoOn(Exception):
    """The text says why a command ends here, and what to do."""


def sentence(fault: StorageFault, data: Path, postgres: str = "") -> str:
    """What the fault means for the data in this folder, or on the club's server."""
    places = {"database": postgres or data / "heldenpass.db", "backups": data / "backups", "code": fault.code}
    return _SENTENCES.get(fault.code, _OTHERWISE).format_map({**places, **fault.data})


@contextmanager
def storage_told(data: Path, postgres: str = "") -> Iterator[None]:
    """Turn a fault of the disk or the server into its sentence. Raises: CannotGoOn."""
    try:
        yield
    except StorageFault as fault:
        raise CannotGoOn(sentence(fault, data, postgres)) from fault
    except OSError as error:
        raise CannotGoOn(
            f"„{error.filename or data}“ lässt sich nicht lesen oder schreiben ({error.strerror}). "
            "Bitte die Rechte im Datenordner prüfen, oder mit --data einen anderen angeben."
        ) from error


def told(command: Callable[[], int]) -> int:
    """The exit code of a command; what keeps it from going on is said, Ctrl-C is no fault."""
    try:
        return command()
    except CannotGoOn as fault:
        print(fault, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0


def without_game(system: str) -> str:
    """What is told of a campaign whose game is not here."""
    return f"Das Spiel „{system}“ ist hier nicht installiert. Die Kampagne bleibt, wie sie ist."
