"""HQ-10.2: what each trap does to the figure that sets it off."""

import pytest

from app.core.answers import Answer
from app.core.errors import RuleViolation, UnknownContent, UnknownSubject
from app.core.events import Event
from app.core.texts import TYPED
from app.systems.heroquest.content.exploration import TrapEffect
from app.systems.heroquest.content.loader import rulebook
from app.systems.heroquest.exploration.commands import ClearBoard, SearchForTraps
from app.systems.heroquest.rounds.events import TurnEnded
from app.systems.heroquest.state.figures import ActiveEffect, Condition, Effect, Hero
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps import commands as traps_commands
from app.systems.heroquest.traps.events import FigureDodged, TrapStruck
from app.systems.heroquest.traps.kinds import HANDLERS
from tests.builders import CONTENT, after, facts, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"


def spring(trap: str, **fields: object) -> traps_commands.SpringTrap:
    typed = {"figure_id": "hero", "trap": trap, **fields}
    return traps_commands.SpringTrap.model_validate(typed, context=TYPED)


def told(events: list[Event]) -> list[str]:
    return [event.type for event in events]


def struck(table: Table, command: traps_commands.TrapCommand, *answers: Answer) -> dict[str, int]:
    """The points each figure lost to the trap itself."""
    return {fact.figure_id: fact.points for fact in facts(table, command, *answers) if isinstance(fact, TrapStruck)}


def with_effect(hero: Hero, effect: Effect) -> Hero:
    return hero.model_copy(update={"effects": (ActiveEffect(effect=effect, amount=1),)})


def test_every_trap_has_a_handler_and_every_handler_a_trap() -> None:
    assert set(HANDLERS) == set(TrapEffect) == {trap.effect for trap in CONTENT.traps.values()}


def test_every_trap_names_a_rule_of_the_book() -> None:
    assert {trap.rule for trap in CONTENT.traps.values()} <= set(rulebook().ids())


@pytest.mark.rule("HQ-10.2.1")
def test_spear_hits_on_a_skull_and_ends_the_turn() -> None:
    events = facts(make_table(), spring("spear_trap"), hand(S))
    assert told(events) == ["trap.sprung", "trap.struck", "hero.wounded", "turn.ended"]
    assert isinstance(events[-1], TurnEnded)
    assert events[-1].reason == "trap"


@pytest.mark.rule("HQ-10.2.1")
@pytest.mark.parametrize("face", [W, B])
def test_spear_misses_on_any_shield_and_the_turn_goes_on(face: str) -> None:
    events = facts(make_table(), spring("spear_trap"), hand(face))
    assert told(events) == ["trap.sprung", "trap.struck"]


@pytest.mark.rule("HQ-10.2.2")
def test_pit_costs_a_point_and_the_turn_and_holds_the_hero() -> None:
    events = facts(make_table(), spring("pit_trap"))
    assert told(events) == ["trap.sprung", "pit.opened", "trap.struck", "hero.wounded", "effect.changed", "turn.ended"]
    hero = after(make_table(), spring("pit_trap")).heroes["hero"]
    assert (hero.body_points, hero.amount(Effect.IN_PIT)) == (7, 1)


@pytest.mark.rule("HQ-10.2.2")
def test_who_fell_in_climbs_out_and_is_free() -> None:
    table = after(make_table(), spring("pit_trap"))
    with pytest.raises(RuleViolation, match=r"pit\.inside"):
        facts(table, spring("spear_trap"))
    table = after(table, traps_commands.ClimbOut(figure_id="hero"))
    assert table.heroes["hero"].effects == ()
    with pytest.raises(RuleViolation, match=r"pit\.outside"):
        facts(table, traps_commands.ClimbOut(figure_id="hero"))


@pytest.mark.rule("HQ-10.2.3")
def test_falling_block_strikes_undefended_and_blocks_the_square() -> None:
    command = spring("falling_block_trap", square="x3y4", escape="x3y5")
    events = facts(make_table(), command, hand(S, S))
    assert told(events) == ["trap.sprung", "trap.struck", "hero.wounded", "figure.dodged", "square.blocked"]
    table = after(make_table(), command, hand(S, S))
    assert (table.heroes["hero"].body_points, table.dungeon.blocked) == (6, ("x3y4",))


