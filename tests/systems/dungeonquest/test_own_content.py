"""What a group enters of its box is played with at once, and nothing can be entered that nobody could play with."""

import json
from typing import Any

import pytest

from app.core.errors import GameError
from app.core.game_system import Role, Viewer
from app.core.own_entries import EntryWritten, RemoveEntry, TakeInEntries, WriteEntry, file_of
from app.systems.dungeonquest import commands as ask
from app.systems.dungeonquest.content import Board, Tile, shelves, shipped
from app.systems.dungeonquest.game import SYSTEM
from app.systems.dungeonquest.state import evolve
from tests.systems.dungeonquest.asking import draw
from tests.systems.dungeonquest.playing import Played

ONE = "hero-1"
SHEET = {"strength": 7, "agility": 6, "toughness": 6, "luck": 8, "life": 15, "text": "May open one door a game."}
GHOUL = {"life": 2, "escape_penalty": 3}
RING = {"deck": "search", "effect": "loot", "number": 110, "text": "It hums."}


def write(kind: str, id_: str, name: str, /, **facts: Any) -> WriteEntry:
    return WriteEntry(kind=kind, id=id_, name=name, facts=json.dumps(facts))


def entered(**begun: Any) -> Played:
    """A game with a hero, a monster and a card of the group's own, whose turn has begun."""
    game = Played(0)
    for one in (write("sheets", "own_mage", "Ottilie", **SHEET), write("monsters", "own_ghoul", "Ghul", **GHOUL)):
        game.do(one)
    game.do(write("cards", "own_ring", "Ring", **RING))
    game.do(ask.SeatHero(name="Ava", sheet="own_mage"))
    game.do(ask.BeginGame(**begun))
    game.do(ask.StartTurn(hero_id=ONE))
    return game


def test_an_own_hero_sits_down_with_an_own_sheet() -> None:
    game = entered()
    assert (game.table.hero(ONE).sheet.luck, game.table.hero(ONE).sheet.life) == (8, 15)
    with pytest.raises(GameError, match=r"sheet\.unknown"):
        Played(0).do(ask.SeatHero(name="Ava", sheet="own_mage"))


def test_own_cards_and_monsters_lie_in_the_decks_of_the_app() -> None:
    game = entered()
    assert "own_ring" in game.table.content.deck("search")
    assert "own_ghoul" in game.table.content.deck("monster")
    game.do(ask.MoveHero(hero_id=ONE, direction="north"), draw("hall_cross"), draw("still_air"))
    game.do(ask.StartTurn(hero_id=ONE))
    game.do(ask.SearchRoom(hero_id=ONE), draw("own_ring"))
    assert game.table.hero(ONE).gold == 110


def test_a_printed_card_that_was_entered_is_one_tap_and_any_other_two() -> None:
    game = entered(cards="printed")
    tile = ("dungeon", "all", "torch", "none")
    game.do(ask.MoveHero(hero_id=ONE, direction="north"), *tile, "wounds", "2")
    assert game.table.hero(ONE).wounds == 2
    game.do(ask.StartTurn(hero_id=ONE))
    game.do(ask.SearchRoom(hero_id=ONE), "own_ring")
    assert [one.value for one in game.table.hero(ONE).loot] == [110]


def test_a_printed_tile_is_told_in_five_taps_once_and_stands_in_the_catalogue_then() -> None:
    game = entered(cards="printed")
    game.do(ask.MoveHero(hero_id=ONE, direction="north"), "dungeon", "all", "torch", "none", "nothing")
    [tile] = game.table.own("tiles")
    assert game.table.content.tiles[tile].torch
    game.do(ask.StartTurn(hero_id=ONE))
    game.do(ask.MoveHero(hero_id=ONE, direction="north"), tile, "nothing")
    assert game.table.rooms[game.table.hero(ONE).place].tile_id == tile


def test_a_printed_monster_that_was_entered_is_fought_by_its_name() -> None:
    game = entered(cards="printed")
    tile = ("dungeon", "all", "torch", "none")
    game.do(ask.MoveHero(hero_id=ONE, direction="north"), *tile, "monster", "fight", "own_ghoul", (6,))
    assert not game.table.rooms[game.table.hero(ONE).place].monster_token, "two wounds are its whole life"


def test_an_own_board_is_played_on() -> None:
    board = shipped().board.model_dump(mode="json")
    rooms = [{"square": one, "exits": ["south"]} for one in ("A1", "J1", "A13", "J13")]
    game = Played(0)
    facts = {**board, "width": 10, "height": 13, "tower_rooms": rooms, "sun_spaces": 26, "sun_numbers": [3, 5]}
    game.do(write("boards", "board", "", **facts))
    game.do(ask.SeatHero(name="Ava", sheet="rope_dancer", tower="south_east"))
    game.do(ask.BeginGame())
    assert (game.table.hero(ONE).place, game.table.ground.width) == ("9,12", 10)
    assert game.table.ground.sun[-3:] == (0, 3, 5)


