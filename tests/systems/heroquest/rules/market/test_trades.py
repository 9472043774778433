"""Trades among heroes: both agree, everything changes hands at once, and nobody is sounded out."""

import pytest

from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest import commands as do
from app.systems.heroquest.market_commands import AcceptTrade, CancelTrade, OfferTrade
from app.systems.heroquest.state import Place, Table
from app.systems.heroquest.town_commands import GiveGoldTo
from tests.builders import after, facts, make_hero, make_item, make_table

ELF = make_hero("elf", "bow", "healing_potion_2", hero_id="elf", name="Liathan", gold=50)
DWARF = make_hero("dwarf", "axe", "shield_item", "gem", hero_id="dwarf", name="Borrek", gold=80)
TABLE = make_table(ELF, DWARF)


def offer(**changes: object) -> OfferTrade:
    fields = {"hero_id": "elf", "trade_id": "t", "to_id": "dwarf", "gives": ("healing_potion_2",), "wanted_gold": 30}
    return OfferTrade.model_validate({**fields, **changes})


def accept(hero_id: str = "dwarf") -> AcceptTrade:
    return AcceptTrade(hero_id=hero_id, trade_id="t")


def refusal(table: Table, command: Command) -> str:
    with pytest.raises(GameError) as refused:
        facts(table, command)
    return refused.value.code


@pytest.mark.rule("HQ-5")
def test_nothing_changes_hands_before_both_agree() -> None:
    offered = after(TABLE, offer(gold=5, wants=("axe",)))
    assert offered.heroes == TABLE.heroes
    traded = after(offered, accept())
    elf, dwarf = traded.heroes["elf"], traded.heroes["dwarf"]
    assert (elf.gold, dwarf.gold) == (75, 55)
    assert elf.item("axe") is not None
    assert dwarf.item("healing_potion_2") is not None
    assert traded.town.trades == ()


@pytest.mark.rule("HQ-5")
def test_either_side_may_say_no_and_nobody_else() -> None:
    offered = after(make_table(ELF, DWARF, make_hero(hero_id="third")), offer())
    for hero_id in ("elf", "dwarf"):
        assert after(offered, CancelTrade(hero_id=hero_id, trade_id="t")).town.trades == ()
    assert refusal(offered, CancelTrade(hero_id="third", trade_id="t")) == "trade.not_offered_to"
    assert [refusal(offered, accept(hero_id)) for hero_id in ("elf", "third")] == ["trade.not_offered_to"] * 2


@pytest.mark.rule("HQ-5")
def test_what_is_gone_by_then_is_not_traded() -> None:
    offered = after(TABLE, offer(gives=(), gold=40, wants=("gem",)[:0]))
    poorer = after(offered, GiveGoldTo(hero_id="elf", to_id="dwarf", amount=20))
    assert refusal(poorer, accept()) == "trade.gone"
    without = after(after(TABLE, offer()), do.DropItem(hero_id="elf", item_id="healing_potion_2"))
    assert refusal(without, accept()) == "trade.gone"
    too_dear = after(TABLE, offer(wanted_gold=81))
    assert refusal(too_dear, accept()) == "gold.not_enough"
    alone = after(after(TABLE, offer()), do.DismissHero(hero_id="dwarf"))
    assert alone.town.trades == ()


@pytest.mark.rule("HQ-5")
def test_an_offer_tells_nothing_of_the_others_pack_and_purse() -> None:
    """The same answer for what is hidden and for what is not there."""
    hidden, missing = offer(wants=("gem",)), offer(wants=("no-such-thing",))
    assert refusal(TABLE, hidden) == refusal(TABLE, missing) == "item.unknown"
    assert after(TABLE, offer(wants=("axe",), wanted_gold=99_999)).town.trades[0].wants == ("axe",)


@pytest.mark.rule("HQ-5")
@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"gives": (), "wanted_gold": 0}, "trade.empty"),
        ({"gold": 51}, "gold.not_enough"),
        ({"gives": ("gem",)}, "item.unknown"),
        ({"to_id": "elf"}, "trade.with_oneself"),
    ],
)
def test_what_cannot_be_offered(wrong: dict[str, object], code: str) -> None:
    assert refusal(TABLE, offer(**wrong)) == code


@pytest.mark.rule("HQ-5")
def test_nobody_floods_the_market() -> None:
    table = TABLE
    for number in range(8):
        table = after(table, offer(trade_id=f"t{number}", gives=(), gold=1, wanted_gold=0))
    assert refusal(table, offer(trade_id="one-more", gives=(), gold=1)) == "trade.too_many"
    assert refusal(table, offer(trade_id="t0")) in ("trade.too_many", "trade.offered_already")


@pytest.mark.rule("HQ-6-SURPLUS")
def test_a_weapon_that_finds_no_place_goes_to_the_pack() -> None:
    armed = make_hero("dwarf", "axe", make_item("broadsword", Place.BACK), hero_id="dwarf")
    traded = after(after(make_table(ELF, armed), offer(gives=("bow",), wanted_gold=0)), accept())
    bow = traded.heroes["dwarf"].item("bow")
    assert bow is not None
    assert bow.place is Place.PACK
