"""What the town offers a hero: everything with its price, what it changes, or the rule that forbids it."""

import pytest

from app.core.errors import GameError
from app.core.events import Command
from app.core.game_system import Role, Viewer
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.magic.commands import NameSpell
from app.systems.heroquest.odds.attack_odds import blow_at_kind, met_kinds
from app.systems.heroquest.possible.town import Deal, Shop, command_of, deals, figures_of, tried
from app.systems.heroquest.state.figures import Hero, Place, Weakness
from app.systems.heroquest.state.table import Table, TownMode, Visitor
from app.systems.heroquest.town.commands import OpenTown, ReceiveVisitor
from tests.builders import after, make_hero, make_item, make_monster, make_table


def deal(table: Table, shop: Shop, subject: str) -> Deal:
    return next(one for one in deals(table, "hero") if (one.shop, one.subject) == (shop, subject))


def refused(one: Deal) -> tuple[str, str | None]:
    assert one.refusal is not None
    return one.refusal.code, one.refusal.rule


def wizard(**values: int) -> Hero:
    return make_hero("wizard", "staff", gold=200, gained_mind=values.get("gained_mind", 0)).model_copy(
        update={"quests_passed": values.get("quests_passed", 0)}
    )


@pytest.mark.rule("HQ-14.1-SHOP", "HQ-6-CAPS")
def test_a_shield_raises_the_defence_also_for_who_cannot_pay_it() -> None:
    poor = deal(make_table(make_hero("dwarf", "axe", gold=1)), Shop.ARMOURER, "shield_item")
    assert refused(poor) == ("gold.not_enough", None)
    assert poor.figures is not None
    assert (len(poor.figures.defence), poor.figures.place) == (3, Place.WORN)


@pytest.mark.rule("HQ-3-CARRY", "HQ-3-ARMOUR")
def test_what_is_forbidden_names_its_chapter() -> None:
    table = make_table(wizard())
    assert refused(deal(table, Shop.ARMOURER, "chain_mail")) == ("carrying.class", "HQ-3-ARMOUR")
    assert refused(deal(table, Shop.WEAPONSMITH, "broadsword")) == ("carrying.class", "HQ-3-CARRY")


@pytest.mark.rule("HQ-8.1-GILDE")
def test_the_academy_teaches_who_has_come_so_far() -> None:
    named = NameSpell(spell="guild_1", name="Funkenregen", price=150)
    begun = after(make_table(wizard()), named)
    assert refused(deal(begun, Shop.ACADEMY, "guild_1")) == ("guild.too_soon", "HQ-8.1-GILDE")
    ripe = deal(after(make_table(wizard(gained_mind=1, quests_passed=11)), named), Shop.ACADEMY, "guild_1")
    assert (ripe.price, ripe.refusal) == (150, None)
    assert not [one for one in deals(after(make_table(), named), "hero") if one.shop is Shop.ACADEMY]


@pytest.mark.rule("HQ-15.2-NOTCH", "HQ-14-INJURY", "HQ-15.1-SELL")
def test_smith_healer_market_and_visitors() -> None:
    things = (make_item("axe", Place.HAND, notches=1), make_item("helmet", Place.WORN, damaged=True))
    rusty = make_item("hand_axe", Place.BACK, rusty=True)
    table = make_table(make_hero("dwarf", *things, rusty, gold=300, injuries=[Weakness.BOTH]))
    mended = deal(table, Shop.SMITH, "axe")
    assert (mended.price, mended.refusal) == (50, None)
    assert refused(deal(table, Shop.SMITH, "hand_axe")) == ("smith.rust_stays", "HQ-15.1-RUST")
    healed = deal(table, Shop.HEALER, "injury")
    assert healed.figures is not None
    assert (healed.price, healed.figures.injuries) == (100, 0)
    assert [deal(table, Shop.MARKET, one).price for one in ("axe", "helmet", "hand_axe")] == [125, 60, 37]
    shops = {one.shop for one in deals(table, "hero")}
    assert not shops & {Shop.GOBLIN_TRADER, Shop.DRUID}
    for visitor in Visitor:
        table = after(table, ReceiveVisitor(visitor=visitor))
    assert deal(table, Shop.GOBLIN_TRADER, "axe").price == 62
    assert deal(table, Shop.DRUID, "injury").refusal is None


