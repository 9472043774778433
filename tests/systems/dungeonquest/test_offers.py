"""What a hero can do now: the list says what the rules say, at any moment of any game, and betrays no monster."""

from random import Random

import pytest

from app.core.answers import Answers, objection
from app.core.errors import UnknownSubject
from app.core.game_system import Role, Viewer
from app.core.offers import Offer
from app.systems.dungeonquest.content import Monster
from app.systems.dungeonquest.game import SYSTEM
from app.systems.dungeonquest.hero_events import HeroLeft
from app.systems.dungeonquest.state import Table
from tests.luck import LUCK
from tests.systems.dungeonquest.playing import MASTER, Played, as_command, at_random

GUEST = Viewer(role=Role.GUEST)


def player(*hero_ids: str) -> Viewer:
    return Viewer(role=Role.PLAYER, hero_ids=frozenset(hero_ids))


def of(table: Table, figure: str | None, viewer: Viewer = MASTER) -> tuple[Offer, ...]:
    return tuple(SYSTEM.offers(table, viewer, figure))


def check(table: Table) -> int:
    """Check every offer of every figure against the rules; how many there were."""
    found = 0
    for figure in (None, *table.heroes):
        for viewer in (MASTER, player(*([figure] if figure else table.heroes))):
            for one in of(table, figure, viewer):
                found += 1
                if one.asks:
                    continue
                error = objection(SYSTEM.decide(table, as_command(one), Answers()))
                told = one.refusal and (one.refusal.code, one.refusal.data)
                assert told == (error and (error.code, dict(error.data))), one
                assert one.due is None or one.can_be_done
    return found


@pytest.mark.broad
@pytest.mark.parametrize(("heroes", "begun"), [
    (1, {}), (1, {"cards": "printed"}), (3, {"variants": ("death_can_wait", "torchlight")}), (2, {"cards": "printed"}),
])  # fmt: skip
def test_any_moment_of_any_game_is_told_as_the_rules_say(heroes: int, begun: dict[str, object]) -> None:
    for seed in range(6 if LUCK else 1):
        luck = Random(f"{heroes}{seed}")
        game = Played(heroes, **begun)
        for _ in range(50):
            found = check(game.table)
            if game.table.phase == "over":
                assert not found
                break
            assert game.legal(), "somebody can always do something"
            game.taking(luck.choice(game.legal()), at_random(luck))


def test_before_the_game_people_sit_down_and_it_begins() -> None:
    seat, begin = of(Table(), None)
    assert (seat.type, seat.asks, seat.refusal) == ("seat_hero", ("name", "sheet", "tower"), None)
    assert (begin.type, begin.refusal and begin.refusal.code) == ("begin_game", "game.nobody")
    assert of(Table(), None, player("hero-1")) == of(Table(), None, GUEST) == ()
    assert of(Played(1).table, None) == ()
    assert [one.type for one in of(Played(4).table, None)] == []


def test_a_turn_begins_with_the_sun_then_every_action_stands_there_with_its_reason() -> None:
    game = Played(2)
    first, *rest = of(game.table, "hero-1", player("hero-1"))
    assert (first.type, first.due, first.refusal) == ("start_turn", "DQ-SUN-1", None)
    turn = [one for one in rest if one.group == "turn" and one.type != "use_card"]
    assert {one.refusal.code for one in turn if one.refusal} == {"turn.sun_first"}
    assert all(one.refusal for one in turn)
    game.do(as_command(first))
    found = {(one.type, one.told.get("direction")): one for one in of(game.table, "hero-1", player("hero-1"))}
    home = found["escape", None].refusal
    assert home is not None
    assert home.data == {"hindrance": "no_loot"}
    assert any(kind == "move_hero" and one.can_be_done for (kind, _), one in found.items())
    other = [
        one for one in of(game.table, "hero-2", player("hero-2")) if one.group == "turn" and one.type != "use_card"
    ]
    assert other
    assert {one.refusal.code for one in other if one.refusal} == {"turn.not_yours"}


def test_the_dead_can_do_nothing_but_play_monsters_and_a_stranger_is_unknown() -> None:
    game = Played(2)
    dead = HeroLeft(hero_id="hero-2", status="dead")
    table = Table.cast(SYSTEM.evolve(game.table, dead))
    assert of(table, "hero-2") == of(table, "hero-2", player("hero-2")) == ()
    with pytest.raises(UnknownSubject, match="hero"):
        of(table, "hero-3")


def fighting() -> Table:
    """The first hero fights a monster that the second one plays."""
    for seed in range(50):
        luck, game = Random(seed), Played(2)
        while game.table.phase not in ("fight", "over"):
            game.taking(luck.choice(game.legal()), at_random(luck))
        if game.table.phase == "fight":
            return game.table
    pytest.fail("no fight in 50 games")


def test_offers_of_a_fight_do_not_differ_by_the_monster() -> None:
    table = fighting()
    assert table.fight is not None
    hero, monster = table.active, table.fight.monster_player
    told = []
    for life in (1, 12):
        worse = Monster(life=life, escape_penalty=life)
        twin = table.model_copy(update={"fight": table.fight.model_copy(update={"monster": worse})})
        told.append([of(twin, one, player(hero)) for one in (hero, monster, None)])
    assert told[0] == told[1]
    laid = {one.told["card"] for one in of(table, monster, player(monster)) if one.type == "lay_card"}
    assert laid == {"melee", "ranged", "magic"}
    assert [one.refusal.code for one in of(table, hero) if one.type == "flee" and one.refusal] in (
        ["flee.not_now"], ["flee.no_room"],
    )  # fmt: skip
