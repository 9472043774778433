"""What holds for a while ends by itself with a turn, and says so; what is due is listed with the wish to make."""

import pytest

from app.core.answers import Answer
from app.core.events import Command
from app.systems.heroquest.bestiary.commands import ControlMonster
from app.systems.heroquest.combat.commands import PlaceMonster, WoundMonster
from app.systems.heroquest.effects import BreakFree, EffectChanged
from app.systems.heroquest.exploration.commands import MoveRoll, RollFate
from app.systems.heroquest.rounds.commands import EndPlay, EndTurn, TakeTurn
from app.systems.heroquest.rounds.rules import order_of
from app.systems.heroquest.state.dungeon import GAME_MASTER, Dungeon, Firestorm
from app.systems.heroquest.state.figures import Condition, Effect, Hero, Monster
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import ClimbOut, ExplodeFirestorm
from app.systems.heroquest.turn_reminders import due
from tests.builders import CONTENT, affected, after, facts, hand, make_monster, make_table
from tests.systems.heroquest.rounds.test_play import playing, seated

END = EndTurn()


def hero_with(*effects: Effect, amount: int = 1) -> Hero:
    return affected(seated("a")[0], *effects, amount=amount)


def table_of(*figures: Hero | Monster) -> Table:
    heroes = [figure for figure in figures if isinstance(figure, Hero)]
    table = playing(*(heroes or seated("a")))
    return table.model_copy(update={"monsters": make_table(*figures).monsters})


def ended(table: Table, command: Command = END) -> list[tuple[str, Effect, int]]:
    """Who is rid of what."""
    return [
        (fact.figure_id, fact.effect, fact.change)
        for fact in facts(table, command)
        if isinstance(fact, EffectChanged)
    ]  # fmt: skip


def wishes(table: Table) -> list[Command]:
    return [one.command for one in due(table, CONTENT)]


@pytest.mark.parametrize("effect", [Effect.DOUBLE_ATTACK, Effect.DOUBLE_SPELL])
def test_what_was_for_one_turn_ends_with_it(effect: Effect) -> None:
    assert ended(table_of(hero_with(effect))) == [("a", effect, -1)]


@pytest.mark.rule("HQ-8.2.2")
@pytest.mark.parametrize("effect", [Effect.VEILED, Effect.THROUGH_WALLS])
def test_what_was_for_one_move_ends_once_the_hero_has_moved(effect: Effect) -> None:
    table = table_of(hero_with(effect))
    assert ended(table) == []
    assert ended(after(table, MoveRoll(hero_id="a"), hand(4))) == [("a", effect, -1)]


@pytest.mark.rule("HQ-8.2.2")
def test_nobody_stays_unseen_beyond_the_next_turn() -> None:
    table = table_of(*seated("b"), hero_with(Effect.INVISIBLE))
    assert ended(table) == [("a", Effect.INVISIBLE, -1)]
    monster = affected(make_monster(), Effect.INVISIBLE)
    assert ended(table_of(monster)) == [("monster", Effect.INVISIBLE, -1)]


def test_monsters_miss_one_turn_of_the_game_masters() -> None:
    held = affected(make_monster(), Effect.MISSES_TURN, Effect.DOUBLE_ATTACK, amount=2)
    table = after(table_of(held), END)
    assert table.round.turn == GAME_MASTER
    assert ended(table) == [("monster", Effect.DOUBLE_ATTACK, -2), ("monster", Effect.MISSES_TURN, -1)]


@pytest.mark.parametrize(
    "effect", [Effect.SHIELD_SPELL, Effect.ATTACK_DICE, Effect.SPELL_PROOF, Effect.AFRAID, Effect.POISON, Effect.IN_PIT]
)
def test_what_ends_otherwise_outlasts_turns_and_rounds(effect: Effect) -> None:
    table = table_of(hero_with(effect))
    for _ in range(3):
        assert ended(table) == []
        table = after(table, END)


@pytest.mark.rule("HQ-8.2.1")
@pytest.mark.parametrize("effect", [Effect.ASLEEP, Effect.AFRAID, Effect.COMMANDED])
def test_who_is_held_throws_as_his_turn_begins_once(effect: Effect) -> None:
    table, wish = table_of(hero_with(effect)), BreakFree(figure_id="a", effect=effect)
    assert [(one.rule, one.figure_id) for one in due(table, CONTENT)] == [("HQ-8.2.1", "a")]
    assert wishes(table) == [wish]
    failed = after(table, wish, hand(1, 1))
    assert (wishes(failed), failed.heroes["a"].amount(effect)) == ([], 1)
    assert wishes(after(after(failed, END), END)) == [wish]


@pytest.mark.rule("HQ-8.2.1")
def test_without_a_mind_there_is_nothing_to_throw() -> None:
    hero = hero_with(Effect.ASLEEP).model_copy(update={"mind_points": 0})
    assert wishes(table_of(hero)) == []


@pytest.mark.rule("HQ-10.2.2")
def test_the_way_out_of_the_pit_is_offered() -> None:
    table = table_of(hero_with(Effect.IN_PIT), affected(make_monster(), Effect.IN_PIT))
    assert wishes(table) == [ClimbOut(figure_id="a")]
    assert wishes(after(table, END)) == [ClimbOut(figure_id="monster")]


