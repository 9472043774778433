"""Doors open with one wish, and with them everything behind; what is hidden appears when it is found."""

import pytest

from app.systems.heroquest.board.quest_findings import findings
from app.systems.heroquest.board.quest_map import AnyThing, QuestTrap
from app.systems.heroquest.combat.commands import PlaceMonster
from app.systems.heroquest.combat.events import MonsterPlaced
from app.systems.heroquest.drawings.files import SHIPPED, shipped_map
from app.systems.heroquest.exploration.commands import MoveRoll, SearchForTraps, SearchForTreasure
from app.systems.heroquest.maps.commands import FindThing, OpenDoor, PutFigure, WalkTo
from app.systems.heroquest.maps.events import DoorOpened, MonsterLeftOut
from app.systems.heroquest.positions import FigureWalked
from app.systems.heroquest.rounds.commands import EndTurn, TakeTurn
from app.systems.heroquest.state.screen import Pile
from app.systems.heroquest.state.table import QuestRun, Table
from app.systems.heroquest.traps.commands import DisarmTrap, SpringTrap
from app.systems.heroquest.turn_reminders import due
from tests.builders import CONTENT, after, choose, facts, hand
from tests.systems.heroquest.board.quest_maps import door, monster, piece, trap
from tests.systems.heroquest.maps.playing_on_map import GAME_MASTER, begun, left, refused, revealed, seen, squares
from tests.systems.heroquest.playing import play

RAGNA, W = "ragna", "white_shield"
NEXT_ROOM = door("E3", "rightward")  # between the heroes' room and room 2


def doors(table: Table) -> dict[str, str]:
    """The doors that players see, and how they stand."""
    return {thing.id: thing.state for thing in seen(table).drawn.doors()}


def shown(table: Table, thing_id: str) -> tuple[str, str]:
    """How a trap stands, and of which kind it is, as players see it."""
    (found,) = (thing for thing in seen(table).drawn.things if isinstance(thing, QuestTrap) and thing.id == thing_id)
    return found.state, found.content


def test_an_open_door_shows_the_room_its_furniture_and_its_monsters_in_one_entry() -> None:
    table = begun(
        NEXT_ROOM,
        monster("G3", name="Grak", attack=4, body=3, equipment=("spear",)),
        monster("H4", content="orc"),
        monster("I2", hidden=True),
        piece("furniture", "H2", content="table"),
    )  # fmt: skip
    opening = OpenDoor(door_id="door-E3")
    after_it = after(table, opening)

    assert doors(after_it)["door-E3"] == "open"
    assert {"F2", "I4"} <= revealed(after_it)
    assert "room_2" in after_it.dungeon.revealed
    assert squares(after_it) == {RAGNA: "B2", "elf": "C2", "goblin-1": "G3", "orc-1": "H4"}
    assert "furniture-H2" in {thing.id for thing in seen(after_it).drawn.things}
    grak = after_it.monsters["goblin-1"]
    assert (grak.name, grak.attack, grak.defence, grak.body_points, grak.abilities) == ("Grak", 4, 1, 3, ("spear",))
    assert refused(after_it, opening) == {"door.is_open"}


def test_a_hero_goes_to_the_door_first_which_costs_steps_and_opening_none() -> None:
    table = begun(NEXT_ROOM)
    opening = OpenDoor(door_id="door-E3", hero_id=RAGNA)
    assert refused(table, opening) == {"walk.not_thrown"}

    opened = after(after(table, MoveRoll(hero_id=RAGNA), hand(1)), opening)

    assert (squares(opened)[RAGNA], left(opened), doors(opened)["door-E3"]) == ("E3", 2, "open")
    beside = after(table, PutFigure(figure_id=RAGNA, square="E3"))
    assert doors(after(beside, opening))["door-E3"] == "open", "a hero beside it needs no roll"


def test_what_stops_the_hero_leaves_the_door_shut() -> None:
    table = after(begun(NEXT_ROOM, trap("D2"), trap("D3"), trap("D4")), MoveRoll(hero_id=RAGNA), hand(6))
    stopped = after(table, OpenDoor(door_id="door-E3", hero_id=RAGNA))
    assert squares(stopped)[RAGNA] in ("D2", "D3")
    assert doors(stopped)["door-E3"] == "closed"


def test_of_a_corridor_as_much_lies_open_as_is_seen_from_behind_the_door() -> None:
    opened = after(begun(), OpenDoor(door_id="door-C1"))
    assert {"A1", "C1", "Z1"} <= revealed(opened)
    assert "A5" not in revealed(opened)


