"""Blows at several targets, worked out part by part, against all their ends at once and against many throws."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial

import pytest

from app.core.answers import Answer, Answers, ChoicePrompt, Unanswered
from app.core.dice import DiceCup
from app.core.errors import InvalidValue
from app.core.events import Command, Event
from app.systems.heroquest.bestiary import commands as bestiary_commands
from app.systems.heroquest.body.events import HeroWounded
from app.systems.heroquest.combat.commands import Sweep
from app.systems.heroquest.content.spells import School, Targets
from app.systems.heroquest.decide import decide
from app.systems.heroquest.dice import SKULL, Color, kinds
from app.systems.heroquest.magic.commands import CastMonsterSpell
from app.systems.heroquest.odds.branching import Course
from app.systems.heroquest.odds.chances import Chances, chances_of, chances_part_by_part
from app.systems.heroquest.odds.comparison import happenings
from app.systems.heroquest.odds.policy import first_option
from app.systems.heroquest.odds.search import CROSSINGS, Budget, OddsQuestion, explore
from app.systems.heroquest.odds.summary import FigureOdds, odds_of
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import Dungeon, Firestorm
from app.systems.heroquest.state.figures import Hero, Monster
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import ExplodeFirestorm, SpringTrap
from tests.builders import CONTENT, app_roll, choose, make_hero, make_monster, make_table
from tests.systems.heroquest.odds.asking import odds_until

PAIR = (make_hero(hero_id="hero0", body_points=2, mind_points=2), make_hero(hero_id="hero1"))
KINDS = ("dragon", "banshee", "giant_spider", "orc", "plague_monk", "lesser_demon", "goblin", "sorcerer")
MONSTERS = tuple(make_monster(kind, monster_id=kind) for kind in KINDS)
DUNGEON = Dungeon(revealed=("hall",), firestorms=(Firestorm(trap="magic_firestorm", area="hall"),))
FEW = make_table(*PAIR, make_hero("barbarian", "broadsword", hero_id="sweeper"), *MONSTERS).model_copy(
    update={"dungeon": DUNGEON}
)
TWO = ("hero0", "hero1")
COMMANDS: Sequence[Command] = (
    Sweep(attacker_id="sweeper", target_ids=TWO),
    CastMonsterSpell(monster_id="sorcerer", spell="firestorm", target_ids=("hero1", "lesser_demon")),
    CastMonsterSpell(monster_id="sorcerer", spell="cloud_of_chaos", target_ids=TWO),
    Sweep(attacker_id="sweeper", target_ids=("plague_monk", "lesser_demon", "goblin")),
    bestiary_commands.BreatheFire(monster_id="dragon", target_ids=TWO),
    bestiary_commands.DragonFight(monster_id="dragon", front="hero0", left="hero1"),
    bestiary_commands.SpiderAttack(monster_id="giant_spider", front="hero0", side=("hero1",)),
    bestiary_commands.Scream(monster_id="banshee", target_ids=TWO),
    SpringTrap(figure_id="hero0", trap="guillotine", others=("hero1", "orc")),
    SpringTrap(figure_id="sweeper", trap="falling_block_trap", others=TWO, distant=True),
    ExplodeFirestorm(area="hall", inside=("hero1", "orc")),
)


# Four who go down at two points, with armour that breaks.
FOUR = tuple(make_hero("barbarian", "helmet", hero_id=f"hero{n}", body_points=2) for n in range(4))
MANY = make_table(*FOUR, make_hero("barbarian", "broadsword", hero_id="sweeper"), *MONSTERS)
ALL_FOUR = Sweep(attacker_id="sweeper", target_ids=tuple(hero.id for hero in FOUR))


TWO_DICE = kinds((Color.WHITE,) * 2)


def part_by_part(table: Table, command: Command, runs: int) -> Chances:
    course = Course(frozenset(), CROSSINGS, first_option)
    return chances_part_by_part(OddsQuestion(table, command, CONTENT, (), course), Budget(runs))


def assert_equal(found: Chances, at_once: Chances) -> None:
    """Somebody who never changes need not be told of."""
    for name, ends in at_once.figures.items():
        assert found.figures.get(name, ends) == ends
    assert found.happened == at_once.happened


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.type)
def test_part_by_part_it_comes_out_as_all_at_once(command: Command) -> None:
    found = part_by_part(FEW, command, 300)
    assert_equal(found, chances_of(explore(FEW, command, CONTENT)))
    assert all(sum(ends.values()) == 1 for ends in found.figures.values())


EIGHT = tuple(
    make_hero(kind, "helmet", hero_id=f"{kind}{n}", body_points=n, mind_points=n)
    for kind in ("barbarian", "dwarf", "elf", "wizard")
    for n in (1, 2)
)
TROOP = tuple(
    make_monster(kind, monster_id=f"{kind}{n}") for kind in ("lesser_demon", "chaos_warrior") for n in range(4)
)
CROWD = make_table(*EIGHT, *TROOP, make_monster("sorcerer", monster_id="lord"))
GROUP_SPELLS = [entry.id for entry in CONTENT.spells.values() if entry.group and entry.school is School.CHAOS]


@pytest.mark.broad
@pytest.mark.parametrize("name", GROUP_SPELLS)
@pytest.mark.parametrize("targets", [EIGHT, TROOP], ids=["heroes", "monsters"])
def test_a_spell_on_eight_is_as_likely_for_each_as_on_one_alone(
    name: str, targets: Sequence[Hero | Monster]
) -> None:  # fmt: skip
    if CONTENT.spells[name].targets is Targets.HERO and targets is TROOP:
        return
    names = tuple(one.id for one in targets)
    found = part_by_part(CROWD, CastMonsterSpell(monster_id="lord", spell=name, target_ids=names), 1_000)
    for one in (names[0], names[3]):
        alone = CastMonsterSpell(monster_id="lord", spell=name, target_ids=(one,))
        brute = chances_of(explore(CROWD, alone, CONTENT, crossings=frozenset()))
        assert found.figures.get(one) == brute.figures[one] or set(brute.figures[one]) == {one_of(CROWD, one)}


def one_of(table: Table, name: str) -> Hero | Monster:
    return table.heroes[name] if name in table.heroes else table.monsters[name]


@pytest.mark.broad
def test_who_is_hidden_makes_no_part_look_at_everybody() -> None:
    """Eight who lose up to three points each: four to the power of eight ways, were everybody looked at."""
    hidden = make_monster(monster_id="hidden").model_copy(update={"hidden": True})
    table = CROWD.model_copy(update={"monsters": {**CROWD.monsters, "hidden": hidden}})
    names = tuple(one.id for one in TROOP)
    wish = CastMonsterSpell(monster_id="lord", spell="firestorm", target_ids=names)
    assert part_by_part(table, wish, 1_000).figures == part_by_part(CROWD, wish, 1_000).figures | {
        "hidden": {hidden: Fraction(1)}
    }


def test_four_who_may_fall_are_as_likely_as_each_alone() -> None:
    odds = odds_of(MANY, ALL_FOUR, CONTENT)
    assert odds.ways > 100_000
    for hero in FOUR:
        (alone,) = odds_of(MANY, Sweep(attacker_id="sweeper", target_ids=(hero.id,)), CONTENT).figures
        assert unordered(alone) == unordered(next(one for one in odds.figures if one.figure_id == hero.id))


def unordered(figure: FigureOdds) -> tuple[object, ...]:
    return (figure.wounded, *(sorted(map(str, some)) for some in (figure.conditions, figure.numbers, figure.things)))


@pytest.mark.broad
def test_thrown_often_enough_four_fall_as_often() -> None:
    """Four and a half deviations at most."""
    chances, number = part_by_part(MANY, ALL_FOUR, 300), 120
    seen: Counter[tuple[str, str]] = Counter()
    for n in range(number):
        happened = (thing for fact in thrown(DiceCup(seed=str(n))) for thing in happenings((fact,)))
        seen.update({(thing.type, thing.figure) for thing in happened if thing.type in ("hero.fainted", "hero.lost")})
    for (kind, figure), often in seen.items():
        likely = (chance for one, chance in chances.happened.items() if (one.type, one.figure) == (kind, figure))
        chance = float(sum(likely))
        assert abs(often - number * chance) < 4.5 * (number * chance * (1 - chance)) ** 0.5


def thrown(cup: DiceCup) -> list[Event]:
    """Let the app roll, and answer every question with its first option."""
    given: list[Answer] = []
    while True:
        try:
            return list(decide(MANY, ALL_FOUR, Answers(given, cup, throws=True), CONTENT))
        except Unanswered as question:
            asked = question.prompt
            given.append(choose(asked.options[0]) if isinstance(asked, ChoicePrompt) else app_roll())


def hurt_the_next(scene: Scene, command: Command) -> Iterator[Event]:
    """A rule whose later parts look at the earlier ones, and what is thrown before all of them at nobody."""
    number = scene.answers.roll("fate", *TWO_DICE).count(SKULL)
    yield from scene.in_turn(partial(_hurt, scene, one, number) for one in ("hero0", "hero1", "hero2", "hero0"))
    if scene.hero("hero1").body_points == 2:
        yield scene.record(HeroWounded(hero_id="hero3", points=1))


def _hurt(scene: Scene, hero_id: str, number: int) -> Iterator[Event]:
    other = scene.hero("hero0")
    if scene.answers.roll("fate", *TWO_DICE).count(SKULL) + number >= other.body_points:
        yield scene.record(HeroWounded(hero_id=hero_id, points=1))


def test_who_is_looked_at_later_on_matters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.systems.heroquest.odds.search.decide_on", hurt_the_next)
    assert_equal(part_by_part(MANY, ALL_FOUR, 400), chances_of(explore(MANY, ALL_FOUR, CONTENT)))


def test_questions_left_open_are_told() -> None:
    odds = odds_until(MANY, ALL_FOUR, "faint_table")
    single = odds_of(MANY, ALL_FOUR.model_copy(update={"target_ids": ("hero0",)}), CONTENT)
    fainted = next(one for one in single.figures[0].conditions if one.id == "fainted").chance
    stands = 1 - Fraction(fainted.exact)
    (left_open,) = odds.open
    assert Fraction(left_open.chance.exact) == 1 - stands**4


def test_too_many_ways_are_refused() -> None:
    with pytest.raises(InvalidValue) as refusal:
        part_by_part(MANY, ALL_FOUR, 20)
    assert refusal.value.code == "odds.too_many_ways"
