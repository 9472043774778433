"""`replay`: let the rules decide everything in a campaign's file or an error report once more, and say what differs."""

import os
from argparse import Namespace
from pathlib import Path

from app.campaign.codec import codecs
from app.core.errors import InvalidValue
from app.labels.labels import Labels
from app.launch.environment import CannotGoOn
from app.launch.terminal import language, t
from app.storage import campaign_files, transfer
from app.systems.registry import SYSTEMS


def main(options: Namespace) -> int:
    """Replay one file; returns 1 when something comes out otherwise. Raises: CannotGoOn."""
    path: Path = options.file
    try:
        with path.open("rb") as source:
            file = campaign_files.read(source)
            found = transfer.replay(file, codecs(SYSTEMS))
    except InvalidValue as error:
        raise CannotGoOn(
            t("file_fault", file=path, fault=Labels(language(os.environ)).error(error.code, **error.data))
        ) from error
    except OSError as error:
        raise CannotGoOn(t("file_unread", file=path, error=error.strerror)) from error
    heroes = ", ".join(SYSTEMS[file.head.system].hero_names(found.state.table).values()) or t("nobody")
    print(t("replayed", name=file.head.name, entries=file.count, heroes=heroes))
    if found.differing:
        print(t("decided_otherwise", entries=", ".join(map(str, found.differing))))
    elif not found.is_same:
        print(t("state_differs"))
    else:
        print(t("state_same"))
    return int(not found.is_same)
