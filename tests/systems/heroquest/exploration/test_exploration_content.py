"""What is wrong in the files of traps, cards and the board is told so that it can be found."""

import shutil
from pathlib import Path

import pytest

from app.systems.heroquest.content.faults import ContentFault
from app.systems.heroquest.content.loader import DATA, load


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("traps.toml", 'effect = "bolt"', 'effect = "banana"', ("traps.toml", "spear_trap", "effect")),
        ("traps.toml", "dice = 1", "dice = -1", ("traps.toml", "spear_trap", "dice")),
        ("disarming.toml", 'bare = "skull"', 'bare = "banana"', ("disarming.toml", "bare")),
        ("treasure_cards.toml", 'item = "gem"', 'item = "banana"', ("treasure_cards", "gem_card", "banana")),
        ("treasure_cards.toml", 'item = "gem"', "gold = 1", ("treasure_cards.toml", "gem_card", "names the item")),
        ("fate_cards.toml", 'trap = "magic_firestorm"', 'trap = "x"', ("fate_cards", "firestorm_card", "trap")),
        ("fate_cards.toml", 'trap = "magic_firestorm"', "", ("fate_cards.toml", "firestorm_card", "names the trap")),
        ("board.toml", "width = 26", "width = 24", ("board.toml", "board", "room_")),
        ("board.toml", "{ x = 5, y = 1", "{ x = 4, y = 1", ("board.toml", "room_2", "belongs to room_1")),
    ],
)
def test_faults_name_file_entry_and_field(tmp_path: Path, file: str, old: str, new: str, told: tuple[str, ...]) -> None:
    folder = tmp_path / "data"
    shutil.copytree(DATA, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentFault) as fault:
        load(folder)
    assert all(part in str(fault.value) for part in told), str(fault.value)
