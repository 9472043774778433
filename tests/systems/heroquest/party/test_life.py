"""Heroes who rest, retire, return, and come from elsewhere."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from app.core.errors import GameError
from app.core.game_system import Role, Viewer
from app.systems.heroquest.catalogue.commands import ChangeContent
from app.systems.heroquest.catalogue.events import ContentChanged
from app.systems.heroquest.catalogue.files import by_kind
from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.equipment.carrying import loadout_problems
from app.systems.heroquest.equipment.commands import ChangeGold
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.party import arrival
from app.systems.heroquest.party import commands as party_commands
from app.systems.heroquest.party.hero_file import HeroFile, needed_content, passport_of, write_hero_file
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.state.figures import Condition, Hero, OwnSpell, Place, SpellSet
from app.systems.heroquest.state.table import Standing, Table
from tests.builders import after, facts, make_hero, make_item, make_table

RAGNA = make_hero("barbarian", "broadsword", "helmet", hero_id="ragna", gold=300, name="Ragna")
ELF = make_hero(
    "elf", "short_sword", "bow", hero_id="elf", name="Liathan", spell_sets=[SpellSet(lore="light", permanent=True)]
)
TABLE = make_table(RAGNA, ELF)
AXE = 'name = "Flammenaxt"\nkind = "weapon"\nprice = 400\nweapon = { dice = 4, large = true }'


def told(who: Hero, **changes: object) -> str:
    """The file of a hero, with something else in it."""
    file = HeroFile(format="heldenpass-hero", version=1, campaign="Montag", hero=passport_of(who))
    return json.dumps({**json.loads(write_hero_file(file)), **changes})


def with_fields(who: Hero, **fields: object) -> str:
    """The file of a hero, with other values in the passport."""
    return told(who, hero={**json.loads(told(who))["hero"], **fields})


def refused(table: Table, command: Any) -> GameError:
    with pytest.raises(GameError) as error:
        after(table, command)
    return error.value


@pytest.mark.parametrize("standing", [Standing.SET_ASIDE, Standing.RETIRED])
def test_who_rests_is_not_at_the_table_and_comes_back_as_he_was(standing: Standing) -> None:
    away = after(TABLE, party_commands.SetHeroAside(hero_id="ragna", standing=standing))
    assert list(away.heroes) == ["elf"]
    assert away.resting["ragna"].standing is standing
    assert refused(away, ChangeGold(hero_id="ragna", change=5)).code == "life.not_at_the_table"
    assert (
        refused(away, party_commands.SeatHero(hero_id="ragna", name="X", hero_class="elf")).code
        == "hero.already_seated"
    )
    back = after(away, party_commands.RecallHero(hero_id="ragna"))
    assert list(back.heroes) == ["elf", "ragna"]
    assert back.heroes["ragna"] == RAGNA
    assert back.resting == {}


def test_nobody_leaves_a_quest_and_only_the_dead_are_buried() -> None:
    on_quest = after(TABLE, StartQuest())
    assert refused(on_quest, party_commands.SetHeroAside(hero_id="ragna")).code == "life.on_quest"
    assert refused(TABLE, party_commands.SetHeroAside(hero_id="ragna", standing=Standing.DEAD)).code == "life.not_dead"
    dead = make_table(RAGNA.model_copy(update={"condition": Condition.LOST, "body_points": -2}))
    assert refused(dead, party_commands.SetHeroAside(hero_id="ragna")).code == "life.is_dead"
    buried = after(dead, party_commands.SetHeroAside(hero_id="ragna", standing=Standing.DEAD))
    assert buried.resting["ragna"].hero.condition is Condition.LOST
    assert refused(TABLE, party_commands.RecallHero(hero_id="ragna")).code == "hero.unknown"


def test_a_quest_sets_out_without_those_who_rest() -> None:
    away = after(TABLE, party_commands.SetHeroAside(hero_id="elf"))
    out = after(away, StartQuest())
    assert [hero.id for hero in out.heroes.values() if hero.on_quest] == ["ragna"]
    assert out.round.turn == "ragna"


def test_a_passport_at_rest_can_be_read_by_his_player_alone() -> None:
    away = after(TABLE, party_commands.SetHeroAside(hero_id="ragna"))
    own = Viewer(role=Role.PLAYER, hero_ids=frozenset({"ragna"}))
    for viewer, reads in ((own, True), (Viewer(role=Role.GUEST), False)):
        [resting] = SYSTEM.view(away, viewer).resting
        assert (resting.hero.private is not None) is reads


def test_a_hero_comes_from_elsewhere_with_everything() -> None:
    arrived = after(make_table(ELF), party_commands.ImportHero(hero_id="new", text=told(RAGNA)))
    hero = arrived.heroes["new"]
    assert passport_of(hero) == passport_of(RAGNA)
    assert {item.id for item in hero.items} == {"new.broadsword.1", "new.helmet.1"}


def test_a_name_that_is_taken_becomes_another_one() -> None:
    arrived = after(TABLE, party_commands.ImportHero(hero_id="new", text=told(RAGNA)))
    assert arrived.heroes["new"].name == "Ragna 2"
    assert (
        after(TABLE, party_commands.ImportHero(hero_id="new", text=told(RAGNA), name="Runa")).heroes["new"].name
        == "Runa"
    )
    assert (
        refused(TABLE, party_commands.ImportHero(hero_id="new", text=told(RAGNA), name="ragna")).code == "names.twice"
    )
    assert refused(TABLE, party_commands.ImportHero(hero_id="elf", text=told(RAGNA))).code == "hero.already_seated"


def test_own_things_come_along_and_unknown_ones_are_named() -> None:
    own = after(TABLE, ChangeContent(kind="items", id="flame_axe", fields=AXE))
    owner = RAGNA.model_copy(update={"items": (make_item("flame_axe", Place.HAND),)})
    content = by_kind(needed_content(own, owner))
    arrived = after(make_table(ELF), party_commands.ImportHero(hero_id="new", text=told(owner, content=content)))
    assert content_of(arrived).items["flame_axe"].price == 400
    assert arrived.heroes["new"].items[0].place is Place.HAND
    alone = party_commands.ImportHero(hero_id="new", text=told(owner))
    assert refused(make_table(ELF), alone).data["things"] == "flame_axe"
    without = after(make_table(ELF), alone.model_copy(update={"without_unknown": True}))
    assert without.heroes["new"].items == ()


def test_what_the_campaign_has_keeps_its_meaning() -> None:
    here = after(TABLE, ChangeContent(kind="items", id="flame_axe", fields=AXE))
    content = {
        "items": [{"id": "flame_axe", "name": "Andere Axt", "kind": "weapon", "price": 1, "weapon": {"dice": 1}}]
    }
    arrived = after(here, party_commands.ImportHero(hero_id="new", text=told(RAGNA, content=content)))
    assert arrived.own_content == here.own_content


def test_what_may_not_be_in_use_lies_in_the_pack_and_is_marked() -> None:
    greedy = RAGNA.model_copy(
        update={"items": tuple(make_item(one, Place.BACK, item_id=str(n)) for n, one in enumerate(["axe"] * 4))}
    )
    hero = after(make_table(ELF), party_commands.ImportHero(hero_id="new", text=told(greedy))).heroes["new"]
    assert [item.place for item in hero.items] == [Place.BACK, Place.BACK, Place.PACK, Place.PACK]
    assert loadout_problems(hero, SYSTEM.content, TABLE.house_rules)


def test_a_broken_thing_stays_where_it_was() -> None:
    broken = RAGNA.model_copy(update={"items": (*RAGNA.items, make_item("axe", Place.HAND, broken=True))})
    hero = after(make_table(ELF), party_commands.ImportHero(hero_id="new", text=told(broken))).heroes["new"]
    assert [item.place for item in hero.items][-1] is Place.HAND


def test_spells_keep_the_names_of_the_other_group_where_nobody_has_named_them() -> None:
    fire = {"spell": "guild_1", "name": "Feuerwand", "text": "Eine Wand.", "price": 300, "like": "tempest"}
    lost = {"spell": "guild_2", "name": "Nebel", "like": "nowhere"}
    fixed, unknown = {"spell": "genie", "name": "Geist"}, {"spell": "nothing", "name": "Nichts"}
    text = told(RAGNA, spells=[fire, lost, fixed, unknown])
    arrived = after(make_table(ELF), party_commands.ImportHero(hero_id="new", text=text))
    assert arrived.own_spells == {
        "guild_1": OwnSpell(name="Feuerwand", text="Eine Wand.", price=300, like="tempest"),
        "guild_2": OwnSpell(name="Nebel"),
    }
    here = make_table(ELF).model_copy(update={"own_spells": {"guild_1": OwnSpell(name="Glut")}})
    assert after(here, party_commands.ImportHero(hero_id="new", text=text)).own_spells["guild_1"] == OwnSpell(
        name="Glut"
    )


def test_a_long_name_is_cut_for_its_number() -> None:
    long = RAGNA.model_copy(update={"name": "R" * 30})
    arrived = after(make_table(long), party_commands.ImportHero(hero_id="new", text=told(long)))
    assert arrived.heroes["new"].name == "R" * 26 + " 2"


def test_everything_up_to_its_limit_arrives() -> None:
    full = RAGNA.model_copy(
        update={"quest_points": 10, "special_spells": ("genie", "guild_2"), "guild_spells": ("guild_1",)}
    )
    assert (
        after(make_table(ELF), party_commands.ImportHero(hero_id="new", text=told(full))).heroes["new"].quest_points
        == 10
    )
    above = refused(TABLE, party_commands.ImportHero(hero_id="new", text=with_fields(RAGNA, body_points=9)))
    assert above.data["maximum"] == 8


def test_there_is_room_for_so_many_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Resting heroes count too, and so do the campaign's custom content and the file's together."""
    monkeypatch.setattr(arrival, "MOST_HEROES", 3)
    monkeypatch.setattr(arrival, "MOST", 1)
    resting = after(TABLE, party_commands.SetHeroAside(hero_id="ragna", standing=Standing.SET_ASIDE))
    here = after(resting, party_commands.ImportHero(hero_id="new", text=told(RAGNA)))
    full = refused(here, party_commands.ImportHero(hero_id="more", text=told(RAGNA)))
    assert (full.code, full.field, full.data["maximum"]) == ("life.too_many", "hero_id", 3)
    own = after(resting, ChangeContent(kind="items", id="flame_axe", fields=AXE))
    content = by_kind(needed_content(own, RAGNA.model_copy(update={"items": (make_item("flame_axe"),)})))
    named = [one for one in facts(resting, arriving(content)) if isinstance(one, ContentChanged)]
    assert [(one.entry, one.name) for one in named] == [("flame_axe", "Flammenaxt")]
    other = after(resting, ChangeContent(kind="items", id="ice_axe", fields=AXE))
    crowded = refused(other, arriving(content))
    assert (crowded.code, crowded.field, crowded.data["maximum"]) == ("content.too_many", "text", 1)


