"""Whatever is bought, sold, mended, traded, looted and taken back: no piece of gold is made or lost, and the last piece
of a thing goes to one."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Barrier

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.core.answers import AppRoll, Choice, RollPrompt
from app.core.errors import GameError
from app.core.events import Command
from app.storage.database import Database
from app.systems.heroquest.body.commands import LoseBodyPoints
from app.systems.heroquest.equipment.commands import ChangeGold, GiveItem, LeaveBehind
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.party.commands import DismissHero, SeatHero
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.town import commands as town_commands
from app.systems.heroquest.wear import RepairItem, WearItem
from tests.systems.heroquest.playing import gold_of_all_times
from tests.table_top import TableTop

HEROES = ("ragna", "borrek", "aldemar")
THINGS = ("sword", "axe", "staff", "new1", "new2", "new3", "gem")
heroes, things = st.sampled_from(HEROES), st.sampled_from(THINGS)
wares = st.sampled_from(["helmet", "dagger", "antidote"])
gold = st.integers(0, 120)
wishes: st.SearchStrategy[Command] = st.one_of(
    st.builds(town_commands.BuyItem, hero_id=heroes, item_id=things, content_id=wares),
    st.builds(town_commands.SellItem, hero_id=heroes, item_id=things, buyer=st.sampled_from(["town", "goblin_trader"])),
    st.builds(WearItem, hero_id=heroes, item_id=things, cause=st.just("notch")),
    st.builds(RepairItem, hero_id=heroes, item_id=things),
    st.builds(
        town_commands.OfferTrade, hero_id=heroes, trade_id=st.sampled_from(["t", "u"]), to_id=heroes,
        gives=st.lists(things, max_size=1).map(tuple), gold=gold, wanted_gold=gold,
    ),
    st.builds(town_commands.AcceptTrade, hero_id=heroes, trade_id=st.sampled_from(["t", "u"])),
    st.builds(town_commands.GiveGoldTo, hero_id=heroes, to_id=heroes, amount=st.integers(1, 90)),
    st.builds(LoseBodyPoints, hero_id=heroes, points=st.integers(4, 9)),
    st.builds(LeaveBehind, hero_id=heroes),
    st.builds(town_commands.LootHero, hero_id=heroes, lost_id=heroes),
    st.builds(ChangeGold, hero_id=heroes, change=st.integers(-60, 60)),
    st.builds(DismissHero, hero_id=st.just("aldemar")),
)  # fmt: skip
steps = st.lists(st.one_of(wishes, wishes, st.integers(0, 9)), min_size=4, max_size=14)


def new_town(database: Database) -> TableTop:
    table = TableTop(database, SYSTEM)
    for hero_id, hero_class in zip(HEROES, ("barbarian", "dwarf", "wizard"), strict=True):
        table.do(SeatHero(hero_id=hero_id, name=hero_id, hero_class=hero_class))
        table.do(ChangeGold(hero_id=hero_id, change=300))
    table.do(GiveItem(hero_id="ragna", item_id="gem", content_id="gem"))
    return table


def stands(table: TableTop) -> Table:
    state = table.state.table
    assert isinstance(state, Table)
    return state


@pytest.mark.rule("HQ-14.1-SHOP", "HQ-6-SELL")
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=steps)
def test_gold_only_ever_changes_hands(database: Database, steps: Sequence[Command | int]) -> None:
    table = new_town(database)
    for step in steps:
        with suppress(GameError):
            table.undo(_undoable(table, step)) if isinstance(step, int) else _carry_out(table, step)
        now = stands(table)
        assert gold_of_all_times(now) == 0


def _carry_out(table: TableTop, command: Command) -> None:
    """With the app's dice and the first of all options. Raises: GameError."""
    answers: list[AppRoll | Choice] = []
    while (prompt := table.play.preview(table.id, command, answers).prompt) is not None:
        if isinstance(prompt, RollPrompt):
            answers.append(AppRoll())
            table.play.throw(table.id, command, answers, table.form())
        else:
            answers.append(Choice(option=prompt.options[0]))
    table.do(command, *answers)


def _undoable(table: TableTop, pick: int) -> int | None:
    """One of the actions that count; the newest for 0."""
    with table.store.reading(table.id) as campaign:
        found = [one.revision for one in campaign.recent(20) if one.active and one.undoable]
    return found[pick % len(found)] if pick and found else None


@pytest.mark.rule("HQ-14.1-SHOP")
def test_the_last_piece_goes_to_one_of_two_who_buy_it_at_the_same_moment(database: Database) -> None:
    table, rounds = new_town(database), 200
    for hero_id in HEROES[:2]:
        table.do(ChangeGold(hero_id=hero_id, change=rounds * 100))
    before = stands(table)
    together = Barrier(2)

    def buy(hero_id: str, number: int) -> str:
        wish = town_commands.BuyItem(hero_id=hero_id, item_id=f"{hero_id}{number}", content_id="antidote")
        form = table.form()
        together.wait()
        try:
            table.do(wish, form=form)
        except GameError as refused:
            return refused.code
        return "bought"

    with ThreadPoolExecutor(2) as phones:
        for number in range(rounds):
            table.do(town_commands.LimitStock(content_id="antidote", number=1))
            told = [phones.submit(buy, hero_id, number) for hero_id in HEROES[:2]]
            assert sorted(one.result() for one in told) == ["bought", "shop.sold_out"]
    now = stands(table)
    owned = [item for hero in now.heroes.values() for item in hero.items if item.content_id == "antidote"]
    assert len(owned) == rounds
    assert now.ledger.town - before.ledger.town == rounds * 100
    assert gold_of_all_times(now) == 0
