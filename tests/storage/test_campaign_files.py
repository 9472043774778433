"""A campaign as a file: what comes in is exactly what went out, and nothing else comes in."""

import gzip
import json
from base64 import b64encode
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.campaign import commands as do
from app.campaign.model import Actor, CampaignState, House
from app.core.dice import DiceCup
from app.core.errors import GameError, InvalidValue, StaleRevision
from app.core.game_system import Role
from app.storage import campaign_files
from app.storage.campaign_files import REPORT
from app.storage.database import Database
from app.storage.rebuild import Contents
from app.storage.transfer import replay
from tests.storage.files import arrived, changed, elsewhere, line, out, read, resealed, transfer, written
from tests.table_top import APP, KEEP, TableTop, hand
from tests.toy.game.game import ChangeCoins

HEAD = ("program", "exported", "system", "name", "created_at")
KEYS = count()
OWNERS = st.sampled_from(["anna", "bert"])
DEEDS = st.lists(
    st.one_of(
        st.tuples(st.just("give"), OWNERS, st.integers(1, 5)),
        st.tuples(st.just("roll"), OWNERS, st.just(0)),
        st.tuples(st.sampled_from(["undo", "redo", "correct", "phone", "notes"]), OWNERS, st.integers(1, 6)),
    ),
    max_size=12,
)


def rows(table: TableTop, upto: int) -> Contents:
    """All that is derived but for the state, up to a revision, without the number of the campaign."""
    found = {name: [row[1:] for row in rows] for name, rows in table.derived.items()}
    del found["campaign"], found["state"]
    return found | {name: [row for row in found[name] if row[0] <= upto] for name in ("action", "checkpoint")}


def redoable(table: TableTop) -> tuple[int, ...]:
    with table.store.reading(table.id) as campaign:
        return campaign.redo_stack()


def other_dice(state: CampaignState) -> House:
    """A house without the dice to come, which stay where a campaign was."""
    return state.house.model_copy(update={"cup": DiceCup(seed=""), "open_rolls": {}})


def act(table: TableTop, deed: tuple[str, str, int]) -> None:
    kind, owner, number = deed
    try:
        match kind:
            case "give":
                table.give(owner, number)
            case "roll":
                table.gamble(owner, *table.shown(owner))
            case "undo":
                table.undo()
            case "redo":
                table.redo()
            case "correct":
                table.correct(number, hand(number), *([KEEP] if number >= 4 else []))
            case "phone":
                table.do(do.AdmitDevice(device_id=f"phone-{owner}", name=f"Handy von {owner}", hero_ids=frozenset()))
            case _:
                table.do(do.WriteNotes(text=f"Geheim {number}"))
    except GameError:
        pass


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(deeds=DEEDS)
def test_what_comes_in_is_exactly_what_went_out(database: Database, tmp_path: Path, deeds: list[Any]) -> None:
    """State, read tables, chronicle, what can be redone; but the dice to come are others."""
    here = TableTop(database)
    for deed in deeds:
        act(here, deed)
    file = out(here)
    beside, there = arrived(file, here.reopened(), f"key-{next(KEYS)}"), arrived(file, elsewhere(tmp_path))
    assert beside.id != here.id
    assert there.id == here.id
    for copy in (beside, there):
        assert copy.entries[1:-1] == here.entries[1:]
        assert (copy.state.table, other_dice(copy.state)) == (here.state.table, other_dice(here.state))
        assert (rows(copy, here.revision), redoable(copy)) == (rows(here, here.revision), redoable(here))
        assert (copy.state.house.cup.seed, copy.state.house.cup.next) == ("moved", here.state.house.cup.next)
        assert copy.store.rebuild(copy.id).differed == ()
    report = read(written(transfer(here).report(here.id)))
    played = replay(report, here.store.codec)
    assert (played.is_same, played.differing) == (True, ())
    there.database.close()


def test_the_same_form_brings_it_once(table: TableTop, tmp_path: Path) -> None:
    file, there = out(table), elsewhere(tmp_path)
    first, again = transfer(there).take_in(file, "k"), transfer(there).take_in(file, "k")
    assert first.campaign_id == again.campaign_id
    second = transfer(there).take_in(file, "other")
    assert (second.is_second, second.campaign_id == first.campaign_id) == (True, False)
    there.database.close()


