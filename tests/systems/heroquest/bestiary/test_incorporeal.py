"""What has no body (HQ-19-KÖRPERLOS): it takes dice, and saves itself."""

import pytest

from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.dice import Color
from app.systems.heroquest.state.figures import Hero
from tests.builders import after, facts, hand, make_hero, make_item, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"
STRIKE = Attack(attacker_id="hero", target_id="monster")
GHOSTLY = Attack(attacker_id="monster", target_id="hero")
WHITE, GREEN, BLACK = Color.WHITE, Color.GREEN, Color.BLACK
Colors = tuple[Color, ...]


def dice(hero: Hero, *faces: str, back: tuple[str, ...] = (), **options: str) -> tuple[Colors, Colors]:
    """Whom a ghost warrior meets: what he attacks with, and what it defends with."""
    table = make_table(hero, make_monster("ghost_warrior"), **options)
    answers = [hand(*faces), hand(*back)] if back else [hand(*faces)]
    (struck,) = facts(table, STRIKE, *answers)
    assert isinstance(struck, StrikeResolved)
    return struck.attack.dice, struck.defence.dice


@pytest.mark.rule("HQ-19-KÖRPERLOS")
def test_a_plain_weapon_loses_a_die_to_the_defence() -> None:
    assert dice(make_hero("dwarf", "axe"), W, W) == ((WHITE,) * 2, (WHITE,) * 3)


@pytest.mark.rule("HQ-19-KÖRPERLOS")
def test_a_magic_weapon_loses_none() -> None:
    assert dice(make_hero("dwarf", "rune_axe"), W, W, W) == ((BLACK,) * 3, (WHITE,) * 2)


@pytest.mark.rule("HQ-19-KÖRPERLOS")
def test_a_magic_weapon_that_lost_its_magic_is_a_plain_one() -> None:
    plain = make_item("rune_axe", make_hero("dwarf", "rune_axe").items[0].place, magic_lost=True)
    assert dice(make_hero("dwarf", plain), W, W) == ((WHITE,) * 2, (WHITE,) * 3)


@pytest.mark.rule("HQ-19-KÖRPERLOS", "HR-GHOST-DIE")
@pytest.mark.parametrize(("option", "gained"), [("white", WHITE), ("taken_color", GREEN)])
def test_color_of_the_die_it_gains(option: str, gained: Color) -> None:
    elf = make_hero("elf", make_item("short_sword", make_hero("elf", "short_sword").items[0].place, rusty=True))
    attack, defence = dice(elf, W, ghost_die=option)
    assert attack == (GREEN,)
    assert sorted(defence) == sorted((gained, WHITE, WHITE))


@pytest.mark.rule("HQ-19-KÖRPERLOS", "HR-GHOST-DIE")
def test_it_takes_a_die_from_the_hero_it_attacks() -> None:
    table = make_table(make_hero("dwarf", "axe", "helmet"), make_monster("ghost_warrior"))
    (struck,) = facts(table, GHOSTLY, hand(W, W, W))
    assert isinstance(struck, StrikeResolved)
    assert (struck.attack.dice, struck.defence.dice) == ((WHITE,) * 3, (WHITE,) * 2)
    assert {reason.rule for reason in struck.attack.reasons} >= {"HQ-19-KÖRPERLOS"}


@pytest.mark.rule("HR-GHOST-DIE")
def test_where_no_die_is_left_it_gains_none() -> None:
    table = make_table(make_hero("wizard", mind_points=0), make_monster("ghost_warrior"))
    (struck,) = facts(table, GHOSTLY, hand(W, W))
    assert isinstance(struck, StrikeResolved)
    assert (struck.attack.dice, struck.defence.dice) == ((WHITE,) * 2, ())


@pytest.mark.rule("HQ-19-KÖRPERLOS")
@pytest.mark.parametrize(("saves", "left"), [((B, B), 3), ((B, W), 2), ((S, W), 1)])
def test_each_lost_point_may_be_saved(saves: tuple[str, ...], left: int) -> None:
    table = make_table(make_hero("barbarian", "broadsword"), make_monster("spectre"))
    table = after(table, STRIKE, hand(S, S, S), hand(B, W, W, W, W), hand(*saves))
    assert table.monsters["monster"].body_points == left


@pytest.mark.rule("HQ-19-KÖRPERLOS")
def test_magic_weapons_do_not_keep_it_from_saving_itself() -> None:
    table = make_table(make_hero("dwarf", "rune_axe"), make_monster("ghost_warrior"))
    told = facts(table, STRIKE, hand(S, W, W), hand(W, W), hand(B))
    assert [event.type for event in told] == ["strike.resolved", "save.thrown"]
