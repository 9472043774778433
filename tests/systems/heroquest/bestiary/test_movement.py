"""How far monsters move, over whom, and who leads them (HQ-19, HQ-19-FLIEGEN, HQ-19-SCHWER-ZU-KONTROLLIEREN)."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.bestiary.commands import ControlMonster, MoveMonster
from app.systems.heroquest.bestiary.events import ControlTested, MonsterMoved
from app.systems.heroquest.combat.commands import PassSquare
from app.systems.heroquest.state.figures import ActiveEffect, Effect
from tests.builders import after, facts, hand, make_hero, make_monster, make_table

MOVE = MoveMonster(monster_id="monster")
OVER = PassSquare(figure_id="monster", target_id="hero")


def squares(command: MoveMonster, kind: str, *numbers: int) -> int:
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


@pytest.mark.rule("HQ-19-FLIEGEN")
@pytest.mark.parametrize("kind", ["bats", "lesser_demon"])
def test_who_flies_crosses_the_squares_of_heroes_but_does_not_stop_there(kind: str) -> None:
    table = make_table(make_hero(), make_monster(kind))
    assert [event.type for event in facts(table, OVER)] == ["figure.passed"]
    with pytest.raises(RuleViolation) as error:
        after(table, OVER.model_copy(update={"stops": True}))
    assert error.value.code == "square.no_stop"


@pytest.mark.rule("HQ-19-FLIEGEN")
@pytest.mark.parametrize("kind", ["goblin", "death_elf"])
def test_nobody_else_simply_crosses_them(kind: str) -> None:
    with pytest.raises(RuleViolation) as error:
        after(make_table(make_hero(), make_monster(kind)), OVER)
    assert error.value.code == "square.held"


@pytest.mark.parametrize(("effect", "code"), [(Effect.ASLEEP, "figure.asleep"), (Effect.IN_PIT, "pit.inside")])
def test_who_does_not_move(effect: Effect, code: str) -> None:
    held = make_monster("goblin").model_copy(update={"effects": (ActiveEffect(effect=effect, amount=1),)})
    with pytest.raises(RuleViolation) as error:
        after(make_table(held), MOVE)
    assert error.value.code == code


@pytest.mark.rule("HQ-19-SCHWER-ZU-KONTROLLIEREN")
@pytest.mark.parametrize(("face", "lost"), [("black_shield", True), ("white_shield", False), ("skull", False)])
def test_on_a_black_shield_the_heroes_play_the_squig(face: str, lost: bool) -> None:
    table = make_table(make_hero(), make_monster("squig"))
    (told,) = facts(table, ControlMonster(monster_id="monster"), hand(face))
    assert isinstance(told, ControlTested)
    assert told.lost is lost


@pytest.mark.rule("HQ-19-SCHWER-ZU-KONTROLLIEREN")
def test_other_monsters_obey() -> None:
    with pytest.raises(RuleViolation) as error:
        after(make_table(make_hero(), make_monster("goblin")), ControlMonster(monster_id="monster"))
    assert error.value.code == "bestiary.not_able"
