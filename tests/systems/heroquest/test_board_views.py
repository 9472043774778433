"""What players see of rounds and monsters, and what never leaves the game master."""

from typing import Any

import pytest

from app.campaign.permissions import readable
from app.core.events import Command, Event
from app.core.game_system import Role, Viewer
from app.systems.heroquest.bestiary.commands import HideMonsters, RevealMonsters, ShowMonsterPoints
from app.systems.heroquest.combat.commands import Attack, PlaceMonster, RemoveMonster, WoundMonster
from app.systems.heroquest.effects import EndEffect
from app.systems.heroquest.rounds.commands import BeginPlay, EndTurn
from app.systems.heroquest.state.dungeon import GAME_MASTER as MASTER
from app.systems.heroquest.state.figures import Effect, Monster
from app.systems.heroquest.state.table import PointsShown, Table
from app.systems.heroquest.views.monsters import MonsterPoints, MonsterView, SlainView
from app.systems.heroquest.views.table import table_view
from tests.builders import CONTENT, affected, after, facts, hand, make_hero, make_monster, make_table

GAME_MASTER = Viewer(role=Role.GAME_MASTER)
PLAYER = Viewer(role=Role.PLAYER, hero_ids=frozenset({"hero"}))
GUEST = Viewer(role=Role.GUEST)
OTHERS = (PLAYER, GUEST)


def monsters(table: Table, viewer: Viewer) -> tuple[MonsterView, ...]:
    return table_view(table, viewer, CONTENT).monsters


def with_monster(monster: Monster, level: PointsShown = PointsShown.WOUNDED) -> Table:
    return after(make_table(monster), ShowMonsterPoints(level=level))


def told(table: Table, command: Command, viewer: Viewer, *answers: Any) -> list[str]:
    return [event.type for event in readable(viewer, facts(table, command, *answers))]


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize(
    ("level", "points"),
    [
        (PointsShown.EXACT, MonsterPoints(current=1, maximum=3, quarters=2, wounded=True)),
        (PointsShown.BAR, MonsterPoints(quarters=2, wounded=True)),
        (PointsShown.WOUNDED, MonsterPoints(wounded=True)),
        (PointsShown.NOTHING, None),
    ],
)
def test_what_players_see_of_the_points(level: PointsShown, points: MonsterPoints | None, viewer: Viewer) -> None:
    wounded = make_monster("chaos_warrior", body_points=1).model_copy(update={"start_body": 3})
    (seen,) = monsters(with_monster(wounded, level), viewer)
    assert (seen.points, seen.values) == (points, None)


@pytest.mark.parametrize("level", PointsShown)
def test_the_game_master_sees_everything(level: PointsShown) -> None:
    (seen,) = monsters(with_monster(make_monster("mummy"), level), GAME_MASTER)
    assert seen.points == MonsterPoints(current=2, maximum=2, quarters=4, wounded=False)
    assert seen.values is not None


def test_the_default_tells_wounded_from_unhurt() -> None:
    assert make_table().monster_points is PointsShown.WOUNDED


@pytest.mark.parametrize("viewer", OTHERS)
def test_players_need_not_see_monsters_at_all(viewer: Viewer) -> None:
    assert monsters(with_monster(make_monster(), PointsShown.HIDDEN), viewer) == ()


@pytest.mark.parametrize("viewer", OTHERS)
def test_hidden_monsters_are_the_game_masters(viewer: Viewer) -> None:
    table = after(make_table(make_monster()), PlaceMonster(monster_id="g", kind="goblin", hidden=True))
    assert [one.id for one in monsters(table, viewer)] == ["monster"]
    assert [one.id for one in monsters(table, GAME_MASTER)] == ["monster", "g"]
    assert '"g"' not in table_view(table, viewer, CONTENT).model_dump_json()


def test_pools_and_effects_of_a_monster() -> None:
    held = affected(make_monster("orc"), Effect.IN_PIT)
    (seen,) = monsters(make_table(held), PLAYER)
    assert (len(seen.attack), len(seen.defence), seen.effects) == (2, 2, held.effects)


UNSEEN = after(
    make_table(make_hero("barbarian", "broadsword"), affected(make_monster(), Effect.ASLEEP)),
    HideMonsters(monster_ids=("monster",)),
)
SKULLS = hand("skull", "skull", "skull", "skull")


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize(
    ("command", "answers"),
    [
        (WoundMonster(monster_id="monster", points=1), ()),
        (RemoveMonster(monster_id="monster"), ()),
        (EndEffect(figure_id="monster", effect=Effect.ASLEEP), ()),
        (Attack(attacker_id="hero", target_id="monster"), (SKULLS,)),
    ],
)
def test_nobody_hears_of_a_hidden_monster(command: Command, answers: tuple[Any, ...], viewer: Viewer) -> None:
    assert told(UNSEEN, command, viewer, *answers) == []
    assert told(UNSEEN, command, GAME_MASTER, *answers)


def test_what_a_hidden_monster_does_to_a_hero_is_told_without_it() -> None:
    awake = after(UNSEEN, EndEffect(figure_id="monster", effect=Effect.ASLEEP))
    strike = Attack(attacker_id="monster", target_id="hero")
    answers = (hand("skull", "white_shield", "white_shield"), hand("skull", "skull"))
    assert told(awake, strike, PLAYER, *answers) == ["hero.wounded"]
    assert told(awake, strike, GAME_MASTER, *answers) == ["strike.resolved", "hero.wounded"]


def test_from_its_revelation_on_everybody_hears_of_it() -> None:
    reveal = RevealMonsters(monster_ids=("monster",))
    assert told(UNSEEN, reveal, GUEST) == ["monster.revealed"]
    seen = after(UNSEEN, reveal)
    assert "monster.slain" in told(seen, WoundMonster(monster_id="monster", points=1), GUEST)
    assert told(seen, HideMonsters(monster_ids=("monster",)), GUEST) == []


def test_a_fact_that_is_open_to_all_does_not_speak_of_secrets() -> None:
    fact = Event(type="x")
    assert "secret" not in fact.model_dump_json()
    assert '"secret":true' in fact.model_copy(update={"secret": True}).model_dump_json()


def test_the_tally_hides_what_players_never_saw() -> None:
    table = after(UNSEEN, Attack(attacker_id="hero", target_id="monster"), SKULLS)
    row = SlainView(kind="orc", hero_id="hero", number=1)
    assert table_view(table, GAME_MASTER, CONTENT).slain == (row,)
    assert table_view(table, PLAYER, CONTENT).slain == ()


def test_everybody_sees_the_round_and_only_the_game_master_what_is_due() -> None:
    hero = affected(make_hero(), Effect.ASLEEP).model_copy(update={"on_quest": True})
    table = after(make_table(hero), BeginPlay())
    for viewer in (GAME_MASTER, *OTHERS):
        seen = table_view(table, viewer, CONTENT)
        assert (seen.round.number, seen.round.turn, seen.round.order) == (1, "hero", ("hero", MASTER))
        assert (seen.due is not None) is (viewer is GAME_MASTER)
    assert table_view(after(table, EndTurn()), PLAYER, CONTENT).round.acted == ("hero",)
