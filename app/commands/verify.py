"""`verify`: work out every die that the app threw in the file of a campaign, and say whether it is the right one."""

import sys
from argparse import Namespace
from collections.abc import Iterator

from app.campaign.codec import codecs
from app.core.errors import GameError
from app.labels.labels import Labels
from app.storage import campaign_files, transfer
from app.systems.registry import SYSTEMS
from app.web.table.dice_seal import DiceVerdict, verdict

SOUND, UNSOUND, NOT_CHECKED = 0, 1, 2


def main(options: Namespace) -> int:
    """Check one file. 0: nothing speaks against its dice; 1: something does; 2: it cannot be checked."""
    labels = Labels(options.language)
    try:
        with options.file.open("rb") as source:
            file = campaign_files.read(source)
            report = transfer.check_dice(file, codecs(SYSTEMS))
    except GameError as error:
        print(f"{options.file}: {labels.error(error.code, **error.data)}", file=sys.stderr)
        return NOT_CHECKED
    except OSError as error:
        print(f"{options.file}: {error.strerror}", file=sys.stderr)
        return NOT_CHECKED
    except KeyboardInterrupt:
        return NOT_CHECKED
    print(file.head.name)
    print("\n".join(_lines(verdict(report, labels))))
    return SOUND if report.is_sound else UNSOUND


def _lines(said: DiceVerdict) -> Iterator[str]:
    yield said.verdict
    yield from said.counts
    for finding in said.findings:
        yield f"  {finding}"
    for evening in said.evenings:
        yield ""
        yield f"{evening.title}, {evening.fingerprint}"
        yield f"  {evening.verdict}"
    if said.compare:
        yield ""
        yield said.compare
