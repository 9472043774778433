"""Trades among heroes: both agree, everything changes hands at once, and nobody is sounded out."""

import pytest

from app.core.errors import GameError, RuleViolation, UnknownSubject
from app.core.events import Command
from app.systems.heroquest.equipment.commands import DropItem
from app.systems.heroquest.party.commands import DismissHero
from app.systems.heroquest.state.figures import Item, Place
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.town.commands import AcceptTrade, CancelTrade, GiveGoldTo, OfferTrade
from app.systems.heroquest.town.events import GoldPassed
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
    without = after(after(TABLE, offer()), DropItem(hero_id="elf", item_id="healing_potion_2"))
    assert refusal(without, accept()) == "trade.gone"
    too_dear = after(TABLE, offer(wanted_gold=81))
    assert refusal(too_dear, accept()) == "gold.not_enough"
    alone = after(after(TABLE, offer()), DismissHero(hero_id="dwarf"))
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
def test_one_side_of_an_offer_is_enough_and_one_name_stands_for_one_offer() -> None:
    nothing = {"gives": (), "wants": (), "gold": 0, "wanted_gold": 0}
    for part in ({"gives": ("bow",)}, {"wants": ("axe",)}, {"gold": 1}, {"wanted_gold": 1}):
        assert len(after(TABLE, offer(**{**nothing, **part})).town.trades) == 1
    assert refusal(after(TABLE, offer()), offer(gold=1)) == "trade.offered_already"
    with pytest.raises(RuleViolation) as too_dear:
        facts(TABLE, offer(gold=51))
    assert too_dear.value.field == "gold"


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


@pytest.mark.rule("HQ-5")
def test_an_offer_nobody_made_and_gold_nobody_has_are_told_at_the_trade() -> None:
    for command in (accept(), CancelTrade(hero_id="elf", trade_id="t")):
        with pytest.raises(UnknownSubject) as unknown:
            facts(TABLE, command)
        assert (unknown.value.code, unknown.value.field) == ("trade.unknown", "trade_id")
    with pytest.raises(RuleViolation) as too_dear:
        facts(after(TABLE, offer(wanted_gold=81)), accept())
    assert (too_dear.value.code, too_dear.value.field) == ("gold.not_enough", "trade_id")


@pytest.mark.rule("HQ-5")
def test_gold_for_the_same_gold_changes_no_hands() -> None:
    told = facts(after(TABLE, offer(gold=30)), accept())
    assert not any(isinstance(fact, GoldPassed) for fact in told)


@pytest.mark.rule("HQ-8.3")
def test_only_a_scroll_needs_somebody_who_can_read() -> None:
    dull = DWARF.model_copy(update={"mind_points": 1})
    reader = make_hero("elf", "spell_scroll", "bow", hero_id="elf")
    table = make_table(reader, dull)
    scroll = after(table, offer(gives=("spell_scroll",), wanted_gold=0))
    assert refusal(scroll, accept()) == "trade.cannot_read"
    bow = after(after(table, offer(gives=("bow",), wanted_gold=0)), accept())
    assert bow.heroes["dwarf"].item("bow") is not None
    wise = after(after(make_table(reader, DWARF), offer(gives=("spell_scroll",), wanted_gold=0)), accept())
    assert wise.heroes["dwarf"].item("spell_scroll") is not None


@pytest.mark.rule("HQ-5")
@pytest.mark.parametrize("side", ["gives", "wants"])
def test_between_quests_nobody_is_given_more_than_may_be_carried_on(side: str) -> None:
    """Two scrolls are the limit for both sides of a trade; more of other things may change hands."""
    full = [make_item("spell_scroll", item_id=f"own-{number}") for number in range(2)]
    one = make_item("spell_scroll", Place.BELT, "one")
    giver, taker = ("elf", "dwarf") if side == "gives" else ("dwarf", "elf")
    fields = {"gives": (), "wants": (), "gold": 1, "wanted_gold": 0}

    def offered(*carried: Item, thing: str = "one", on_quest: bool = False) -> Table:
        rich = make_hero("elf", one, make_item("axe", Place.BACK), hero_id=giver, gold=9)
        other = make_hero("wizard", *carried, hero_id=taker, gold=9).model_copy(update={"on_quest": on_quest})
        return after(make_table(rich, other), offer(**{**fields, side: (thing,)}))

    assert refusal(offered(*full), accept()) == "trade.no_room"
    burdened = (*full, make_item("spell_scroll", item_id="own-3"))
    for table, thing in (
        (offered(full[0]), "one"),
        (offered(*full, on_quest=True), "one"),
        (offered(*burdened, thing="axe"), "axe"),
    ):
        assert after(table, accept()).heroes[taker].item(thing) is not None
