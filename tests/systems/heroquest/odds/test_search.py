"""How a rule is gone through: no way twice, nothing left out, and who was looked at."""

from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from math import comb

import pytest

from app.core.dice import D6
from app.core.errors import InvalidValue
from app.core.events import Command, Event
from app.systems.heroquest.body.commands import LoseBodyPoints
from app.systems.heroquest.body.events import HeroWounded
from app.systems.heroquest.odds.branching import Course
from app.systems.heroquest.odds.chances import chances_of, chances_part_by_part
from app.systems.heroquest.odds.comparison import Happening, changed
from app.systems.heroquest.odds.policy import first_option
from app.systems.heroquest.odds.read_tracking import Watched, unwatched, watched
from app.systems.heroquest.odds.search import Budget, OddsQuestion, OddsSearch
from app.systems.heroquest.scene import Scene
from tests.builders import CONTENT, make_hero, make_monster, make_table

NAMES = ("hero0", "hero1", "hero2")
TABLE = make_table(*(make_hero(hero_id=name) for name in NAMES), make_monster())
ASKED = LoseBodyPoints(hero_id="hero0", points=1)
SIXTH = Fraction(1, 6)


def question(*crossings: str, until: str = "") -> OddsQuestion:
    return OddsQuestion(TABLE, ASKED, CONTENT, (), Course(frozenset({until}), frozenset(crossings), first_option))


def hurt(scene: Scene, hero_id: str, purpose: str = "fate") -> Iterator[Event]:
    """On a one a point is lost."""
    if scene.answers.roll(purpose, D6).count("1"):
        yield scene.record(HeroWounded(hero_id=hero_id, points=1))


def together(scene: Scene, _: Command) -> Iterator[Event]:
    for name in NAMES:
        yield from hurt(scene, name)


def in_turn(scene: Scene, _: Command, names: tuple[str, ...] = NAMES) -> Iterator[Event]:
    yield from scene.in_turn(partial(hurt, scene, name) for name in names)


def without_effect(scene: Scene, _: Command) -> Iterator[Event]:
    """Whatever the attack shows, the trap comes."""
    scene.answers.roll("attack", D6).count("1")
    yield from hurt(scene, "hero0", "trap_defence")


def rule(monkeypatch: pytest.MonkeyPatch, decided: object) -> None:
    monkeypatch.setattr("app.systems.heroquest.odds.search.decide_on", decided)


def wounded(hero_id: str) -> Happening:
    return Happening("hero.wounded", hero_id, ())


def runs(budget: Budget) -> int:
    return budget.most - budget.left


def test_every_way_is_gone_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rule(monkeypatch, together)
    budget = Budget()
    leaves = OddsSearch(question(), budget).leaves()
    assert (len(leaves), runs(budget)) == (8, 8)
    chances = chances_of(leaves)
    assert chances.ways == 8
    assert chances.happened == {wounded(name): SIXTH for name in NAMES}
    assert set(chances.figures) == {*NAMES, "monster"}


@pytest.mark.parametrize(("crossings", "number"), [((), 4), (("trap_defence",), 3)])
def test_what_is_known_from_a_crossing_on_is_not_gone_again(
    monkeypatch: pytest.MonkeyPatch, crossings: tuple[str, ...], number: int
) -> None:  # fmt: skip
    rule(monkeypatch, without_effect)
    budget = Budget()
    leaves = OddsSearch(question(*crossings), budget).leaves()
    assert sorted(leaf.probability for leaf in leaves) == [SIXTH, 1 - SIXTH]
    assert runs(budget) == number


