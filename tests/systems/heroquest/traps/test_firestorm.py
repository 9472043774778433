"""HQ-10.2.6, HR-ORDER: the magic firestorm, and who gets away from it."""

import pytest

from app.core.errors import RuleViolation, UnknownContent
from app.systems.heroquest.rounds.commands import DrawTurnOrder
from app.systems.heroquest.rounds.events import TurnOrderDrawn
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.figures import ActiveEffect, Condition, Effect
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import ExplodeFirestorm, SpringTrap
from app.systems.heroquest.traps.events import FirestormExploded, FirestormKindled, TrapStruck
from tests.builders import after, facts, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"
DRAW = DrawTurnOrder()


def spring(hero_id: str = "b") -> SpringTrap:
    return SpringTrap(figure_id=hero_id, trap="magic_firestorm", area="room_5")


def party(**options: str) -> Table:
    heroes = [make_hero("barbarian", hero_id=name) for name in ("a", "b", "c")]
    lying = make_hero("elf", hero_id="d", body_points=0, condition=Condition.FAINTED, recovery="plain")
    return make_table(*heroes, lying, **options)


def may_leave(table: Table, hero_id: str = "b") -> tuple[str, ...]:
    return next(fact.may_leave for fact in facts(table, spring(hero_id)) if isinstance(fact, FirestormKindled))


@pytest.mark.rule("HQ-10.2.6")
def test_the_trigger_ends_the_turn_and_nothing_burns_yet() -> None:
    unnamed = SpringTrap(figure_id="b", trap="magic_firestorm")
    assert [fire.area for fire in after(party(), unnamed).dungeon.firestorms] == [""]
    types = [fact.type for fact in facts(party(), spring())]
    assert types == ["trap.sprung", "firestorm.kindled", "turn.ended"]


@pytest.mark.rule("HQ-10.2.6")
def test_the_only_fire_needs_no_place() -> None:
    burning = after(party(), spring())
    assert after(burning, ExplodeFirestorm()).dungeon.firestorms == ()
    both = after(burning, SpringTrap(figure_id="c", trap="magic_firestorm", area="room_6"))
    with pytest.raises(RuleViolation, match=r"firestorm\.not_kindled"):
        facts(both, ExplodeFirestorm())


@pytest.mark.rule("HQ-10.2.6", "HR-ORDER")
def test_by_seats_those_behind_may_still_leave_if_they_stand() -> None:
    assert may_leave(party()) == ("c",)
    assert may_leave(party(), "c") == ()


@pytest.mark.rule("HQ-10.2.6", "HR-ORDER")
def test_by_drawn_order_those_before_the_black_ball_may_still_leave() -> None:
    table = party(turn_order="drawn")
    with pytest.raises(RuleViolation, match=r"turn_order\.not_drawn"):
        facts(table, spring())
    drawn = after(table, DRAW, hand("2"), hand("1"), hand("black_ball"), hand("4"))
    assert drawn.dungeon.turn_order == ("b", "a", GAME_MASTER, "d", "c")
    assert may_leave(drawn) == ("a",)
    assert may_leave(drawn, "a") == ()
    late = after(table, DRAW, hand("black_ball"), hand("2"), hand("1"), hand("3"))
    assert may_leave(late) == ("a", "c")


@pytest.mark.rule("HR-ORDER")
def test_heroes_dead_for_good_have_no_ball_and_seats_need_none() -> None:
    lost = make_hero(hero_id="b", body_points=-2, condition=Condition.LOST)
    table = make_table(make_hero(hero_id="a"), lost, turn_order="drawn")
    order = next(fact.order for fact in facts(table, DRAW, hand("1")) if isinstance(fact, TurnOrderDrawn))
    assert order == ("a", GAME_MASTER)
    with pytest.raises(RuleViolation, match=r"turn_order\.by_seats"):
        facts(make_table(), DRAW)


@pytest.mark.rule("HQ-10.2.6")
def test_one_throw_for_all_inside_and_everybody_defends_as_usual() -> None:
    table = make_table(
        make_hero("barbarian", "helmet", hero_id="a"), make_hero("elf", hero_id="b"), make_monster("orc")
    )
    table = after(table, spring())
    command = ExplodeFirestorm(area="room_5", inside=("a", "b", "monster"))
    events = facts(table, command, hand(S, S, W), hand(W, W, S), hand(B, S), hand(B, B, S))
    found = {fact.figure_id: fact.points for fact in events if isinstance(fact, TrapStruck)}
    assert found == {"a": 0, "b": 2, "monster": 0}
    thrown = [fact.roll for fact in events if isinstance(fact, FirestormExploded)]
    thrown += [fact.attack for fact in events if isinstance(fact, TrapStruck)]
    assert [roll and roll.faces for roll in thrown] == [(S, S, W)] * 4


@pytest.mark.rule("HQ-10.2.6")
def test_it_goes_off_once_even_over_nobody() -> None:
    table = after(party(), spring())
    with pytest.raises(RuleViolation, match=r"firestorm\.not_kindled"):
        facts(table, ExplodeFirestorm(area="room_6"))
    gone = after(table, ExplodeFirestorm(area="room_5"))
    assert gone.dungeon.firestorms == ()


@pytest.mark.rule("HQ-10.2.6", "HQ-1.1-RESISTENZ")
def test_no_resistance_against_it() -> None:
    table = after(make_table(make_hero("dwarf", gained_mind=2, hero_id="b")), spring())
    burnt = after(table, ExplodeFirestorm(area="room_5", inside=("b",)), hand(S, B, B), hand(S, B))
    assert burnt.heroes["b"].body_points == 6


@pytest.mark.rule("HQ-10.2.6")
def test_one_that_nothing_kindled_goes_off_at_once() -> None:
    at_once = ExplodeFirestorm(trap="magic_firestorm", inside=("a",))
    assert after(party(), at_once, hand(S, S, B), hand(B, W)).heroes["a"].body_points == 7
    with pytest.raises(UnknownContent, match=r"trap\.unknown"):
        facts(party(), ExplodeFirestorm(trap="pit_trap"))


@pytest.mark.rule("HQ-10.2.6", "HQ-15.5-EXTRA")
def test_dice_for_one_defence_are_used_up_by_it() -> None:
    hero = make_hero().model_copy(update={"effects": (ActiveEffect(effect=Effect.DEFENCE_DICE, amount=2),)})
    at_once = ExplodeFirestorm(trap="magic_firestorm", inside=("hero",))
    defended = after(make_table(hero), at_once, hand(S, B, B), hand(W, S, S, S)).heroes["hero"]
    assert (defended.body_points, defended.effects) == (8, ())
    missed = after(make_table(hero), at_once, hand(B, B, B)).heroes["hero"]
    assert missed.amount(Effect.DEFENCE_DICE) == 2
