"""HQ-10.1, HQ-12: searching for traps and treasure."""

from collections import Counter

import pytest

from app.core.answers import Answer, ChoicePrompt
from app.core.errors import InvalidAnswer, RuleViolation
from app.core.texts import TYPED
from app.systems.heroquest.content.exploration import TreasureEffect
from app.systems.heroquest.exploration import commands as exploration_commands
from app.systems.heroquest.exploration.commands import SearchFurniture
from app.systems.heroquest.exploration.events import TrapsSought
from app.systems.heroquest.exploration.treasure import HANDLERS
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.state.figures import Effect, Hero
from app.systems.heroquest.state.screen import Pile
from app.systems.heroquest.state.table import Table, Visitor
from app.systems.heroquest.traps.commands import SpringTrap
from app.systems.heroquest.traps.events import TrapMarked
from tests.builders import CONTENT, after, choose, facts, facts_so_far, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"
TRAPS = exploration_commands.SearchForTraps(
    hero_id="hero", area="room_1", found=("x1y1", "x1y1", "x2y3"), secret_doors=1
)
TREASURE = exploration_commands.SearchForTreasure(hero_id="hero", area="room_1")


def draw(card: str, *answers: Answer, table: Table | None = None) -> Table:
    return after(table or make_table(), TREASURE, hand(card), *answers)


def told(card: str, *answers: Answer, hero: Hero | None = None) -> list[str]:
    return [fact.type for fact in facts(make_table(hero or make_hero()), TREASURE, hand(card), *answers)]


@pytest.mark.rule("HQ-10.1")
def test_found_traps_get_a_marker_that_does_not_tell_their_kind() -> None:
    markers = after(make_table(), TRAPS).dungeon.trap_markers
    assert [(marker.square, marker.area) for marker in markers] == [("x1y1", "room_1"), ("x2y3", "room_1")]
    assert set(type(markers[0]).model_fields) == {"square", "area"}
    assert [fact.type for fact in facts(after(make_table(), TRAPS), TRAPS)] == ["traps.sought"]


@pytest.mark.rule("HQ-10.1", "HQ-12")
def test_where_somebody_searches_it_lies_open_under_the_name_people_use() -> None:
    typed = {"hero_id": "hero", "area": " Küche 2 "}
    kitchen = exploration_commands.SearchForTraps.model_validate(typed, context=TYPED)
    table = draw("gold_25", table=after(make_table(), kitchen, choose("0"), choose("0")))
    assert table.dungeon.revealed == ("Küche 2", "room_1")


@pytest.mark.rule("HQ-10.1")
@pytest.mark.parametrize(
    ("fields", "code"),
    [({"enemies_in_sight": True}, "search.enemies_in_sight"), ({"same_room": False}, "search.other_room")],
)
def test_when_traps_cannot_be_searched_for(fields: dict[str, bool], code: str) -> None:
    with pytest.raises(RuleViolation, match=code):
        facts(make_table(), TRAPS.model_copy(update=fields))


FURNITURE = SearchFurniture(hero_id="hero", area="room_1", furniture="throne")


@pytest.mark.rule("HQ-10.1", "HQ-12")
@pytest.mark.parametrize("search", [TRAPS, TREASURE, FURNITURE], ids=lambda search: str(search.type))
def test_with_monsters_on_the_board_nobody_searches_before_it_is_said_that_none_is_in_sight(
    search: exploration_commands.SearchCommand,
) -> None:
    table = make_table(make_hero(), make_monster())
    prompt = facts_so_far(table, search)[1]
    assert isinstance(prompt, ChoicePrompt)
    assert (prompt.purpose, prompt.options, prompt.about) == ("enemies_in_sight", ("no", "yes"), "hero")
    with pytest.raises(RuleViolation, match=r"search\.enemies_in_sight"):
        facts(table, search, choose("yes"))
    for quiet, answers in ((search, [choose("no")]), (search.model_copy(update={"enemies_in_sight": False}), [])):
        asked = facts_so_far(table, quiet, *answers)[1]
        assert asked is None or asked.purpose in ("treasure_card", "furniture_table")


