"""A dragon bites, claws, lashes out and breathes fire (HQ-19-DRACHENKAMPF, HQ-19-FEUERSTRAHL, HQ-19-GIFT)."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.bestiary.commands import BreatheFire, DragonFight, TargetsCommand
from app.systems.heroquest.combat.commands import Attack, PlaceMonster
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.state.figures import Effect, Hero
from app.systems.heroquest.state.table import Table
from tests.builders import after, choose, facts, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"
HEROES = ("a", "b", "c", "d", "e")


def lair(*heroes: Hero, **options: str) -> Table:
    """A dragon of 4/2/3, and four heroes around it."""
    around = heroes or tuple(make_hero("elf", hero_id=name) for name in HEROES)
    command = PlaceMonster(
        monster_id="monster", kind="dragon", attack=4, further_attacks=(2, 3), defence=5, body=8, mind=5
    )  # fmt: skip
    return after(make_table(*around, **options), command)


def battle(**directions: object) -> DragonFight:
    return DragonFight.model_validate({"monster_id": "monster", **directions})


def fire(*targets: str) -> BreatheFire:
    return BreatheFire(monster_id="monster", target_ids=targets)


def struck(table: Table, command: TargetsCommand, *dice: int) -> list[tuple[str, int]]:
    told = facts(table, command, *(hand(*[W] * number) for number in dice))
    return [(event.target_id, len(event.attack)) for event in told if isinstance(event, StrikeResolved)]


@pytest.mark.rule("HQ-19-DRACHENKAMPF")
def test_a_dragon_has_one_bite_two_claws_and_a_tail() -> None:
    wish = battle(front="a", left="b", right="c", rear="d")
    assert struck(lair(), wish, 4, 2, 2, 3) == [("a", 4), ("b", 2), ("c", 2), ("d", 3)]


@pytest.mark.rule("HQ-19-DRACHENKAMPF")
def test_it_strikes_where_somebody_stands() -> None:
    assert struck(lair(), battle(right="c"), 2) == [("c", 2)]
    with pytest.raises(RuleViolation) as error:
        after(lair(), battle())
    assert error.value.code == "bestiary.no_target"


@pytest.mark.rule("HQ-19-DRACHENKAMPF")
def test_a_kind_without_values_of_its_own_strikes_every_way_alike() -> None:
    wyrm = make_monster("gargoyle").model_copy(update={"abilities": ("dragon_fight",)})
    assert struck(make_table(make_hero(hero_id="a"), wyrm), battle(rear="a"), 5) == [("a", 5)]


@pytest.mark.rule("HQ-19-FEUERSTRAHL")
def test_fire_grows_weaker_with_each_target() -> None:
    assert struck(lair(), fire("d", "c", "b", "a"), 4, 3, 2, 1) == [("d", 4), ("c", 3), ("b", 2), ("a", 1)]


@pytest.mark.rule("HQ-19-FEUERSTRAHL")
@pytest.mark.parametrize(("language", "said"), [("de", "(Feuerstrahl)"), ("en", "(Fire ray)")])
def test_the_chronicle_calls_the_fire_by_its_name(language: str, said: str) -> None:
    (strike,) = facts(lair(), fire("a"), hand(W, W, W, W))
    assert said in SYSTEM.labels(language).sentence(strike, {})


@pytest.mark.rule("HQ-19-FEUERSTRAHL")
def test_fire_is_defended_as_ever() -> None:
    table = after(lair(), fire("a"), hand(S, S, S, W), hand(W, S))
    assert table.heroes["a"].body_points == 4


@pytest.mark.rule("HQ-19-FEUERSTRAHL")
def test_a_fifth_target_is_out_of_reach() -> None:
    with pytest.raises(RuleViolation) as error:
        after(lair(), fire(*HEROES))
    assert error.value.code == "bestiary.fire_ends"


@pytest.mark.rule("HQ-19-GIFT", "HQ-19-DRACHENKAMPF")
@pytest.mark.parametrize(("poisonous", "poison"), [(True, 2), (False, 0)])
def test_points_lost_to_a_poisonous_tail_are_lost_to_poison(poisonous: bool, poison: int) -> None:
    table = after(lair(), battle(rear="a", poisonous_tail=poisonous), hand(S, S, W), hand(B, B))
    assert (table.heroes["a"].body_points, table.heroes["a"].amount(Effect.POISON)) == (4, poison)


@pytest.mark.rule("HQ-19-GIFT")
def test_only_the_tail_is_poisonous() -> None:
    table = after(lair(), battle(front="a", poisonous_tail=True), hand(S, S, W, W), hand(B, B))
    assert table.heroes["a"].amount(Effect.POISON) == 0


@pytest.mark.rule("HQ-19-GIFT", "HR-PLAGUE-DWARF")
@pytest.mark.parametrize(("option", "left"), [("weakness", 5), ("wound_too", 7)])
def test_a_dwarf_may_ward_off_the_poison(option: str, left: int) -> None:
    table = lair(make_hero("dwarf", hero_id="a"), warded_plague=option)
    answers = (hand(S, S, W), hand(B, B), choose("throw"), hand(B))
    hero = after(table, battle(rear="a", poisonous_tail=True), *answers).heroes["a"]
    assert (hero.body_points, hero.amount(Effect.POISON)) == (left, 0)


@pytest.mark.rule("HQ-19-GROSSES-ZIEL")
@pytest.mark.parametrize(("kind", "hits"), [("dragon", True), ("gargoyle", False)])
def test_nothing_hides_a_dragon(kind: str, hits: bool) -> None:
    table = make_table(make_hero("dwarf", "crossbow"), make_monster(kind))
    shot = Attack(attacker_id="hero", target_id="monster", means="ranged", sight="none")
    if hits:
        assert facts(table, shot, hand(W, W, W))
    else:
        with pytest.raises(RuleViolation):
            facts(table, shot, hand(W, W, W))
