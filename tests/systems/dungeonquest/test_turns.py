"""A turn at the table: what may be done, what is refused, what follows."""

import pytest

from app.core.board.compass import DIRECTIONS
from app.core.errors import GameError
from app.core.events import Command
from app.core.rulebook import ChooseHouseRule
from app.systems.dungeonquest import commands as ask
from app.systems.dungeonquest.content import Sheet, Tile, Way
from app.systems.dungeonquest.fields import Loot
from app.systems.dungeonquest.state import Room
from tests.systems.dungeonquest.asking import draw
from tests.systems.dungeonquest.playing import Played

ONE, TWO = "hero-1", "hero-2"
CROSS = Tile(kind="dungeon", torch=True, ways=tuple(Way(direction=one) for one in DIRECTIONS))


def begun(heroes: int = 1, **said: object) -> Played:
    """A game whose sun has just moved."""
    game = Played(heroes, **said)
    game.do(ask.StartTurn(hero_id=ONE))
    return game


def test_a_lone_player_plays_solitaire_and_the_sun_moves_first() -> None:
    game = Played()
    assert game.table.is_solitaire
    with pytest.raises(GameError, match=r"turn\.sun_first"):
        game.do(ask.MoveHero(hero_id=ONE, direction="east"))
    game.do(ask.StartTurn(hero_id=ONE))
    assert (game.table.sun, game.table.phase) == (2, "action")


def test_a_tile_is_laid_with_its_arrow_to_where_the_hero_comes_from() -> None:
    game = begun()
    game.do(ask.MoveHero(hero_id=ONE, direction="east"), draw("hall_left"), draw("still_air"))
    laid = game.table.rooms["1,0"].tile
    assert set(laid.openings) == {"west", "east", "north"}, "it lies turned: left of the way is north"
    assert (game.table.hero(ONE).place, game.table.hero(ONE).came_from) == ("1,0", "west")
    assert (game.table.phase, game.table.active) == ("status", ONE)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (ask.MoveHero(hero_id=ONE, direction="north"), "turn.hindered"),
        (ask.MoveHero(hero_id=ONE), "move.where"),
        (ask.SearchRoom(hero_id=ONE), "turn.hindered"),
        (ask.ClimbDown(hero_id=ONE), "turn.hindered"),
        (ask.DrawBelow(hero_id=ONE), "turn.hindered"),
        (ask.Escape(hero_id=ONE), "turn.hindered"),
        (ask.MeetDeadEnd(hero_id=ONE), "turn.no_dead_end"),
        (ask.StartTurn(hero_id=ONE), "turn.sun_done"),
        (ask.MoveHero(hero_id=TWO, direction="south"), "turn.not_yours"),
        (ask.MoveHero(hero_id="nobody", direction="south"), "hero.unknown"),
        (ask.BeginGame(), "game.begun"),
        (ask.SeatHero(name="X", sheet="rope_dancer"), "game.begun"),
        (ask.TakeLoot(hero_id=ONE, number=1), "loot.no_such_card"),
        (ask.AdjustHero(hero_id=ONE), "hero.nothing_changes"),
        (ChooseHouseRule(rule="A-12", option="never"), "house_rule.no_such_option"),
    ],
)
def test_what_cannot_be_is_refused(command: Command, code: str) -> None:
    game = begun(2)
    with pytest.raises(GameError, match=code.replace(".", r"\.")):
        game.do(command)


def test_seats_sheets_and_towers_are_each_taken_once() -> None:
    game = Played(0)
    game.do(ask.SeatHero(name="Ava", sheet="rope_dancer", tower="north_west"))
    for command, code in (
        (ask.SeatHero(name="Ben", sheet="rope_dancer", tower="north_east"), "sheet.taken"),
        (ask.SeatHero(name="Ben", sheet="quarry_maid", tower="north_west"), "tower.occupied"),
    ):
        with pytest.raises(GameError, match=code.replace(".", r"\.")):
            game.do(command)