def arriving(content: Mapping[str, Any]) -> party_commands.ImportHero:
    return party_commands.ImportHero(hero_id="new", text=told(RAGNA, content=content))


WRONG: Mapping[str, tuple[str, str]] = {
    "": ("hero_file.unreadable", ""),
    "{": ("hero_file.unreadable", ""),
    "[1]": ("hero_file.other_format", ""),
    "[" * 5_000: ("hero_file.unreadable", ""),
    '{"format": "other"}': ("hero_file.other_format", ""),
    told(RAGNA, version=2): ("hero_file.version", ""),
    told(RAGNA, hero={}): ("hero_file.faulty", "hero.name"),
    told(RAGNA, surprise=1): ("hero_file.faulty", "surprise"),
    told(RAGNA, content={"items": [{"id": "x"}]}): ("hero_file.faulty", "content.items.x.name"),
    with_fields(RAGNA, gold=-1): ("hero_file.faulty", "hero.gold"),
    with_fields(RAGNA, gold=10**9): ("hero_file.faulty", "hero.gold"),
    with_fields(RAGNA, name="\u200b"): ("hero_file.faulty", "hero.name"),
    with_fields(RAGNA, gained_body=20): ("hero_file.above_cap", "hero.gained_body"),
    with_fields(RAGNA, body_points=50): ("figure.above_attribute", "hero.body_points"),
    with_fields(RAGNA, body_points=0): ("hero_file.condition", "hero.body_points"),
    with_fields(RAGNA, hero_class="paladin_x"): ("hero_class.unknown", "hero.hero_class"),
    with_fields(RAGNA, quest_points=11): ("hero_file.too_many", "hero.quest_points"),
    with_fields(RAGNA, magic_order="celestial"): ("magic_order.not_open", "hero.magic_order"),
    told(make_hero("battle_mage")): ("magic_order.missing", "hero.magic_order"),
    with_fields(RAGNA, guild_spells=["tempest"]): ("spell.unknown", "hero.guild_spells.0"),
    with_fields(RAGNA, guild_spells=["guild_1", "nothing"]): ("spell.unknown", "hero.guild_spells.1"),
    with_fields(RAGNA, special_spells=["genie", "nothing"]): ("spell.unknown", "hero.special_spells.1"),
    with_fields(RAGNA, spell_sets=[{"lore": "light"}, {"lore": "light"}]): (
        "hero_file.twice",
        "hero.spell_sets.1.lore",
    ),
    with_fields(RAGNA, items=[{"item": "helmet", "place": "worn", "wear": {"oiled": True}}]): (
        "wear.impossible",
        "hero.items.0.wear.oiled",
    ),
    with_fields(RAGNA, recovery="deep"): ("recovery.unknown", "hero.recovery"),
    with_fields(RAGNA, spell_sets=[{"lore": "none"}]): ("lore.unknown", "hero.spell_sets.0.lore"),
}


@pytest.mark.parametrize(("text", "told"), WRONG.items(), ids=range(len(WRONG)))
def test_a_wrong_file_is_refused_at_its_place(text: str, told: tuple[str, str]) -> None:
    command = party_commands.ImportHero.model_construct(hero_id="new", text=text, name=None, without_unknown=False)
    error = refused(TABLE, command)
    assert (error.code, error.data.get("place", "")) == told
    assert error.field == "text"
