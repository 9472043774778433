"""Who comes from another group: lying down, with several unknown things, or under an id that is taken."""

import json
from collections.abc import Mapping

import pytest

from app.core.errors import GameError
from app.systems.heroquest.party import arrival
from app.systems.heroquest.party.commands import ImportHero, SetHeroAside
from app.systems.heroquest.party.events import HeroArrived
from app.systems.heroquest.party.hero_file import HeroFile, HeroPassport, hero_of, passport_of, write_hero_file
from app.systems.heroquest.state.figures import Condition, Hero, Place
from app.systems.heroquest.state.table import Standing
from tests.builders import CONTENT, after, facts, make_hero, make_monster, make_table

RAGNA = make_hero("barbarian", hero_id="ragna")
TABLE = make_table(make_hero("elf", hero_id="elf", name="Liathan"), make_monster(monster_id="o-1"))


def arriving(hero: Hero, hero_id: str = "new", *, without_unknown: bool = False, **fields: object) -> ImportHero:
    file = HeroFile(format="heldenpass-hero", version=1, hero=passport_of(hero))
    text: Mapping[str, object] = json.loads(write_hero_file(file))
    changed = {**text, "hero": {**json.loads(write_hero_file(file))["hero"], **fields}}
    return ImportHero(hero_id=hero_id, text=json.dumps(changed), without_unknown=without_unknown)


@pytest.mark.parametrize(("condition", "body"), [(Condition.FAINTED, 0), (Condition.DEAD, -1)])
def test_whoever_lies_there_arrives_as_he_lies(condition: Condition, body: int) -> None:
    table = CONTENT.faint if condition is Condition.FAINTED else CONTENT.death
    recovery = next(iter(table.rows))
    down = RAGNA.model_copy(update={"condition": condition, "body_points": body, "recovery": recovery})
    arrived = after(TABLE, arriving(down)).heroes["new"]
    assert (arrived.condition, arrived.body_points, arrived.recovery) == (condition, body, recovery)


def test_every_unknown_thing_is_named_and_told_when_it_stays_behind() -> None:
    unknown = [{"item": "glass_axe", "place": "pack"}, {"item": "mirror", "place": "pack"}]
    with pytest.raises(GameError) as refused:
        after(TABLE, arriving(RAGNA, items=unknown))
    assert refused.value.data["things"] == "glass_axe, mirror"
    told = facts(TABLE, arriving(RAGNA, items=unknown, without_unknown=True))
    assert [one.left_out for one in told if isinstance(one, HeroArrived)] == [("glass_axe", "mirror")]


@pytest.mark.parametrize("taken", ["elf", "o-1", "ragna"])
def test_nobody_arrives_under_an_id_that_somebody_has(taken: str) -> None:
    resting = after(after(TABLE, arriving(RAGNA, "ragna")), SetHeroAside(hero_id="ragna", standing=Standing.RETIRED))
    with pytest.raises(GameError) as refused:
        after(resting, arriving(RAGNA, taken))
    assert (refused.value.code, refused.value.field) == ("hero.already_seated", "hero_id")


@pytest.mark.rule("HQ-8.3")
def test_scrolls_that_a_newcomer_may_not_keep_lie_there_for_others() -> None:
    arrived = after(make_table(), arriving(make_hero("elf", "spell_scroll", "bow", mind_points=1)))
    assert [item.content_id for item in arrived.heroes["new"].items] == ["bow"]
    assert [item.content_id for item in arrived.on_floor] == ["spell_scroll"]


def test_hundreds_of_equal_things_are_made_once_and_all_but_those_in_hand_lie_in_the_pack(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = list[str]()

    def counted(hero_id: str, passport: HeroPassport) -> Hero:
        made.append(hero_id)
        return hero_of(hero_id, passport)

    monkeypatch.setattr(arrival, "hero_of", counted)
    sword = {"item": "short_sword", "place": "hand"}
    arrived = after(TABLE, arriving(make_hero("barbarian"), items=[sword] * 300)).heroes["new"]
    held = [item.id for item in arrived.items if item.place is Place.HAND]
    assert 1 <= len(held) <= 2
    assert held == [item.id for item in arrived.items[: len(held)]]
    assert len(arrived.items) == 300
    assert len(made) <= 3, "not once for each of them"