def test_a_campaign_never_takes_the_last_numbers(table: TableTop, tmp_path: Path) -> None:
    """Those that begin after it would have none that a database or an address can hold."""

    def renumbered(found: dict[str, Any]) -> None:
        found["id"] = 2**31 - 1
        resealed(found, 0)

    there = elsewhere(tmp_path)
    for key in ("one", "two"):
        content = changed(table, renumbered)
        number = transfer(there).take_in(read(content), key).campaign_id
        assert number < 1_000
        assert transfer(there).campaign(number).head.id == number
    there.database.close()


def test_a_form_brings_one_file_only(table: TableTop, tmp_path: Path) -> None:
    there, first = elsewhere(tmp_path), out(table)
    number = transfer(there).take_in(first, "k").campaign_id
    table.give("anna", 1)
    with pytest.raises(StaleRevision, match=r"form\.already_sent"):
        transfer(there).take_in(out(table), "k")
    assert transfer(there).take_in(first, "k").campaign_id == number
    assert len(there.store.campaigns()) == 1
    there.database.close()


def test_the_same_campaign_is_the_same_file(table: TableTop) -> None:
    assert written(transfer(table).campaign(table.id)) == written(transfer(table).campaign(table.id))


UNBOUND = '[{"type":"device.bound","device_id":"x","hero_ids":[]}]'
REFUSED: dict[str, tuple[str, Callable[[dict[str, Any]], object]]] = {
    "format": ("foreign", lambda content: content.update(format="heldenpass-hero")),
    "version": ("newer", lambda content: content.update(version=2)),
    "version of another kind": ("newer", lambda content: content.update(version="1")),
    "unknown field": ("shape", lambda content: content.update(extra=1)),
    "field gone": ("shape", lambda content: content.pop("system")),
    "wrong type": ("shape", lambda content: line(content, 1).update(revision="2")),
    "number": ("shape", lambda content: content.update(id=2**70)),
    "no journal": ("shape", lambda content: content.update(journal=[])),
    "date": ("shape", lambda content: content.update(created_at="gestern")),
    "game": ("unknown_game", lambda content: content.update(system="chess")),
    "entry": ("entry_broken", lambda content: line(content, 1).update(at="2020-01-01T00:00:00+00:00")),
    "gap": ("entry_broken", lambda content: content["journal"].pop(1)),
    "swapped": ("entry_broken", lambda content: content["journal"].reverse()),
    "another number": ("entry_broken", lambda content: content.update(id=99)),
    "foreign fact": ("entry_broken", lambda content: resealed(content, 1, events='[{"type":"king.crowned"}]')),
    "foreign wish": ("entry_broken", lambda content: resealed(content, 1, command='{"type":"crown_king"}')),
    "facts of another kind": ("entry_broken", lambda content: resealed(content, 1, events="[1, 2]")),
    "format of an entry": ("newer", lambda content: resealed(content, 1, format=2)),
    "undo of nothing": ("senseless", lambda content: resealed(content, 1, kind="undo", target=77)),
    "no beginning": ("entry_broken", lambda content: resealed(content, 0, events="[]")),
    "no command": ("senseless", lambda content: resealed(content, 1, events=UNBOUND)),
    "picture": ("picture", lambda content: content.update(pictures=[picture(b"<svg onload=alert(1)>")])),
    "no base64": ("picture", lambda content: content.update(pictures=[picture(b"x") | {"content": "§"}])),
}  # fmt: skip


def picture(content: bytes) -> dict[str, str]:
    return {"owner": "anna", "digest": "x", "content": b64encode(content).decode()}


@pytest.mark.parametrize("way", REFUSED)
def test_what_nobody_may_have_written_is_refused(table: TableTop, way: str) -> None:
    table.give("anna", 5)
    table.give("anna", 2)
    code, change = REFUSED[way]
    content, before = changed(table, change), table.store.campaigns()
    with pytest.raises(InvalidValue) as refused:
        transfer(table).take_in(read(content), "key")
    assert refused.value.code == f"campaign_file.{code}"
    assert table.store.campaigns() == before


def test_a_file_that_was_changed_is_told_by_its_seal(table: TableTop) -> None:
    table.give("anna", 5)
    for change in (lambda c: c.update(name="Anders"), lambda c: c["journal"].pop()):
        with pytest.raises(InvalidValue, match="seal_broken"):
            read(changed(table, change, sealed=False))


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "unreadable"),
        (b"Einkaufsliste", "unreadable"),
        (b"[" * 200_000, "unreadable"),
        (b"{" + b'"a":' * 3 + b"1}", "unreadable"),
        (b"[]", "foreign"),
        (b'{"format": ["heldenpass-campaign"]}', "foreign"),
        (b"9" * 5_000, "unreadable"),
        (b"\x1f\x8bnonsense", "unreadable"),
        (gzip.compress(b"{}", mtime=0)[:-6], "unreadable"),
        (gzip.compress(b"{}", mtime=0) + b"more", "unreadable"),
        (b"PK\x03\x04 a zip", "unreadable"),
        (b"\xff\xfe\x00", "unreadable"),
    ],
)  # fmt: skip
def test_no_file_of_ours(content: bytes, code: str) -> None:
    with pytest.raises(InvalidValue) as refused:
        read(content)
    assert refused.value.code == f"campaign_file.{code}"