@pytest.mark.parametrize(
    ("command", "code", "field"),
    [
        (write("heroes", "x", "X"), "own_entries.kind_unknown", "kind"),
        (write("monsters", "x", "X", life=0), "value.greater_than_equal", "life"),
        (write("monsters", "x", "X", life=3, wings=2), "value.extra_forbidden", "wings"),
        (write("monsters", "x", "", life=3), "value.missing", "name"),
        (write("tiles", "x", "X", kind="dungeon", ways=[]), "value.too_short", "ways"),
        (write("tiles", "x", "X", kind="dungeon", ways=[{"direction": "north"}]), "tile.arrow", "ways"),
        (write("tiles", "x", "X", kind="dungeon", ways=[{"direction": "south"}] * 2), "tile.arrow", "ways"),
        (write("cards", "dragon_wakes", "", deck="dragon", count=-1), "value.greater_than_equal", "count"),
        (RemoveEntry(kind="cards", id="rats"), "own_entries.not_own", "id"),
        (TakeInEntries(text="no file"), "own_entries.unreadable", "text"),
        (TakeInEntries(text='{"hello": 1}'), "own_entries.no_catalogue", "text"),
        (TakeInEntries(text='{"format": "heldenpass-catalogue", "version": 1}'), "own_entries.other_game", "text"),
        (
            TakeInEntries(text='{"format": "heldenpass-catalogue-dungeonquest", "version": 2}'),
            "own_entries.other_version",
            "text",
        ),
    ],
)
def test_what_does_not_fit_is_refused_at_its_field(command: Any, code: str, field: str) -> None:
    game = Played(0)
    with pytest.raises(GameError) as refused:
        game.do(command)
    assert (refused.value.code, refused.value.field) == (code, field)
    assert game.table.own_entries == ()


def test_a_deck_of_none_is_refused() -> None:
    game = Played(0)
    doors = {"door_opens": "opens", "door_jammed": "nothing", "door_needle": "wounds"}
    *first, last = doors.items()
    for name, outcome in first:
        game.do(write("cards", name, "", deck="door", effect=outcome, count=0))
    with pytest.raises(GameError, match=r"deck\.empty"):
        game.do(write("cards", last[0], "", deck="door", effect=last[1], count=0))
    entries = {"cards": {name: {"name": "", "deck": "door", "count": 0} for name in doors}}
    text = json.dumps({"format": "heldenpass-catalogue-dungeonquest", "version": 1, "entries": entries})
    with pytest.raises(GameError, match=r"deck\.empty") as refused:
        Played(0).do(TakeInEntries(text=text))
    assert refused.value.field == "text"


def test_a_tile_of_before_that_is_closed_at_its_arrow_keeps_nobody_from_other_entries() -> None:
    def tile(name: str, *sides: str) -> WriteEntry:
        return write("tiles", name, name, kind="dungeon", ways=[{"direction": one} for one in sides])

    game, closed = Played(0), tile("old", "north")
    game.table = evolve(game.table, EntryWritten(entry_kind="tiles", entry="old", name="old", facts=closed.facts))
    game.do(write("monsters", "own_ghoul", "Ghul", **GHOUL))
    for wrong in (tile("new", "east"), write("cards", "runes", "", deck="rune", effect="nothing", count=-1)):
        with pytest.raises(GameError):
            game.do(wrong)
    game.do(RemoveEntry(kind="monsters", id="own_ghoul"))
    game.do(tile("old", "north", "south"))
    assert set(game.table.content.tiles["old"].openings) == {"north", "south"}


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"tower_rooms": [{"square": "Z9", "exits": ["north"]}] * 4}, "board.rooms"),
        ({"chamber_fields": [{"square": one, "exits": ["north"]} for one in ("B2", "D2")]}, "board.chamber"),
    ],
)
def test_a_board_nobody_could_play_on_is_refused(changed: dict[str, Any], code: str) -> None:
    facts = {**shipped().board.model_dump(mode="json"), **changed}
    with pytest.raises(GameError, match=code):
        Played(0).do(write("boards", "board", "", **facts))


def test_what_was_entered_goes_to_another_group_as_one_file_and_what_does_not_fit_stays_out() -> None:
    game, other = entered(), Played(0)
    text = file_of(shelves(), game.table.own_entries, "Montag")
    other.do(TakeInEntries(text=text))
    assert other.table.own_entries == game.table.own_entries
    with pytest.raises(GameError, match=r"own_entries\.nothing_new"):
        other.do(TakeInEntries(text=text))
    said = json.loads(text)
    said["entries"]["monsters"]["own_ghoul"]["life"] = 4
    said["entries"]["cards"]["own_ring"]["deck"] = "moon"
    kinds = [one.type for one in other.do(TakeInEntries(text=json.dumps(said)))]
    assert kinds == ["entry.written", "entry.left_out"]
    assert other.table.content.monsters["own_ghoul"].life == 4
    other.do(RemoveEntry(kind="monsters", id="own_ghoul"))
    assert "own_ghoul" not in other.table.content.monsters


def test_tables_of_before_are_read() -> None:
    tile = Tile.model_validate_json(
        '{"kind": "darkness", "openings": {"south": [], "north": ["door"]}, "faces": {"north": [1, 2]}, "sides": {}}'
    )
    assert (tile.openings, tile.faces) == ({"south": (), "north": ("door",)}, {"north": (1, 2)})
    board = Board.model_validate_json(
        '{"width": 7, "height": 5, "towers": {"0,0": ["east"], "6,0": ["west"], "0,4": ["east"], "6,4": ["west"]},'
        ' "chamber": {"3,2": ["west"], "4,2": ["east"]}, "sun": [0, 0, 2]}'
    )
    assert (board.sun, board.corner("6,4"), list(board.chamber)) == ((0, 0, 2), "south_east", ["3,2", "4,2"])


def test_players_meet_cards_and_monsters_and_do_not_look_them_up() -> None:
    game = entered()
    player = Viewer(role=Role.PLAYER, hero_ids=frozenset({ONE}))
    assert [one.kind for one in SYSTEM.view(game.table, player).own_entries] == ["sheets"]
    assert SYSTEM.view(game.table, Viewer(role=Role.GAME_MASTER)) == game.table
