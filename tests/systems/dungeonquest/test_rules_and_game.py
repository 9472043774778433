"""A rule that is asked alone, about what lies on the table, says what the game lets a hero do."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from app.core.answers import Answers, objection
from app.core.errors import GameError
from app.core.rulebook import ChosenReading
from app.systems.dungeonquest import commands as ask
from app.systems.dungeonquest.actions import hindrances
from app.systems.dungeonquest.game import SYSTEM
from app.systems.dungeonquest.rules import POINTS, Settled
from app.systems.dungeonquest.state import Hero, Table
from tests.luck import LUCK
from tests.systems.dungeonquest.asking import asked, decided
from tests.systems.dungeonquest.playing import Played, at_random

READ = ("A-08", "A-09", "A-11", "A-13", "A-14", "A-17", "A-18", "A-20")
MERCY = ("A-09", "mercy")
MOST_EXITS = 4  # that the rule can be told: the treasure chamber has more
AS_COMMANDS = {"search": "search_room", "enter_catacombs": "climb_down", "draw_catacomb_card": "draw_below"}


def room_of(table: Table, hero: Hero) -> dict[str, Any]:
    """What the rule is told of the room where a hero stands."""
    room, is_below = table.rooms[hero.place], hero.status == "catacombs"
    exits = [] if is_below else [one.model_dump(mode="json") for one in table.exits(hero.place, hero.id)]
    return {
        "room": room.tile.kind, "exits": exits, "torch": room.tile.torch, "monster_token": room.monster_token,
        "searched_token": room.searched_token, "entrance": room.tile.entrance or room.entrance_token,
        "loot": len(hero.loot), "in_catacombs": is_below, "came_from": hero.came_from, "side": hero.side,
        "solitaire": table.is_solitaire, "treasure_cards": sum(one.deck == "treasure" for one in hero.loot),
    }  # fmt: skip


def is_open(table: Table, command: Any) -> bool:
    return objection(SYSTEM.decide(table, command, Answers())) is None


def check(table: Table, readings: Mapping[str, str]) -> None:
    """Ask both about the hero on turn."""
    hero = table.hero(table.active)
    if table.phase == "action" and not hero.is_out:
        told = room_of(table, hero)
        if len(told["exits"]) > MOST_EXITS:
            return
        found = asked("action_phase", readings=readings, **told)
        said = dict.fromkeys(found["legal"], "") | found["not_legal"]
        game = hindrances(table, hero)
        assert {AS_COMMANDS.get(one, "move_hero" if one == "move" else one): why for one, why in said.items()} == game
        assert found["dead_end"] == is_open(table, ask.MeetDeadEnd(hero_id=hero.id))
        end = decided("dead_end", readings=readings, **told)
        is_asked = end.prompt is not None
        assert is_asked == (found["dead_end"] and not ("hero" in game.values() and table.settled.holds(*MERCY)))
    if table.fight is not None and table.fight.may_flee and not table.fight.seals and not table.fight.fatal:
        exits = [] if table.fight.is_below else table.exits(hero.place, hero.id)
        neighbours = [one.model_dump(mode="json") for one in exits]
        if len(neighbours) <= MOST_EXITS:
            below = table.fight.is_below
            found = asked("next_round", readings=readings, neighbours=neighbours, in_catacombs=below)
            assert found["may_flee"] == is_open(table, ask.Flee(hero_id=hero.id))


@pytest.mark.broad
def test_rules_and_game_agree_however_the_booklets_are_read() -> None:
    for seed in range(12 if LUCK else 4):
        luck = Random(seed)
        readings = {name: luck.choice(POINTS[name].options) for name in READ}
        game = Played(luck.choice((1, 2, 3)))
        settled = Settled.by(ChosenReading(rule=name, option=option) for name, option in readings.items())
        game.table = game.table.model_copy(update={"settled": settled})
        for _ in range(60):
            if game.table.phase == "over" or not game.legal():
                break
            check(game.table, readings)
            game.taking(luck.choice(game.legal()), at_random(luck))


@pytest.mark.rule("DQ-TRN-3")
def test_split_rooms_corridors_and_the_dark_say_what_the_game_says() -> None:
    north, east = {"direction": "north", "side": "a"}, {"direction": "east", "side": "b"}
    assert asked("action_phase", room="chasm", exits=[north, east], side="a")["not_legal"]["move_east"] == "other_side"
    blocked = [{**east, "ends_at": "wall"}]
    assert asked("action_phase", room="bridge", exits=blocked, side="a")["dead_end"] != asked(
        "action_phase", room="bridge", exits=blocked, side="a", readings={"A-13": POINTS["A-13"].options[1]}
    )["dead_end"]  # fmt: skip
    back = asked("action_phase", room="corridor", exits=[north, east], came_from="north")
    assert back["not_legal"]["move_north"] == "way_back"
    assert asked("action_phase", room="darkness", exits=[north, east])["legal"] == ["move"]
    alone: dict[str, Any] = {"room": "tower", "loot": 1, "treasure_cards": 0, "solitaire": True}
    assert asked("action_phase", **alone)["not_legal"]["escape"] == "no_treasure_card"


@pytest.mark.rule("DQ-CMB-5", "DQ-FLE-1", "DQ-SOL-3", "DQ-SOL-4", "A-17")
def test_below_nobody_flees_into_a_room_and_alone_only_once() -> None:
    ways = [{"direction": "east"}]
    assert asked("next_round", neighbours=ways, in_catacombs=True)["rooms"] == []
    may: dict[str, Any] = {"readings": {"A-17": "may_flee"}}
    assert not asked("next_round", in_catacombs=True, solitaire=True, **may)["may_flee"]
    walls = [{"direction": "east", "ends_at": "wall"}]
    assert decided_code("solitaire_flee", agility=5, exits=walls) == "flee.no_room"
    assert decided_code("solitaire_flee", agility=5, in_catacombs=True) == "flee.no_room"
    assert asked("solitaire_encounter", exits=walls)["choice"] == "fight"
    fled = asked("solitaire_flee", (1, 1), agility=8, in_catacombs=True, **may)
    assert (fled["fled"], fled["exits"], fled["monster_token"]) == (True, [], False)


def decided_code(rule: str, **said: Any) -> str:
    with pytest.raises(GameError) as error:
        decided(rule, **said)
    return error.value.code