def test_bombs_are_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaign_files, "LARGEST_UNPACKED", 1_000_000)
    with pytest.raises(InvalidValue, match="too_large"):
        read(gzip.compress(b" " * 5_000_000))
    monkeypatch.setattr(campaign_files, "LARGEST", 1_000)
    with pytest.raises(InvalidValue, match="too_large"):
        read(b" " * 1_001)


@pytest.mark.broad
@pytest.mark.parametrize("tiny", [b"[],", b"{},", b"0,", b'"aaa",', b'{"a":1},'])
def test_millions_of_tiny_values_are_not_read(tiny: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaign_files, "_parsed", lambda *_: pytest.fail("the memory would be full"))
    for begin, end in ((b"[", b"0]"), (b'{"journal":[', b"0]}"), (b'{"a":{"b":[', b"{}]}}")):
        with pytest.raises(InvalidValue, match="unreadable"):
            read(gzip.compress(begin + tiny * 600_000 + end, 1))


def test_a_thousand_faults_are_told_as_one() -> None:
    """Each that pydantic tells of keeps all that is around it."""
    head = {"format": "heldenpass-campaign", "version": 1, "id": 1} | dict.fromkeys(HEAD, "")
    for content in (head | {"journal": [{}] * 5_000}, head | {"journal": [], "more": [{}] * 5_000}, {"format": REPORT}):
        with pytest.raises(InvalidValue, match=r"shape|newer"):
            read(json.dumps(content).encode())


@pytest.mark.broad
def test_tens_of_thousands_of_entries_come_in(table: TableTop) -> None:
    """As far as bombs are told: what stands inside of texts is no matter."""
    table.do(do.WriteNotes(text='[[[{{{,,,"\\' * 50))
    content = json.loads(gzip.decompress(written(out(table))))
    few = {**content, "journal": content["journal"] * 1_000}
    content["journal"] *= 10_000
    for text in (json.dumps(content), json.dumps(few, indent=1), json.dumps(few, separators=(",", ":"))):
        with pytest.raises(InvalidValue, match="seal_broken"):
            read(gzip.compress(text.encode(), 1))


def test_a_campaign_longer_than_a_file_is_refused_in_words(table: TableTop, monkeypatch: pytest.MonkeyPatch) -> None:
    table.give("anna", 1)
    monkeypatch.setattr("app.storage.transfer.MOST_ENTRIES", 1)
    with pytest.raises(InvalidValue, match=r"campaign_file\.too_long"):
        out(table)


def test_a_report_tells_nothing_and_plays_the_same(table: TableTop) -> None:
    secret = ("Montagsrunde", "Oma Hulda", "Der Wirt", "phone-1234", "dice-seed")
    phone = Actor(role=Role.PLAYER, device_id=secret[3], name=secret[1], hero_ids=frozenset({"anna"}))
    table.do(do.AdmitDevice(device_id=secret[3], name=secret[1], hero_ids=frozenset()))
    table.do(do.WriteNotes(text=f"{secret[2]} war es"))
    table.do(do.PermitPlayers(permissions=frozenset({"coins"})))
    table.give("anna", 3)
    table.do(do.BindDevice(device_id=secret[3], hero_ids=frozenset({"anna"})))
    table.do(ChangeCoins(owner="anna", change=2), form=table.form(phone))
    table.gamble("anna", APP, *([KEEP] if table.shown("anna")[-1] == KEEP else []))
    table.undo()
    report = transfer(table).report(table.id)
    text = gzip.decompress(written(report)).decode()
    assert [one for one in secret if one in text] == []
    assert "Name 1" in text
    found = replay(read(written(report)), table.store.codec)
    assert (found.is_same, found.differing) == (True, ())
    assert found.state.table == table.state.table
    assert found.state.house.cup.next == table.state.house.cup.next
    with pytest.raises(InvalidValue, match="is_report"):
        transfer(table).take_in(report, "key")
