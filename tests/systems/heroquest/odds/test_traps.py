"""What traps, chests, cards and fate are likely to do, against chances reckoned by hand."""

from fractions import Fraction
from itertools import product

import pytest

from app.core.events import Command
from app.systems.heroquest.chests import commands as chests_commands
from app.systems.heroquest.exploration.commands import RollFate, SearchForTreasure
from app.systems.heroquest.odds.summary import Odds, odds_of
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps import commands as traps_commands
from tests.builders import CONTENT, after, make_hero, make_table

TABLE = make_table(make_hero("barbarian"), *(make_hero(hero_id=f"other{n}") for n in range(3)))
ON_QUEST = after(TABLE, StartQuest(quest_id="trial"))
ELF_WITH_KIT = make_table(make_hero("elf", "tool_kit"))
DWARF = make_table(make_hero("dwarf"))
FACES = ("skull",) * 3 + ("white",) * 2 + ("black",)


def trap(kind: type[traps_commands.TrapCommand], name: str) -> traps_commands.TrapCommand:
    return kind.model_validate({"type": kind.model_fields["type"].default, "figure_id": "hero", "trap": name})


def lost_points(odds: Odds) -> dict[int, str]:
    """How likely the hero loses how many body points."""
    numbers = next((one.numbers for one in odds.figures if one.figure_id == "hero"), ())
    changes = next((one.changes for one in numbers if one.id == "body_points"), ())
    return {-one.change: one.chance.exact for one in changes}


def chance(odds: Odds, happening: str) -> Fraction:
    return sum((Fraction(one.chance.exact) for one in odds.happenings if one.type == happening), Fraction(0))


@pytest.mark.parametrize(
    ("name", "lost"),
    [
        ("spear_trap", {0: "1/2", 1: "1/2"}),
        ("pit_trap", {1: "1"}),
        ("falling_block_trap", {0: "1/4", 1: "1/2", 2: "1/4"}),
        ("tomb_of_darkness", {0: "1/2", 1: "1/6", 2: "1/3"}),
    ],
)
def test_what_a_trap_costs(name: str, lost: dict[int, str]) -> None:
    assert lost_points(odds_of(TABLE, trap(traps_commands.SpringTrap, name), CONTENT)) == lost


def test_guillotine_against_every_throw_there_is() -> None:
    throws = list(product(FACES, repeat=4))
    points = [max(throw[:2].count("skull") - throw[2:].count("white"), 0) for throw in throws]
    expected = {number: Fraction(points.count(number), len(throws)) for number in sorted(set(points))}
    found = lost_points(odds_of(TABLE, trap(traps_commands.SpringTrap, "guillotine"), CONTENT))
    assert {number: Fraction(share) for number, share in found.items()} == expected


@pytest.mark.parametrize(
    ("table", "command", "happening", "expected"),
    [
        (TABLE, trap(traps_commands.JumpTrap, "pit_trap"), "trap.sprung", Fraction(1, 2)),
        (TABLE, trap(traps_commands.DisarmTrap, "pit_trap"), "disarm.failed", Fraction(1, 2)),
        (ELF_WITH_KIT, trap(traps_commands.DisarmTrap, "pit_trap"), "disarm.failed", Fraction(1, 3)),
        (DWARF, trap(traps_commands.DisarmTrap, "pit_trap"), "disarm.failed", Fraction(1, 6)),
        (DWARF, chests_commands.DisarmChest(hero_id="hero", chest="c1"), "chest.sprung", Fraction(1, 6)),
        (TABLE, RollFate(), "fate_card.drawn", Fraction(1, 2)),
        (TABLE, SearchForTreasure(hero_id="hero", area="a"), "areas.exhausted", Fraction(1, 33)),
        (TABLE, SearchForTreasure(hero_id="hero", area="a"), "wandering_monster.came", Fraction(5, 33)),
        (ON_QUEST, SearchForTreasure(hero_id="hero", area="a"), "monster.placed", Fraction(5, 33)),
    ],
)
def test_how_likely_it_happens(table: Table, command: Command, happening: str, expected: Fraction) -> None:
    assert chance(odds_of(table, command, CONTENT), happening) == expected
