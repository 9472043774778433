"""Whatever way a thing comes to a hero, no limit of the book is passed: it is refused, or it stays out of use and he
does not set out with it."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from app.core.answers import Answers
from app.core.errors import GameError, RuleViolation
from app.core.events import Command
from app.systems.heroquest.catalogue.commands import ChangeContent
from app.systems.heroquest.equipment.carrying import loadout_problems
from app.systems.heroquest.equipment.commands import GiveItem, PlaceItem, ReadyWeapon
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.state.figures import Condition, Hero, Item, Place
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.town.commands import AcceptTrade, BuyItem, GiveItemTo, LootHero, OfferTrade
from tests.builders import CONTENT, after, make_hero, make_item, make_table
from tests.systems.heroquest.playing import carry_out, play

NEW = "the-new-one"
GEMS = [make_item("gem", item_id=f"gem{number}") for number in range(4)]
SCROLLS = [make_item("spell_scroll", item_id=f"scroll{number}") for number in range(2)]
DAGGER = make_item("dagger", Place.BELT)
ARTIFACTS = [make_item(one) for one in ("talisman_of_lore", "ring_of_return")]


class Limit(NamedTuple):
    """Who has as much as he may, what would be too much, and the rule that says so."""

    hero: Hero
    thing: str
    code: str


def taker(hero_class: str, *items: str | Item, mind_points: int | None = None) -> Hero:
    return make_hero(hero_class, *items, hero_id="taker", name="Taker", gold=5000, mind_points=mind_points)


LIMITS = {
    "two large weapons (3)": Limit(taker("barbarian", "broadsword", "axe"), "hand_axe", "carrying.two_weapons"),
    "one small weapon (3)": Limit(taker("dwarf", "axe", DAGGER), "dagger", "carrying.belt_full"),
    "two hands (3)": Limit(taker("dwarf", "axe", "shield_item"), "battle_axe", "carrying.two_handed"),
    "shield and bow (3)": Limit(taker("dwarf", "bow"), "shield_item", "carrying.shield_with_ranged"),
    "armour of others (3)": Limit(taker("wizard", "staff"), "chain_mail", "carrying.class"),
    "weapons of others (3)": Limit(taker("wizard"), "broadsword", "carrying.class"),
    "beside the bow (1.1)": Limit(taker("elf", "bow"), "broadsword", "carrying.beside_bow"),
    "each part once (6)": Limit(taker("dwarf", "axe", "helmet"), "helmet", "carrying.covered_already"),
    "cap of the attack (6)": Limit(taker("battle_mage", "short_sword"), "battle_axe", "carrying.attack_cap"),
    "four treasures (5)": Limit(taker("dwarf", "axe", *GEMS), "gem", "trade.no_room"),
    "two artifacts (5)": Limit(taker("dwarf", "axe", *ARTIFACTS), "spell_book", "trade.no_room"),
    "two scrolls (8.3)": Limit(taker("dwarf", "axe", *SCROLLS), "spell_scroll", "trade.no_room"),
    "reading (8.3)": Limit(taker("dwarf", "axe", mind_points=1), "spell_scroll", "trade.cannot_read"),
}


def table_of(limit: Limit, *, from_dead: bool = False) -> Table:
    """The hero, and somebody who has the thing in the pack."""
    condition = Condition.LOST if from_dead else Condition.STANDING
    giver = make_hero("dwarf", make_item(limit.thing, item_id=NEW), hero_id="giver", condition=condition)
    return make_table(limit.hero, giver)


def bought(limit: Limit) -> Table:
    alone = make_table(limit.hero)
    return after(alone, BuyItem(hero_id="taker", item_id=NEW, content_id=limit.thing))


def given(limit: Limit) -> Table:
    return after(table_of(limit), GiveItemTo(hero_id="giver", item_id=NEW, to_id="taker"))


def traded(limit: Limit) -> Table:
    offered = after(table_of(limit), OfferTrade(hero_id="giver", trade_id="t", to_id="taker", gives=(NEW,)))
    return after(offered, AcceptTrade(hero_id="taker", trade_id="t"))


def looted(limit: Limit) -> Table:
    return after(table_of(limit, from_dead=True), LootHero(hero_id="taker", lost_id="giver", items=(NEW,)))


def found(limit: Limit) -> Table:
    """A card, a chest, the game master: all hand a thing over like this."""
    alone = make_table(limit.hero)
    return after(alone, GiveItem(hero_id="taker", item_id=NEW, content_id=limit.thing))


WAYS: list[Callable[[Limit], Table]] = [bought, given, traded, looted, found]


@pytest.mark.rule("HQ-3-CARRY", "HQ-3-SHIELD", "HQ-3-ARMOUR", "HQ-5", "HQ-6-ARMOUR", "HQ-6-CAPS", "HQ-8.3")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("limit", LIMITS.values(), ids=LIMITS.keys())
def test_no_way_leads_past_a_limit(limit: Limit, way: Callable[[Limit], Table]) -> None:
    assert loadout_problems(limit.hero, CONTENT, make_table().house_rules) == ()
    table = carried_off(limit, way)
    if table is None:
        return
    new = table.heroes["taker"].item(NEW)
    assert new is not None
    assert new.place is Place.PACK
    for wish in in_use(limit):
        with pytest.raises(RuleViolation):
            after(table, wish)
    assert_ready_or_stopped(table, limit)


def carried_off(limit: Limit, way: Callable[[Limit], Table]) -> Table | None:
    """The table when the thing has changed hands; None when it was refused for the right reason."""
    try:
        return way(limit)
    except GameError as error:
        refused = error.code
    assert refused in (limit.code, "shop.not_sold")
    return None


def in_use(limit: Limit) -> list[Command]:
    """Every attempt to use the new thing all the same."""
    entry = CONTENT.items[limit.thing]
    places = (Place.HAND, Place.BACK, Place.BELT) if entry.weapon else (Place.WORN,) if entry.armor else ()
    tries: list[Command] = [PlaceItem(hero_id="taker", item_id=NEW, place=place) for place in places]
    return [*tries, ReadyWeapon(hero_id="taker", item_id=NEW)] if entry.weapon else tries


def assert_ready_or_stopped(table: Table, limit: Limit) -> None:
    """Armour in the pack is only luggage; a weapon there and a card too many keep the hero at home."""
    entry = CONTENT.items[limit.thing]
    if entry.armor is not None or limit.code == "trade.cannot_read":
        return
    with pytest.raises(RuleViolation) as refused:
        after(table, StartQuest(hero_id="taker"))
    assert refused.value.code == "quest.not_ready"


@pytest.mark.rule("HQ-5", "HQ-6-SURPLUS", "HQ-8.3")
@pytest.mark.parametrize("limit", [one for one in LIMITS.values() if one.code != "trade.cannot_read"])
def test_what_is_found_on_a_quest_is_settled_when_it_closes(limit: Limit) -> None:
    """During a quest there is no limit; a hero who comes home with too much has to give up the rest."""
    from_home = make_table(limit.hero.model_copy(update={"on_quest": True}), make_hero(hero_id="other"))
    carried = after(from_home, GiveItem(hero_id="taker", item_id=NEW, content_id=limit.thing))
    close = next(kind for kind in SYSTEM.command_types if kind.model_fields["type"].default == "close_quest")
    home = play(carried, [close.model_validate({"type": "close_quest"})], (0,))
    assert home.heroes["taker"].on_quest is False
    assert loadout_problems(home.heroes["taker"], CONTENT, home.house_rules) == ()


CHANGES = {
    "class (3)": ("broadsword", 'not_for = ["barbarian"]', "carrying.class"),
    "cap of the attack (6)": ("broadsword", "weapon = { dice = 6 }", "carrying.attack_cap"),
    "cap of the defence (6)": ("helmet", "armor = { dice = 5 }", "carrying.defence_cap"),
    "each part once (6)": ("helmet", 'armor = { covers = "arm" }', "carrying.covered_already"),
    "two large weapons (3)": ("dagger", "weapon = { large = true }", "carrying.wrong_place"),
    "armour and cloak (6)": ("helmet", 'armor = { covers = "cloak", dice = 1 }', "carrying.same_property"),
    "shield (3)": ("axe", "weapon = { two_handed = true }", "carrying.two_handed"),
}


@pytest.mark.rule("HQ-3-CARRY", "HQ-6-CAPS", "HQ-6-ARMOUR")
@pytest.mark.parametrize(("content_id", "fields", "code"), CHANGES.values(), ids=CHANGES.keys())
def test_a_change_of_the_catalogue_takes_nothing_but_stops_who_sets_out(
    content_id: str, fields: str, code: str
) -> None:
    belt = make_item("dagger", Place.BELT)
    table = make_table(taker("barbarian", "broadsword", "axe", belt, "helmet", "shield_item", "chain_mail"))
    assert loadout_problems(table.heroes["taker"], CONTENT, table.house_rules) == ()
    table = changing(table, content_id, fields)
    content = SYSTEM.content_of(table)
    problems = loadout_problems(table.heroes["taker"], content, table.house_rules)
    assert code in {problem.code for problem in problems}
    with pytest.raises(RuleViolation) as refused:
        list(SYSTEM.decide(table, StartQuest(hero_id="taker"), Answers()))
    assert refused.value.code == "quest.not_ready"


def changing(table: Table, content_id: str, fields: str) -> Table:
    """The table after a change of the catalogue."""
    for event in carry_out(table, ChangeContent(kind="items", id=content_id, fields=fields)):
        changed = SYSTEM.evolve(table, event)
        assert isinstance(changed, Table)
        table = changed
    return table


@pytest.mark.rule("HQ-8.3")
def test_no_shop_sells_a_scroll_to_who_cannot_read() -> None:
    bought = BuyItem(hero_id="taker", item_id=NEW, content_id="spell_scroll")
    sold = "for_sale = true\nprice = 50"
    dull = changing(make_table(taker("dwarf", "axe", mind_points=1)), "spell_scroll", sold)
    with pytest.raises(RuleViolation) as refused:
        list(SYSTEM.decide(dull, bought, Answers()))
    assert (refused.value.code, refused.value.field) == ("trade.cannot_read", "content_id")
    reader = changing(make_table(taker("dwarf", "axe", mind_points=2)), "spell_scroll", sold)
    assert [event.type for event in SYSTEM.decide(reader, bought, Answers())][-1] == "item.bought"
