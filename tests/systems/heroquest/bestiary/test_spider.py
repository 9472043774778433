"""A giant spider strikes all around itself, but turns slowly (HQ-19-SPINNENANGRIFF, HQ-19-LANGSAM)."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.bestiary.commands import SpiderAttack, TurnRound
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.effects import EffectChanged
from app.systems.heroquest.rounds.commands import EndTurn
from app.systems.heroquest.state.dungeon import GAME_MASTER, Round
from app.systems.heroquest.state.figures import Effect, Hero
from app.systems.heroquest.state.table import Table
from tests.builders import affected, after, facts, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"
HEROES = ("a", "b", "c", "d", "e")


def web(kind: str = "giant_spider", **options: str) -> Table:
    heroes: list[Hero] = [make_hero("dwarf", "axe", hero_id=name) for name in HEROES]
    return make_table(*heroes, make_monster(kind), **options)


def attack(**arcs: object) -> SpiderAttack:
    return SpiderAttack.model_validate({"monster_id": "monster", **arcs})


@pytest.mark.rule("HQ-19-SPINNENANGRIFF")
def test_each_way_has_its_dice() -> None:
    wish = attack(front="a", diagonal=("b", "c"), side=("d", "e"))
    told = facts(web(), wish, *(hand(*[W] * dice) for dice in (4, 3, 3, 2, 2)))
    struck = [(event.target_id, len(event.attack)) for event in told if isinstance(event, StrikeResolved)]
    assert struck == [("a", 4), ("b", 3), ("c", 3), ("d", 2), ("e", 2)]
    assert wish.subjects == {"monster", *HEROES}


@pytest.mark.rule("HQ-19-SPINNENANGRIFF")
@pytest.mark.parametrize(("arc", "dice"), [("diagonal", 3), ("side", 2)])
def test_dice_to_the_sides_stand_with_the_ability(arc: str, dice: int) -> None:
    struck = facts(web(), attack(**{arc: ("a",)}), hand(*[W] * dice))[0]
    assert isinstance(struck, StrikeResolved)
    assert [reason.rule for reason in struck.attack.reasons] == ["HQ-19-SPINNENANGRIFF"]


@pytest.mark.rule("HQ-19-SPINNENANGRIFF")
def test_everybody_defends_for_himself() -> None:
    table = after(web(), attack(front="a", side=("b",)), hand(S, S, S, W), hand(W, S), hand(S, W), hand(W, W))
    assert [table.heroes[name].body_points for name in "ab"] == [5, 7]


@pytest.mark.rule("HR-SPIDER-DIAGONAL")
def test_the_diagonals_to_the_rear_are_safe() -> None:
    with pytest.raises(RuleViolation) as error:
        after(web(), attack(diagonal=("a", "b", "c")))
    assert error.value.code == "bestiary.front_diagonals"


@pytest.mark.rule("HR-SPIDER-DIAGONAL")
def test_all_four_diagonals_may_be_settled() -> None:
    table = web(spider_diagonals="all_four")
    assert len(facts(table, attack(diagonal=("a", "b", "c", "d")), *[hand(W, W, W)] * 4)) == 4


@pytest.mark.rule("HQ-19-LANGSAM")
def test_who_has_turned_does_not_attack() -> None:
    with pytest.raises(RuleViolation) as error:
        after(web(), attack(front="a", turned=True))
    assert error.value.code == "bestiary.turned"
    assert facts(web(), attack(front="a"), hand(W, W, W, W))


@pytest.mark.rule("HQ-19-LANGSAM")
@pytest.mark.parametrize("wish", [
    attack(front="a"), attack(side=("a",)), Attack(attacker_id="monster", target_id="a"),
])  # fmt: skip
def test_to_turn_round_is_the_action_of_the_turn(wish: SpiderAttack | Attack) -> None:
    (told,) = facts(web(), TurnRound(monster_id="monster"))
    assert isinstance(told, EffectChanged)
    assert (told.figure_id, told.effect, told.change) == ("monster", Effect.TURNED, 1)
    with pytest.raises(RuleViolation) as error:
        after(after(web(), TurnRound(monster_id="monster")), wish)
    assert error.value.code == "attack.turned"
    assert error.value.field == ("attacker_id" if isinstance(wish, Attack) else "monster_id")


@pytest.mark.rule("HQ-19-LANGSAM")
def test_in_its_next_turn_it_fights_again() -> None:
    now = web().model_copy(update={"round": Round(number=1, turn=GAME_MASTER)})
    table = after(now, TurnRound(monster_id="monster"))
    table = after(table, EndTurn())
    assert not table.monsters["monster"].amount(Effect.TURNED)
    assert facts(table, attack(front="a"), hand(W, W, W, W))


@pytest.mark.rule("HQ-19-LANGSAM")
@pytest.mark.parametrize(("kind", "effects", "code", "field"), [
    ("goblin", (), "bestiary.not_able", "monster_id"),
    ("giant_spider", (Effect.TURNED,), "bestiary.turned", "monster_id"),
    ("giant_spider", (Effect.ASLEEP,), "figure.asleep", "monster_id"),
])  # fmt: skip
def test_who_does_not_turn_slowly(kind: str, effects: tuple[Effect, ...], code: str, field: str) -> None:
    with pytest.raises(RuleViolation) as error:
        after(make_table(affected(make_monster(kind), *effects)), TurnRound(monster_id="monster"))
    assert (error.value.code, error.value.field) == (code, field)


@pytest.mark.parametrize(("kind", "arcs", "code"), [
    ("goblin", {"front": "a"}, "bestiary.not_able"),
    ("giant_spider", {}, "bestiary.no_target"),
    ("giant_spider", {"front": "a", "side": ("a",)}, "bestiary.target_twice"),
    ("giant_spider", {"front": "monster"}, "attack.oneself"),
])  # fmt: skip
def test_what_is_refused(kind: str, arcs: dict[str, object], code: str) -> None:
    with pytest.raises(RuleViolation) as error:
        after(web(kind), attack(**arcs))
    assert error.value.code == code