def test_both_halves_of_a_double_door_open() -> None:
    table = begun(door("E3", "rightward", double=True), door("E4", "rightward", double=True))
    opened = doors(after(table, OpenDoor(door_id="door-E3")))
    assert opened == {"door-C1": "closed", "door-E3": "open", "door-E4": "open"}


def test_a_locked_door_opens_for_the_game_master_alone() -> None:
    table = begun(door("E3", "rightward", state="locked"))
    assert refused(table, OpenDoor(door_id="door-E3")) == {"door.locked"}
    assert doors(after(table, OpenDoor(door_id="door-E3", force=True)))["door-E3"] == "open"


def test_a_door_that_nobody_sees_is_none() -> None:
    hidden, far = door("E3", "rightward", state="hidden"), door("I3", "rightward")
    table = begun(hidden, far)
    for name in ("door-E3", "door-I3", "no-door", "stairs-B2"):
        assert refused(table, OpenDoor(door_id=name, hero_id=RAGNA)) == {"door.unknown"}
    assert doors(table).keys() == {"door-C1"}
    assert doors(after(table, OpenDoor(door_id="door-E3")))["door-E3"] == "open", "the game master knows it"


def test_a_monster_whose_values_nobody_gave_is_left_to_the_game_master() -> None:
    table = begun(NEXT_ROOM, monster("G3", content="dragon"), monster("H3", content="no_such_kind"))
    told = facts(table, OpenDoor(door_id="door-E3"))
    assert [fact.square for fact in told if isinstance(fact, MonsterLeftOut)] == ["G3", "H3"]
    assert not any(isinstance(fact, MonsterPlaced) for fact in told)
    assert {"monster-G3", "monster-H3"} <= seen(after(table, OpenDoor(door_id="door-E3")), GAME_MASTER).veiled


def test_a_monster_whose_square_is_held_comes_beside_it() -> None:
    table = begun(monster("D3", hidden=True))
    there = after(after(table, PutFigure(figure_id=RAGNA, square="D3")), FindThing(thing_id="monster-D3"))
    assert squares(there)["goblin-1"] == "D2"
    wide = begun(monster("C4", content="dragon", attack=5, defence=5, body=8, mind=5, width=2, hidden=True))
    there = after(after(wide, PutFigure(figure_id=RAGNA, square="D4")), FindThing(thing_id="monster-C4"))
    assert squares(there)["dragon-1"] == "C3", "where both its squares are free"


def test_what_was_hidden_is_found() -> None:
    table = begun(trap("D4"), door("E3", "rightward", state="hidden"), monster("E4", hidden=True))
    assert squares(table, GAME_MASTER).keys() == {RAGNA, "elf"}

    trapped = after(table, FindThing(thing_id="trap-D4"))
    assert shown(trapped, "trap-D4") == ("found", "")
    assert [marker.square for marker in trapped.dungeon.trap_markers] == ["D4"]

    assert doors(after(table, FindThing(thing_id="door-E3")))["door-E3"] == "closed"
    assert squares(after(table, FindThing(thing_id="monster-E4")))["goblin-1"] == "E4"
    assert refused(trapped, FindThing(thing_id="trap-D4"), FindThing(thing_id="x"), FindThing(thing_id="door-C1")) == {
        "thing.not_hidden", "thing.unknown",
    }  # fmt: skip


def test_a_search_finds_what_the_map_hides_in_the_heros_room() -> None:
    """HQ-10.1."""
    table = begun(trap("D4"), trap("G3"), door("E3", "leftward", kind="secret_door", state="hidden"))
    found = after(table, SearchForTraps(hero_id=RAGNA, area="room_1"))
    assert [marker.square for marker in found.dungeon.trap_markers] == ["D4"]
    assert doors(found)["door-E3"] == "closed"
    again = after(found, SearchForTraps(hero_id=RAGNA, area="room_1"))
    assert again.dungeon == found.dungeon


def stepped_on(*things: AnyThing, said: str = "") -> Table:
    """Ragna walked onto the trap of D3; of one that was found she `said` what she would do."""
    table = after(begun(*things), MoveRoll(hero_id=RAGNA), hand(6))
    return after(table, WalkTo(hero_id=RAGNA, square="D3"), *([choose(said)] if said else []))


def test_a_trap_that_somebody_stepped_onto_is_due_with_all_that_the_map_knows() -> None:
    (first, *_) = due(stepped_on(trap("D3")), CONTENT)
    assert first.command == SpringTrap(figure_id=RAGNA, trap="pit_trap", square="D3", area="room_1")
    assert (first.rule, first.figure_id) == ("HQ-10.2.2", RAGNA)

    (known, *_) = due(stepped_on(trap("D3", state="found"), said="disarm"), CONTENT)
    assert known.command == DisarmTrap(figure_id=RAGNA, trap="pit_trap", square="D3", area="room_1")


