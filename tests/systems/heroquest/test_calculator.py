"""Single rules: which commands are rules, and tables made of described figures."""

import pytest

from app.core.rulebook import by_chapter
from app.systems.heroquest.calculator.figures import HeroDescription, MonsterDescription, TableDescription
from app.systems.heroquest.calculator.tables import described_table
from app.systems.heroquest.combat.commands import PlaceMonster
from app.systems.heroquest.content.loader import rulebook
from app.systems.heroquest.registry import catalog, command_types
from app.systems.heroquest.state.figures import Condition, Hero, Monster, Place
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT

# What corrects, writes down or makes room applies no rule of the book.
BOOKKEEPING = {
    "dismiss_hero", "rename_hero", "move_seat", "change_gold", "change_quest_points", "change_attribute", "drop_item",
    "mend_item", "lose_spell_set", "choose_house_rule", "remove_monster", "wound_monster", "clear_board",
    "remove_monsters",
    "reveal_area", "change_spell_tally", "name_spell", "name_own_spell", "end_effect", "impose_effect",
    "change_content", "remove_content", "import_content", "begin_play", "end_turn", "take_turn", "end_play",
    "mark_presence",
    "draw_card", "put_card_back", "discard_card", "bring_card_in", "peek_at_deck", "shuffle_deck", "use_physical_deck",
    "write_deck", "remove_deck",
    "write_quest", "remove_quest", "note_quest", "share_reward",
    "reveal_monsters", "hide_monsters", "change_monster", "rename_monster", "set_temper",
    "show_monster_points",
    "lay_map", "take_map_away", "put_map_aside", "bring_map_back", "put_figure", "open_door",
    "prepare_room", "remove_room", "open_room", "keep_note", "decide_today", "settle_note", "start_clock", "stop_clock",
    "count_on", "write_table", "remove_table", "roll_on_table",
    "keep_notes", "choose_portrait", "show_picture", "forget_pictures", "set_hero_aside", "recall_hero", "import_hero",
}  # fmt: skip
OF_THE_CAMPAIGN = {
    "former", "own_spells", "own_content", "round", "decks", "own_decks", "slain", "monster_points",
    "quest_log", "resting", "town", "ledger", "map", "map_aside", "screen",
}  # fmt: skip


def test_every_command_is_a_rule_or_bookkeeping() -> None:
    types = {str(kind.model_fields["type"].default) for kind in command_types()}
    assert types - set(catalog()) == BOOKKEEPING


def test_every_rule_stands_in_one_chapter() -> None:
    listed = [entry.id for _, entries in by_chapter(rulebook(), catalog()) for entry in entries]
    assert sorted(listed) == sorted(catalog())
    known = set(rulebook().ids())
    assert all(set(entry.rules) <= known for entry in catalog().values())


def test_everything_a_figure_can_be_is_describable() -> None:
    assert set(Hero.model_fields) <= set(HeroDescription.model_fields)
    assert set(Monster.model_fields) <= set(MonsterDescription.model_fields)
    assert set(PlaceMonster.model_fields) - {"type", "monster_id", "count", "beside", "lot"} <= set(
        MonsterDescription.model_fields
    )
    assert set(Table.model_fields) - set(TableDescription.model_fields) <= OF_THE_CAMPAIGN


def described(**hero: object) -> Hero:
    table = TableDescription.model_validate({"heroes": [hero]}, strict=False)
    return described_table(table, CONTENT).heroes["hero-1"]


@pytest.mark.parametrize("hero_class", CONTENT.classes)
def test_a_hero_of_whom_nothing_is_said_is_as_the_book_has_him(hero_class: str) -> None:
    values = CONTENT.classes[hero_class]
    order = CONTENT.lores[values.lores[0]].order if values.orders else None
    hero = described(hero_class=hero_class, magic_order=order)
    assert (hero.body_points, hero.mind_points, hero.condition) == (values.body, values.mind, Condition.STANDING)


def test_things_go_where_they_fit() -> None:
    things = ["broadsword", "axe", "dagger", "helmet", "healing_potion_4"]
    hero = described(hero_class="barbarian", items=[{"content_id": one} for one in things])
    assert [item.place for item in hero.items] == [Place.HAND, Place.BACK, Place.BELT, Place.WORN, Place.PACK]


def test_things_of_one_kind_have_ids_of_their_own() -> None:
    hero = described(hero_class="barbarian", items=[{"content_id": "healing_potion_4"}] * 2)
    assert [item.id for item in hero.items] == ["healing_potion_4", "healing_potion_4-2"]


@pytest.mark.parametrize(("condition", "points"), [("fainted", 0), ("dead", -1), ("lost", -2)])
def test_who_does_not_stand_has_the_points_that_go_with_it(condition: str, points: int) -> None:
    hero = described(hero_class="dwarf", condition=condition, body_points=5)
    assert hero.body_points == points
    assert (hero.recovery is None) == (condition == "lost")


def test_injuries_are_owed_for() -> None:
    hero = described(hero_class="dwarf", injuries=["both", "attack"])
    assert hero.healer_debt == 2 * CONTENT.amounts.injury_debt


def test_effects_stand_in_order_and_add_up() -> None:
    effects = [{"effect": "poison", "amount": 1}, {"effect": "asleep"}, {"effect": "poison", "amount": 2}]
    hero = described(hero_class="dwarf", effects=effects)
    assert [(one.effect.value, one.amount) for one in hero.effects] == [("asleep", 1), ("poison", 3)]


def test_wear_is_said_of_what_can_suffer_it() -> None:
    helmet = described(hero_class="dwarf", items=[{"content_id": "helmet", "wear": {"damaged": True}}]).items[0]
    assert helmet.wear.damaged