@pytest.mark.rule("HQ-4-ADJACENT")
def test_a_better_weapon_does_better_against_what_everybody_has_seen() -> None:
    unseen = make_monster("gargoyle", monster_id="unseen").model_copy(update={"hidden": True})
    table = make_table(make_hero("dwarf", "hand_axe"), make_monster("orc"), unseen)
    assert met_kinds(table) == ["orc"]
    hero = table.heroes["hero"]
    old, new = blow_at_kind(table, hero, "orc"), blow_at_kind(table, hero, "orc", "battle_axe")
    assert old is not None
    assert new is not None
    assert new.wounds > old.wounds
    assert blow_at_kind(table, table.heroes["hero"], "orc", "bow") is not None


@pytest.mark.rule("HQ-6-SELL", "HQ-15.2-NOTCH")
def test_equal_things_in_the_pack_are_asked_about_once_and_come_to_what_each_comes_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = list[str]()

    def counted(table: Table, wish: Command, content: Content) -> tuple[GameError | None, Table | None]:
        asked.append(wish.type)
        return tried(table, wish, content)

    monkeypatch.setattr("app.systems.heroquest.possible.town.tried", counted)
    hoard = [make_item("axe", Place.PACK, item_id=f"axe.{number}", notches=number % 2) for number in range(40)]
    table = make_table(make_hero("dwarf", make_item("axe", Place.HAND, item_id="first"), *hoard, gold=300))
    found = {(one.shop, one.subject): one for one in deals(table, "hero")}
    assert (asked.count("sell_item"), asked.count("repair_item")) == (3, 1), "in the hand, whole, notched"
    for number in (0, 1, 38, 39):
        sale = found[Shop.MARKET, f"axe.{number}"]
        error, sold = tried(table, command_of(sale), SYSTEM.content)
        assert error is None
        assert sold is not None
        assert sale.figures == figures_of(sold, sold.heroes["hero"], SYSTEM.content)
    assert {one.price for (shop, _), one in found.items() if shop is Shop.MARKET} == {125}
    assert len([one for shop, one in found if shop is Shop.SMITH and one.startswith("axe.")]) == 20


def test_deals_are_offers_of_a_hero_at_home_and_may_be_sent_with_a_name_for_the_new_thing() -> None:
    table = make_table(make_hero("dwarf", "axe", "staff", gold=300))
    offers = SYSTEM.offers(table, Viewer(role=Role.PLAYER, hero_ids=frozenset({"hero"})), "hero")
    found = [one for one in offers if one.group == "town"]
    assert found == list(deals(table, "hero"))
    (helmet,) = [one for one in found if one.told.get("content_id") == "helmet"]
    assert (helmet.type, helmet.asks, helmet.refusal) == ("buy_item", ("item_id",), None)
    bought = after(table, command_of(next(one for one in deals(table, "hero") if one == helmet), "mine"))
    assert bought.heroes["hero"].item("mine") is not None
    (axe,) = [one for one in found if one.type == "sell_item" and one.told["item_id"] == "axe"]
    assert (axe.asks, axe.command) == ((), {"type": "sell_item", "hero_id": "hero", "item_id": "axe"})


def test_on_a_quest_the_town_is_no_offer_unless_it_lets_the_heroes_in() -> None:
    table = make_table(make_hero("dwarf", "axe", gold=300).model_copy(update={"on_quest": True}))

    def town(table: Table) -> list[str]:
        offers = SYSTEM.offers(table, Viewer(role=Role.GAME_MASTER), "hero")
        return [one.type for one in offers if one.group == "town"]

    assert town(table) == []
    assert "buy_item" in town(after(table, OpenTown(town_mode=TownMode.FREE, during_quest=True)))
    assert "sell_item" in town(after(table, ReceiveVisitor(visitor=Visitor.GOBLIN_TRADER)))
