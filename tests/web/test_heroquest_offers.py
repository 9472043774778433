"""What a menu does not ask the rules about, they would refuse anyway."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from app.campaign.model import GAME_MASTER, Actor
from app.core.game_system import Role
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.state.figures import Effect, Place, SpellSet
from app.systems.heroquest.state.table import Table
from app.web.heroquest.actions import ACTIONS, field_options
from app.web.heroquest.actions.field_options import HeroQuestOffers
from app.web.heroquest.actions.menu import HeroQuestMenu
from app.web.heroquest.table.look import HeroQuestLook
from app.web.table.actions.declared import one_of
from tests.builders import affected, make_hero, make_item, make_monster, make_table

HERO, SLEEPER, ORC = "hero", "sleeper", "monster"
THINGS = ("potion_ingredient", "spell_scroll", "staff", "healing_potion_2")


def crowded() -> Table:
    """A wizard with things and spells of every kind, a dwarf asleep, a slow orc, and a dagger on the floor."""
    root = make_item("potion_ingredient", item_id="root")
    sets = (SpellSet(lore="life", permanent=True, spent=("life_2",)),)
    caster = make_hero("wizard", root, *map(make_item, THINGS), hero_id=HERO, spell_sets=sets)
    caster = caster.model_copy(update={"special_spells": ("genie", "courage")})
    table = make_table(
        affected(caster, Effect.VEILED),
        affected(make_hero("dwarf", make_item("potion_ingredient", item_id="leaf"), hero_id=SLEEPER), Effect.ASLEEP),
        affected(make_monster(monster_id=ORC), Effect.SLOWED),
    )
    return table.model_copy(update={"on_floor": (make_item("dagger", Place.PACK, "lying"),)})


def look_of(actor: Actor, table: Table) -> HeroQuestLook:
    """A look at a table without a campaign around it."""
    snapshot = cast("Any", SimpleNamespace(state=SimpleNamespace(table=table), system=SYSTEM, memo={}))
    return HeroQuestLook(SYSTEM.labels("de"), snapshot, actor)


def offered(look: HeroQuestLook, acting: str) -> Iterator[tuple[str, str, list[str] | None]]:
    """Everything a figure is offered, with all choices of every question."""
    for deed in HeroQuestMenu(look).deeds("/table", acting):
        schema, field = ACTIONS.schema(deed.kind), ACTIONS.acting(deed.kind)
        choices = HeroQuestOffers(look, deed.kind, {field: acting} if field else {})
        action = ACTIONS.of(deed.kind)
        for name in (*action.asks, *filter(None, [action.final])):
            found = choices.options(name, one_of(schema, name))
            yield deed.kind, name, None if found is None else [option.value for option in found]


@pytest.mark.parametrize(("acting", "effect"), [(HERO, "veiled"), (SLEEPER, "asleep"), (ORC, "slowed")])
@pytest.mark.parametrize("actor", [GAME_MASTER, Actor(role=Role.PLAYER, hero_ids=frozenset({HERO}))])
def test_what_is_not_tried_would_be_refused(
    monkeypatch: pytest.MonkeyPatch, actor: Actor, acting: str, effect: str
) -> None:
    look = look_of(actor, crowded())
    short = list(offered(look, acting))
    assert (("end_effect", "effect", [effect]) in short) is (actor is GAME_MASTER)
    monkeypatch.setattr(field_options, "worth_trying", lambda *_: None)
    assert short == list(offered(look, acting))


def test_nobody_who_is_away_is_offered_for_what_a_hero_does() -> None:
    table = crowded()
    away = table.heroes[SLEEPER].model_copy(update={"absent": True})
    playing = table.round.model_copy(update={"number": 1, "turn": HERO})
    on_quest = table.heroes[HERO].model_copy(update={"on_quest": True})
    for changes in (
        {"heroes": {**table.heroes, SLEEPER: away}},
        {"heroes": {**table.heroes, HERO: on_quest}, "round": playing},
    ):
        look = look_of(GAME_MASTER, table.model_copy(update=changes))
        aimed = [(kind, found) for kind, name, found in offered(look, HERO) if name in field_options.AIMED_AT and found]
        assert {"cast_basic_spell", "read_scroll"} <= {kind for kind, _ in aimed}
        assert [kind for kind, found in aimed if SLEEPER in found] == []