@pytest.mark.rule("HQ-10.2.3")
def test_a_distant_trigger_stays_free_and_the_stones_strike_whoever_is_there() -> None:
    table = make_table(make_hero(), make_hero(hero_id="other"))
    command = spring("falling_block_trap", square="x3y4", distant=True)
    assert told(facts(table, command)) == ["trap.sprung"]
    below = spring("falling_block_trap", square="x3y4", distant=True, others=("other",))
    assert struck(table, below, hand(S, W)) == {"other": 1}
    assert after(table, below, hand(S, W)).dungeon.blocked == ()


@pytest.mark.rule("HQ-10.2.2")
def test_a_pit_that_opened_stays_on_the_board_and_is_told_once() -> None:
    table = after(make_table(make_hero(), make_hero(hero_id="other")), spring("pit_trap", square="x3y4"))
    assert [(pit.trap, pit.square) for pit in table.dungeon.pits] == [("pit_trap", "x3y4")]
    table = after(table, traps_commands.ClimbOut(figure_id="hero"))
    assert [pit.square for pit in table.dungeon.pits] == ["x3y4"]
    assert "pit.opened" not in told(facts(table, spring("pit_trap", square="x3y4", figure_id="other")))
    assert after(table, ClearBoard()).dungeon.pits == ()


@pytest.mark.rule("HQ-10.2.2")
def test_a_pit_stays_though_nobody_names_its_square_and_a_jump_is_over_the_one_that_lies_there() -> None:
    table = after(make_table(make_hero(), make_hero(hero_id="other")), spring("pit_trap"))
    assert [(pit.square, pit.area, pit.figure_id) for pit in table.dungeon.pits] == [("", "", "hero")]
    jump = traps_commands.JumpTrap(figure_id="other", trap="pit_trap")
    assert "pit.opened" not in told(facts(table, jump, hand(S)))
    another = after(table, spring("pit_trap", figure_id="other", area="Raum 2"))
    assert [(pit.area, pit.figure_id) for pit in another.dungeon.pits] == [("", "hero"), ("Raum 2", None)]


@pytest.mark.rule("HQ-10.2.2")
def test_the_first_jump_into_a_pit_opens_it() -> None:
    table = after(make_table(), traps_commands.JumpTrap(figure_id="hero", trap="pit_trap"), hand(S))
    assert [pit.figure_id for pit in table.dungeon.pits] == ["hero"]


@pytest.mark.rule("HQ-10.2.3")
@pytest.mark.parametrize("escape", ["x3y4", "x9y9", "X3Y4", " x9Y9 "])
def test_nobody_steps_aside_to_the_traps_own_square_or_to_a_blocked_one(escape: str) -> None:
    table = after(make_table(), spring("falling_block_trap", square="x9y9"), hand(W, W))
    with pytest.raises(RuleViolation, match=r"trap\.escape_blocked") as refused:
        facts(table, spring("falling_block_trap", square="x3y4", escape=escape), hand(W, W))
    assert refused.value.field == "escape"


@pytest.mark.rule("HQ-10.2.3")
def test_stones_of_a_distant_trigger_leave_rubble_and_those_below_step_aside() -> None:
    table = make_table(make_hero(), make_hero(hero_id="other"))
    command = spring("falling_block_trap", square="x3y4", distant=True, others=("other",), rubble="x8y8", escape="x8y9")
    dodged = [fact for fact in facts(table, command, hand(S, W)) if isinstance(fact, FigureDodged)]
    assert [(fact.figure_id, fact.square) for fact in dodged] == [("other", "x8y9")]
    assert after(table, command, hand(S, W)).dungeon.blocked == ("x8y8",)


@pytest.mark.rule("HQ-10.2.4")
def test_guillotine_strikes_everybody_in_the_marking_and_all_defend_with_two_dice() -> None:
    armed = make_hero("barbarian", "helmet", "shield_item", "chain_mail")
    table = make_table(armed, make_hero("elf", hero_id="elf"))
    command = spring("guillotine", others=("elf", "elf"))
    assert struck(table, command, hand(S, S), hand(W, B), hand(S, B), hand(B, S)) == {"hero": 1, "elf": 1}