def test_part_by_part_the_work_grows_with_the_parts_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at another: one way to the first part, two through each, though there are two to the third."""
    rule(monkeypatch, in_turn)
    budget = Budget()
    found = chances_part_by_part(question(), budget)
    assert (found.ways, runs(budget)) == (8, 7)
    assert found.happened == {wounded(name): SIXTH for name in NAMES}
    for name in NAMES:
        assert sorted(found.figures[name].values()) == [SIXTH, 1 - SIXTH]


def test_parts_of_a_part_are_gone_through_together(monkeypatch: pytest.MonkeyPatch) -> None:
    def nested(scene: Scene, command: Command) -> Iterator[Event]:
        yield from scene.in_turn(partial(in_turn, scene, command, names) for names in (NAMES[:2], NAMES[2:]))

    rule(monkeypatch, nested)
    budget = Budget()
    found = chances_part_by_part(question(), budget)
    assert (found.ways, runs(budget)) == (8, 1 + 2 * 2 + 2)
    assert found.happened == {wounded(name): SIXTH for name in NAMES}


def test_who_is_hurt_in_three_parts_of_four_goes_on_as_one_where_he_stands_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rule(monkeypatch, partial(in_turn, names=("hero0", "hero1", "hero0", "hero0")))
    found = chances_part_by_part(question(), Budget())
    most = TABLE.heroes["hero0"].body_points
    points = {most - hero.body_points: chance for hero, chance in found.figures["hero0"].items() if hero}
    assert points == {lost: comb(3, lost) * SIXTH**lost * (1 - SIXTH) ** (3 - lost) for lost in range(4)}
    assert found.happened[wounded("hero0")] == 1 - (1 - SIXTH) ** 3
    assert found.ways == 2**4


def test_where_a_part_is_left_open_the_others_still_stand_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """One throw in six leads to the question, in the first part; who would come next is told of all the same."""

    def asking(scene: Scene, _: Command) -> Iterator[Event]:
        purpose = "faint_table" if scene.answers.roll("fate", D6).count("1") else "fate"
        yield from scene.in_turn(partial(hurt, scene, *part) for part in (("hero0", purpose), ("hero1", "fate")))

    rule(monkeypatch, asking)
    found = chances_part_by_part(question(until="faint_table"), Budget())
    assert {one.purpose: chance for one, chance in found.open.items()} == {"faint_table": SIXTH}
    assert found.figures["hero1"][TABLE.heroes["hero1"]] == SIXTH + (1 - SIXTH) ** 2
    assert all(sum(ends.values()) == 1 for ends in found.figures.values())


def test_budget_is_spent_to_the_last_run() -> None:
    budget = Budget(2)
    budget.take()
    budget.take()
    with pytest.raises(InvalidValue) as refusal:
        budget.take()
    assert (refusal.value.code, refusal.value.field) == ("odds.too_many_ways", "command")
    assert refusal.value.data == {"maximum": 2}


def test_whoever_is_looked_at_is_noted_and_unwatched_nobody_is() -> None:
    watch: set[str] = set()
    table = watched(TABLE, watch)
    assert not watch
    assert table.heroes["hero1"] is TABLE.heroes["hero1"]
    assert table.monsters.get("nobody", "default") == "default"
    assert watch == {"hero1", "nobody"}
    assert len(table.heroes.values()) == len(table.heroes.items()) == 3
    assert watch == {*NAMES, "nobody"}
    loose = unwatched(table)
    assert not isinstance(loose.heroes, Watched)
    assert not isinstance(loose.monsters, Watched)
    assert loose == TABLE
    assert unwatched(TABLE) is TABLE
    assert watched(table, set()) is table


def test_what_has_changed_is_told_of_those_who_matter() -> None:
    weak = {name: hero.model_copy(update={"body_points": 1}) for name, hero in TABLE.heroes.items()}
    alike = {"monster": TABLE.monsters["monster"].model_copy()}
    table = TABLE.model_copy(
        update={"heroes": weak, "monsters": alike, "stock": {"axe": 1}, "slain": (1,), "ledger": None}
    )
    rest = [("slain", (1,)), ("stock", "axe"), ("stock", "axe", 1)]
    assert list(changed(TABLE, table, {"hero1"})) == [("heroes", "hero1", weak["hero1"]), *rest]
    assert list(changed(TABLE, table)) == [*(("heroes", name, weak[name]) for name in NAMES), *rest]


def test_who_is_gone_and_who_stands_elsewhere_is_a_change() -> None:
    seats = {name: TABLE.heroes[name] for name in reversed(NAMES)}
    swapped = TABLE.model_copy(update={"heroes": seats, "monsters": {}})
    assert list(changed(TABLE, swapped, ())) == [("heroes", *reversed(NAMES)), ("monsters",)]