@pytest.mark.rule("HQ-19-SCHWER-ZU-KONTROLLIEREN", "HQ-8.2.1")
@pytest.mark.parametrize(("face", "left"), [("black_shield", 1), ("skull", 1)])
def test_sleepers_and_squigs_are_thrown_for_on_the_game_masters_turn(face: str, left: int) -> None:
    sleeper = affected(make_monster(monster_id="sleeper"), Effect.ASLEEP)
    table = table_of(make_monster("squig", monster_id="squig"), sleeper, make_monster("squig", body_points=0))
    assert wishes(table) == []
    table = after(table, END)
    assert wishes(table) == [ControlMonster(monster_id="squig"), BreakFree(figure_id="sleeper", effect=Effect.ASLEEP)]
    assert len(wishes(after(table, ControlMonster(monster_id="squig"), hand(face)))) == left


@pytest.mark.rule("HQ-10.2.6")
def test_a_kindled_fire_goes_off_on_the_game_masters_turn() -> None:
    fire = Dungeon(firestorms=(Firestorm(trap="magic_firestorm", area="hall"),))
    table = after(table_of(make_monster()).model_copy(update={"dungeon": fire}), END)
    assert wishes(table) == [ExplodeFirestorm(area="hall")]
    assert wishes(after(table, ExplodeFirestorm(area="hall"))) == []


@pytest.mark.rule("HQ-13", "HR-FATE-FIRST")
def test_fate_begins_after_the_first_meeting_with_monsters() -> None:
    table = after(table_of(), END)
    assert wishes(table) == []
    met = after(table, PlaceMonster(monster_id="m", kind="goblin"))
    assert wishes(met) == []
    assert wishes(after(met, WoundMonster(monster_id="m", points=1))) == [RollFate()]
    at_once = table.house_rules.choosing("HR-FATE-FIRST", "from_start")
    assert wishes(table.model_copy(update={"house_rules": at_once})) == [RollFate()]


@pytest.mark.rule("HQ-13")
def test_fate_may_be_asked_once_before_a_turn_without_monsters() -> None:
    table = after(after(table_of(make_monster(body_points=1)), WoundMonster(monster_id="monster", points=1)), END)
    assert wishes(table) == [RollFate()]
    assert wishes(after(table, RollFate(), hand(8))) == []
    assert wishes(after(table, PlaceMonster(monster_id="m", kind="orc"))) == []
    assert wishes(after(table, PlaceMonster(monster_id="m", kind="orc", hidden=True))) == [RollFate()]


def test_nothing_is_due_between_quests_or_for_those_who_lie() -> None:
    assert wishes(after(table_of(hero_with(Effect.ASLEEP)), EndPlay())) == []
    lying = hero_with(Effect.ASLEEP).model_copy(update={"body_points": 0, "condition": Condition.FAINTED})
    table = after(table_of(*seated("b"), lying.model_copy(update={"recovery": "plain"})), TakeTurn(figure_id="a"))
    assert wishes(table) == []


@pytest.mark.parametrize(
    ("effect", "answer"), [(Effect.ASLEEP, hand(1, 1)), (Effect.AFRAID, hand(6, 1)), (Effect.IN_PIT, None)]
)
def test_what_is_listed_can_be_done(effect: Effect, answer: Answer | None) -> None:
    table = table_of(hero_with(effect))
    (wish,) = wishes(table)
    assert facts(table, wish, *([answer] if answer else []))


@pytest.mark.rule("HQ-8.2.1", "HQ-10.2.2", "HQ-10.2.6", "HQ-13", "HQ-19-SCHWER-ZU-KONTROLLIEREN")
def test_what_is_due_names_its_rule_and_its_figure() -> None:
    slain, squig = make_monster(body_points=0), make_monster("squig", monster_id="squig")
    fire = Dungeon(firestorms=(Firestorm(trap="magic_firestorm", area="hall"),))
    table = table_of(slain, affected(squig, Effect.AFRAID, Effect.IN_PIT)).model_copy(update={"dungeon": fire})
    assert [(one.rule, one.figure_id) for one in due(after(table, END), CONTENT)] == [
        ("HQ-8.2.1", "squig"),
        ("HQ-19-SCHWER-ZU-KONTROLLIEREN", "squig"),
        ("HQ-10.2.2", "squig"),
        ("HQ-10.2.6", None),
    ]
    met = after(after(table_of(make_monster(body_points=1)), WoundMonster(monster_id="monster", points=1)), END)
    assert [(one.rule, one.figure_id) for one in due(met, CONTENT)] == [("HQ-13", None)]


def test_who_sleeps_in_a_pit_is_told_to_wake_and_not_to_climb() -> None:
    squig = affected(make_monster("squig", monster_id="squig"), Effect.ASLEEP, Effect.IN_PIT)
    found = {one.command.type for one in due(after(table_of(squig), END), CONTENT)}
    assert found == {"break_free", "control_monster"}


def test_only_what_holds_on_a_monster_ends_with_the_game_masters_turn() -> None:
    assert ended(after(table_of(make_monster()), END)) == []
    held = affected(make_monster(), Effect.VEILED, Effect.MISSES_TURN, amount=2)
    assert ended(after(table_of(held), END)) == [
        ("monster", Effect.VEILED, -2), ("monster", Effect.MISSES_TURN, -1),
    ]  # fmt: skip


@pytest.mark.rule("HR-ORDER")
def test_a_drawn_order_counts_only_where_turns_are_drawn() -> None:
    drawn = Dungeon(turn_order=("b", GAME_MASTER, "gone", "a"))

    def order(**options: str) -> tuple[str, ...]:
        return order_of(make_table(*seated("a", "b", "c"), **options).model_copy(update={"dungeon": drawn}))

    assert order() == ("a", "b", "c", GAME_MASTER)
    assert order(turn_order="drawn") == ("b", GAME_MASTER, "a", "c")
