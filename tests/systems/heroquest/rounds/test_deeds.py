"""What counts as the first move or action of a turn: after it Nimbleness is too late (HQ-1.1-GEWANDT)."""

import pytest

from app.core.answers import Answer, ChoicePrompt, HandRoll
from app.core.errors import RuleViolation
from app.core.events import Command
from app.systems.heroquest.body.commands import LoseBodyPoints
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.exploration.commands import MoveRoll, SearchForTraps
from app.systems.heroquest.potions.commands import DrinkPotion, UseNimbleness
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.rounds.commands import EndTurn, TakeTurn
from app.systems.heroquest.state.dungeon import Round
from app.systems.heroquest.state.table import Table
from app.web.heroquest.actions import ACTIONS
from tests.builders import about, after, choose, facts, facts_so_far, hand, make_hero, make_monster, make_table
from tests.systems.heroquest.odds.examples import examples

NIMBLE = UseNimbleness(hero_id="elf", actions=("move", "fight", "fight"))
MOVE, SEARCH = MoveRoll(hero_id="elf"), SearchForTraps(hero_id="elf", area="hall")
STRIKE, MISS = Attack(attacker_id="elf", target_id="orc"), hand("white_shield", "white_shield")
HIT = hand("white_shield", "white_shield")


@pytest.fixture
def quest() -> Table:
    """A quest runs, and the elf is on turn."""
    heroes = make_hero("elf", "short_sword", "healing_potion_4", hero_id="elf"), make_hero("dwarf")
    return after(make_table(*heroes, make_monster("orc", monster_id="orc")), StartQuest())


def played(table: Table, command: Command) -> Table:
    """The table after a command whose dice show their first faces and whose choices are the first ones."""
    answers = list[Answer]()
    while (prompt := facts_so_far(table, command, *answers)[1]) is not None:
        faces = () if isinstance(prompt, ChoicePrompt) else tuple(die.faces[0] for die in prompt.dice)
        answers.append(choose(prompt.options[0]) if isinstance(prompt, ChoicePrompt) else HandRoll(faces=faces))
    return after(table, command, *answers)


@pytest.mark.rule("HQ-1.1-GEWANDT")
def test_nimbleness_is_announced_before_the_first_move_or_action(quest: Table) -> None:
    assert after(quest, NIMBLE).heroes["elf"].spent_gifts
    for table in (after(quest, MOVE, hand(3)), played(quest, SEARCH), after(quest, STRIKE, MISS)):
        with pytest.raises(RuleViolation, match=r"nimbleness\.too_late"):
            facts(table, NIMBLE)


def test_a_potion_and_what_others_do_come_before_it_all_the_same(quest: Table) -> None:
    hurt = after(quest, LoseBodyPoints(hero_id="elf", points=2))
    drunk = after(hurt, DrinkPotion(hero_id="elf", item_id="healing_potion_4"))
    struck = after(
        drunk, Attack(attacker_id="orc", target_id="elf"), hand("white_shield", "white_shield", "skull"), HIT
    )
    assert after(struck, NIMBLE).heroes["elf"].spent_gifts


def test_the_next_turn_begins_anew(quest: Table) -> None:
    ended = after(after(quest, MOVE, hand(3)), EndTurn(hero_id="elf"))
    later = ended if ended.round.turn == "elf" else after(ended, TakeTurn(figure_id="elf"))
    assert after(later, NIMBLE).heroes["elf"].spent_gifts


def test_only_the_game_master_says_that_it_was_announced_before(quest: Table) -> None:
    moved, told = after(quest, MOVE, hand(3)), NIMBLE.model_copy(update={"announced_before": True})
    assert after(moved, told).heroes["elf"].spent_gifts
    assert told.overrules
    assert not NIMBLE.overrules


@pytest.mark.rule("HQ-1.1-GEWANDT")
def test_every_action_of_a_hero_is_noted_on_his_own_turn() -> None:
    """Every command that takes the action of a turn."""
    tried = set[str]()
    for command, table in examples():
        doer = str(getattr(command, ACTIONS.acting(command.type) or "type"))
        if not command.takes_action or doer not in table.heroes:
            continue
        tried.add(command.type)
        with about(command.type, command):
            own = table.model_copy(update={"round": Round(number=1, turn=doer)})
            assert played(own, command).has_begun_turn(doer)
            assert played(own, command).round.used[doer] == (command.type,)
            other = table.model_copy(update={"round": Round(number=1, turn="game_master")})
            assert not played(other, command).has_begun_turn(doer)
    assert tried >= {"attack", "search_for_traps", "search_for_treasure", "disarm_trap", "read_scroll", "open_chest"}
