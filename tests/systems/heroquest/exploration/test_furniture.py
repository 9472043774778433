"""Furniture is searched by a die on its own table."""

import pytest

from app.core.answers import Answer, Answers, RollPrompt
from app.core.errors import GameError
from app.systems.heroquest.catalogue.commands import ChangeContent
from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.decide import decide
from app.systems.heroquest.exploration.commands import ClearBoard, SearchFurniture
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, after, facts, facts_so_far, hand, make_hero, make_table


def search(furniture: str = "sarcophagus", **fields: object) -> SearchFurniture:
    facts = {"hero_id": "hero", "area": "room_1", "furniture": furniture, **fields}
    return SearchFurniture.model_validate(facts)


def told(furniture: str, *answers: Answer, table: Table | None = None) -> list[str]:
    return [fact.type for fact in facts(table or make_table(), search(furniture), *answers)]


def test_every_piece_of_the_base_game_has_a_table_and_every_find_stands_in_one() -> None:
    assert len(CONTENT.furniture) == 10
    assert {result for table in CONTENT.furniture.values() for result in table.results} == set(CONTENT.finds)


@pytest.mark.rule("HQ-8.3", "HQ-14-FIND")
def test_furniture_yields_scrolls_ingredients_gold_and_harm() -> None:
    assert told("sarcophagus", hand(6), hand("spell_scroll")) == ["furniture.searched", "own_card.drawn", "item.gained"]
    assert told("alchemists_bench", hand(3)) == ["furniture.searched"]
    assert told("sarcophagus", hand(1)) == ["furniture.searched", "wandering_monster.came"]
    assert after(make_table(), search("throne"), hand(4)).heroes["hero"].gold == 50
    assert after(make_table(), search("throne"), hand(2)).heroes["hero"].body_points == 7


def test_coins_gathered_at_once_cost_no_round() -> None:
    hero = after(make_table(), search("fireplace"), hand(4), hand(6)).heroes["hero"]
    assert (hero.gold, hero.missed_rounds) == (30, 0)


@pytest.mark.rule("HQ-1.1-KONSTITUTION", "HQ-14-GIFT")
def test_poison_of_furniture_is_poison() -> None:
    charmed = make_table(make_hero("elf", "antidote_charm"))
    assert told("table", hand(6), table=charmed) == ["furniture.searched", "poison.prevented"]


def test_the_die_has_as_many_sides_as_the_table_has_results() -> None:
    _, prompt = facts_so_far(make_table(), search())
    assert isinstance(prompt, RollPrompt)
    assert prompt.dice[0].id == "d6"


def test_each_piece_once_in_a_quest_and_only_in_quiet() -> None:
    table = after(make_table(), search(), hand(3))
    refused = {
        "furniture.searched_already": search(),
        "furniture.unknown": search("piano"),
        "search.enemies_in_sight": search(piece="2", enemies_in_sight=True),
    }
    for code, command in refused.items():
        with pytest.raises(GameError) as error:
            facts(table, command)
        assert error.value.code == code
    for again in (search(piece="2"), search(area="room_2"), search("table")):
        assert facts(table, again, hand(2), *([hand("skull")] if again.furniture == "sarcophagus" else []))
    assert facts(after(table, ClearBoard()), search(), hand(3))


def test_a_group_writes_its_own_tables_over_ours() -> None:
    fields = 'results = ["hoard_find", "nest_find"]'
    nest = 'name = "ein Rattennest"\neffect = "harm"\npoints = 2'
    table = after(make_table(), ChangeContent(kind="finds", id="nest_find", fields=nest))
    for fact in decide(
        table, ChangeContent(kind="furniture", id="throne", fields=fields), Answers(), content_of(table)
    ):
        table = evolve(table, fact)
    searched = list(decide(table, search("throne"), Answers([hand(2)]), content_of(table)))
    assert [fact.type for fact in searched] == ["furniture.searched", "hero.wounded"]
    told = SYSTEM.labels_of(table, "de").sentence(searched[0], {"hero": "Ragna"})
    assert told == "Ragna durchsucht ein Möbelstück (Thron, Wurf 2): ein Rattennest."
