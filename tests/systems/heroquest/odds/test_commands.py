"""Every command has exact odds, without a line of its own for them."""

from fractions import Fraction

import pytest

from app.core.errors import InvalidValue
from app.core.events import Command
from app.systems.heroquest.odds.chances import chances_of
from app.systems.heroquest.odds.search import Leaf, explore
from app.systems.heroquest.odds.summary import Odds, summed_up
from app.systems.heroquest.registry import command_types
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, about
from tests.systems.heroquest.odds.examples import examples
from tests.systems.heroquest.odds.market_examples import market_examples
from tests.systems.heroquest.odds.personal_examples import personal_examples

EXAMPLES = [*examples(), *market_examples(), *personal_examples()]
PARTS = 4  # each of them takes seconds, not minutes, on a busy machine


@pytest.mark.broad
@pytest.mark.parametrize("part", range(PARTS))
def test_odds_of_a_command_add_up(part: int) -> None:
    for command, table in EXAMPLES[part::PARTS]:
        with about(command):
            leaves = explore(table, command, CONTENT, most_runs=4000)
            check_sums(table, leaves)
            check_ways_that_go_on_as_one(table, command, leaves)


def check_sums(table: Table, leaves: tuple[Leaf, ...]) -> None:
    assert sum(leaf.probability for leaf in leaves) == 1
    assert all(leaf.probability > 0 and leaf.facts and leaf.prompt is None for leaf in leaves)
    odds = summed_up(table, chances_of(leaves))
    for figure in odds.figures:
        assert sum(Fraction(one.chance.exact) for one in figure.conditions) == 1
        assert all(sum(Fraction(one.chance.exact) for one in many.changes) == 1 for many in figure.numbers)
    assert all(0 < Fraction(one.chance.exact) <= 1 for one in odds.happenings)
    assert Odds.model_validate_json(odds.model_dump_json()) == odds


def check_ways_that_go_on_as_one(table: Table, command: Command, leaves: tuple[Leaf, ...]) -> None:
    """They end alike. Slow ones are left to their cheaper brothers: what crossings merge is the same everywhere."""
    try:
        apart = explore(table, command, CONTENT, crossings=frozenset(), most_runs=600)
    except InvalidValue:
        return
    assert chances(apart) == chances(leaves)


def chances(leaves: tuple[Leaf, ...]) -> dict[object, Fraction]:
    return {(leaf.table.model_dump_json(), leaf.happened): leaf.probability for leaf in leaves}


def test_every_command_has_an_example() -> None:
    """Every command has an example in `examples.py`: its odds need no more."""
    assert {type(command) for command, _ in EXAMPLES} == set(command_types())
