"""Who carries more or otherwise than the rules allow stays at home, and what puts it right."""

import pytest

from app.core.errors import GameError, RuleViolation
from app.systems.heroquest.equipment.commands import DropItem, PlaceItem
from app.systems.heroquest.quests.commands import CloseQuest, StartQuest
from app.systems.heroquest.quests.readiness import faults, open_faults, ways_out, ways_to_make_room
from app.systems.heroquest.state.figures import Condition, Hero, Item, Place
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import Table, TownMode
from app.systems.heroquest.town.commands import GiveItemTo, OpenTown, SellItem
from tests.builders import CONTENT, after, choose, facts, make_hero, make_item, make_table


def several(content_id: str, number: int) -> list[Item]:
    return [make_item(content_id, item_id=f"{content_id}.{one}") for one in range(number)]


def with_friend(hero: Hero, friend: Hero | None = None) -> Table:
    return make_table(hero, friend or make_hero("elf", hero_id="friend", name="Liathan"))


# What goes along, and how much of it is too much.
LIMITS = [
    ("gem", 4, 5),  # treasure cards
    ("antidote", 4, 5),  # potions count as such
    ("spell_scroll", 2, 3),
    ("spell_book", 2, 3),  # artifacts
]


@pytest.mark.rule("HQ-5", "HQ-8.3")
@pytest.mark.parametrize(("thing", "allowed", "too_many"), LIMITS)
def test_what_may_go_along(thing: str, allowed: int, too_many: int) -> None:
    fine = make_table(make_hero("elf", *several(thing, allowed)))
    assert after(fine, StartQuest()).heroes["hero"].on_quest
    table = make_table(make_hero("elf", *several(thing, too_many)))
    (fault,) = faults(table, table.heroes["hero"], CONTENT)
    assert (len(fault.item_ids), fault.most) == (too_many, allowed)
    for wish in (StartQuest(), StartQuest(hero_id="hero")):
        with pytest.raises(GameError) as refused:
            facts(table, wish)
        assert refused.value.code == "quest.not_ready"


@pytest.mark.rule("HQ-5")
@pytest.mark.parametrize("free", ["healing_potion_2", "healing_potion_4"])
def test_healing_potions_on_the_passport_never_count(free: str) -> None:
    table = make_table(make_hero("elf", *several(free, 9)))
    assert after(table, StartQuest()).heroes["hero"].on_quest


@pytest.mark.rule("HQ-6-SURPLUS", "HQ-3-CARRY")
@pytest.mark.parametrize(
    ("items", "is_ready"),
    [
        (("broadsword", "axe", "dagger"), True),  # two large ones and a dagger
        (("broadsword", "axe", make_item("short_sword")), False),
        (("broadsword", make_item("axe")), False),  # found, and not taken up
        (("broadsword", make_item("axe", broken=True)), True),
    ],
)
def test_two_large_weapons_and_a_dagger(items: tuple[str | Item, ...], is_ready: bool) -> None:
    table = make_table(make_hero("barbarian", *items))
    assert (not faults(table, table.heroes["hero"], CONTENT)) is is_ready


@pytest.mark.rule("HQ-5", "HQ-8.3", "HQ-6-SELL")
@pytest.mark.parametrize(("thing", "allowed", "too_many"), LIMITS)
def test_every_way_out_leaves_less_to_put_right(thing: str, allowed: int, too_many: int) -> None:
    """As a matrix: kept back, sold where the price is known, handed to who has room; afterwards everybody may go."""
    table = with_friend(make_hero("barbarian", *several(thing, too_many)))
    ways = ways_out(table, CONTENT, "hero", f"{thing}.0")
    has_price = CONTENT.items[thing].price is not None or CONTENT.items[thing].worth is not None
    assert {type(way) for way in ways} == {DropItem, GiveItemTo, *([SellItem] if has_price else [])}
    for way in ways:
        assert open_faults(after(table, way), CONTENT) == 0
    full = with_friend(table.heroes["hero"], make_hero("elf", *several(thing, allowed), hero_id="friend"))
    assert GiveItemTo not in {type(way) for way in ways_out(full, CONTENT, "hero", f"{thing}.0")}


@pytest.mark.rule("HQ-6-SURPLUS")
def test_a_found_weapon_is_taken_up_where_there_is_room() -> None:
    table = with_friend(make_hero("barbarian", make_item("axe")), make_hero("wizard", hero_id="friend"))
    ways = ways_out(table, CONTENT, "hero", "axe")
    assert PlaceItem(hero_id="hero", item_id="axe", place=Place.HAND) in ways
    assert GiveItemTo(hero_id="hero", item_id="axe", to_id="friend") not in ways


@pytest.mark.rule("HQ-6-SURPLUS")
def test_which_weapon_is_sold_is_the_players_choice_also_in_a_closed_town() -> None:
    """The one in the pack or one at hand, after which the found one finds a place."""
    table = make_table(make_hero("barbarian", "broadsword", "axe", make_item("short_sword")))
    for town in (table, after(table, OpenTown(town_mode=TownMode.CLOSED))):
        assert SellItem(hero_id="hero", item_id="short_sword") in ways_out(town, CONTENT, "hero", "short_sword")
        sales = ways_to_make_room(town, CONTENT, "hero", "short_sword")
        assert {sale.item_id for sale in sales} <= {"broadsword", "axe"}
        assert ways_to_make_room(town, CONTENT, "hero", "axe") == ()
        assert open_faults(after(town, SellItem(hero_id="hero", item_id="short_sword")), CONTENT) == 0
    assert {sale.item_id for sale in ways_to_make_room(table, CONTENT, "hero", "short_sword")} == {"broadsword", "axe"}
    closed = after(table, OpenTown(town_mode=TownMode.CLOSED))
    with pytest.raises(RuleViolation, match=r"town\.closed"):
        facts(closed, SellItem(hero_id="hero", item_id="axe"))
    away = make_table(table.heroes["hero"].model_copy(update={"on_quest": True}))
    with pytest.raises(RuleViolation, match=r"sale\.between_quests"):
        facts(away, SellItem(hero_id="hero", item_id="short_sword"))


def test_the_dead_and_those_under_way_hold_nobody_up() -> None:
    dead = make_hero("elf", *several("gem", 9), hero_id="dead", condition=Condition.LOST)
    away = make_hero("elf", *several("gem", 9), hero_id="away").model_copy(update={"on_quest": True})
    table = make_table(make_hero("dwarf"), dead, away)
    assert open_faults(table, CONTENT) == 0
    assert after(table, StartQuest(hero_id="hero")).heroes["hero"].on_quest


@pytest.mark.rule("HQ-5", "HQ-6-SELL")
def test_what_exceeds_may_be_sold_at_the_close() -> None:
    hero = make_hero("elf", *several("gem", 5)).model_copy(update={"on_quest": True})
    home = after(make_table(hero), CloseQuest(), choose("sell")).heroes["hero"]
    assert (len(home.items), home.gold) == (4, CONTENT.items["gem"].worth)


@pytest.mark.rule("HQ-5-END")
def test_after_the_close_nobody_is_held_up() -> None:
    things = (*several("gem", 6), *several("spell_scroll", 3), make_item("short_sword"))
    hero = make_hero("barbarian", "broadsword", "axe", *things).model_copy(update={"on_quest": True})
    given = [choose("drop"), choose("drop"), choose("axe")]
    home = after(make_table(hero).model_copy(update={"house_rules": HouseRules()}), CloseQuest(), *given)
    assert open_faults(home, CONTENT) == 0
