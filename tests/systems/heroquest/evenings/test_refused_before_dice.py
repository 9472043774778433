"""What is refused throws nothing: any command to heroes and monsters in any state, without a map."""

from random import Random

import pytest

from app.core.answers import Answer, Answers, Choice, ChoicePrompt, HandRoll, Unanswered
from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest.decide import decide
from app.systems.heroquest.state.figures import Condition, Effect, Hero, Weakness
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, about, affected, make_item
from tests.systems.heroquest.evenings.any_command import any_command
from tests.systems.heroquest.odds.example_table import BURNING, HANDLED, LEARNED, NAMED, TABLE

FINDS = [one.id for one in CONTENT.items.values() if one.potion or one.weapon or one.kind == "scroll"]
STATES: tuple[dict[str, object], ...] = (
    {}, {}, {"body_points": 1}, {"mind_points": 0}, {"mind_points": 1}, {"injuries": (Weakness.BOTH, Weakness.ATTACK)},
    {"body_points": 0, "condition": Condition.FAINTED, "recovery": "plain"},
    {"body_points": 0, "condition": Condition.FAINTED, "recovery": "light"},
    {"body_points": -2, "condition": Condition.DEAD}, {"body_points": -9, "condition": Condition.LOST},
)  # fmt: skip


def somehow(chance: Random, hero: Hero) -> Hero:
    """The hero in some state, with things that throw dice."""
    things = (make_item(kind, item_id=f"{hero.id}.{kind}") for kind in chance.sample(FINDS, 5))
    changes = {**chance.choice(STATES), "items": (*hero.items, *things)}
    return affected(hero.model_copy(update=changes), *chance.sample(list(Effect), chance.randrange(3)))


def some_table(chance: Random) -> Table:
    table = chance.choice((TABLE, NAMED, HANDLED, BURNING, LEARNED))
    monsters = {
        name: affected(one, *chance.sample(list(Effect), chance.randrange(3))) for name, one in table.monsters.items()
    }
    heroes = {name: somehow(chance, one) for name, one in table.heroes.items()}
    return table.model_copy(update={"heroes": heroes, "monsters": monsters})


def carried_out(chance: Random, table: Table, command: Command) -> bool:
    """Whether the rules do it, whatever is answered."""
    given = list[Answer]()
    while True:
        try:
            return bool(list(decide(table, command, Answers(given), CONTENT)))
        except Unanswered as asked:
            prompt = asked.prompt
            if isinstance(prompt, ChoicePrompt):
                given.append(Choice(option=chance.choice(prompt.options)))
            else:
                given.append(HandRoll(faces=tuple(chance.choice(die.faces) for die in prompt.dice)))
        except GameError as error:
            if any(isinstance(one, HandRoll) for one in given):
                raise AssertionError(f"refused after a throw: {error.code}") from error
            return False


@pytest.mark.broad
@pytest.mark.parametrize("seed", range(4))
def test_what_is_refused_throws_nothing(seed: int) -> None:
    chance, done = Random(seed), 0
    for _ in range(20):
        table = some_table(chance)
        for _ in range(100):
            command = any_command(chance, table)
            if command is not None:
                with about(seed, command):
                    done += carried_out(chance, table, command)
    assert done > 200
