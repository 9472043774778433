"""What is drawn in a chest reaches the hero who opens it: gold, things, its trap, what it sets off; and only once."""

import pytest

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.board.quest_map import AnyThing
from app.systems.heroquest.chests.commands import DisarmChest, OpenChest
from app.systems.heroquest.chests.drawn import chests_on
from app.systems.heroquest.chests.events import ChestOpened
from app.systems.heroquest.combat.events import MonsterPlaced
from app.systems.heroquest.drawings.files import SAMPLE, SHIPPED, shipped_map
from app.systems.heroquest.equipment.events import ItemGained
from app.systems.heroquest.maps.commands import PutFigure
from app.systems.heroquest.state.table import Table
from tests.builders import after, choose, facts, facts_so_far, hand
from tests.systems.heroquest.board.quest_maps import chest, piece, quest
from tests.systems.heroquest.maps.playing_on_map import begun, refused

W = "white_shield"


def beside(*things: AnyThing, square: str = "C3") -> Table:
    """Ragna stands beside the chest on D3."""
    return after(begun(*things), PutFigure(figure_id="ragna", square=square))


def opened(table: Table, name: str = "D3", **said: object) -> Table:
    """Ragna opens a chest of which nothing is said but where it stands."""
    return after(table, OpenChest.model_validate({"hero_id": "ragna", "chest": name, **said}))


def told(events: list[Event]) -> list[str]:
    return [event.type for event in events]


@pytest.mark.rule("HQ-11")
@pytest.mark.parametrize("name", ["D3", "d3"])
def test_gold_and_things_are_taken_as_they_are_drawn_and_only_once(name: str) -> None:
    table = beside(chest("D3", gold=75, contents=("Heiltrank HT4", "short_sword", "Spear")))
    after_it = opened(table, name)
    ragna = after_it.heroes["ragna"]
    assert ragna.gold - table.heroes["ragna"].gold == 75
    new = [item.content_id for item in ragna.items if item not in table.heroes["ragna"].items]
    assert sorted(new) == ["healing_potion_4", "short_sword", "spear"]
    for again in ("D3", "d3"):
        assert refused(after_it, OpenChest(hero_id="ragna", chest=again)) == {"chest.is_open"}


@pytest.mark.rule("HQ-11")
def test_a_chest_is_one_chest_by_whichever_of_its_squares_it_is_named() -> None:
    table = opened(beside(chest("D3", gold=10, width=2)), "E3")
    assert table.dungeon.open_chests == ("D3",)
    assert refused(table, OpenChest(hero_id="ragna", chest="D3")) == {"chest.is_open"}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("2 x Dolch", ["dagger", "dagger"]),
        ("3 Dolch", ["dagger"] * 3),
        ("DOLCH", ["dagger"]),
        ("dagger", ["dagger"]),
        ("Heiltrank", ["healing_potion_4"]),
        ("eine alte Karte", []),
    ],
)
def test_things_are_known_by_id_and_by_name_in_any_language(text: str, found: list[str]) -> None:
    table = beside(chest("D3", contents=(text,)))
    happened = facts(table, OpenChest(hero_id="ragna", chest="D3"))
    gained = [event.content_id for event in happened if isinstance(event, ItemGained)]
    assert gained == found
    (chest_opened,) = [event for event in happened if isinstance(event, ChestOpened)]
    assert chest_opened.also == (() if found else (text,)), "what the game has no rules for is told"


@pytest.mark.rule("HQ-11")
@pytest.mark.parametrize("drawn", [{"trapped": True}, {"trap": "Giftnadel"}])
def test_a_drawn_trap_has_to_be_disarmed_first(drawn: dict[str, object]) -> None:
    table = beside(chest("D3", gold=20, **drawn))
    opening = OpenChest(hero_id="ragna", chest="D3")
    with pytest.raises(RuleViolation, match=r"chest\.is_trapped") as error:
        facts(table, opening)
    assert error.value.field == "chest"
    safe = after(table, DisarmChest(hero_id="ragna", chest="d3", points=1), hand(W))
    assert safe.dungeon.safe_chests == ("D3",)
    assert after(safe, opening).heroes["ragna"].gold - table.heroes["ragna"].gold == 20


@pytest.mark.rule("HQ-12")
def test_a_wandering_monster_in_a_chest_comes_when_it_is_opened() -> None:
    table = beside(chest("D3", contents=("Wanderndes Monster",)))
    happened, _ = facts_so_far(table, OpenChest(hero_id="ragna", chest="D3"))
    assert told(happened)[:2] == ["chest.opened", "wandering_monster.came"]


@pytest.mark.rule("HQ-12")
def test_the_wandering_monster_is_that_of_the_drawing() -> None:
    drawn = quest(chest("D3", contents=("wandering monster",)), wandering_monster="orc")
    table = after(begun(drawn=drawn), PutFigure(figure_id="ragna", square="C3"))
    opening = OpenChest(hero_id="ragna", chest="D3")
    came, _ = facts_so_far(table, opening, choose("orc"))
    assert [one.kind for one in came if isinstance(one, MonsterPlaced)] == ["orc"]


def test_the_game_master_says_himself_what_is_in_it_when_he_overrules_the_drawing() -> None:
    table = beside(chest("D3", gold=75, trapped=True, contents=("Dolch",)))
    decided = ("gold", "contents", "trapped", "finds", "reach")
    richer = opened(table, gold=5, contents=("spear",), decided=decided)
    ragna = richer.heroes["ragna"]
    assert ragna.gold - table.heroes["ragna"].gold == 5
    assert "spear" in {item.content_id for item in ragna.items}
    assert "dagger" not in {item.content_id for item in ragna.items} - {
        item.content_id for item in table.heroes["ragna"].items
    }


def test_a_chest_that_is_not_drawn_holds_what_is_told() -> None:
    table = beside(piece("furniture", "D3", content="table"))
    assert opened(table, "Truhe 1", gold=30).heroes["ragna"].gold - table.heroes["ragna"].gold == 30


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", SHIPPED)
def test_everything_in_the_chests_of_the_shipped_quests_is_known(name: str, language: str) -> None:
    table = begun(drawn=shipped_map(name, language))
    found = {one.name: one for one in chests_on(table)}
    assert not [one.other for one in found.values() if one.other]
    if name == SAMPLE:
        assert {square: one.thing.gold for square, one in found.items()} == {"K12": 15, "R2": 40, "Y18": 120, "E2": 75}
        assert found["Y18"].finds == ("scroll_card",)
