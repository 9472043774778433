"""Whole evenings of shipped and of generated quests end without a finding (see `what_holds`)."""

import pytest

from app.systems.heroquest.decide import refusal
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.turn_reminders import due
from tests.systems.heroquest.evenings.playing_evenings import CONTENT, Evening
from tests.systems.heroquest.evenings.what_holds import check_boards, check_gold, check_squares
from tests.systems.heroquest.evenings.wishes import Finding

SEEDS = (0, 1, 12, 17, 23, 25, 59)


@pytest.mark.broad
@pytest.mark.parametrize("seed", SEEDS)
def test_an_evening_ends_without_a_finding(seed: int) -> None:
    evening = Evening(seed).play(90)
    assert len(evening.counts) > 9, "much of what there is was done"
    assert evening.table.map is not None or evening.table.map_aside is not None


def test_the_same_seed_plays_the_same_evening() -> None:
    one, other = (Evening(12).play(25) for _ in range(2))
    assert one.done == other.done
    assert one.table == other.table


def test_what_must_hold_is_found_when_it_does_not() -> None:
    """A harness that finds nothing in a broken table would prove nothing."""
    evening = next(one for seed in range(20) if _is_peopled((one := Evening(seed).play(0)).table))
    laid = evening.table.map
    assert laid is not None
    first, second = list(laid.spots)[:2]
    together = laid.model_copy(update={"spots": {**laid.spots, second: laid.spots[first]}})
    with pytest.raises(Finding, match="share a square"):
        check_squares(evening.table.model_copy(update={"map": together}))
    check_boards(evening.table)
    heroes = dict(evening.table.heroes)
    secretly = evening.table.model_copy(update={"heroes": heroes})
    check_boards(secretly)
    del heroes[first]
    with pytest.raises(Finding, match="remembered"):
        check_boards(secretly)
    poor = {name: hero.model_copy(update={"gold": hero.gold + 5}) for name, hero in evening.table.heroes.items()}
    evening.table = evening.table.model_copy(update={"heroes": poor})
    with pytest.raises(Finding, match="gold"):
        check_gold(evening.table)


def _is_peopled(table: Table) -> bool:
    """Whether two heroes stand on the map."""
    return table.map is not None and len(table.map.spots.keys() & table.heroes.keys()) > 1


def test_what_is_due_is_accepted_all_evening() -> None:
    evening = Evening(17).play(60)
    assert all(refusal(evening.table, one.command, CONTENT) is None for one in due(evening.table, CONTENT))