def test_alone_one_escapes_with_a_treasure_card_only() -> None:
    game = begun()
    game.table = game.table.with_hero(ONE, loot=(Loot(name="", value=10, deck="search"),))
    with pytest.raises(GameError, match=r"turn\.hindered"):
        game.do(ask.Escape(hero_id=ONE))
    game.do(ask.GiveLoot(hero_id=ONE, value=300))
    game.do(ask.Escape(hero_id=ONE))
    assert game.table.phase == "over"
    assert game.table.hero(ONE).status == "escaped"


@pytest.mark.rule("DQ-SUN-5")
def test_sunset_takes_everybody_who_is_inside() -> None:
    game = Played(2)
    game.table = game.table.model_copy(update={"sun": 17}).with_hero(TWO, status="escaped")
    game.do(ask.StartTurn(hero_id=ONE), (4,))
    assert [one.status for one in game.table.heroes.values()] == ["dead", "escaped"]
    assert game.table.phase == "over"


@pytest.mark.rule("DQ-SUN-4")
def test_the_sun_moves_on_at_the_seat_of_a_dead_first_player() -> None:
    game = begun(2)
    game.do(ask.AdjustHero(hero_id=ONE, wounds=60))
    assert (game.table.active, game.table.phase) == (TWO, "action")
    game.do(ask.EndTurn(hero_id=TWO))
    assert (game.table.active, game.table.phase) == (ONE, "status")
    game.do(ask.StartTurn(hero_id=ONE))
    assert (game.table.active, game.table.phase, game.table.sun) == (TWO, "action", 3)


@pytest.mark.rule("DQ-DTH-4")
def test_who_is_walled_in_dies_unless_something_helps() -> None:
    game = begun()
    walled = Room(tile=Tile(kind="rotating", ways=(Way(direction="north"),)))
    game.table = game.table.model_copy(update={"rooms": {**game.table.rooms, "3,0": walled}})
    game.table = game.table.with_hero(ONE, place="3,0")
    game.do(ask.MeetDeadEnd(hero_id=ONE), "dies")
    assert game.table.hero(ONE).status == "dead"


@pytest.mark.rule("DQ-SRC-2", "DQ-MON-4")
def test_a_room_is_searched_once_and_a_monster_holds_its_token() -> None:
    game = begun()
    game.table = game.table.model_copy(update={"rooms": {**game.table.rooms, "1,0": Room(tile=CROSS)}})
    game.table = game.table.with_hero(ONE, place="1,0", sheet=Sheet(strength=9, agility=9, toughness=9, luck=9, life=9))
    game.do(ask.SearchRoom(hero_id=ONE), draw("silver_spoon"))
    assert game.table.hero(ONE).gold == 30
    game.do(ask.StartTurn(hero_id=ONE))
    with pytest.raises(GameError, match=r"turn\.hindered"):
        game.do(ask.SearchRoom(hero_id=ONE))
    game.do(ask.MoveHero(hero_id=ONE, direction="west"), "move_on", "east", draw("growling_dark"), "fight",
            draw("cellar_lurker"), (6,), (6,))  # fmt: skip
    assert not game.table.rooms["1,0"].monster_token


@pytest.mark.rule("DQ-CAT-2", "DQ-CAT-3", "DQ-CAT-8")
def test_the_catacombs_lead_to_another_place() -> None:
    game = begun()
    down = CROSS.model_copy(update={"entrance": True})
    game.table = game.table.model_copy(update={"rooms": {**game.table.rooms, "1,0": Room(tile=down)}})
    game.table = game.table.with_hero(ONE, place="1,0")
    game.do(ask.ClimbDown(hero_id=ONE), "south")
    assert game.table.hero(ONE).status == "catacombs"
    game.do(ask.StartTurn(hero_id=ONE))
    game.do(ask.DrawBelow(hero_id=ONE), draw("lost_coin"))
    game.do(ask.StartTurn(hero_id=ONE))
    up = (draw("narrow_stair"), "leave", "left", (4,), draw("hall_cross"), "north", draw("still_air"))
    game.do(ask.DrawBelow(hero_id=ONE), *up)
    hero = game.table.hero(ONE)
    assert (hero.place, hero.status, hero.gold) == ("5,2", "dungeon", 40)
    assert "5,2" in game.table.rooms


