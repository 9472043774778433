"""The dice of a campaign that leaves as a file: those that fell come along, those to come stay at home."""

import gzip
import json
from pathlib import Path
from typing import Any

from app.campaign import events as on
from app.campaign.commands import WriteNotes
from app.core.dice import fingerprint
from tests.storage.files import arrived, changed, elsewhere, line, out, read, resealed, transfer, written
from tests.table_top import APP, TableTop
from tests.toy.game.game import Lose


def test_no_file_holds_the_dice_to_come(table: TableTop) -> None:
    table.give("anna", 12)
    for before in ("seed", "seed 2"):
        table.do(Lose(owner="anna"), APP)
        table.play.renew_dice(table.id, table.form())
        running, text = table.state.house.cup.seed, gzip.decompress(written(out(table))).decode()
        assert f'"{running}' not in text.replace("\\", "")
        assert fingerprint(running) in text
        assert f'"revealed":"{before}"' in text.replace("\\", "")  # what lies open is no secret


def test_who_writes_of_new_dice_into_his_notes_does_not_let_the_old_ones_out(table: TableTop) -> None:
    table.give("anna", 1)
    running = table.state.house.cup.seed
    for words in ("dice.renewed", "campaign.created"):
        table.do(WriteNotes(text=words))
    text = gzip.decompress(written(out(table))).decode().replace("\\", "")
    assert f'"seed":"{running}"' not in text
    assert fingerprint(running) in text


def test_dice_that_lay_open_lapse_on_the_way(table: TableTop, tmp_path: Path) -> None:
    table.give("anna", 6)
    table.throw(Lose(owner="anna"), APP)
    there = arrived(out(table), elsewhere(tmp_path))
    lapsed, renewed = there.entries[-1].events
    assert (lapsed.type, renewed.type) == ("roll.lapsed", "dice.renewed")
    assert there.state.house.open_rolls == {}
    there.database.close()


def test_a_way_through_a_file_is_no_second_try(table: TableTop, tmp_path: Path) -> None:
    """What fell stands in the entries, though the seed behind it stayed where the campaign was."""
    table.give("anna", 6)
    lost = table.do(Lose(owner="anna"), APP).revision
    kept = table.gamble("bert", *table.shown("bert"))
    there, answers = arrived(out(table), elsewhere(tmp_path)), table.entries[-1].answers
    there.undo(lost)
    there.do(Lose(owner="anna"), APP)
    assert there.coins == table.coins
    there.correct(kept, *answers)
    assert there.coins == table.coins
    there.database.close()


def test_an_older_file_with_its_seed_gets_new_dice_too(table: TableTop, tmp_path: Path) -> None:
    table.give("anna", 6)
    table.do(Lose(owner="anna"), APP)

    def as_it_was(content: dict[str, Any]) -> None:
        [created] = json.loads(line(content, 0)["events"])
        del created["fingerprint"]
        resealed(content, 0, events=json.dumps([created | {"seed": "seed"}]))

    there = elsewhere(tmp_path)
    there.id = transfer(there).take_in(read(changed(table, as_it_was)), "key").campaign_id
    [renewed] = there.entries[-1].events
    assert isinstance(renewed, on.DiceRenewed)
    assert (renewed.revealed, renewed.dice, there.state.house.cup.seed) == ("seed", 1, "moved")
    there.database.close()
