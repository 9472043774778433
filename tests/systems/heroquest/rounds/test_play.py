"""Rounds begin, turns go round, and who cannot take his turn is passed over."""

import pytest

from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest.body.events import HeroRevived
from app.systems.heroquest.effects import EffectChanged
from app.systems.heroquest.exploration.commands import RollFate
from app.systems.heroquest.party.commands import DismissHero
from app.systems.heroquest.quests.commands import CloseQuest, StartQuest
from app.systems.heroquest.rounds import commands as rounds_commands
from app.systems.heroquest.rounds.events import HeroPassedOver, RoundBegan, RoundMissed, TurnBegan
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.figures import Condition, Effect, Hero
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import SpringTrap
from tests.builders import affected, after, facts, hand, make_hero, make_table

END = rounds_commands.EndTurn()


def seated(*hero_ids: str, **changes: object) -> list[Hero]:
    return [
        make_hero(hero_id=one, name=one.title()).model_copy(update={"on_quest": True, **changes}) for one in hero_ids
    ]


def playing(*heroes: Hero, **options: str) -> Table:
    return after(make_table(*heroes, **options), rounds_commands.BeginPlay())


def on_turn(table: Table) -> tuple[int, str | None]:
    return table.round.number, table.round.turn


def turns(table: Table, number: int) -> list[tuple[int, str | None]]:
    """Whose turn it is now and after each of so many ends."""
    seen = [on_turn(table)]
    for _ in range(number):
        table = after(table, END)
        seen.append(on_turn(table))
    return seen


def refusal(table: Table, command: Command) -> str:
    with pytest.raises(GameError) as refused:
        facts(table, command)
    return refused.value.code


def changed(table: Table, hero_id: str, **changes: object) -> Table:
    hero = table.heroes[hero_id].model_copy(update=changes)
    return table.model_copy(update={"heroes": {**table.heroes, hero_id: hero}})


@pytest.mark.rule("HR-ORDER")
def test_turns_go_round_by_seats_and_the_game_master_is_last() -> None:
    expected = [(1, "a"), (1, "b"), (1, GAME_MASTER), (2, "a"), (2, "b"), (2, GAME_MASTER), (3, "a")]
    assert turns(playing(*seated("a", "b")), 6) == expected


@pytest.mark.rule("HR-ORDER")
def test_drawn_turns_are_drawn_anew_for_each_round() -> None:
    table = make_table(*seated("a", "b"), turn_order="drawn")
    table = after(table, rounds_commands.BeginPlay(), hand("2"), hand("black_ball"))
    assert turns(table, 2) == [(1, "b"), (1, GAME_MASTER), (1, "a")]
    table = after(after(after(table, END), END), END, hand("1"), hand("2"))
    assert (on_turn(table), table.dungeon.turn_order) == ((2, "a"), ("a", "b", GAME_MASTER))


def test_a_quest_begins_and_ends_with_its_rounds() -> None:
    table = after(make_table(make_hero(hero_id="a"), make_hero(hero_id="b")), StartQuest())
    assert on_turn(table) == (1, "a")
    table = after(table, CloseQuest(hero_id="a"))
    assert on_turn(table) == (1, "b")
    assert on_turn(after(table, CloseQuest(hero_id="b"))) == (0, None)


def test_who_is_on_no_quest_takes_no_turn() -> None:
    table = playing(*seated("a"), make_hero(hero_id="b"))
    assert turns(table, 1) == [(1, "a"), (1, GAME_MASTER)]
    assert refusal(table, rounds_commands.TakeTurn(figure_id="b")) == "quest.not_running"
    assert refusal(make_table(), rounds_commands.BeginPlay()) == "round.nobody"


def test_the_interrupted_has_his_turn_later() -> None:
    table = after(playing(*seated("a", "b", "c")), rounds_commands.TakeTurn(figure_id="c"))
    assert turns(table, 3) == [(1, "c"), (1, "a"), (1, "b"), (1, GAME_MASTER)]
    assert refusal(table, rounds_commands.TakeTurn(figure_id="c")) == "turn.has_it"
    assert refusal(table, rounds_commands.TakeTurn(figure_id="nobody")) == "figure.unknown"


def test_the_game_masters_turn_may_come_first_and_ends_the_round() -> None:
    table = after(playing(*seated("a", "b")), rounds_commands.TakeTurn(figure_id=GAME_MASTER))
    assert turns(table, 1) == [(1, GAME_MASTER), (2, "a")]


