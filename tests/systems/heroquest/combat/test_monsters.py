"""Monsters come with the values of the book or of the quest, lose points and go."""

import pytest

from app.core.errors import InvalidValue, RuleViolation, UnknownContent, UnknownSubject
from app.systems.heroquest.combat.commands import PlaceMonster, RemoveMonster, WoundMonster
from app.systems.heroquest.state.figures import Effect
from tests.builders import affected, after, hand, make_hero, make_monster, make_table, struck
from tests.systems.heroquest.combat.fights import S, W, at, letters


def test_a_monster_has_the_values_of_the_book() -> None:
    monster = after(make_table(), PlaceMonster(monster_id="m1", kind="orc")).monsters["m1"]
    assert (monster.attack, monster.defence, monster.body_points, monster.mind) == (3, 3, 1, 1)


def test_the_quest_may_give_other_values() -> None:
    command = PlaceMonster(
        monster_id="m1", kind="dragon", attack=5, further_attacks=(2, 3), defence=6, body=8, mind=4, movement=7
    )
    monster = after(make_table(), command).monsters["m1"]
    assert (monster.attack, monster.defence, monster.start_body, monster.mind) == (5, 6, 8, 4)
    assert monster.movement == 7


def test_what_the_quest_map_gives_has_to_be_said() -> None:
    said: dict[str, object] = {"monster_id": "m1", "kind": "dragon", "further_attacks": (2, 3)}
    for field in ("attack", "defence", "body", "mind"):
        with pytest.raises(InvalidValue) as error:
            after(make_table(), PlaceMonster.model_validate(said))
        assert (error.value.code, error.value.field) == ("monster.value_of_quest", field)
        said[field] = 4
    assert after(make_table(), PlaceMonster.model_validate(said)).monsters["m1"].body_points == 4


@pytest.mark.rule("HQ-15.5-EXTRA")
@pytest.mark.parametrize("effect", [Effect.DEFENCE_DICE, Effect.SHIELD_SPELL, Effect.STONE_SKIN])
def test_what_protects_a_monster_defends_with_it(effect: Effect) -> None:
    table = make_table(make_hero("dwarf", "axe"), affected(make_monster("orc"), effect, amount=2))
    assert letters(struck(table, at(), hand(S, W, W), hand(*[W] * 5)).defence) == "w" * 5


def test_ghosts_have_no_mind() -> None:
    assert after(make_table(), PlaceMonster(monster_id="m1", kind="spectre")).monsters["m1"].mind is None


def test_unknown_kinds_and_taken_ids_are_refused() -> None:
    with pytest.raises(UnknownContent, match=r"monster\.kind_unknown"):
        after(make_table(), PlaceMonster(monster_id="m1", kind="unicorn"))
    with pytest.raises(UnknownContent, match=r"monster\.ability_unknown"):
        after(make_table(), PlaceMonster(monster_id="m1", kind="orc", abilities=("juggling",)))
    with pytest.raises(RuleViolation):
        after(make_table(), PlaceMonster(monster_id="hero", kind="orc"))


def test_a_monster_loses_what_it_has_and_no_more() -> None:
    table = after(make_table(make_monster("mummy")), WoundMonster(monster_id="monster", points=1))
    assert table.monsters["monster"].body_points == 1
    table = after(table, WoundMonster(monster_id="monster", points=5))
    assert table.monsters["monster"].body_points == 0
    with pytest.raises(RuleViolation):
        after(table, WoundMonster(monster_id="monster", points=1))


def test_a_monster_can_be_taken_from_the_board() -> None:
    table = after(make_table(make_monster()), RemoveMonster(monster_id="monster"))
    assert table.monsters == {}
    with pytest.raises(UnknownSubject):
        after(table, RemoveMonster(monster_id="monster"))
