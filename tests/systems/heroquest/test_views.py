"""A viewer sees everything of the player's own heroes, and the public side of the others."""

import pytest

from app.core.game_system import Role, Viewer
from app.systems.heroquest.state.figures import Attribute, Condition, Hero, Place, SpellSet, Weakness
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.views.table import HeroView, PrivateView, table_view
from tests.builders import CONTENT, make_hero, make_item, make_table

GAME_MASTER, GUEST = Viewer(role=Role.GAME_MASTER), Viewer(role=Role.GUEST)
PLAYER, OTHER = (Viewer(role=Role.PLAYER, hero_ids=frozenset({hero})) for hero in ("hero", "other"))
SECRETS = ("healing_potion_4", "spell_scroll", "talisman_of_lore", "gem", "tool_kit")


def rich() -> Hero:
    return make_hero(
        "elf", "short_sword", "bow", "chain_mail", make_item("broadsword"), *SECRETS,
        gold=777, gained_mind=1, quest_points=7, spell_sets=[SpellSet(lore="light", permanent=False)],
        injuries=[Weakness.BOTH],
    )  # fmt: skip


def table() -> Table:
    return make_table(rich(), make_hero(hero_id="other", name="Runa"))


def seen(viewer: Viewer, hero_id: str = "hero") -> HeroView:
    return next(hero for hero in table_view(table(), viewer, CONTENT).heroes if hero.id == hero_id)


def private(hero: Hero) -> PrivateView:
    found = table_view(make_table(hero), GAME_MASTER, CONTENT).heroes[0].private
    assert found is not None
    return found


@pytest.mark.parametrize("viewer", [GAME_MASTER, PLAYER])
def test_game_master_and_player_see_everything_of_a_hero(viewer: Viewer) -> None:
    own = seen(viewer).private
    assert own is not None
    assert (own.gold, own.quest_points, own.gained_mind, own.healer_debt) == (777, 7, 1, 100)
    assert [gear.content_id for gear in (*own.potions, *own.scrolls, *own.artifacts, *own.treasures, *own.tools)] == [
        *SECRETS
    ]
    assert [gear.content_id for gear in own.pack] == ["broadsword"]
    assert (own.spell_sets, own.spell_set_limit) == ((SpellSet(lore="light", permanent=False),), 2)


@pytest.mark.parametrize("viewer", [OTHER, GUEST])
def test_others_see_only_the_public_side(viewer: Viewer) -> None:
    hero = seen(viewer)
    assert not hero.is_own
    assert hero.private is None
    written = hero.model_dump_json()
    for secret in (*SECRETS, "broadsword", "777", "gold", "light"):
        assert secret not in written


def test_public_side() -> None:
    hero = seen(GUEST)
    assert (hero.seat, hero.name, hero.player, hero.hero_class) == (1, "Ragna", "Jonas", "elf")
    assert (hero.body_points.current, hero.body_points.maximum) == (6, 6)
    assert (hero.mind_points.current, hero.mind_points.maximum) == (6, 6)  # the talisman counts
    assert [(gear.content_id, gear.place) for gear in hero.gear] == [
        ("short_sword", Place.HAND),
        ("bow", Place.BACK),
        ("chain_mail", Place.WORN),
    ]
    assert (len(hero.attack), hero.ranged and len(hero.ranged), len(hero.defence)) == (1, 1, 2)
    assert (hero.movement_base, hero.rolls_movement) == (6, True)


def test_player_sees_the_own_hero_and_the_public_side_of_the_others() -> None:
    assert [hero.private is not None for hero in table_view(table(), OTHER, CONTENT).heroes] == [False, True]


@pytest.mark.rule("HQ-8.3")
@pytest.mark.parametrize(
    ("hero", "conditions"),
    [
        (make_hero(), []),
        (make_hero(injuries=[Weakness.BOTH, Weakness.ATTACK]), [("injured", 2)]),
        (make_hero(condition=Condition.FAINTED, recovery="plain"), [("fainted", 1)]),
        (make_hero(condition=Condition.LOST), [("lost", 1)]),
        (make_hero(mind_points=1), [("cannot_read", 1)]),
        (make_hero(mind_points=0), [("mind_lost", 1)]),
        (make_hero("elf", mind_points=3), [("cannot_cast", 1)]),
        (make_hero("elf", mind_points=0), [("mind_lost", 1)]),
        (make_hero("wizard", mind_points=1), [("cannot_cast", 1), ("cannot_read", 1)]),
    ],
)
def test_conditions(hero: Hero, conditions: list[tuple[str, int]]) -> None:
    found = table_view(make_table(hero), GUEST, CONTENT).heroes[0].conditions
    assert [(condition.id, condition.count) for condition in found] == conditions


def test_hero_who_misses_a_round() -> None:
    hero = make_hero(condition=Condition.FAINTED, recovery="light").model_copy(update={"missed_rounds": 1})
    found = table_view(make_table(hero), GUEST, CONTENT).heroes[0].conditions
    assert [condition.id for condition in found] == ["fainted", "misses_round"]


def test_hero_without_mind_does_not_roll_for_movement() -> None:
    """HQ-17."""
    assert not table_view(make_table(make_hero(mind_points=0)), GUEST, CONTENT).heroes[0].rolls_movement


@pytest.mark.parametrize(
    ("hero", "raises", "is_open"),
    [
        (make_hero("elf", quest_points=3), {Attribute.BODY: (6, 7), Attribute.MIND: (4, 5)}, False),
        (make_hero("elf", gained_mind=2), {Attribute.BODY: (6, 7)}, False),
        (make_hero("wizard", gained_body=2, gained_mind=2, quest_points=10), {}, True),
    ],
)
def test_what_the_next_full_scale_could_bring(
    hero: Hero, raises: dict[Attribute, tuple[int, int]], is_open: bool
) -> None:
    reward = private(hero).reward
    assert (reward.raises, reward.is_open) == (raises, is_open)


def test_wear_is_listed_by_id() -> None:
    worn = make_item("broadsword", Place.HAND, "", rusty=True, notches=2, fall_damage=1)
    gear = table_view(make_table(make_hero("dwarf", worn)), GUEST, CONTENT).heroes[0].gear[0]
    assert (gear.wear, gear.notches) == (("rusty", "notched", "fall_damaged"), 3)


def test_house_rules_are_open_to_all() -> None:
    rules = table_view(make_table(random_loss="choice"), GUEST, CONTENT).house_rules
    assert rules["HR-LOSS-DIE"] == "choice"
    assert set(rules) == set(CONTENT.house_rules)