def test_a_trap_that_went_off_or_was_disarmed_is_due_no_more() -> None:
    table = stepped_on(trap("D3", "spear_trap"))
    sprung = after(table, SpringTrap(figure_id=RAGNA, trap="spear_trap", square="D3"), hand(W))
    assert due(sprung, CONTENT) == ()
    assert squares(after(sprung, WalkTo(hero_id=RAGNA, square="E3")))[RAGNA] == "E3", "the way is free"

    disarmed = after(table, DisarmTrap(figure_id=RAGNA, trap="spear_trap", square="D3"), hand(W))
    assert due(disarmed, CONTENT) == ()
    assert shown(disarmed, "trap-D3") == ("disarmed", "spear_trap")


def test_a_pit_stays_open_and_who_sits_in_it_is_marked() -> None:
    """HQ-10.2.2."""
    fallen = after(stepped_on(trap("D3")), SpringTrap(figure_id=RAGNA, trap="pit_trap", square="D3"))
    assert next(figure.in_pit for figure in seen(fallen).figures if figure.id == RAGNA)
    assert due(fallen, CONTENT) == (), "the fall ended the turn"
    later = after(after(fallen, EndTurn()), TakeTurn(figure_id=RAGNA))
    assert due(later, CONTENT)[0].command.type == "climb_out"

    elf = after(after(fallen, EndTurn()), PutFigure(figure_id="elf", square="C3"))
    (walked,) = facts(after(elf, MoveRoll(hero_id="elf"), hand(6)), WalkTo(hero_id="elf", square="E3"))
    assert isinstance(walked, FigureWalked)
    assert "D3" not in walked.way


def test_rubble_stays() -> None:
    """HQ-10.2.3."""
    table = stepped_on(trap("D3", "falling_block_trap"))
    spring = SpringTrap(figure_id=RAGNA, trap="falling_block_trap", square="D3", escape="D4")
    buried = after(table, spring, hand(W, W))
    assert squares(buried)[RAGNA] == "D4"
    assert ("blocked", "blocked-D3") in {(thing.kind, thing.id) for thing in seen(buried).drawn.things}
    assert refused(buried, WalkTo(hero_id=RAGNA, square="D3")) == {"walk.no_way"}


def test_who_is_told_no_square_to_step_to_chooses_a_free_one() -> None:
    """HQ-10.2.3."""
    table = stepped_on(trap("D3", "falling_block_trap"), piece("blocked", "D2"))
    spring = SpringTrap(figure_id=RAGNA, trap="falling_block_trap", square="D3")
    assert squares(after(table, spring, hand(W, W), choose("E3")))[RAGNA] == "E3"
    alone = after(table, PutFigure(figure_id="elf", square="E3"))
    alone = after(after(alone, PlaceMonster(monster_id="orc", kind="orc")), PutFigure(figure_id="orc", square="C3"))
    assert squares(after(alone, spring, hand(W, W)))[RAGNA] == "D4"


def test_a_wandering_monster_stands_beside_the_hero() -> None:
    """HQ-12."""
    table = begun().model_copy(update={"quest_log": (QuestRun(quest_id="trial"),)})
    table = table.model_copy(update={"decks": {"treasure": Pile(top=("wandering_monster_card",))}})
    kind = CONTENT.quests["trial"].wandering_monster
    assert kind is not None
    found = play(table, [SearchForTreasure(hero_id=RAGNA, area="room_1")], (0,))
    assert squares(found)["wanderer-1"] == "B3"


def test_the_facts_of_a_door_name_it() -> None:
    told = facts(begun(NEXT_ROOM), OpenDoor(door_id="door-E3"))
    assert [(fact.door_id, fact.square) for fact in told if isinstance(fact, DoorOpened)] == [("door-E3", "E3")]


@pytest.mark.parametrize("name", SHIPPED)
def test_every_monster_of_the_quests_that_ship_is_placed_with_all_it_has(name: str) -> None:
    drawn = shipped_map(name, "de")
    table = begun(drawn=drawn)
    for one in drawn.boards[0].doors():
        if not table.map or table.map.doors.get(one.id, one.state) != "open":
            told = facts(table, OpenDoor(door_id=one.id, force=True))
            assert not any(isinstance(fact, MonsterLeftOut) for fact in told)
            table = after(table, OpenDoor(door_id=one.id, force=True))
    expected = [thing.id for thing in drawn.boards[0].things if thing.kind == "monster" and not thing.hidden]
    found = findings(drawn, CONTENT.board)
    unreached = {thing for one in found if one.code == "room_without_door" for thing in one.things}
    assert table.map is not None
    assert set(expected) - unreached == table.map.figures.keys() - unreached
