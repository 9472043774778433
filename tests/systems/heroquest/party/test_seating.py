"""Who sits at the table and where (HQ-1)."""

import pytest

from app.core.errors import GameError
from app.systems.heroquest.party.commands import DismissHero, MoveSeat, RenameHero, SeatHero
from app.systems.heroquest.state.figures import Place, SpellSet
from app.systems.heroquest.state.table import Table
from tests.builders import after, choose, facts, hero_after, make_hero, make_table


def seat(hero_class: str) -> SeatHero:
    return SeatHero(hero_id="hero", name="Ragna", player="Jonas", hero_class=hero_class)


@pytest.mark.rule("HQ-1")
@pytest.mark.parametrize(
    ("hero_class", "body_points", "mind_points", "weapon"),
    [
        ("barbarian", 8, 2, "broadsword"),
        ("dwarf", 7, 3, "axe"),
        ("elf", 6, 4, "short_sword"),
        ("wizard", 4, 6, "staff"),
    ],
)
def test_new_hero_starts_with_the_values_of_the_class(
    hero_class: str, body_points: int, mind_points: int, weapon: str
) -> None:
    hero = hero_after(Table(), seat(hero_class))
    assert (hero.body_points, hero.mind_points, hero.gold) == (body_points, mind_points, 0)
    assert [(item.id, item.content_id, item.place) for item in hero.items] == [(f"hero.{weapon}", weapon, Place.HAND)]


def test_battle_mage_chooses_an_order_and_holds_its_lore() -> None:
    hero = hero_after(Table(), seat("battle_mage"), choose("amethyst"))
    assert (hero.magic_order, hero.spell_sets) == ("amethyst", (SpellSet(lore="death", permanent=True),))


def test_unknown_class_is_refused() -> None:
    with pytest.raises(GameError, match=r"hero_class\.unknown"):
        facts(Table(), seat("necromancer"))


def test_hero_sits_only_once() -> None:
    with pytest.raises(GameError, match=r"hero\.already_seated"):
        facts(make_table(), seat("dwarf"))


def test_hero_leaves_the_table() -> None:
    assert after(make_table(), DismissHero(hero_id="hero")).heroes == {}


def test_names_can_be_corrected() -> None:
    hero = hero_after(make_table(), RenameHero(hero_id="hero", name="Runa", player=""))
    assert (hero.name, hero.player) == ("Runa", "")


@pytest.mark.parametrize(("place", "order"), [(1, "cab"), (2, "acb"), (3, "abc"), (99, "abc")])
def test_seats_can_be_changed(place: int, order: str) -> None:
    table = make_table(*(make_hero(hero_id=hero_id) for hero_id in "abc"))
    assert "".join(after(table, MoveSeat(hero_id="c", seat=place)).heroes) == order
