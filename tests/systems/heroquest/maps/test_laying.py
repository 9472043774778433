"""A drawn quest is laid on the table: where heroes begin, what everybody sees, how it goes away."""

import re

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.exploration.commands import ClearBoard
from app.systems.heroquest.maps.commands import BringMapBack, LayMap, PutMapAside, TakeMapAway
from app.systems.heroquest.quests.commands import CloseQuest, StartQuest
from app.systems.heroquest.views.map import seen_map
from tests.builders import after, make_hero, make_table
from tests.systems.heroquest.board.quest_maps import chest, door, monster, piece, quest, trap
from tests.systems.heroquest.board.scenes import at, names
from tests.systems.heroquest.maps.playing_on_map import GAME_MASTER, HEROES, PLAYER, seen, squares


def test_a_table_without_a_map_shows_none() -> None:
    assert seen_map(HEROES, GAME_MASTER) is None


def test_a_quest_that_starts_puts_the_heroes_on_the_stairs_and_lays_their_room_open() -> None:
    laid = after(HEROES, LayMap(quest=quest()))
    assert (squares(laid), seen(laid).revealed) == ({}, 0)

    begun = after(laid, StartQuest())

    assert squares(begun) == {"ragna": "B2", "elf": "C2"}
    assert names(seen(begun).revealed) == {f"{column}{row}" for column in "BCDE" for row in (2, 3, 4)}
    assert begun.dungeon.revealed == ("room_1",)


def test_a_map_laid_in_a_running_quest_has_the_heroes_on_it_at_once() -> None:
    assert squares(after(after(HEROES, StartQuest()), LayMap(quest=quest()))) == {"ragna": "B2", "elf": "C2"}


def test_more_heroes_than_squares_begin_beside_the_stairs() -> None:
    many = make_table(*(make_hero(hero_id=f"hero{n}", name=f"Held {n}") for n in range(5)))
    begun = after(after(many, StartQuest()), LayMap(quest=quest()))
    assert list(squares(begun).values()) == ["B2", "C2", "B3", "C3", "D2"]
    guarded = quest(trap("D2"), monster("D3"))
    begun = after(after(many, StartQuest()), LayMap(quest=guarded))
    assert begun.map is not None
    assert squares(begun)["hero4"] == "B4", "not onto a trap, nor onto a monster's square"


def test_who_comes_later_begins_on_a_free_square() -> None:
    begun = after(after(after(HEROES, StartQuest(hero_id="elf")), LayMap(quest=quest())), StartQuest(hero_id="ragna"))
    assert squares(begun) == {"ragna": "C2", "elf": "B2"}


def test_heroes_begin_on_their_own_squares_or_behind_the_entrance() -> None:
    own = quest(piece("hero", "E4"))
    assert squares(after(after(HEROES, StartQuest()), LayMap(quest=own)))["ragna"] == "E4"

    entrance = own.model_copy(
        update={"boards": (quest().boards[0].model_copy(update={"things": (door("A19", leads="entrance"),)}),)}
    )
    assert squares(after(after(HEROES, StartQuest()), LayMap(quest=entrance)))["ragna"] == "A19"


def test_players_see_what_lies_open_and_nothing_else() -> None:
    drawn = quest(
        trap("D4"), trap("E4", state="found"),
        chest("E2", content="trapped", gold=100, trapped=True, trap="Gift", note="Schatz"),
        door("B2", id="way-out", content="exit", leads="exit"),
        monster("G3"), piece("furniture", "H2", content="table"), door("E3", "rightward", state="hidden"),
    )  # fmt: skip
    begun = after(after(HEROES, StartQuest()), LayMap(quest=drawn))

    player, leader = seen(begun), seen(begun, GAME_MASTER)

    shown = {thing.id: thing for thing in player.drawn.things}
    assert shown.keys() == {"stairs-B2", "door-C1", "way-out", "trap-E4", "chest-E2"}
    assert shown["trap-E4"].content == "", "of a trap that was found nobody knows the kind"
    assert not {"100", "Gift", "Schatz", "exit"} & set(re.findall(r"\w+", player.model_dump_json()))
    assert shown["chest-E2"] == chest("E2", content="plain"), "nor that it has a trap"
    assert {thing.id for thing in leader.drawn.things} == {thing.id for thing in drawn.boards[0].things}
    assert leader.veiled == {"trap-D4", "monster-G3", "furniture-H2", "door-E3"}
    assert (leader.is_revealed(at("E2")), leader.is_revealed(at("F2"))) == (True, False)


def test_texts_are_the_game_masters_alone() -> None:
    drawn = quest(reading="Hört!", goal="Findet ihn", reward="100 Gold")
    begun = after(HEROES, LayMap(quest=drawn))
    for viewer, told in ((GAME_MASTER, ("Hört!", "Findet ihn", "100 Gold", True)), (PLAYER, ("", "", "", False))):
        found = seen_map(begun, viewer)
        assert found is not None
        assert (found.reading, found.goal, found.reward, found.shows_all) == told


def test_a_second_map_has_to_wait_and_one_with_severe_faults_is_not_laid() -> None:
    laid = after(HEROES, LayMap(quest=quest()))
    with pytest.raises(RuleViolation, match=r"map\.laid_already"):
        after(laid, LayMap(quest=quest()))
    with pytest.raises(RuleViolation, match=r"map\.does_not_fit"):
        after(HEROES, LayMap(quest=quest(piece("blocked", "G3"), monster("G3"))))


def test_the_map_goes_with_the_quest_the_board_or_a_wish() -> None:
    begun = after(after(HEROES, StartQuest()), LayMap(quest=quest()))
    for command in (CloseQuest(), ClearBoard(), TakeMapAway()):
        assert after(begun, command).map is None
    with pytest.raises(RuleViolation, match=r"map\.none"):
        after(HEROES, TakeMapAway())


def test_a_map_that_is_put_aside_waits_as_it_lay() -> None:
    begun = after(after(HEROES, StartQuest()), LayMap(quest=quest()))
    without = after(begun, PutMapAside())
    assert (without.map, seen_map(without, GAME_MASTER)) == (None, None)
    assert after(without, BringMapBack()) == begun
    for command in (CloseQuest(), ClearBoard(), TakeMapAway()):
        assert after(without, command).map_aside is None
    for refused, code in ((LayMap(quest=quest()), "laid_already"), (PutMapAside(), "none")):
        with pytest.raises(RuleViolation, match=rf"map\.{code}$"):
            after(without, refused)
    with pytest.raises(RuleViolation, match=r"map\.none_aside"):
        after(begun, BringMapBack())


def test_a_quest_that_starts_begins_on_the_map_as_it_was_drawn() -> None:
    used = after(after(HEROES, StartQuest()), LayMap(quest=quest()))
    waiting = used.model_copy(update={"heroes": HEROES.heroes, "round": HEROES.round, "quest_log": ()})
    assert after(waiting, StartQuest()).map == used.map
