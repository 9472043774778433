"""Whatever the table: a plan is taken by the rules with all its dice, its odds are those of the panel, nothing hidden
is told.
"""

from collections.abc import Sequence
from functools import cache

import pytest

from app.core.answers import Answer, Answers, Choice, ChoicePrompt, HandRoll, Unanswered
from app.core.errors import GameError
from app.core.events import Command
from app.core.game_system import Role, Viewer
from app.systems.heroquest.board.at_table import spot_of
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.content.tempers import Skill
from app.systems.heroquest.decide import decide, refusal
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.odds.attack_odds import outlook
from app.systems.heroquest.odds.summary import exactly
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.tactics.accepted import accepted
from app.systems.heroquest.tactics.evil_turn import evil_turn
from app.systems.heroquest.tactics.harm import against
from app.systems.heroquest.tactics.suggestions import suggestion
from app.systems.heroquest.tactics.told import MonsterPlan
from tests.builders import about
from tests.luck import LUCK
from tests.systems.heroquest.tactics.positions import CONTENT, position
from tests.systems.heroquest.tactics.scenes_of_turns import read

pytestmark = pytest.mark.broad
SEEDS = range(0, 400 if LUCK else 60)


@cache
def tables() -> Sequence[tuple[int, Table]]:
    return [(seed, table) for seed in SEEDS if (table := position(seed)) is not None]


def thrown(table: Table, command: Command, plan: MonsterPlan) -> Table:
    """The table after a command with all its dice. Raises: GameError."""
    given = list[Answer]()
    while True:
        after = table
        try:
            for fact in decide(table, command, Answers(given), CONTENT):
                after = evolve(after, fact)
            return after
        except Unanswered as asked:
            prompt = asked.prompt
            if isinstance(prompt, ChoicePrompt):
                given.append(Choice(option=plan.choices.get(prompt.purpose, prompt.options[0])))
            else:
                given.append(HandRoll(faces=tuple(die.faces[len(given) % len(die.faces)] for die in prompt.dice)))


def test_a_plan_is_refused_by_nobody_whatever_the_dice_show() -> None:
    done = 0
    for seed, table in tables():
        for one in evil_turn(table, CONTENT):
            for plan in one.plans[:1]:
                after = table
                with about(seed, plan):
                    if accepted(table, CONTENT, read(plan)) is None:
                        continue  # it stands on what those before it do
                    for command in read(plan):
                        after = thrown(after, command, plan)
                        done += 1
    assert done > 100


def test_every_plan_of_every_monster_and_skill_is_accepted() -> None:
    for seed, table in tables()[::4]:
        for skill in Skill:
            for monster in table.monsters:
                for plan in suggestion(table, CONTENT, monster, skill).plans:
                    with about(seed, skill, plan):
                        assert accepted(table, CONTENT, read(plan)) is not None


def test_nobody_is_idle_who_could_strike_from_where_it_stands() -> None:
    for seed, table in tables():
        for monster in table.monsters.values():
            plan = suggestion(table, CONTENT, monster.id).plans[0]
            if plan.deed or plan.reason.term in ("due", "throws", "asleep", "misses_turn", "flees", "hidden", "slain"):
                continue
            for hero in table.heroes.values():
                blow = Attack(attacker_id=monster.id, target_id=hero.id)
                if hero.is_standing and not hero.amount(Effect.INVISIBLE) and spot_of(table, hero.id):
                    with about(seed, monster.kind, plan):
                        assert refusal(table, blow, CONTENT) is not None


def test_the_odds_are_those_beside_the_dice_to_the_last_digit() -> None:
    compared = 0
    for seed, table in tables():
        for monster in table.monsters:
            for plan in suggestion(table, CONTENT, monster).plans:
                commands = read(plan)
                blow = next((one for one in commands if isinstance(one, Attack)), None)
                if blow is None or commands[0] is not blow:
                    continue
                found = outlook(table, blow, CONTENT)
                with about(seed, plan):
                    (odds,) = [one for one in plan.targets if one.target_id == blow.target_id]
                    assert (odds.hits, odds.fells) == (exactly(found.wounds), exactly(found.fells))
                    assert odds.expected == exactly(found.points.expected)
                    compared += 1
    assert compared > 20


def test_blows_without_a_map_have_the_same_odds_in_closed_form_as_by_running_the_rules() -> None:
    """Every kind of monster against every kind of hero, and back: ghosts, demons, plague, helpless and hurt ones."""
    compared = 0
    for _, table in tables()[::3]:
        table = table.model_copy(update={"map": None})
        pairs = [(one, other) for one in table.heroes for other in table.monsters]
        for attacker, target in (*pairs, *((other, one) for one, other in pairs)):
            blow = Attack(attacker_id=attacker, target_id=target)
            try:
                expected = outlook(table, blow, CONTENT)
            except GameError:
                continue
            if expected.attack.dice:
                (found,) = against(table, blow, CONTENT)
                assert (found.hits, found.fells, found.expected) == (
                    expected.wounds, expected.fells, expected.points.expected,
                )  # fmt: skip
                compared += 1
    assert compared > 100


def test_no_player_is_told_of_a_plan() -> None:
    """What a player sees and may do is the same whether or not anything was ever suggested, and holds no temper."""
    viewer = Viewer(role=Role.PLAYER, hero_ids=frozenset({"hero0"}))
    for _, table in tables()[::8]:
        before = SYSTEM.view(table, viewer).model_dump_json()
        evil_turn(table, CONTENT)
        tempered = {one.id: one.model_copy(update={"temper": "guards"}) for one in table.monsters.values()}
        assert SYSTEM.view(table.model_copy(update={"monsters": tempered}), viewer).model_dump_json() == before
        assert SYSTEM.known(table.model_copy(update={"monsters": tempered}), viewer) == SYSTEM.known(table, viewer)
