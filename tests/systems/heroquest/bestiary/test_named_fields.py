"""What is wrong with a monster or with somebody it goes for is told in the field that names them."""

import pytest

from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest.bestiary import commands as bestiary_commands
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.state.figures import ActiveEffect, Condition, Effect
from tests.builders import facts, make_hero, make_monster, make_table

HERO, LOST = make_hero("elf", hero_id="a"), make_hero("elf", hero_id="lost", condition=Condition.LOST)


@pytest.mark.parametrize(
    ("kind", "command", "field"),
    [
        ("dragon", bestiary_commands.DragonFight(monster_id="monster", left="nobody"), "left"),
        ("dragon", bestiary_commands.DragonFight(monster_id="monster", front="a", rear="monster"), "rear"),
        ("dragon", bestiary_commands.BreatheFire(monster_id="monster", target_ids=("a", "lost")), "target_ids"),
        ("giant_spider", bestiary_commands.SpiderAttack(monster_id="monster", side=("lost",)), "side"),
        (
            "assassin",
            bestiary_commands.AttackTwice(monster_id="monster", target_id="a", second_target_id="monster"),
            "second_target_id",
        ),
        ("orc", Attack(attacker_id="monster", target_id="lost"), "target_id"),
        ("orc", Attack(attacker_id="nobody", target_id="a"), "attacker_id"),
    ],
)
def test_a_target_that_does_not_fit_is_told_where_it_is_named(kind: str, command: Command, field: str) -> None:
    with pytest.raises(GameError) as error:
        facts(make_table(HERO, LOST, make_monster(kind)), command)
    assert error.value.field == field


@pytest.mark.parametrize(
    ("kind", "command", "field"),
    [
        ("dragon", bestiary_commands.DragonFight(monster_id="monster", front="a"), "monster_id"),
        (
            "assassin",
            bestiary_commands.AttackTwice(monster_id="monster", target_id="a", second_target_id="a"),
            "monster_id",
        ),
        ("orc", Attack(attacker_id="monster", target_id="a"), "attacker_id"),
    ],
)
def test_a_sleeper_is_told_where_he_is_named(kind: str, command: Command, field: str) -> None:
    asleep = (ActiveEffect(effect=Effect.ASLEEP, amount=1),)
    monster = make_monster(kind).model_copy(update={"effects": asleep})
    with pytest.raises(GameError, match=r"attack\.asleep") as error:
        facts(make_table(HERO, monster), command)
    assert error.value.field == field
