"""When the town does business, with whom, and who comes by."""

import pytest

from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest.body.commands import HealInjury
from app.systems.heroquest.equipment.commands import ChangeGold, ReadyWeapon
from app.systems.heroquest.magic.commands import LearnGuildSpell
from app.systems.heroquest.personal import KeepNotes
from app.systems.heroquest.player_permissions import player_may
from app.systems.heroquest.quests.commands import CloseQuest
from app.systems.heroquest.state.figures import Weakness
from app.systems.heroquest.state.table import Table, TownMode, Visitor
from app.systems.heroquest.town.commands import BuyItem, CancelTrade, OfferTrade, OpenTown, ReceiveVisitor, SellItem
from app.systems.heroquest.wear import RepairItem
from tests.builders import after, facts, make_hero, make_item, make_table
from tests.systems.heroquest.playing import play

HERO = make_hero("dwarf", make_item("axe", notches=1), "gem", gold=500, injuries=[Weakness.BOTH])
BUY = BuyItem(hero_id="hero", item_id="new", content_id="antidote")
BUSINESS: list[Command] = [
    BUY,
    SellItem(hero_id="hero", item_id="gem"),
    RepairItem(hero_id="hero", item_id="axe"),
    HealInjury(hero_id="hero"),
]


def town(mode: TownMode = TownMode.FREE, *, during_quest: bool = False, on_quest: bool = False) -> Table:
    table = make_table(HERO.model_copy(update={"on_quest": on_quest}))
    if (mode, during_quest) == (TownMode.FREE, False):
        return table
    return after(table, OpenTown(town_mode=mode, during_quest=during_quest))


def code_of(table: Table, command: Command) -> str:
    with pytest.raises(GameError) as refused:
        facts(table, command)
    return refused.value.code


@pytest.mark.rule("HQ-14.1-SHOP", "HQ-6-SELL", "HQ-15.2-NOTCH", "HQ-14-INJURY")
@pytest.mark.parametrize("command", BUSINESS, ids=lambda command: command.type)
def test_a_closed_town_does_no_business_and_an_open_one_lets_in_who_may(command: Command) -> None:
    assert facts(town(), command)
    assert facts(town(TownMode.ASK), command)
    assert code_of(town(TownMode.CLOSED, during_quest=True), command) == "town.closed"
    assert code_of(town(on_quest=True), command) != "town.closed"
    assert facts(town(during_quest=True, on_quest=True), command)


@pytest.mark.rule("HQ-14.1-SHOP")
def test_who_needs_to_ask_whom() -> None:
    free, ask, away = town(), town(TownMode.ASK), town(on_quest=True)
    spell = LearnGuildSpell(hero_id="hero", spell="guild_1")
    assert [player_may(free, command) for command in (*BUSINESS, spell)] == [True] * 5
    assert [player_may(ask, command) for command in (*BUSINESS, spell)] == [False] * 5
    for known_to_the_master in ({"price": 5}, {"quest_allows": True}):
        assert player_may(free, BUY.model_copy(update=known_to_the_master)) is False
    swap, gift = ReadyWeapon(hero_id="hero", item_id="axe"), OfferTrade(hero_id="hero", trade_id="t", to_id="x")
    assert (player_may(free, swap), player_may(away, swap)) == (True, None)
    assert (player_may(ask, gift), player_may(away, gift)) == (True, None)
    refused, note = CancelTrade(hero_id="hero", trade_id="t"), KeepNotes(hero_id="hero", notes="Brot")
    assert [player_may(table, command) for table in (ask, away) for command in (refused, note)] == [True] * 4
    assert player_may(free, ChangeGold(hero_id="hero", change=5)) is None


@pytest.mark.rule("HQ-14-INJURY", "HQ-15.1-SELL")
def test_players_deal_with_visitors_only_while_they_are_there() -> None:
    trader = SellItem(hero_id="hero", item_id="axe", buyer="goblin_trader")
    druid = HealInjury(hero_id="hero", means="druid")
    assert [player_may(town(), one) for one in (trader, druid)] == [False, False]
    here = town(on_quest=True)
    for visitor in Visitor:
        here = after(here, ReceiveVisitor(visitor=visitor))
    assert [player_may(here, one) for one in (trader, druid)] == [True, True]
    assert code_of(here, ReceiveVisitor(visitor=Visitor.DRUID)) == "value.no_change"
    alone = after(here, ReceiveVisitor(visitor=Visitor.DRUID, is_here=False))
    assert alone.town.visitors == (Visitor.GOBLIN_TRADER,)
    assert play(here, [CloseQuest()], (0,)).town.visitors == ()


def test_opening_as_it_is_changes_nothing() -> None:
    assert code_of(town(TownMode.ASK), OpenTown(town_mode=TownMode.ASK)) == "value.no_change"
