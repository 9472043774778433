"""Potions that grant two attacks or two spells in a turn, used up by the second one."""

import pytest

from app.core.answers import Answer
from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest.combat.commands import Attack, Sweep
from app.systems.heroquest.magic.commands import CastBasicSpell, CastSetSpell, CastSpecialSpell
from app.systems.heroquest.potions.commands import UseNimbleness
from app.systems.heroquest.state.dungeon import GAME_MASTER, Round
from app.systems.heroquest.state.figures import Effect, Hero, SpellSet
from app.systems.heroquest.state.table import Table
from tests.builders import affected, after, facts, hand, make_hero, make_monster, make_table

MISS = hand(*["white_shield"] * 4)


def on_turn(hero: Hero, turn: str = "hero") -> Table:
    table = make_table(hero, make_monster("fimir"))
    return table.model_copy(update={"round": Round(number=1, turn=turn)})


def attack(*, second: bool = False) -> Attack:
    return Attack(attacker_id="hero", target_id="monster", second=second)


BARBARIAN = affected(make_hero("barbarian", "broadsword"), Effect.DOUBLE_ATTACK)
SWEEP = Sweep(attacker_id="hero", target_ids=("monster",))


def left(table: Table, effect: Effect = Effect.DOUBLE_ATTACK) -> int:
    return table.heroes["hero"].amount(effect)


@pytest.mark.parametrize("answers", [(attack(), MISS), (SWEEP, hand("white_shield", "white_shield"))])
def test_the_second_attack_of_a_turn_uses_the_potion_up(answers: tuple[Command, Answer]) -> None:
    first = after(on_turn(BARBARIAN), attack(), MISS)
    assert left(first) == 1
    second = after(first, *answers)
    assert left(second) == 0
    assert left(after(second, attack(), MISS)) == 0


def test_without_rounds_the_table_says_which_attack_is_the_second() -> None:
    table = make_table(BARBARIAN, make_monster("fimir"))
    twice = after(after(table, attack(), MISS), attack(), MISS)
    assert left(twice) == 1
    assert left(after(twice, attack(second=True), MISS)) == 0


@pytest.mark.parametrize("command", [attack(second=True), SWEEP.model_copy(update={"second": True})])
def test_a_claimed_second_attack_needs_a_potion(command: Command) -> None:
    table = make_table(make_hero("barbarian", "broadsword"), make_monster("fimir"))
    with pytest.raises(GameError) as refused:
        facts(table, command)
    assert (refused.value.code, refused.value.field) == ("second.attack", "second")


def test_attacks_outside_of_the_own_turn_do_not_count() -> None:
    first = after(on_turn(BARBARIAN, GAME_MASTER), attack(), MISS)
    assert left(after(first, attack(), MISS)) == 1


@pytest.mark.rule("HQ-1.1-GEWANDT")
def test_who_is_nimble_keeps_the_potion() -> None:
    elf = affected(make_hero("elf", "broadsword"), Effect.DOUBLE_ATTACK)
    table = after(on_turn(elf), UseNimbleness(hero_id="hero", actions=("fight", "move", "fight")))
    three = hand(*["white_shield"] * 3)
    assert left(after(after(table, attack(), three), attack(), three)) == 1


WIZARD = make_hero("wizard").model_copy(update={"special_spells": ("tempest", "heal_body"), "basic_limit": 6})
ELF = make_hero("elf", spell_sets=[SpellSet(lore="light", permanent=True)])
BOLT = CastBasicSpell(hero_id="hero", spell="shield_spell", target_id="hero")
TEMPEST = CastSpecialSpell(hero_id="hero", spell="tempest", target_ids=("monster",))
SHIELDS = hand("white_shield", "white_shield")


def test_the_second_spell_of_a_turn_uses_the_potion_up() -> None:
    first = after(on_turn(affected(WIZARD, Effect.DOUBLE_SPELL)), TEMPEST)
    assert left(first, Effect.DOUBLE_SPELL) == 1
    assert left(after(first, BOLT, SHIELDS), Effect.DOUBLE_SPELL) == 0


def test_a_spell_of_a_set_counts_as_well() -> None:
    table = on_turn(affected(ELF, Effect.DOUBLE_SPELL))
    first = after(table, CastSetSpell(hero_id="hero", spell="light_1"))
    assert left(after(first, CastSetSpell(hero_id="hero", spell="light_2")), Effect.DOUBLE_SPELL) == 0


@pytest.mark.parametrize(
    ("hero", "command"),
    [(WIZARD, BOLT), (WIZARD, TEMPEST), (ELF, CastSetSpell(hero_id="hero", spell="light_1"))],
    ids=["basic", "special", "set"],
)
def test_a_claimed_second_spell_needs_a_potion(hero: Hero, command: Command) -> None:
    with pytest.raises(GameError) as refused:
        facts(on_turn(hero), command.model_copy(update={"second": True}))
    assert (refused.value.code, refused.value.field) == ("second.cast", "second")