@pytest.mark.rule("DQ-CMB-1", "DQ-FLE-1")
def test_a_group_fights_with_cards_and_may_flee_between_rounds() -> None:
    game = begun(2)
    game.table = game.table.model_copy(
        update={"rooms": {**game.table.rooms, "1,0": Room(tile=CROSS, monster_token=True)}}
    )
    game.do(ask.MoveHero(hero_id=ONE, direction="east"), draw("rust_hound"))
    assert (game.table.phase, game.table.side_of(TWO)) == ("fight", "monster"), "the left neighbour plays it"
    game.do(ask.RevealCards(hero_id=ONE), "melee", "ranged")
    game.do(ask.Flee(hero_id=ONE), (1, 1), "move_on", "south", draw("hall_cross"), draw("still_air"))
    hero = game.table.hero(ONE)
    assert (hero.wounds, hero.place) == (3, "0,1"), "a wound in the fight, two for the flight, on through the tower"
    assert game.table.rooms["1,0"].monster_token
    assert game.table.active == TWO


def test_a_printed_card_is_told_in_two_taps_and_a_tile_is_remembered() -> None:
    game = begun(cards="printed")
    told = ("dungeon", "straight_left", "torch", "door", "west")
    game.do(ask.MoveHero(hero_id=ONE, direction="east"), *told, "wounds", "2")
    assert game.table.hero(ONE).wounds == 2
    assert game.table.rooms["1,0"].tile.openings["north"] == ("door",)
    game.do(ask.StartTurn(hero_id=ONE))
    known = "dungeon-straight_left-torch-door-west"
    game.do(ask.MoveHero(hero_id=ONE, direction="east"), known, "loot", "250")
    assert game.table.rooms["2,0"].tile == game.table.rooms["1,0"].tile
    assert game.table.hero(ONE).gold == 250


@pytest.mark.rule("DQ-CRD-3", "DQ-SET-3")
def test_a_rune_is_drawn_once_and_helps_once() -> None:
    game = begun()
    game.table = game.table.with_hero(ONE, wounds=6)
    game.do(ask.DrawRune(hero_id=ONE), draw("crack_of_dawn"))
    with pytest.raises(GameError, match=r"rune\.drawn"):
        game.do(ask.DrawRune(hero_id=ONE))
    game.do(ask.UseCard(hero_id=ONE, what="rune"))
    assert (game.table.hero(ONE).wounds, game.table.hero(ONE).rune, game.table.phase) == (1, "", "action")
    with pytest.raises(GameError, match=r"rune\.none"):
        game.do(ask.UseCard(hero_id=ONE, what="rune"))


@pytest.mark.rule("DQ-TRN-5", "DQ-TRN-2")
def test_abilities_and_kept_cards_do_what_they_say() -> None:
    game = begun()
    game.do(ask.UseCard(hero_id=ONE, what="ability"), "token", "2")
    assert game.table.hero(ONE).tokens == 2
    game.do(ask.UseCard(hero_id=ONE, what="card"), "turn_ends")
    assert game.table.phase == "status"
    game.do(ask.UseCard(hero_id=ONE, what="card"), "wounds", "1")
    assert (game.table.hero(ONE).wounds, game.table.phase) == (1, "status"), "A-02: before the sun"
    game.do(ChooseHouseRule(rule="A-02", option="sun_first"))
    with pytest.raises(GameError, match=r"turn\.sun_first"):
        game.do(ask.UseCard(hero_id=ONE, what="card"))
