"""HR-FALLEN-GAP: a fallen hero in a corridor one square wide, and who gets past."""

import pytest

from app.systems.heroquest.maps.commands import FindThing, PutFigure, WalkMonsterTo, WalkTo
from app.systems.heroquest.maps.movement_reach import reach_now
from app.systems.heroquest.positions import FigureWalked
from app.systems.heroquest.state.figures import Condition, Effect
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, affected, after, facts, make_hero, make_table
from tests.systems.heroquest.board.quest_maps import monster, piece
from tests.systems.heroquest.board.scenes import at
from tests.systems.heroquest.maps.playing_on_map import begun, refused

PAST, ONTO = "A7", "A5"
GOBLIN = WalkMonsterTo(monster_id="goblin-1", square=PAST, beyond=True)
ELF = WalkTo(hero_id="elf", square=PAST, beyond=True)


def gap(option: str = "", condition: Condition = Condition.FAINTED) -> Table:
    """Ragna lies on A5, the corridor's only square there; a goblin stands on A3 and Elwe on A4."""
    heroes = make_table(make_hero(hero_id="ragna"), make_hero("elf", hero_id="elf", name="Elwe"))
    table = begun(monster("A3", hidden=True), piece("blocked", "A1"), heroes=heroes)
    for figure, square in (("ragna", ONTO), ("elf", "A4")):
        table = after(table, PutFigure(figure_id=figure, square=square))
    table = after(table, FindThing(thing_id="monster-A3"))
    table = after(table, PutFigure(figure_id="elf", square="A2"))
    lying = table.heroes["ragna"].model_copy(update={"condition": condition, "body_points": 0})
    rules = table.house_rules.choosing("HR-FALLEN-GAP", option) if option else table.house_rules
    return table.model_copy(update={"heroes": {**table.heroes, "ragna": lying}, "house_rules": rules})


def without_goblin(table: Table) -> Table:
    """The same, with the goblin out of Elwe's way."""
    return after(table, PutFigure(figure_id="goblin-1", square="L9"))


@pytest.mark.rule("HR-FALLEN-GAP")
@pytest.mark.parametrize("condition", [Condition.FAINTED, Condition.DEAD])
def test_everybody_moves_across_a_fallen_hero_unless_the_table_says_otherwise(condition: Condition) -> None:
    table = gap(condition=condition)
    (walked,) = (fact for fact in facts(table, GOBLIN) if isinstance(fact, FigureWalked))
    assert walked.way == ("A4", "A5", "A6", "A7")
    assert any(isinstance(fact, FigureWalked) for fact in facts(without_goblin(table), ELF))


@pytest.mark.rule("HR-FALLEN-GAP")
@pytest.mark.parametrize("option", ["may_be_passed", "like_standing", "bars_everybody"])
def test_nobody_stops_on_the_square_of_a_fallen_hero(option: str) -> None:
    table = gap(option)
    assert refused(table, GOBLIN.model_copy(update={"square": ONTO})) == {"walk.no_way"}
    assert refused(without_goblin(table), ELF.model_copy(update={"square": ONTO})) == {"walk.no_way"}
    found = reach_now(table, CONTENT, "goblin-1")
    assert found is not None
    assert at(ONTO) not in found.costs()


@pytest.mark.rule("HR-FALLEN-GAP")
def test_by_house_rule_a_fallen_hero_bars_the_way_for_the_other_side_or_for_everybody() -> None:
    assert refused(gap("like_standing"), GOBLIN) == {"walk.no_way"}
    assert any(isinstance(fact, FigureWalked) for fact in facts(without_goblin(gap("like_standing")), ELF))
    assert refused(gap("bars_everybody"), GOBLIN) == {"walk.no_way"}
    assert refused(without_goblin(gap("bars_everybody")), ELF) == {"walk.no_way"}


@pytest.mark.rule("HR-FALLEN-GAP")
def test_wings_carry_across_in_any_case_and_a_standing_hero_bars_as_ever() -> None:
    table = gap("bars_everybody")
    veiled = affected(table.monsters["goblin-1"], Effect.VEILED)
    flying = table.model_copy(update={"monsters": {**table.monsters, "goblin-1": veiled}})
    assert any(isinstance(fact, FigureWalked) for fact in facts(flying, GOBLIN))
    assert refused(gap(condition=Condition.STANDING), GOBLIN) == {"walk.no_way"}
