"""Who is immune, who casts what, and that every ability of the book does something."""

import ast
from pathlib import Path

import pytest

import app.systems.heroquest.bestiary as package
from app.core.answers import Answers
from app.core.errors import UnknownSubject
from app.systems.heroquest import registry
from app.systems.heroquest.bestiary import abilities
from app.systems.heroquest.combat.commands import Attack, PlaceMonster
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.combat.strikes import HOOKS
from app.systems.heroquest.scene import Scene
from tests.builders import CONTENT, after, facts, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"
IMMUNE = {"gargoyle", "dragon", "ghost_warrior", "elite_ghost_warrior", "spectre", "banshee"}


def scene_of(kind: str) -> Scene:
    return Scene(make_table(make_hero(), make_monster(kind)), CONTENT, Answers())


@pytest.mark.rule("HQ-19-IMMUN")
def test_who_is_immune_cannot_be_influenced() -> None:
    assert {kind for kind in CONTENT.monsters if abilities.is_immune(scene_of(kind), "monster")} == set(IMMUNE)


@pytest.mark.rule("HQ-19-IMMUN")
def test_heroes_are_not_immune() -> None:
    assert not abilities.is_immune(scene_of("orc"), "hero")


@pytest.mark.rule("HQ-19-ADEPT", "HQ-19-MAGIER-DER-GEHÖRNTEN-RATTE", "HQ-19-CHAOSMAGIER")
@pytest.mark.parametrize(("kind", "spell_list", "limit", "rule"), [
    ("skaven_mage", "skaven", 4, "HQ-19-ADEPT"),
    ("grey_seer", "skaven", 8, "HQ-19-MAGIER-DER-GEHÖRNTEN-RATTE"),
    ("sorcerer", "chaos", None, "HQ-19-CHAOSMAGIER"),
    ("chaos_champion", "chaos", None, "HQ-19-CHAOSMAGIER"),
])  # fmt: skip
def test_which_magic_a_monster_masters(kind: str, spell_list: str, limit: int | None, rule: str) -> None:
    right = abilities.spell_right(scene_of(kind), "monster")
    assert right is not None
    assert (right.spell_list, right.spells, right.rule) == (spell_list, limit, rule)


@pytest.mark.rule("HQ-19-MAGIER-DER-GEHÖRNTEN-RATTE")
@pytest.mark.parametrize(("kind", "given", "limit"), [("skaven_mage", "horned_rat_mage", 8), ("grey_seer", "adept", 8)])
def test_who_has_risen_masters_more(kind: str, given: str, limit: int) -> None:
    mage = make_monster(kind).model_copy(update={"abilities": (given,)})
    right = abilities.spell_right(Scene(make_table(mage), CONTENT, Answers()), "monster")
    assert right is not None
    assert right.spells == limit


@pytest.mark.rule("HQ-19-ADEPT")
def test_most_monsters_cast_nothing() -> None:
    assert abilities.spell_right(scene_of("orc"), "monster") is None
    with pytest.raises(UnknownSubject):
        abilities.spell_right(scene_of("orc"), "nobody")


def named_in_the_rules() -> set[str]:
    """The ids given to names that end on ABILITY or ABILITIES."""
    found: set[str] = set()
    for file in Path(package.__path__[0]).glob("*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign) and "ABILIT" in ast.unparse(node.targets[0]):
                found |= {str(one.value) for one in ast.walk(node.value) if isinstance(one, ast.Constant)}
    return found


def test_every_ability_has_a_handler_and_every_handler_an_ability() -> None:
    registry.load()
    switched = {ability.id for ability in CONTENT.abilities.values() if ability.powers}
    assert named_in_the_rules() | HOOKS.keys() | switched == CONTENT.abilities.keys()


def test_the_commands_an_ability_gives_are_commands_of_the_game() -> None:
    known = {kind.model_fields["type"].default for kind in registry.command_types()}
    assert {one for ability in CONTENT.abilities.values() for one in ability.commands} <= known


def placing(kind: str) -> PlaceMonster:
    entry = CONTENT.monsters[kind]
    values = {} if not entry.needs_quest_values else {"attack": 3, "defence": 3, "body": 3, "mind": 3, "movement": 6}
    further = (2,) * len(entry.further_attacks)
    wish = {"monster_id": "monster", "kind": kind, "further_attacks": further, **values}
    return PlaceMonster.model_validate(wish)


@pytest.mark.rule("HQ-19")
def test_every_monster_can_be_placed_and_attack() -> None:
    for kind, entry in CONTENT.monsters.items():
        table = after(make_table(make_hero("elf")), placing(kind))
        dice = table.monsters["monster"].attack + entry.abilities.count("incorporeal")
        struck = facts(table, Attack(attacker_id="monster", target_id="hero"), hand(*[W] * dice))[0]
        assert isinstance(struck, StrikeResolved), kind
        assert len(struck.attack) == dice, kind
