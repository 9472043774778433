"""A drawn quest is laid on the table: where heroes begin, what everybody sees, how it goes away."""

import re

import pytest

from app.core.errors import RuleViolation
from app.core.events import Audience
from app.systems.heroquest.board.quest_map import AnyThing, QuestBoard, QuestMap
from app.systems.heroquest.exploration.commands import ClearBoard
from app.systems.heroquest.maps.commands import (
    BringMapBack,
    FindThing,
    LayMap,
    OpenDoor,
    PutFigure,
    PutMapAside,
    TakeMapAway,
    WalkTo,
)
from app.systems.heroquest.maps.events import HeroWaits, MonsterLeftOut
from app.systems.heroquest.quests.commands import CloseQuest, StartQuest
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.views.map import seen_map
from tests.builders import after, facts, make_hero, make_table
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


def five() -> Table:
    """A table of five heroes."""
    return make_table(*(make_hero(hero_id=f"hero{n}", name=f"Held {n}") for n in range(5)))


def niche(*things: AnyThing) -> QuestMap:
    """A quest that begins on the lower row of room 1; rubble leaves no more than its four squares."""
    rubble = (piece("blocked", "B2", width=4, height=2),)
    return QuestMap(name="Nische", boards=(QuestBoard(things=(piece("hero", "B4"), *rubble, *things)),))


def test_nobody_begins_on_a_monster_that_the_first_hero_has_just_revealed() -> None:
    """The entrance stands between B4 in room 1 and B5 in room 4; a goblin waits on each of them."""
    entrance = door("B4", leads="entrance")
    drawn = QuestMap(name="Tor", boards=(QuestBoard(things=(entrance, monster("B5"), monster("C4"))),))
    begun = after(after(five(), LayMap(quest=drawn)), StartQuest())
    assert begun.map is not None
    standing = list(squares(begun).values())
    assert len(standing) == len(set(standing)) >= 6
    assert squares(begun)["goblin-1"] == "C4", "where it was drawn"
    assert not {"B5", "C4"} & {square for one, square in squares(begun).items() if one.startswith("hero")}


def test_a_large_monster_at_the_start_keeps_all_of_its_squares() -> None:
    drawn = quest(monster("B2", width=2, height=2))
    begun = after(after(five(), LayMap(quest=drawn)), StartQuest())
    assert squares(begun)["goblin-1"] == "B2"
    assert not {"B2", "C2", "B3", "C3"} & {one for who, one in squares(begun).items() if who.startswith("hero")}


def test_heroes_for_whom_there_is_no_room_are_told_and_come_in_when_there_is() -> None:
    laid = after(five(), LayMap(quest=niche(door("E4", "rightward"))))
    told = facts(laid, StartQuest())
    assert [fact.hero_id for fact in told if isinstance(fact, HeroWaits)] == ["hero4"]
    begun = after(laid, StartQuest())
    assert list(squares(begun).values()) == ["B4", "C4", "D4", "E4"]
    found = seen_map(begun, PLAYER)
    assert found is not None
    assert found.waiting == ("hero4",)

    walked = after(after(begun, OpenDoor(door_id="door-E4")), WalkTo(hero_id="hero3", square="F4", beyond=True))

    assert squares(walked)["hero4"] == "E4"
    found = seen_map(walked, PLAYER)
    assert found is not None
    assert found.waiting == ()


@pytest.mark.parametrize("way", ["put", "another room", "leaves"])
def test_room_for_a_hero_who_waits_comes_in_any_way(way: str) -> None:
    begun = after(after(five(), LayMap(quest=niche(door("E4", "rightward")))), StartQuest())
    if way == "put":
        later = after(begun, PutFigure(figure_id="hero0", square="L9"))
    elif way == "another room":
        later = after(after(begun, OpenDoor(door_id="door-E4")), PutFigure(figure_id="hero2", square="G3"))
    else:
        gone = after(begun, PutFigure(figure_id="hero1", square="L9"))
        later = after(gone, PutFigure(figure_id="hero1", square="M9"))
    assert set(squares(later)) == {f"hero{n}" for n in range(5)}
    assert len(set(squares(later).values())) == 5


def test_a_monster_without_room_stays_away_and_only_the_game_master_is_told() -> None:
    large = monster("G2", width=2, height=2)
    full = [piece("blocked", square) for square in ("F4", "G4", "H4", "I4", "I2", "I3", "F2", "F3")]
    laid = after(after(HEROES, StartQuest()), LayMap(quest=quest(large, *full)))
    told = facts(laid, PutFigure(figure_id="ragna", square="G2"))
    (left_out,) = [fact for fact in told if isinstance(fact, MonsterLeftOut)]
    assert (left_out.why, left_out.square, left_out.audience) == ("no_room", "G2", Audience.GAME_MASTER)
    put = after(laid, PutFigure(figure_id="ragna", square="G2"))
    away = after(put, PutFigure(figure_id="ragna", square="L9"))
    assert squares(after(away, FindThing(thing_id=large.id)))["goblin-1"] == "G2"