@pytest.mark.rule("HQ-10.2.4", "HR-GUILLOTINE-MONSTERS")
@pytest.mark.parametrize(("option", "victims"), [("everybody", {"hero", "monster"}), ("heroes_only", {"hero"})])
def test_monsters_under_the_guillotine(option: str, victims: set[str]) -> None:
    table = make_table(make_hero(), make_monster("gargoyle"), guillotine_victims=option)
    answers = [hand(W, W), hand(S, S), hand(B, W)][: 2 * len(victims) - 1]
    found = struck(table, spring("guillotine", others=("monster",)), *answers)
    assert set(found) == victims
    assert found.get("monster", 1) == 1  # its black shield stopped one, whatever it usually defends with


@pytest.mark.rule("HQ-10.2.4", "HQ-8.2.1")
def test_who_lies_or_sleeps_in_the_marking_does_not_defend() -> None:
    lying = make_hero(hero_id="lying", body_points=0, condition=Condition.FAINTED, recovery="plain")
    asleep = with_effect(make_hero(hero_id="asleep"), Effect.ASLEEP)
    dead = make_hero(hero_id="dead", body_points=-2, condition=Condition.LOST)
    command = spring("guillotine", others=("lying", "asleep", "dead"))
    answers = (hand(B, B), hand(S, B), hand(3), hand(S, S))
    assert struck(make_table(make_hero(), lying, asleep, dead), command, *answers) == {
        "hero": 0, "lying": 1, "asleep": 2,
    }  # fmt: skip


@pytest.mark.rule("HQ-10.2.5")
@pytest.mark.parametrize("face", [W, B])
def test_any_shield_holds_on_to_the_edge_and_the_turn_ends(face: str) -> None:
    events = facts(make_table(), spring("tomb_of_darkness"), hand(face))
    assert told(events) == ["trap.sprung", "edge.grasped", "turn.ended"]


@pytest.mark.rule("HQ-10.2.5")
@pytest.mark.parametrize(("face", "points"), [(W, 1), (B, 2), (S, 2)])
def test_who_falls_into_the_tomb_defends_with_one_die(face: str, points: int) -> None:
    table = after(make_table(), spring("tomb_of_darkness"), hand(S), hand(face))
    hero = table.heroes["hero"]
    assert (hero.body_points, hero.amount(Effect.IN_PIT)) == (8 - points, 1)
    assert after(table, traps_commands.ClimbOut(figure_id="hero")).heroes["hero"].effects == ()


@pytest.mark.rule("HQ-10.2.2", "HQ-9-STATE")
def test_a_trap_that_takes_the_last_point_lets_a_hero_faint() -> None:
    table = make_table(make_hero("elf", body_points=1))
    events = facts(table, spring("pit_trap"), hand(4), hand(6))
    assert told(events)[3:6] == ["hero.wounded", "hero.fainted", "hero.fell"]
    lying = after(table, spring("pit_trap"), hand(4), hand(6))
    with pytest.raises(RuleViolation, match=r"hero\.is_down"):
        facts(lying, traps_commands.ClimbOut(figure_id="hero"))


def test_a_marker_goes_with_its_trap() -> None:
    search = SearchForTraps(hero_id="hero", area="room_1", found=("x1y1", "x2y1"))
    table = after(after(make_table(), search), spring("pit_trap", square="x1y1"))
    assert [marker.square for marker in table.dungeon.trap_markers] == ["x2y1"]


def test_what_is_refused() -> None:
    with pytest.raises(UnknownContent, match=r"trap\.unknown"):
        facts(make_table(), spring("banana"))
    with pytest.raises(UnknownSubject, match=r"figure\.unknown"):
        facts(make_table(), spring("guillotine", figure_id="nobody"))
    with pytest.raises(UnknownSubject, match=r"figure\.unknown"):
        facts(make_table(), spring("guillotine", others=("nobody",)))


@pytest.mark.rule("HQ-10.2.4", "HQ-19-KÖRPERLOS")
def test_ghosts_save_what_their_defence_did_not_stop() -> None:
    table = make_table(make_hero(), make_monster("spectre"), guillotine_victims="everybody")
    answers = (hand(W, W), hand(S, S), hand(W, W), hand(B, S))
    assert after(table, spring("guillotine", others=("monster",)), *answers).monsters["monster"].body_points == 2


@pytest.mark.rule("HQ-10.2.4", "HQ-19-REGENERATION")
def test_trolls_defend_against_traps_with_both_shields() -> None:
    table = make_table(make_hero(), make_monster("troll"))
    answers = (hand(W, W), hand(S, S), hand(W, B))
    assert struck(table, spring("guillotine", others=("monster",)), *answers) == {"hero": 0, "monster": 0}
