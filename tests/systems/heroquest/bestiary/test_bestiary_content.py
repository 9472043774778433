"""The monsters of ch. 19 line by line, and those of the base game beside them."""

import shutil
from pathlib import Path

import pytest

from app.core.errors import InvalidValue, UnknownContent
from app.systems.heroquest.combat.commands import PlaceMonster
from app.systems.heroquest.content.faults import ContentFault
from app.systems.heroquest.content.loader import DATA, load
from app.systems.heroquest.content.monsters import Edition
from app.systems.heroquest.labels import labels
from tests.builders import CONTENT, after, make_table

QUEST = (None, None, None, None, None)
MINDLESS = None
LINES = [
    ("Goblin", (2, 1, 10, 1, 2), ""),
    ("Nachtgoblin", (2, 1, 10, 1, 2), "Speer"),
    ("Squig", (4, 2, "W6", 1, 1), "Schwer zu kontrollieren"),
    ("Riesenspinne", (4, 3, 6, 2, 1), "Spinnenangriff, Langsam"),
    ("Spinnen", (1, 1, 8, 1, 0), ""),
    ("Ork", (3, 3, 8, 1, 1), "Zurückdrängen"),
    ("Schwarzork", (4, 3, 7, 2, 3), "Zurückdrängen"),
    ("Fimir", (3, 3, 6, 2, 3), "Zurückdrängen"),
    ("Skelett", (2, 2, 6, 1, 0), "Speer"),
    ("Verfluchter", (4, 3, 6, 2, 0), "Zurückdrängen"),
    ("Zombie", (2, 3, 4, 2, 0), "Zurückdrängen"),
    ("Mumie", (3, 4, 4, 2, 0), "Zurückdrängen"),
    ("Todesalb", (3, 2, 6, 2, 0), "Durchdringen"),
    ("Fledermäuse", (2, 1, 10, 1, 0), "Fliegen"),
    ("Riesenfledermaus", QUEST, "Fliegen"),
    ("Ungor", (3, 2, 6, 1, 1), "Speer"),
    ("Gor", (4, 3, 6, 2, 1), "Zurückdrängen"),
    ("Chaosbarbar", (3, 3, 7, 1, 2), "Zurückdrängen"),
    ("Chaoskrieger", (4, 4, 6, 3, 3), "Zurückdrängen"),
    ("Chaoschampion", QUEST, "Chaosmagier, Zurückdrängen"),
    ("Gargoyle", (5, 5, 6, 4, 0), "Immun, Rundumschlag, Zurückdrängen"),
    ("Troll", (3, 3, 6, 2, 1), "Regeneration, Rundumschlag, Zurückdrängen"),
    ("Riesentroll", (4, 5, 6, 6, 1), "Vielarmig, Rundumschlag, Zurückdrängen"),
    ("Oger Krieger", (5, 5, 5, 5, 1), "Rundumschlag, Zurückdrängen"),
    ("Oger Offizier", (6, 6, 6, 6, 3), "Rundumschlag, Zurückdrängen"),
    ("Oger Herrscher", QUEST, "Rundumschlag, Zurückdrängen"),
    ("Hexer", QUEST, "Chaosmagier, Zurückdrängen"),
    ("Niederer Dämon", (3, 3, 10, 2, 3), "Fliegen, Feuerball, Dämonischer Rettungswurf"),
    ("Drache", QUEST, "Drachenkampf, Feuerstrahl, Großes Ziel, Immun, Gift"),
    ("Geisterkrieger", (2, 2, 8, 1, MINDLESS), "Immun, Körperlos"),
    ("Elite Geisterkrieger", (3, 3, 8, 2, MINDLESS), "Immun, Körperlos"),
    ("Gespenst", (4, 4, 8, 3, MINDLESS), "Immun, Körperlos"),
    ("Banshee", (3, 3, 8, 2, MINDLESS), "Immun, Körperlos, Schrei der Banshee"),
    ("Klanratte", (2, 2, 10, 1, 2), ""),
    ("Sturmratte", (3, 4, 10, 2, 2), "Zurückdrängen"),
    ("Schattenläufer", (2, 2, 12, 1, 3), "Schleuder"),
    ("Riesenratte", (1, 1, 10, 1, 1), ""),
    ("Rattenoger", (5, 5, 7, 5, 2), "Raserei, Zurückdrängen, Rundumschlag"),
    ("Meutenbändiger", (3, 2, 10, 1, 3), "Peitsche, Bändiger"),
    ("Seuchenmönch", (3, 3, 10, 2, 2), "Seuchenwaffen"),
    ("Assassine", (4, 4, 12, 3, 5), "Wurfsterne, Schneller Kämpfer"),
    ("Skavenzauberer", (2, 2, 10, 2, 6), "Adept"),
    ("Grauer Prophet", (2, 3, 10, 3, 7), "Magier der gehörnten Ratte"),
    ("Häuptling", QUEST, "Zurückdrängen, Rundumschlag"),
]
# Attack, defence, movement, body, mind of 1989, in the order of the ledger.
BASE = {
    "base_goblin": (2, 1, 10, 1, 1),
    "base_orc": (3, 2, 8, 1, 2),
    "base_fimir": (3, 3, 6, 1, 3),
    "base_skeleton": (2, 2, 6, 1, 0),
    "base_zombie": (2, 3, 4, 1, 0),
    "base_mummy": (3, 4, 4, 1, 0),
    "base_chaos_warrior": (3, 4, 6, 1, 3),
    "base_gargoyle": (4, 4, 6, 1, 4),
}
KINDS = {labels("de").text(f"monsters.{kind.id}"): kind for kind in CONTENT.monsters.values()}


