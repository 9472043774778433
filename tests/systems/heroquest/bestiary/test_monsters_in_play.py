"""Monsters in play: many at once, hidden ones, later values, names, and the tally of the slain."""

from typing import Any

import pytest

from app.core.errors import GameError, UnknownContent
from app.core.events import Command
from app.systems.heroquest.bestiary import commands as bestiary_commands
from app.systems.heroquest.bestiary.events import MonsterChanged, MonsterHidden, MonsterRevealed
from app.systems.heroquest.bestiary.in_play import ValuesToAsk, values_to_ask
from app.systems.heroquest.combat.commands import Attack, PlaceMonster, RemoveMonster, WoundMonster
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.figures import Monster
from app.systems.heroquest.state.table import Slain, Table
from tests.builders import CONTENT, after, facts, hand, make_hero, make_monster, make_table


def placing(kind: str = "goblin", monster_id: str = "g", **said: Any) -> PlaceMonster:
    return PlaceMonster(monster_id=monster_id, kind=kind, **said)


def refusal(table: Table, command: Command) -> tuple[str, str | None]:
    with pytest.raises(GameError) as refused:
        facts(table, command)
    return refused.value.code, refused.value.field


def monster(table: Table) -> Monster:
    return table.monsters["monster"]


def test_many_alike_come_with_ids_and_numbers_of_their_own() -> None:
    table = after(make_table(), placing(count=3))
    table = after(after(table, placing(monster_id="more", count=2)), placing("orc", "o"))
    numbers = {one.id: one.number for one in table.monsters.values()}
    assert numbers == {"g-1": 1, "g-2": 2, "g-3": 3, "more-1": 4, "more-2": 5, "o": 1}
    assert refusal(table, placing(count=2)) == ("monster.there_already", "monster_id")
    assert placing(count=2).subjects == {"g-1", "g-2"}


def test_a_long_id_leaves_room_for_the_place() -> None:
    assert max(map(len, placing(monster_id="x" * 40, count=9).ids)) == 40


def test_numbers_of_the_living_stay_when_others_go() -> None:
    table = after(after(make_table(), placing(count=2)), RemoveMonster(monster_id="g-1"))
    assert after(table, placing()).monsters["g"].number == 3


def test_hidden_ones_are_revealed_and_hidden_again() -> None:
    table = after(make_table(), placing(count=2, hidden=True))
    assert all(one.hidden for one in table.monsters.values())
    both = bestiary_commands.RevealMonsters(monster_ids=("g-1", "g-2"))
    assert facts(table, both) == [
        MonsterRevealed(monster_id=one, kind="goblin", number=number) for number, one in ((1, "g-1"), (2, "g-2"))
    ]
    table = after(table, bestiary_commands.RevealMonsters(monster_ids=("g-1",)))
    assert facts(table, both) == [MonsterRevealed(monster_id="g-2", kind="goblin", number=2)]
    assert facts(table, bestiary_commands.HideMonsters(monster_ids=("g-1",))) == [
        MonsterHidden(monster_id="g-1", kind="goblin")
    ]
    assert refusal(table, bestiary_commands.HideMonsters(monster_ids=("g-2",))) == (
        "monster.hidden_already",
        "monster_ids",
    )
    assert refusal(table, bestiary_commands.RevealMonsters(monster_ids=("g-1",))) == (
        "monster.seen_already",
        "monster_ids",
    )
    assert refusal(table, bestiary_commands.RevealMonsters(monster_ids=("x",)))[0] == "monster.unknown"


def test_players_count_what_they_have_seen_and_hidden_ones_are_counted_apart() -> None:
    table = after(make_table(), placing(monster_id="h", count=2, hidden=True))
    assert [(one.number, one.veil) for one in table.monsters.values()] == [(0, 1), (0, 2)]
    table = after(table, placing())
    assert (table.monsters["g"].number, table.monsters["g"].veil) == (1, 0), "the hidden ones do not show in it"
    table = after(table, bestiary_commands.RevealMonsters(monster_ids=("h-2",)))
    assert (table.monsters["h-2"].number, table.monsters["h-2"].veil) == (2, 0)
    table = after(table, bestiary_commands.HideMonsters(monster_ids=("g",)))
    table = after(table, placing(monster_id="i"))
    assert table.monsters["i"].number == 3, "the number that players know stays with the one they saw"
    table = after(table, bestiary_commands.RevealMonsters(monster_ids=("g",)))
    assert table.monsters["g"].number == 1


def test_a_hidden_monster_of_an_older_journal_keeps_the_number_it_has() -> None:
    placed = facts(make_table(), placing(monster_id="h", hidden=True))[0].model_copy(update={"number": 4, "veil": 0})
    table = evolve(make_table(), placed)
    [revealed] = facts(table, bestiary_commands.RevealMonsters(monster_ids=("h",)))
    assert revealed == MonsterRevealed(monster_id="h", kind="goblin")
    assert evolve(table, revealed).monsters["h"].number == 4


