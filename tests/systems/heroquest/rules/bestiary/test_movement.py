"""How far monsters move, over whom, and who leads them (HQ-19, HQ-19-FLIEGEN, HQ-19-SCHWER-ZU-KONTROLLIEREN)."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest import bestiary_commands as do
from app.systems.heroquest.bestiary_events import ControlTested, MonsterMoved
from tests.builders import after, facts, hand, make_hero, make_monster, make_table

MOVE = do.MoveMonster(monster_id="monster")
OVER = do.MoveMonster(monster_id="monster", over_heroes=True)


def squares(command: do.MoveMonster, kind: str, *numbers: int) -> int:
    table = make_table(make_hero(), make_monster(kind))
    (moved,) = facts(table, command, *([hand(*numbers)] if numbers else []))
    assert isinstance(moved, MonsterMoved)
    return moved.squares


@pytest.mark.rule("HQ-19")
def test_monsters_move_as_far_as_their_value_says() -> None:
    assert (squares(MOVE, "goblin"), squares(MOVE, "mummy"), squares(MOVE, "base_mummy")) == (10, 4, 4)


@pytest.mark.rule("HQ-19-SCHWER-ZU-KONTROLLIEREN", "HQ-19")
def test_a_squig_moves_as_far_as_a_die_shows() -> None:
    assert squares(MOVE, "squig", 5) == 5


@pytest.mark.rule("HQ-19")
def test_what_the_quest_says_goes_before_the_book() -> None:
    table = make_table(make_hero(), make_monster("squig").model_copy(update={"movement": 9}))
    (moved,) = facts(table, MOVE)
    assert isinstance(moved, MonsterMoved)
    assert (moved.squares, moved.roll) == (9, None)


@pytest.mark.rule("HQ-19")
def test_a_movement_nobody_has_said_is_asked_for() -> None:
    with pytest.raises(RuleViolation) as error:
        squares(MOVE, "dragon")
    assert error.value.code == "bestiary.movement_of_quest"


@pytest.mark.rule("HQ-19-FLIEGEN", "HQ-19-DURCHDRINGEN")
@pytest.mark.parametrize("kind", ["bats", "lesser_demon", "death_elf"])
def test_who_flies_or_passes_through_crosses_the_squares_of_heroes(kind: str) -> None:
    assert squares(OVER, kind)


@pytest.mark.rule("HQ-19-FLIEGEN")
def test_nobody_else_crosses_them() -> None:
    with pytest.raises(RuleViolation) as error:
        squares(OVER, "goblin")
    assert error.value.code == "bestiary.not_able"


@pytest.mark.rule("HQ-19-FLIEGEN")
@pytest.mark.parametrize("kind", ["bats", "goblin"])
def test_nobody_ends_on_the_square_of_a_hero(kind: str) -> None:
    with pytest.raises(RuleViolation) as error:
        squares(do.MoveMonster(monster_id="monster", over_heroes=kind == "bats", ends_on_hero=True), kind)
    assert error.value.code == "bestiary.square_taken"


@pytest.mark.rule("HQ-19-SCHWER-ZU-KONTROLLIEREN")
@pytest.mark.parametrize(("face", "lost"), [("black_shield", True), ("white_shield", False), ("skull", False)])
def test_on_a_black_shield_the_heroes_play_the_squig(face: str, lost: bool) -> None:
    table = make_table(make_hero(), make_monster("squig"))
    (told,) = facts(table, do.ControlMonster(monster_id="monster"), hand(face))
    assert isinstance(told, ControlTested)
    assert told.lost is lost


@pytest.mark.rule("HQ-19-SCHWER-ZU-KONTROLLIEREN")
def test_other_monsters_obey() -> None:
    with pytest.raises(RuleViolation) as error:
        after(make_table(make_hero(), make_monster("goblin")), do.ControlMonster(monster_id="monster"))
    assert error.value.code == "bestiary.not_able"
