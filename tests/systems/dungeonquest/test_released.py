"""What version 0.2.0 wrote of a game opens today: its database, and the file of a campaign."""

import gzip
from pathlib import Path

import pytest
from pydantic import ValidationError

from app.campaign.codec import codecs
from app.storage.database import Database
from app.storage.migrations import upgrade
from app.storage.store import SqlStore
from app.storage.transfer import Transfer, check_dice
from app.systems.dungeonquest.commands import BeginGame
from app.systems.dungeonquest.state import Table
from app.systems.registry import SYSTEMS
from tests.storage.files import read
from tests.table_top import NOW

FOLDER = Path(__file__).parent / "released"
FILE = FOLDER / "0.2.0.kampagne.json.gz"  # two heroes, a torchlight game to its end, a reading chosen, loot given


def check(store: SqlStore) -> None:
    """The campaign stands as it was left, and its journal comes to the same."""
    [campaign] = store.campaigns()
    assert (campaign.name, campaign.system) == ("Drachenrunde", "dungeonquest")
    with store.reading(campaign.id) as reading:
        table = reading.state.table
    assert isinstance(table, Table)
    assert (table.phase, table.variants, dict(table.settled.chosen)) == ("over", ("torchlight",), {"A-01": "everybody"})
    assert {one.name: one.wounds for one in table.heroes.values()} == {"Rana": 0, "Bertel": 10}
    assert [one.name for one in table.heroes["hero-1"].loot] == ["Kelch"]
    assert table.board is not None
    assert (table.board.width, table.board.height, len(table.board.sun)) == (7, 7, 18)
    assert store.rebuild(campaign.id).differed == ()


def test_its_database_opens(tmp_path: Path) -> None:
    path = tmp_path / "heldenpass.db"
    path.write_bytes(gzip.decompress((FOLDER / "0.2.0.db.gz").read_bytes()))
    database = Database(path)
    upgrade(database, None, NOW)
    check(SqlStore(database, SYSTEMS))
    database.close()


def test_the_file_of_its_campaign_opens_and_its_dice_hold(tmp_path: Path) -> None:
    database = Database(tmp_path / "heldenpass.db")
    upgrade(database, None, NOW)
    store = SqlStore(database, SYSTEMS)
    Transfer(database, store, lambda: NOW, lambda: "seed").take_in(read(FILE.read_bytes()), "key")
    check(store)
    database.close()
    assert check_dice(read(FILE.read_bytes()), codecs(SYSTEMS)).findings == ()


def test_only_a_journal_says_how_large_the_board_is() -> None:
    old = '{"type": "begin_game", "variants": ["torchlight"], "cards": "own", "width": 10, "height": 13, "sun": [0, 1]}'
    assert BeginGame.model_validate_json(old) == BeginGame(variants=("torchlight",))
    with pytest.raises(ValidationError, match="width"):
        BeginGame.model_validate_json('{"width": 10}')