@pytest.mark.rule("HQ-19")
@pytest.mark.parametrize("line", LINES, ids=lambda line: line[0])
def test_line_of_the_bestiary(line: tuple[str, tuple[int | str | None, ...], str]) -> None:
    name, values, abilities = line
    kind = KINDS[name]
    movement = "W6" if kind.movement_die else kind.movement
    assert (kind.attack, kind.defence, movement, kind.body, kind.mind) == values
    assert ", ".join(labels("de").text(f"abilities.{one}") for one in kind.abilities) == abilities
    assert kind.needs_quest_values is (values == QUEST)
    assert kind.mindless is (values != QUEST and kind.mind is None)


@pytest.mark.rule("HQ-19")
def test_the_bestiary_has_these_monsters_and_no_others() -> None:
    names = {name for name, kind in KINDS.items() if kind.edition is Edition.COOPERATION}
    assert names == {name for name, _, _ in LINES}
    assert len(LINES) == 44


@pytest.mark.parametrize("kind", BASE)
def test_the_base_game_has_values_of_its_own(kind: str) -> None:
    monster = CONTENT.monsters[kind]
    assert (monster.attack, monster.defence, monster.movement, monster.body, monster.mind) == BASE[kind]
    assert monster.replaced_by is not None
    assert CONTENT.monsters[monster.replaced_by].edition is Edition.COOPERATION
    assert monster.abilities == ()


def test_every_kind_of_the_base_game_is_there() -> None:
    assert {kind.id for kind in CONTENT.monsters.values() if kind.edition is Edition.BASE} == set(BASE)


def test_families_are_those_a_rule_speaks_of() -> None:
    assert {kind.family for kind in CONTENT.monsters.values()} == {None, "undead", "orc", "skaven"}


@pytest.mark.rule("HQ-3.2-SPEER")
def test_the_quest_may_arm_any_monster_with_a_spear() -> None:
    command = PlaceMonster(monster_id="m1", kind="orc", abilities=("spear", "push_back"))
    assert after(make_table(), command).monsters["m1"].abilities == ("spear",)


def test_abilities_nobody_has_heard_of_are_refused() -> None:
    with pytest.raises(UnknownContent):
        after(make_table(), PlaceMonster(monster_id="m1", kind="orc", abilities=("juggling",)))


@pytest.mark.rule("HQ-19-DRACHENKAMPF")
@pytest.mark.parametrize(("kind", "further", "code"), [
    ("dragon", (), "monster.further_attacks"),
    ("dragon", (2,), "monster.further_attacks"),
    ("giant_bat", (2, 3), "monster.no_further_attacks"),
])  # fmt: skip
def test_further_attacks_are_said_when_the_book_names_them(kind: str, further: tuple[int, ...], code: str) -> None:
    wish = PlaceMonster(
        monster_id="m1", kind=kind, attack=4, defence=4, body=4, mind=4, further_attacks=further
    )  # fmt: skip
    with pytest.raises(InvalidValue) as error:
        after(make_table(), wish)
    assert error.value.code == code


@pytest.mark.parametrize(("file", "old", "new", "told"), [
    ("monsters_1989.toml", 'replaced_by = "orc"', 'replaced_by = "ork"', ("monsters", "base_orc", "ork")),
    ("monsters_1989.toml", 'id = "base_orc"', 'id = "orc"', ("monsters_1989.toml", "orc", "another file")),
    ("monsters_1989.toml", 'edition = "base"', 'edition = "new"', ("monsters_1989.toml", "base_goblin", "edition")),
    ("monsters.toml", 'family = "orc"', 'replaced_by = "goblin"', ("monsters.toml", "orc", "base game")),
    ("monsters.toml", "movement_die = true", "movement_die = true\nmovement = 4", ("monsters.toml", "squig", "either")),
    ("monsters.toml", '"hard_to_control"', '"easy"', ("monsters", "squig", "abilities", "easy")),
    ("abilities.toml", '["giant_rat"]', '["mouse"]', ("abilities", "handler", "companions", "mouse")),
    ("abilities.toml", 'color = "blue"', 'color = "pink"', ("abilities.toml", "demonic_save", "color")),
])  # fmt: skip
def test_faults_in_the_bestiary_are_named(
    tmp_path: Path, file: str, old: str, new: str, told: tuple[str, ...]
) -> None:  # fmt: skip
    folder = tmp_path / "data"
    shutil.copytree(DATA, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentFault) as fault:
        load(folder)
    assert all(part in str(fault.value) for part in told), str(fault.value)
