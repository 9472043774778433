"""What a hero and a kind of monster have to expect of each other, and who may read of which kind."""

from fractions import Fraction

import pytest

from app.core.game_system import Role, Viewer
from app.core.own_entries import OwnEntry
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.dice import Color
from app.systems.heroquest.odds.attack_odds import hero_against_kind
from app.systems.heroquest.odds.dice_against_dice import HERO_DEFENDS, DiceAttack, points_through
from app.systems.heroquest.state.figures import Condition, Item, Monster, Place, Wear
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import PointsShown, Table
from app.systems.heroquest.visibility import bestiary_for, is_own
from tests.builders import make_hero

WOLF = OwnEntry(kind="monsters", id="wolf", facts='{"attack":3,"body":1,"defence":2,"mind":1,"name":"Wolf"}')
ORC = OwnEntry(kind="monsters", id="orc", facts='{"attack":9}')
MASTER, PLAYER = Viewer(role=Role.GAME_MASTER), Viewer(role=Role.PLAYER)


def table(shown: PointsShown = PointsShown.EXACT, *, hidden: bool = False) -> Table:
    wolf = Monster(id="w", kind="wolf", attack=3, defence=2, start_body=1, body_points=1, hidden=hidden)
    return Table(own_content=(WOLF, ORC), monsters={"w": wolf}, monster_points=shown)


def test_both_blows_are_those_of_the_rules() -> None:
    hero = make_hero(hero_class="dwarf")
    found = hero_against_kind(hero, "goblin", bestiary_for(Table(), MASTER), HouseRules())
    assert found is not None
    assert found.strikes is not None
    assert found.suffers is not None
    struck = DiceAttack(found.strikes.attack.dice, found.strikes.defence.dice, left=1)
    assert found.strikes.points == points_through(struck)
    suffered = DiceAttack(found.suffers.attack.dice, found.suffers.defence.dice, HERO_DEFENDS)
    assert found.suffers.wounds == points_through(suffered).at_least(1)
    assert 0 < found.strikes.wounds < Fraction(1)


def test_who_differs_in_nothing_that_counts_is_reckoned_with_once() -> None:
    kept = bestiary_for(Table(), MASTER)
    one = hero_against_kind(
        make_hero(hero_id="foe", name="Ada", player="Ada", gold=5, quest_points=3), "orc", kept, HouseRules()
    )
    alike = hero_against_kind(make_hero(hero_id="other", name="Bo", player="Cy"), "orc", kept, HouseRules())
    wounded = hero_against_kind(make_hero(body_points=1), "orc", kept, HouseRules())
    assert one is not None
    assert alike is not None
    assert wounded is not None
    assert [both[0] is both[1] for both in zip(one, alike, strict=True)] == [True, True]
    assert [both[0] is both[1] for both in zip(one, wounded, strict=True)] == [False, False]


@pytest.mark.rule("HR-BLUE-PER-PIECE")
@pytest.mark.parametrize(("option", "blue"), [("each_piece", 2), ("one_at_most", 1)])
def test_house_rules_count(option: str, blue: int) -> None:
    worn = [Item(id=name, content_id=name, place=Place.WORN, wear=Wear(damaged=True)) for name in ("helmet", "bracers")]
    rules = HouseRules.model_validate({"blue_dice": option})
    found = hero_against_kind(make_hero("wizard", *worn), "orc", bestiary_for(Table(), MASTER), rules)
    assert found is not None
    assert found.suffers is not None
    assert found.suffers.defence.dice.count(Color.BLUE) == blue


@pytest.mark.parametrize(("viewer", "dice"), [(MASTER, 9), (PLAYER, 3)])
def test_everybody_reckons_with_the_values_he_may_read(viewer: Viewer, dice: int) -> None:
    found = hero_against_kind(make_hero(), "orc", bestiary_for(table(), viewer), HouseRules())
    assert found is not None
    assert found.suffers is not None
    assert len(found.suffers.attack) == dice


def test_who_lies_down_strikes_nobody() -> None:
    hero = make_hero(condition=Condition.FAINTED, body_points=0)
    found = hero_against_kind(hero, "orc", bestiary_for(Table(), MASTER), HouseRules())
    assert found is not None
    assert found.strikes is None


@pytest.mark.parametrize("kind", ["dragon", "sorcerer"])
def test_what_the_quest_has_to_say_is_not_made_up(kind: str) -> None:
    assert hero_against_kind(make_hero(), kind, bestiary_for(Table(), MASTER), HouseRules()) is None


def test_the_game_master_reads_everything() -> None:
    found = bestiary_for(table(PointsShown.HIDDEN), MASTER).content.monsters
    assert (found["wolf"].attack, found["orc"].attack) == (3, 9)
    assert is_own(found["orc"])


@pytest.mark.parametrize("shown", [level for level in PointsShown if level is not PointsShown.EXACT])
def test_players_read_the_book_alone(shown: PointsShown) -> None:
    found = bestiary_for(table(shown), PLAYER)
    assert found.content.monsters == shipped().monsters
    assert not any(one.kind == "monsters" for one in found.own)


def test_players_never_read_of_an_own_kind_nobody_has_seen() -> None:
    assert "wolf" not in bestiary_for(table(hidden=True), PLAYER).content.monsters


def test_players_read_of_what_stands_before_them_but_of_nothing_else() -> None:
    found = bestiary_for(table(), PLAYER).content.monsters
    assert found["wolf"].attack == 3
    assert found["orc"] == shipped().monsters["orc"]
