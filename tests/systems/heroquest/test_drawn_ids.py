"""Ids of new things are drawn, so that nobody who sees one counts what he does not see."""

import re

import pytest

from app.campaign import commands as do
from app.campaign import proposals
from app.campaign.model import Actor
from app.core.answers import AppRoll, HandRoll, RollPrompt
from app.core.game_system import Role
from app.core.making import MakingCommand, ending, free_id
from app.storage.database import Database
from app.systems.heroquest.chests.commands import OpenChest
from app.systems.heroquest.combat.commands import PlaceMonster
from app.systems.heroquest.equipment.commands import ChangeGold
from app.systems.heroquest.exploration.commands import SearchForTreasure
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.party.commands import SeatHero
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.state.table import Table
from tests.table_top import TableTop

ANNA = Actor(role=Role.PLAYER, device_id="phone", hero_ids=frozenset({"ragna"}))
DRAWN = re.compile(r"ragna\.healing_potion_4\.[0-9a-f]{8}")
CHEST = OpenChest(hero_id="ragna", chest="1", contents=("healing_potion_4", "healing_potion_4"))


@pytest.fixture
def table(database: Database) -> TableTop:
    top = TableTop(database, SYSTEM)
    top.do(SeatHero(hero_id="ragna", name="Ragna", hero_class="barbarian"))
    top.do(StartQuest())
    top.do(do.AdmitDevice(device_id="phone", name="Anna", hero_ids=frozenset({"ragna"})))
    return top


def things(table: TableTop) -> list[str]:
    found = table.state.table
    assert isinstance(found, Table)
    return [item.id for item in found.heroes["ragna"].items if item.content_id == "healing_potion_4"]


def monsters(table: TableTop) -> list[str]:
    found = table.state.table
    assert isinstance(found, Table)
    return list(found.monsters)


def test_a_drawn_ending_is_always_the_same_and_never_taken() -> None:
    first = free_id("x.", "ab", ())
    assert first == free_id("x.", "ab", ())
    assert free_id("x.", "ab", (first,)) not in (first, free_id("x.", "cd", ()))
    assert free_id("x.", "", ("x.1",)) == "x.2"
    assert ending("ab", 1) != ending("ab", 2)


def test_things_from_a_chest_have_no_number(table: TableTop) -> None:
    table.do(CHEST)
    ids = things(table)
    assert len(set(ids)) == 2
    assert all(map(DRAWN.fullmatch, ids))


def test_the_same_table_comes_from_the_journal_and_after_an_undo(table: TableTop) -> None:
    earlier = table.do(ChangeGold(hero_id="ragna", change=5)).revision
    table.do(CHEST)
    ids = things(table)
    assert table.reopened().json == table.json
    table.undo(earlier)
    assert things(table) == ids
    table.undo()
    table.redo()
    assert things(table) == ids


def test_the_same_form_twice_acts_once(table: TableTop) -> None:
    form = table.form(key="once")
    first = table.do(CHEST, form=form)
    again = table.do(CHEST, form=form)
    assert (again.repeated, again.revision) == (True, first.revision)
    assert len(things(table)) == 2


def test_only_the_game_master_brings_a_lot_along(table: TableTop) -> None:
    table.do(do.PermitPlayers(permissions=frozenset({"searching"})))
    searched = SearchForTreasure(hero_id="ragna", area="1", enemies_in_sight=False, lot="ab")
    table.do(searched, AppRoll(), form=table.form(ANNA))
    recorded = table.entries[-1].command
    wish = recorded.wish if isinstance(recorded, do.ProposeAction) else ""
    assert isinstance(recorded, do.ProposeAction | MakingCommand)
    assert '"lot"' not in wish
    assert getattr(recorded, "lot", "") != "ab"
    before = things(table)
    table.do(CHEST.model_copy(update={"lot": "ab", "contents": ("healing_potion_4",)}))
    assert things(table) == [*before, free_id("ragna.healing_potion_4.", "ab", ())]


def test_an_accepted_wish_gets_a_lot_of_its_own(table: TableTop) -> None:
    wish = SearchForTreasure(hero_id="ragna", area="1", enemies_in_sight=False, lot="ab")
    proposed = proposals.proposing(ANNA, "key", wish, ())
    assert '"lot"' not in proposed.wish
    table.do(proposed, form=table.form(ANNA, key="key"))
    accepting, form = proposals.accepting(proposed.proposal_id, wish), table.form(key="yes")
    card = HandRoll(faces=_faces(table, wish)[:1])
    done = table.do(accepting, card, form=form)
    recorded = table.entries[-1].command
    assert isinstance(recorded, do.AcceptProposal)
    assert '"lot":"ab"' not in recorded.wish
    assert '"lot":"' in recorded.wish
    assert table.do(accepting, card, form=form).revision == done.revision


def _faces(table: TableTop, wish: SearchForTreasure) -> tuple[str, ...]:
    asked = table.play.preview(table.id, wish, ()).prompt
    assert isinstance(asked, RollPrompt)
    return tuple(asked.dice[0].faces)


@pytest.mark.parametrize("hidden", [False, True])
def test_a_hidden_group_is_not_numbered(table: TableTop, *, hidden: bool) -> None:
    table.do(PlaceMonster(monster_id="x", kind="goblin", count=3, hidden=hidden))
    ids = monsters(table)
    assert (ids == ["x-1", "x-2", "x-3"]) is not hidden
    assert all(re.fullmatch(r"x-[0-9a-f]{8}", one) for one in ids) is hidden
    long = PlaceMonster(monster_id="y" * 40, kind="goblin", count=2, hidden=hidden)
    table.do(long)
    assert {len(one) for one in monsters(table)[3:]} == {40}