@pytest.mark.rule("HQ-10.1", "HQ-12")
@pytest.mark.parametrize("change", [{"hidden": True}, {"body_points": 0}])
def test_nobody_is_asked_about_monsters_that_are_hidden_or_slain(change: dict[str, object]) -> None:
    table = make_table(make_hero(), make_monster().model_copy(update=change))
    assert facts(table, TRAPS)[0].type == "traps.sought"


@pytest.mark.rule("HQ-10.1")
def test_how_many_traps_and_secret_doors_there_are_is_asked_when_nobody_has_named_them() -> None:
    search = exploration_commands.SearchForTraps(hero_id="hero", area="room_1")
    table = after(make_table(), search, choose("2"), choose("1"))
    assert [marker.square for marker in table.dungeon.trap_markers] == ["room_1.1", "room_1.2"]
    (sought, marked) = facts(table, search, choose("1"), choose("0"))
    assert isinstance(sought, TrapsSought)
    assert (sought.found, sought.secret_doors) == (1, 0)
    assert isinstance(marked, TrapMarked)
    assert marked.square == "room_1.3"


@pytest.mark.rule("HQ-12", "HQ-17")
def test_when_treasure_cannot_be_searched_for() -> None:
    with pytest.raises(RuleViolation, match=r"search\.enemies_in_sight"):
        facts(make_table(), TREASURE.model_copy(update={"enemies_in_sight": True}))
    with pytest.raises(RuleViolation, match=r"search\.no_mind"):
        facts(make_table(make_hero(mind_points=0)), TREASURE)


def test_every_kind_of_card_has_a_handler_and_every_handler_a_card() -> None:
    assert set(HANDLERS) == set(TreasureEffect) == {card.effect for card in CONTENT.treasure_cards.values()}


def test_deck_of_the_base_game_and_the_four_further_cards() -> None:
    copies = Counter({card.id: card.copies for card in CONTENT.treasure_cards.values()})
    assert copies.total() == 29 + 4
    assert (copies["wandering_monster_card"], copies["healing_potion_card"], copies["nothing_card"]) == (5, 2, 1)


@pytest.mark.rule("HQ-12")
def test_an_area_may_be_searched_as_often_as_wished_and_finds_stay_out_of_the_deck() -> None:
    table = draw("gold_25", table=draw("gold_25"))
    assert (table.heroes["hero"].gold, table.decks["treasure"].out) == (50, ("gold_25", "gold_25"))
    with pytest.raises(InvalidAnswer):
        draw("gold_25", table=table)


@pytest.mark.rule("HQ-12")
def test_what_cards_do() -> None:
    assert draw("gold_100").heroes["hero"].gold == 100
    assert told("arrow_card") == ["treasure_card.drawn", "hero.wounded"]
    assert told("wandering_monster_card") == ["treasure_card.drawn", "wandering_monster.came"]
    assert told("ingredient_card") == ["treasure_card.drawn"]
    assert told("druid_card") == told("trader_card") == ["treasure_card.drawn", "visitor.came"]
    assert draw("druid_card").town.visitors == (Visitor.DRUID,)
    scattered = draw("scattered_gold", hand(4)).heroes["hero"]
    assert (scattered.gold, scattered.missed_rounds) == (40, 1)


@pytest.mark.rule("HQ-12")
def test_things_found_are_the_heros_and_have_names_of_their_own() -> None:
    table = draw("healing_potion_card", table=draw("healing_potion_card"))
    items = table.heroes["hero"].items
    assert [item.content_id for item in items] == ["healing_potion_4"] * 2
    assert len({item.id for item in items}) == 2


@pytest.mark.rule("HQ-12")
def test_traps_poison_and_monsters_go_back() -> None:
    for card in ("arrow_card", "wandering_monster_card", "druid_card"):
        assert draw(card).decks == {}


@pytest.mark.rule("HQ-14-GIFT")
@pytest.mark.parametrize(("face", "lost"), [(S, 1), (W, 0), (B, 0)])
def test_poison_card_costs_a_point_on_a_skull(face: str, lost: int) -> None:
    hero = draw("poison_card", hand(face)).heroes["hero"]
    assert (hero.body_points, hero.amount(Effect.POISON)) == (8 - lost, lost)


