"""Exact odds of commands, against known chances, against what is not gathered, and against many throws."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from app.core.answers import Answer, Answers, ChoicePrompt, Unanswered
from app.core.dice import DiceCup
from app.core.errors import InvalidAnswer, InvalidValue, RuleViolation, UnknownSubject
from app.core.events import Command, Event
from app.systems.heroquest.body.commands import LoseBodyPoints
from app.systems.heroquest.body.events import HeroWounded
from app.systems.heroquest.combat.commands import Attack, WoundMonster
from app.systems.heroquest.decide import decide
from app.systems.heroquest.free_rolls import DiceRolled, RollDice
from app.systems.heroquest.odds.policy import Best, first_option
from app.systems.heroquest.odds.search import Leaf, explore
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import SpringTrap
from tests.builders import CONTENT, app_roll, choose, hand, make_hero, make_monster, make_table
from tests.systems.heroquest.odds.asking import taking

FALLING = make_table(
    make_hero("barbarian", "helmet", "shield_item", "healing_potion_4", "broadsword", "bow", gold=90, body_points=2)
)
LOSS = LoseBodyPoints(hero_id="hero", points=2)


def chance(leaves: tuple[Leaf, ...], kind: str, **details: str) -> Fraction:
    """The chance that such a thing happens."""
    wanted = details.items()
    return sum(
        (
            leaf.probability
            for leaf in leaves
            if any(h.type == kind and wanted <= set(h.details) for h in leaf.happened)
        ),
        Fraction(0),
    )


def by_table(leaves: tuple[Leaf, ...]) -> dict[str, Fraction]:
    found: dict[str, Fraction] = {}
    for leaf in leaves:
        table = leaf.table.model_dump_json()
        found[table] = found.get(table, Fraction(0)) + leaf.probability
    return found


def test_command_without_dice_has_one_way() -> None:
    (leaf,) = explore(FALLING, LoseBodyPoints(hero_id="hero", points=1), CONTENT)
    assert leaf.probability == 1
    assert leaf.table.heroes["hero"].body_points == 1
    assert [fact.type for fact in leaf.facts] == ["hero.wounded"]
    assert leaf.prompt is None


@pytest.mark.rule("HQ-9-FAINT")
def test_faint_table() -> None:
    leaves = explore(FALLING, LOSS, CONTENT)
    assert [chance(leaves, "hero.fainted", outcome=one) for one in ("deep", "plain", "light")] == [
        Fraction(1, 3), Fraction(1, 2), Fraction(1, 6),
    ]  # fmt: skip
    assert chance(leaves, "hero.injured") == Fraction(1, 3)


@pytest.mark.rule("HQ-9-DEATH")
def test_death_table() -> None:
    leaves = explore(FALLING, LoseBodyPoints(hero_id="hero", points=3), CONTENT)
    assert [chance(leaves, "hero.died", outcome=one) for one in ("final", "scarred", "unscathed")] == [
        Fraction(1, 3), Fraction(1, 2), Fraction(1, 6),
    ]  # fmt: skip
    assert chance(leaves, "hero.lost") == Fraction(1, 3)


@pytest.mark.rule("HQ-9-FALL", "HQ-9-GOLD")
def test_fall_table() -> None:
    """Potions break on 1 and 2, the shield on 1 to 4, a weapon on 3 and 5: the bow in half the cases."""
    leaves = explore(FALLING, LOSS, CONTENT)
    assert chance(leaves, "potion.broken") == Fraction(1, 3)
    assert chance(leaves, "item.broken", content_id="shield_item") == Fraction(2, 3)
    assert chance(leaves, "weapon.damaged", content_id="bow") == Fraction(1, 6)
    assert chance(leaves, "weapon.damaged", content_id="broadsword") == Fraction(1, 6)
    gold = sum((leaf.probability * leaf.table.heroes["hero"].gold for leaf in leaves), Fraction(0))
    assert gold == Fraction(70 + 50 + 30 + 10, 10)


@pytest.mark.rule("HQ-1.1-STAMINA")
def test_policy_decides_about_the_second_throw() -> None:
    tough = make_table(make_hero("barbarian", gained_body=1, body_points=2))
    repeating = explore(tough, LOSS, CONTENT, policy=taking({"stamina": "repeat"}))
    keeping = explore(tough, LOSS, CONTENT, policy=first_option)
    assert chance(keeping, "hero.fainted", outcome="deep") == Fraction(1, 3)
    assert chance(repeating, "hero.fainted", outcome="deep") == Fraction(1, 3)
    best = explore(tough, LOSS, CONTENT, policy=Best(lambda table: -len(table.heroes["hero"].injuries)))
    assert chance(best, "hero.fainted", outcome="deep") == Fraction(1, 9)
    assert sum(leaf.probability for leaf in best) == 1


def test_who_has_no_wish_takes_the_first_option() -> None:
    tough = make_table(make_hero("barbarian", gained_body=1, body_points=2))
    ends = explore(tough, LOSS, CONTENT, policy=taking({"faint": "x"}))
    assert chance(ends, "hero.fainted", outcome="deep") == Fraction(1, 3)
    assert sorted(end.probability for end in ends) == sorted(end.probability for end in explore(tough, LOSS, CONTENT))


@pytest.mark.parametrize(("barred", "left"), [(("x",), 1), (("y",), 2), ((), 1), (("x", "y"), None)])
def test_an_option_the_rules_refuse_further_on_is_none_as_long_as_there_is_another(
    monkeypatch: pytest.MonkeyPatch, barred: tuple[str, ...], left: int | None
) -> None:
    """y loses one more point than x: a search that counts lost points takes y."""

    def rule(scene: Scene, _: Command) -> Iterator[Event]:
        option = scene.answers.choose("stamina", "x", "y")
        if option in barred:
            raise RuleViolation("spell.none_left")
        yield scene.record(HeroWounded(hero_id="hero", points=1 if option == "x" else 2))

    monkeypatch.setattr("app.systems.heroquest.odds.search.decide_on", rule)
    table = make_table(make_hero(body_points=3))

    def found() -> int:
        (leaf,) = explore(table, LOSS, CONTENT, policy=Best(lambda after: -after.heroes["hero"].body_points))
        return leaf.table.heroes["hero"].body_points

    if left is None:
        with pytest.raises(RuleViolation, match=r"spell\.none_left"):
            found()
    else:
        assert found() == left


def test_option_nobody_offered_is_refused() -> None:
    tough = make_table(make_hero("barbarian", gained_body=1, body_points=2))
    with pytest.raises(InvalidAnswer):
        explore(tough, LOSS, CONTENT, policy=taking({"stamina": "sleep"}))


def test_stops_where_it_is_told_to() -> None:
    (leaf,) = explore(FALLING, LOSS, CONTENT, until=frozenset({"faint_table"}))
    assert leaf.prompt is not None
    assert leaf.prompt.purpose == "faint_table"
    assert leaf.table.heroes["hero"].body_points == 0
    choice = make_table(make_hero("barbarian", gained_body=1, body_points=2))
    (leaf,) = explore(choice, LOSS, CONTENT, until=frozenset({"stamina"}))
    assert leaf.prompt == ChoicePrompt(purpose="stamina", options=("keep", "repeat"))


def test_given_answers_are_settled() -> None:
    leaves = explore(FALLING, LOSS, CONTENT, given=[hand(4), hand(6)])
    assert chance(leaves, "hero.fainted", outcome="plain") == 1
    assert chance(leaves, "hero.fell", outcome="nothing") == 1
    assert len(leaves) == 5  # 20, 40, 60, 80 or all 90 gold
    with pytest.raises(InvalidAnswer):
        explore(FALLING, LOSS, CONTENT, given=[hand(4), hand(6), hand(1), hand(1)])


@pytest.mark.broad
@pytest.mark.parametrize("points", [2, 3, 4])
@pytest.mark.parametrize("hero_class", ["barbarian", "elf", "wizard"])
def test_gathering_changes_nothing(points: int, hero_class: str) -> None:
    hero = make_hero(hero_class, "helmet", "antidote", gold=300, body_points=2, gained_body=1)
    table, loss = make_table(hero, weakened_pools="one"), LoseBodyPoints(hero_id="hero", points=points)
    gathered, apart = explore(table, loss, CONTENT), explore(table, loss, CONTENT, crossings=frozenset())
    assert by_table(gathered) == by_table(apart)
    assert sum(leaf.probability for leaf in gathered) == 1


def test_every_leaf_is_another_end() -> None:
    leaves = explore(FALLING, LOSS, CONTENT)
    assert len({(leaf.table.model_dump_json(), leaf.happened) for leaf in leaves}) == len(leaves)


@pytest.mark.parametrize(
    ("throw", "dice"),
    [
        (RollDice(hero_id="hero", pool="attack"), 4),
        (RollDice(hero_id="hero", pool="defence"), 4),
        (RollDice(hero_id="hero", pool="ranged"), 2),
    ],
)
def test_throw_that_decides_nothing_has_one_way(throw: RollDice, dice: int) -> None:
    (leaf,) = explore(FALLING, throw, CONTENT)
    (fact,) = leaf.facts
    assert isinstance(fact, DiceRolled)
    assert len(fact.roll.faces) == dice


def test_too_many_ways_are_refused() -> None:
    with pytest.raises(InvalidValue) as refusal:
        explore(FALLING, LOSS, CONTENT, most_runs=20)
    assert refusal.value.data == {"maximum": 20}


def test_what_the_rules_forbid_has_no_odds() -> None:
    slain = make_table(make_hero(), make_monster(body_points=0))
    with pytest.raises(RuleViolation):
        explore(slain, WoundMonster(monster_id="monster", points=1), CONTENT)
    with pytest.raises(UnknownSubject):
        explore(slain, LoseBodyPoints(hero_id="nobody", points=1), CONTENT, policy=Best(lambda _: 0))


DEMON = make_monster("lesser_demon", monster_id="demon")
FIGHT = make_table(make_hero(body_points=2, gold=30), make_monster(monster_id="orc"), DEMON)


@pytest.mark.broad
@pytest.mark.parametrize(
    ("table", "command"),
    [
        (FALLING, LOSS),
        (FIGHT, Attack(attacker_id="hero", target_id="demon")),
        (FIGHT, Attack(attacker_id="orc", target_id="hero")),
        (FIGHT, SpringTrap(figure_id="hero", trap="guillotine", square="a1", area="hall")),
    ],
    ids=lambda value: getattr(value, "type", ""),
)
def test_thrown_often_enough_it_comes_out_like_this(table: Table, command: Command) -> None:
    """Chi squared over all ends that are not too rare for it: at most four and a half deviations above its mean."""
    odds, number = by_table(explore(table, command, CONTENT)), 500
    seen: Counter[str] = Counter()
    for n in range(number):
        seen[thrown(table, command, DiceCup(seed=str(n))).model_dump_json()] += 1
    assert seen.keys() <= odds.keys()
    expected = {end: number * float(chance) for end, chance in odds.items()}
    common = [end for end in odds if expected[end] >= 5]
    deviations = sum((seen[end] - expected[end]) ** 2 / expected[end] for end in common)
    assert deviations < len(common) + 4.5 * (2 * len(common)) ** 0.5


def thrown(table: Table, command: Command, cup: DiceCup) -> Table:
    """Return the table after a command: the app rolls, and every question gets its first option."""
    given: list[Answer] = []
    while True:
        try:
            facts = list(decide(table, command, Answers(given, cup, throws=True), CONTENT))
        except Unanswered as question:
            asked = question.prompt
            given.append(choose(asked.options[0]) if isinstance(asked, ChoicePrompt) else app_roll())
            continue
        for fact in facts:
            table = evolve(table, fact)
        return table
