"""What the running turn has left for a movement or an action, and what a player has to ask for."""

import pytest

from app.core.errors import NeedsLeave
from app.core.events import Command
from app.systems.heroquest.bestiary.commands import ThrowFireball
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.exploration.commands import MoveRoll, SearchForTraps
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.maps.commands import LayMap, PutFigure
from app.systems.heroquest.possible.turn import beyond_turn
from app.systems.heroquest.potions.commands import DrinkPotion, UseNimbleness
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.rounds.commands import EndTurn
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import DisarmTrap
from tests.builders import after, hand, make_hero, make_monster, make_table
from tests.systems.heroquest.board.quest_maps import monster, trap
from tests.systems.heroquest.board.quest_maps import quest as quest_map
from tests.systems.heroquest.rounds.test_deeds import played

MOVE, STRIKE = MoveRoll(hero_id="elf"), Attack(attacker_id="elf", target_id="orc")


@pytest.fixture
def quest() -> Table:
    """The elf is on turn; a dwarf waits, an orc stands beside."""
    heroes = make_hero("elf", hero_id="elf", name="Liathan"), make_hero("dwarf", hero_id="dwarf")
    return after(make_table(*heroes, make_monster("orc", monster_id="orc")), StartQuest())


def code(table: Table, command: Command) -> str | None:
    """Return why a player has to ask for it."""
    found = SYSTEM.player_may(table, command)
    return found.code if isinstance(found, NeedsLeave) else None


def test_a_turn_has_one_movement_and_one_action(quest: Table) -> None:
    assert (code(quest, MOVE), code(quest, STRIKE)) == (None, None)
    struck = played(quest, STRIKE)
    search = SearchForTraps(hero_id="elf", area="hall")
    assert (code(struck, STRIKE), code(struck, search)) == ("turn.action_spent", "turn.action_spent")
    assert code(struck, MOVE) is None
    moved = after(struck, MOVE, hand(3))
    assert code(moved, MOVE) == "turn.has_moved"


def test_what_takes_nothing_of_a_turn_is_never_beyond_it(quest: Table) -> None:
    struck = played(quest, STRIKE)
    assert code(struck, DrinkPotion(hero_id="elf", item_id="x")) is None
    assert code(struck, EndTurn(hero_id="elf")) is None
    assert code(make_table(make_hero(hero_id="elf")), MOVE) is None, "no turns are taken"


def test_who_is_not_on_turn_has_nothing_left(quest: Table) -> None:
    found = SYSTEM.player_may(quest, Attack(attacker_id="dwarf", target_id="orc"))
    assert isinstance(found, NeedsLeave)
    assert (found.code, found.data) == ("turn.not_on_turn", {"who": "Liathan"})
    masters = after(after(quest, EndTurn(hero_id="elf")), EndTurn(hero_id="dwarf"))
    assert masters.round.turn == "game_master"
    assert code(masters, STRIKE) == "turn.not_on_turn"
    assert beyond_turn(masters, ThrowFireball, "orc") is None


def test_a_turn_that_a_rule_has_ended_has_nothing_left(quest: Table) -> None:
    over = quest.model_copy(update={"round": quest.round.model_copy(update={"over": "pit"})})
    assert (code(over, MOVE), code(over, STRIKE)) == ("turn.is_over", "turn.is_over")


@pytest.mark.rule("HQ-1.1-GEWANDT")
def test_nimbleness_grants_one_action_more(quest: Table) -> None:
    nimble = after(quest, UseNimbleness(hero_id="elf", actions=("move", "fight", "fight")))
    once = played(nimble, STRIKE)
    assert code(once, STRIKE) is None
    assert code(played(once, SearchForTraps(hero_id="elf", area="hall")), STRIKE) == "turn.action_spent"


def test_what_is_due_needs_no_second_yes() -> None:
    """A hero whom the game master has put onto a known trap disarms it, whatever he has done before."""
    drawn = quest_map(trap("D4", state="found"), monster("B3"))
    table = after(make_table(make_hero(hero_id="elf"), make_hero("dwarf", hero_id="dwarf")), LayMap(quest=drawn))
    struck = played(after(table, StartQuest()), Attack(attacker_id="elf", target_id="goblin-1", unarmed=True))
    disarm = DisarmTrap(figure_id="elf", trap="pit_trap")
    assert code(struck, disarm) == "turn.action_spent"
    assert code(after(struck, PutFigure(figure_id="elf", square="D4")), disarm) is None