@pytest.mark.rule("HQ-1.1-KONSTITUTION", "HQ-14-GIFT")
def test_a_dwarf_may_ward_the_poison_off_or_let_it_in() -> None:
    dwarf = make_hero("dwarf")
    assert told("poison_card", choose("throw"), hand(B), hero=dwarf) == ["treasure_card.drawn", "ward.thrown"]
    assert "poison.tasted" in told("poison_card", choose("waive"), hand(W), hero=dwarf)


@pytest.mark.rule("HQ-14-GIFT")
def test_the_charm_prevents_poison() -> None:
    assert told("poison_card", hero=make_hero("elf", "antidote_charm")) == ["treasure_card.drawn", "poison.prevented"]


@pytest.mark.rule("HQ-12", "HR-SEARCH-AGAIN")
@pytest.mark.parametrize("option", ["revealed", "whole_map"])
def test_nothing_exhausts_what_is_revealed_or_the_whole_map(option: str) -> None:
    table = after(make_table(nothing_card=option), exploration_commands.RevealArea(area="room_2"))
    table = draw("nothing_card", table=table)
    for area in ("room_1", "room_2"):
        with pytest.raises(RuleViolation, match=r"search\.exhausted"):
            facts(table, TREASURE.model_copy(update={"area": area}))
    later = TREASURE.model_copy(update={"area": "room_9"})
    table = after(table, exploration_commands.RevealArea(area="room_9"))
    if option == "revealed":
        assert after(table, later, hand("gold_10")).heroes["hero"].gold == 10
    else:
        with pytest.raises(RuleViolation, match=r"search\.exhausted"):
            facts(table, later)


def test_an_empty_deck_yields_nothing() -> None:
    out = tuple(card.id for card in CONTENT.treasure_cards.values() for _ in range(card.copies))
    table = make_table().model_copy(update={"decks": {"treasure": Pile(out=out)}})
    with pytest.raises(RuleViolation, match=r"deck\.empty"):
        facts(table, TREASURE)


def test_an_area_is_laid_open_once_and_a_quest_begins_with_an_empty_board() -> None:
    with pytest.raises(RuleViolation, match=r"board\.is_clear"):
        facts(make_table(), exploration_commands.ClearBoard())
    table = after(make_table(), exploration_commands.RevealArea(area="room_1"))
    with pytest.raises(RuleViolation, match=r"area\.is_revealed"):
        facts(table, exploration_commands.RevealArea(area="room_1"))
    table = after(table, SpringTrap(figure_id="hero", trap="pit_trap"))
    cleared = after(table, exploration_commands.ClearBoard())
    assert (cleared.dungeon.revealed, cleared.heroes["hero"].effects) == ((), ())


def test_a_quest_begins_with_full_decks_but_a_late_hero_finds_the_board_as_it_is() -> None:
    table = draw("gold_25", table=after(make_table(), exploration_commands.RevealArea(area="room_1")))
    assert after(table, StartQuest(hero_id="hero")).dungeon.revealed == ("room_1",)
    assert after(table, StartQuest()).dungeon == make_table().dungeon


@pytest.mark.rule("HQ-12")
def test_the_wandering_monster_of_the_quest_stands_there_and_attacks_at_once() -> None:
    table, card = after(make_table(), StartQuest(quest_id="trial")), hand("wandering_monster_card")
    _facts, asked = facts_so_far(table, TREASURE, card)
    assert isinstance(asked, ChoicePrompt)
    assert asked.options == ("orc", "by_hand")
    found = after(table, TREASURE, card, choose("orc"), hand(S, S, W), hand(B, B))
    (orc,) = found.monsters.values()
    assert (orc.kind, orc.hidden, found.heroes["hero"].body_points) == ("orc", False, 6)
    again = after(found, TREASURE, choose("no"), card, choose("orc"), hand(W, W, W))
    assert [one.number for one in again.monsters.values()] == [1, 2]


@pytest.mark.rule("HQ-12")
def test_the_table_may_put_the_wandering_monster_up_by_hand() -> None:
    card = hand("wandering_monster_card")
    named, unnamed = after(make_table(), StartQuest(quest_id="trial")), after(make_table(), StartQuest())
    assert after(named, TREASURE, card, choose("by_hand")).monsters == {}
    assert after(unnamed, TREASURE, card).monsters == {}