@pytest.mark.parametrize(
    ("changes", "cause"),
    [
        ({"condition": Condition.FAINTED, "recovery": "plain"}, "down"),
        ({"condition": Condition.DEAD}, "down"),
        ({"condition": Condition.LOST}, "lost"),
        ({"absent": True}, "absent"),
    ],
)
def test_who_cannot_act_is_passed_over_and_that_is_told(changes: dict[str, object], cause: str) -> None:
    table = playing(*seated("a"), *seated("b", **changes), *seated("c"))
    told = facts(table, END)
    assert HeroPassedOver(hero_id="b", cause=cause) in told  # type: ignore[arg-type]  # one of the causes
    assert told[-1] == TurnBegan(figure_id="c")


@pytest.mark.rule("HQ-9-FAINT")
def test_owed_rounds_are_sat_out_one_by_one() -> None:
    table = playing(*seated("a"), *seated("b", missed_rounds=2))
    for owed in (1, 0):
        table = after(table, END)
        assert (table.round.turn, table.heroes["b"].missed_rounds) == (GAME_MASTER, owed)
        table = after(table, END)
    assert on_turn(after(table, END)) == (3, "b")


@pytest.mark.rule("HQ-9-FAINT")
def test_after_a_light_faint_a_hero_misses_a_round_and_gets_up() -> None:
    fainted = seated("b", condition=Condition.FAINTED, recovery="light", body_points=0, missed_rounds=1)
    table = playing(*seated("a"), *fainted)
    assert RoundMissed(hero_id="b", rounds=1) in facts(table, END)
    table = after(after(table, END), END)
    assert facts(table, END)[-2:] == [
        HeroRevived(hero_id="b", means="stands_up", points=1),
        TurnBegan(figure_id="b"),
    ]


def test_a_turn_taken_by_magic_is_missed_and_then_over() -> None:
    table = playing(*seated("a"), affected(seated("b")[0], Effect.MISSES_TURN))
    assert facts(table, END)[1:] == [
        RoundMissed(hero_id="b", rounds=0),
        EffectChanged(figure_id="b", effect=Effect.MISSES_TURN, change=-1),
        TurnBegan(figure_id=GAME_MASTER),
    ]


def test_with_nobody_able_the_game_master_plays_on() -> None:
    table = playing(*seated("a", condition=Condition.DEAD))
    assert turns(table, 1) == [(1, GAME_MASTER), (2, GAME_MASTER)]
    assert RoundBegan(number=2) in facts(table, END)


@pytest.mark.rule("HQ-10.2.2")
def test_what_ends_a_turn_is_announced_until_it_is_over() -> None:
    table = after(playing(*seated("a", "b")), SpringTrap(figure_id="a", trap="pit_trap"))
    assert (table.round.turn, table.round.over) == ("a", "pit")
    assert after(table, END).round.over is None
    interrupted = after(table, rounds_commands.TakeTurn(figure_id="b"))
    assert (interrupted.round.turn, interrupted.round.over) == ("b", None)


def test_who_is_on_turn_and_leaves_the_table_hands_it_on() -> None:
    table = after(playing(*seated("a", "b")), DismissHero(hero_id="a"))
    assert turns(table, 2) == [(1, "b"), (1, GAME_MASTER), (2, "b")]


@pytest.mark.rule("HQ-13", "HR-ORDER")
def test_who_is_away_counts_neither_for_fate_nor_for_the_drawing() -> None:
    table = after(playing(*seated("a", "b", "c")), rounds_commands.MarkPresence(hero_id="b", present=False))
    assert refusal(table, rounds_commands.MarkPresence(hero_id="b", present=False)) == "presence.unchanged"
    (fate,) = facts(table, RollFate(), hand("3"))
    assert (getattr(fate, "in_play", None), getattr(fate, "hero_id", "")) == (2, None)
    table = after(table, rounds_commands.MarkPresence(hero_id="b", present=True))
    assert on_turn(after(table, END)) == (1, "b")


def test_without_rounds_nothing_is_ended() -> None:
    for command in (END, rounds_commands.TakeTurn(figure_id=GAME_MASTER), rounds_commands.EndPlay()):
        assert refusal(make_table(), command) == "round.none"
    assert on_turn(after(playing(*seated("a")), rounds_commands.EndPlay())) == (0, None)
    assert refusal(playing(*seated("a")), rounds_commands.BeginPlay()) == "round.running"
