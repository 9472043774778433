"""Writes the backup and the campaign's file that today's tables make: `python -m tests.storage.make_released`.

Run once after a migration was added; the files of older tables stay as the programs of their time wrote them.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from app.campaign import commands as house
from app.campaign.model import GAME_MASTER
from app.campaign.play import Form, Play
from app.core.answers import Answer, AppRoll
from app.core.events import Command
from app.storage.database import Database
from app.storage.migrations import head_revision, upgrade
from app.storage.store import SqlStore
from app.storage.transfer import Transfer
from app.systems.heroquest.body.commands import LoseBodyPoints
from app.systems.heroquest.equipment.commands import ChangeGold, GiveItem
from app.systems.heroquest.free_rolls import RollDice
from app.systems.heroquest.party.commands import SeatHero
from app.systems.registry import SYSTEMS
from tests.storage.files import written
from tests.table_top import NOW, Heard

FOLDER = Path(__file__).parent / "released"
DEEDS: Sequence[tuple[Command, Sequence[Answer]]] = (
    (SeatHero(hero_id="ada", name="Ada", player="Jule", hero_class="barbarian"), ()),
    (SeatHero(hero_id="bert", name="Bert", hero_class="dwarf"), ()),
    (ChangeGold(hero_id="ada", change=250), ()),
    (GiveItem(hero_id="ada", item_id="flask", content_id="healing_potion_4", note="von Oma"), ()),
    (house.WriteNotes(text="Der Wirt war es"), ()),
    (RollDice(hero_id="ada", pool="attack"), (AppRoll(),)),
    (LoseBodyPoints(hero_id="ada", points=3), ()),
)


def main() -> None:
    """Play a short evening and keep it."""
    with TemporaryDirectory() as folder:
        database = Database(Path(folder) / "heldenpass.db")
        upgrade(database, None, NOW)
        store = SqlStore(database, SYSTEMS)
        _play(Play(store, SYSTEMS, Heard(), lambda: NOW, lambda: "released"))
        backup = FOLDER / f"{head_revision()}.db"
        backup.unlink(missing_ok=True)
        database.copy_to(backup)
        with closing(sqlite3.connect(backup)) as made:
            made.execute("VACUUM")
        file = Transfer(database, store, lambda: NOW, lambda: "seed").campaign(1)
        (FOLDER / f"{head_revision()}.kampagne.json.gz").write_bytes(written(file))
        database.close()


def _play(play: Play) -> None:
    def form(revision: int) -> Form:
        return Form(actor=GAME_MASTER, revision=revision, key=f"released-{revision}")

    campaign = play.create("Montagsrunde", "heroquest", form(0))
    for revision, (command, answers) in enumerate(DEEDS, start=1):
        play.submit(campaign, command, answers, form(revision))
    play.undo(campaign, None, form(len(DEEDS) + 1))
    play.submit(campaign, house.AdmitDevice(device_id="phone", name="Handy", hero_ids=frozenset({"ada"})), (), form(9))


if __name__ == "__main__":
    main()