def test_values_change_by_differences() -> None:
    table = make_table(make_monster("mummy"))
    command = bestiary_commands.ChangeMonster(
        monster_id="monster", attack=5, body=4, mind=1, movement=3, abilities=("spear",)
    )
    (fact,) = facts(table, command)
    assert isinstance(fact, MonsterChanged)
    before, after_it = monster(table), monster(after(table, command))
    assert (fact.attack, fact.defence, fact.body) == (5 - before.attack, 0, 4 - before.start_body)
    assert (after_it.attack, after_it.defence) == (5, before.defence)
    assert (after_it.start_body, after_it.body_points, after_it.mind) == (4, 4, 1)
    assert (after_it.movement, after_it.abilities) == (3, ("spear",))
    assert refusal(after(table, command), command) == ("monster.unchanged", "monster_id")


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ({"body": 5}, (5, 4)),
        ({"body": 1}, (1, 1)),
        ({"body_points": 3}, (3, 3)),
        ({"body": 4, "body_points": 1}, (4, 1)),
    ],
)
def test_wounds_stay_when_the_body_changes(said: dict[str, int], left: tuple[int, int]) -> None:
    table = make_table(make_monster("chaos_warrior", body_points=2))
    changed = monster(after(table, bestiary_commands.ChangeMonster.model_validate({"monster_id": "monster", **said})))
    assert (changed.start_body, changed.body_points) == left


@pytest.mark.parametrize(
    ("kind", "said", "code"),
    [
        ("spectre", {"mind": 2}, "monster.mindless"),
        ("orc", {"body_points": 9}, "monster.too_many_points"),
        ("orc", {"abilities": ("unheard_of",)}, "monster.ability_unknown"),
        ("orc", {"further_attacks": (2,)}, "monster.no_further_attacks"),
        ("orc", {}, "monster.unchanged"),
    ],
)
def test_what_a_change_does_not_take(kind: str, said: dict[str, Any], code: str) -> None:
    command = bestiary_commands.ChangeMonster(monster_id="monster", **said)
    assert refusal(make_table(make_monster(kind)), command)[0] == code


def test_the_slain_do_not_change() -> None:
    table = make_table(make_monster(body_points=0))
    assert refusal(table, bestiary_commands.ChangeMonster(monster_id="monster", attack=4))[0] == "monster.slain"


def test_a_monster_goes_by_a_name_of_its_own() -> None:
    table = after(make_table(make_monster()), bestiary_commands.RenameMonster(monster_id="monster", name="Grak"))
    assert monster(table).name == "Grak"
    assert monster(after(table, bestiary_commands.RenameMonster(monster_id="monster"))).name == ""


@pytest.mark.rule("HQ-19")
@pytest.mark.parametrize(
    ("kind", "needed", "welcome", "further"),
    [
        ("orc", (), (), ()),
        ("squig", (), (), ()),
        ("dragon", ("attack", "defence", "body", "mind"), ("movement",), ("claw", "tail")),
    ],
)
def test_what_the_quest_map_has_to_say(
    kind: str, needed: tuple[str, ...], welcome: tuple[str, ...], further: tuple[str, ...]
) -> None:
    asked = values_to_ask(CONTENT, kind)
    assert asked == ValuesToAsk(needed=needed, welcome=welcome, further_attacks=further)


@pytest.mark.rule("HQ-19")
def test_with_the_values_asked_for_every_kind_can_be_placed() -> None:
    for kind in CONTENT.monsters:
        asked = values_to_ask(CONTENT, kind)
        said: dict[str, Any] = {**dict.fromkeys(asked.needed, 3), "further_attacks": (2,) * len(asked.further_attacks)}
        assert after(make_table(), placing(kind, **said)).monsters["g"].kind == kind


def test_the_slain_are_counted_by_kind_and_slayer() -> None:
    table = after(
        make_table(make_hero("barbarian", "broadsword")),
        placing(count=2),
    )
    table = after(table, placing("orc", "o", hidden=True))
    strike = Attack(attacker_id="hero", target_id="g-1")
    table = after(table, strike, hand("skull", "skull", "skull", "skull"), hand("white_shield"))
    table = after(table, WoundMonster(monster_id="g-2", points=1))
    table = after(table, WoundMonster(monster_id="o", points=1))
    assert table.slain == (
        Slain(kind="goblin", by=None, secret=False, number=1),
        Slain(kind="goblin", by="hero", secret=False, number=1),
        Slain(kind="orc", by=None, secret=True, number=1),
    )
    assert after(table, StartQuest()).slain == ()


def test_a_kind_there_is_not_has_nothing_to_ask() -> None:
    with pytest.raises(UnknownContent) as unknown:
        values_to_ask(CONTENT, "unicorn")
    assert (unknown.value.code, unknown.value.field) == ("monster.kind_unknown", "kind")
    assert unknown.value.data == {"kind": "unicorn"}


def test_what_is_changed_and_nothing_else_is_told() -> None:
    (told,) = facts(make_table(make_monster("orc")), bestiary_commands.ChangeMonster(monster_id="monster", defence=5))
    assert isinstance(told, MonsterChanged)
    assert (told.attack, told.defence, told.blue_defence) == (0, 2, None)
    (told,) = facts(
        make_table(make_monster("orc")), bestiary_commands.ChangeMonster(monster_id="monster", blue_defence=True)
    )
    assert isinstance(told, MonsterChanged)
    assert (told.defence, told.blue_defence) == (0, True)
