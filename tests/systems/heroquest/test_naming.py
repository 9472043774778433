"""Sentences call heroes, monsters and former figures by name or kind."""

from app.core.events import Command
from app.core.game_system import Role
from app.systems.heroquest.bestiary.commands import MoveMonster
from app.systems.heroquest.combat.commands import PlaceMonster, RemoveMonster, WoundMonster
from app.systems.heroquest.effects import EffectChanged
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.party.commands import DismissHero
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import ClimbOut, SpringTrap
from app.systems.heroquest.visibility import figure_names
from tests.builders import about, after, facts, make_hero, make_monster, make_table
from tests.systems.heroquest.odds.examples import examples
from tests.systems.heroquest.playing import carry_out
from tests.systems.heroquest.telling import check_sentence

LABELS = SYSTEM.labels("de")


def emptied(table: Table) -> Table:
    """The same table when everybody has gone home."""
    for monster_id in table.monsters:
        table = after(table, RemoveMonster(monster_id=monster_id))
    for hero_id in table.heroes:
        table = after(table, DismissHero(hero_id=hero_id))
    return table


def test_nobody_is_called_by_an_id_even_when_all_are_gone() -> None:
    for command, table in examples():
        with about(command):
            events = carry_out(table, command)
            for names in (figure_names(table), figure_names(emptied(table))):
                for event in events:
                    check_sentence(LABELS.sentence(event, names), table)


def told(table: Table, command: Command) -> tuple[list[str], Table]:
    before, events = table, carry_out(table, command)
    for event in events:
        table = SYSTEM.evolve(table, event)  # type: ignore[assignment]
    names = {**figure_names(before), **figure_names(table)}
    return [LABELS.sentence(event, names) for event in events], table


def test_a_monster_in_a_trap_is_called_by_its_kind_or_its_own_name() -> None:
    table = make_table(make_hero(), make_monster("mummy", monster_id="m1"))
    table = after(table, PlaceMonster(monster_id="m2", kind="fimir", name="Ulag"))
    sentences, table = told(table, SpringTrap(figure_id="m1", trap="pit_trap"))
    assert sentences[0] == "Mumie löst eine Falle aus: Fallgrube."
    assert "Mumie sitzt in der Grube." in sentences
    sentences, table = told(table, SpringTrap(figure_id="m2", trap="pit_trap"))
    assert sentences[0] == "Ulag löst eine Falle aus: Fallgrube."
    assert told(table, ClimbOut(figure_id="m2"))[0][0] == "Ulag klettert aus der Grube."


def test_a_monster_with_a_name_enters_moves_and_bleeds_under_it() -> None:
    placed, table = told(make_table(), PlaceMonster(monster_id="m2", kind="fimir", name="Ulag"))
    assert placed == ["Ulag (Fimir) betritt das Spielfeld."]
    assert told(table, MoveMonster(monster_id="m2"))[0] == ["Ulag zieht bis zu 6 Felder weit."]
    assert told(table, WoundMonster(monster_id="m2", points=1))[0] == ["Ulag verliert 1 Punkt Körperkraft."]
    assert told(table, RemoveMonster(monster_id="m2"))[0] == ["Ulag wird vom Spielfeld genommen."]


def test_what_the_game_master_calls_a_monster_is_not_told_to_players() -> None:
    table = after(make_table(make_hero()), PlaceMonster(monster_id="m2", kind="fimir", name="Ulag"))
    assert figure_names(table, Role.PLAYER) == {"hero": "Ragna"}
    [event] = facts(table, SpringTrap(figure_id="m2", trap="pit_trap"))[:1]
    assert LABELS.sentence(event, figure_names(table, Role.PLAYER)) == "Fimir löst eine Falle aus: Fallgrube."


def test_who_is_not_known_any_more_is_somebody() -> None:
    old = EffectChanged(figure_id="m7", effect=Effect.ASLEEP, change=1)
    assert LABELS.sentence(old, {}).startswith("Auf jemand wirkt nun:")
