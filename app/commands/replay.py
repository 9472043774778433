"""`replay`: let the rules decide everything in a campaign's file or an error report once more, and say what differs."""

from argparse import Namespace
from pathlib import Path

from app.campaign.codec import codecs
from app.commands import faults
from app.commands.faults import CannotGoOn
from app.core.errors import InvalidValue
from app.labels.labels import Labels
from app.storage import campaign_files, transfer
from app.systems.registry import SYSTEMS


def main(options: Namespace) -> int:
    """Replay one file; returns 1 when something comes out otherwise."""
    return faults.told(lambda: _replay(options.file))


def _replay(path: Path) -> int:
    try:
        with path.open("rb") as source:
            file = campaign_files.read(source)
            found = transfer.replay(file, codecs(SYSTEMS))
    except InvalidValue as error:
        raise CannotGoOn(f"„{path}“: {Labels('de').error(error.code, **error.data)}") from error
    except OSError as error:
        raise CannotGoOn(f"„{path}“ lässt sich nicht lesen ({error.strerror}).") from error
    heroes = ", ".join(SYSTEMS[file.head.system].hero_names(found.state.table).values()) or "niemand"
    print(f"„{file.head.name}“, {file.count} Einträge, Helden: {heroes}")
    if found.differing:
        print("Heute anders entschieden: Eintrag " + ", ".join(map(str, found.differing)))
    elif not found.is_same:
        print("Jede Handlung kommt gleich heraus, aber der Stand ist ein anderer als beim Schreiben der Datei.")
    else:
        print("Jede Handlung kommt gleich heraus, und der Stand ist derselbe.")
    return int(not found.is_same)
