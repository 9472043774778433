"""A program that acts at a table until it is killed: run by test_kill.py as a process of its own.

Arguments: database, campaign, first number, and where it kills itself: "never", "written" (before the commit) or
"told" (between commit and answer). Each action that was answered is one line of output.
"""

import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from app.campaign.model import GAME_MASTER
from app.campaign.play import Form, Play
from app.core.game_system import GameState, Passport
from app.storage.database import Database
from app.storage.store import SqlStore
from tests.table_top import NOW
from tests.toy.game.game import ChangeCoins, ToyGame


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class DiesWhileWriting(ToyGame):
    """The read tables are the last thing written before the commit."""

    def passports(self, state: GameState) -> Sequence[Passport]:
        die()
        return ()


class DiesBeforeAnswering:
    def publish(self, campaign_id: int, revision: int) -> None:
        die()


class Silent:
    def publish(self, campaign_id: int, revision: int) -> None:
        pass


def main(path: str, campaign: str, first: str, death: str) -> None:
    systems = {"toy": DiesWhileWriting() if death == "written" else ToyGame()}
    store = SqlStore(Database(Path(path)), systems)
    play = Play(store, systems, DiesBeforeAnswering() if death == "told" else Silent(), lambda: NOW, lambda: "seed")
    with store.reading(int(campaign)) as now:
        revision = now.revision
    for number in range(int(first), 100_000):
        form = Form(actor=GAME_MASTER, revision=revision, key=f"act{number}")
        revision = play.submit(int(campaign), ChangeCoins(owner="anna", change=1), (), form).revision
        print(number, revision, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
