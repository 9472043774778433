"""HQ-8.3: scrolls."""

import pytest

from app.core.answers import HandRoll
from app.core.events import Command
from app.systems.heroquest.body.commands import ChangeMindPoints
from app.systems.heroquest.chests.commands import OpenChest
from app.systems.heroquest.combat.commands import PickUp
from app.systems.heroquest.equipment.commands import GiveItem
from app.systems.heroquest.exploration.commands import SearchForTreasure, SearchFurniture
from app.systems.heroquest.magic.commands import NameSpell, ReadScroll
from app.systems.heroquest.magic.events import ScrollRead
from app.systems.heroquest.state.figures import Condition, Effect
from app.systems.heroquest.town.commands import LootHero
from tests.builders import after, facts, hand, make_hero, make_item, make_monster, make_table, struck
from tests.systems.heroquest.magic.spells import B, S, W, affected, code

SCROLL = "spell_scroll"


def read(spell: str | None = None, *targets: str, item: str = SCROLL, hero: str = "hero") -> ReadScroll:
    return ReadScroll(hero_id=hero, item_id=item, spell=spell, target_ids=targets)


@pytest.mark.rule("HQ-8.3")
@pytest.mark.parametrize("hero_class", ["barbarian", "dwarf", "elf", "wizard", "battle_mage"])
def test_everybody_reads_scrolls_and_they_crumble(hero_class: str) -> None:
    hero = after(make_table(make_hero(hero_class, SCROLL)), read()).heroes["hero"]
    assert hero.item(SCROLL) is None


@pytest.mark.rule("HQ-8.3")
def test_scroll_works_like_a_spell() -> None:
    table = make_table(make_hero("elf", SCROLL), make_monster("goblin"))
    asleep = after(table, read("sleep", "monster"), hand(S, S)).monsters["monster"]
    assert asleep.amount(Effect.ASLEEP)


@pytest.mark.rule("HQ-8.3")
def test_scroll_of_the_group_is_told_in_its_words() -> None:
    scroll = make_item(SCROLL).model_copy(update={"note": "Licht im Dunkel"})
    told = facts(make_table(make_hero("elf", scroll)), read())
    assert [event.type for event in told] == ["scroll.read", "item.dropped"]
    assert isinstance(told[0], ScrollRead)
    assert (told[0].spell, told[0].own_name) == ("", "")


@pytest.mark.rule("HQ-8.3")
def test_one_mind_point_is_not_enough() -> None:
    assert code(make_table(make_hero("elf", SCROLL, mind_points=1)), read()) == "magic.cannot_read"
    assert facts(make_table(make_hero("elf", SCROLL, mind_points=2)), read())


@pytest.mark.rule("HQ-8.3")
def test_who_falls_to_one_mind_point_leaves_the_scrolls_on_the_spot() -> None:
    table = make_table(make_hero("barbarian", SCROLL, make_item(SCROLL, item_id="second"), "healing_potion_2"))
    left = after(table, ChangeMindPoints(hero_id="hero", change=-1))
    assert {item.id for item in left.heroes["hero"].items} == {"healing_potion_2"}
    assert [item.id for item in left.on_floor] == [SCROLL, "second"]
    clever = make_table(make_hero("elf", SCROLL))
    assert after(clever, ChangeMindPoints(hero_id="hero", change=-2)).heroes["hero"].item(SCROLL)


@pytest.mark.rule("HQ-8.3")
def test_what_somebody_had_to_leave_others_take_with_its_note() -> None:
    scroll = make_item(SCROLL).model_copy(update={"note": "Licht im Dunkel"})
    table = make_table(make_hero("barbarian", scroll), make_hero("elf", hero_id="elf"))
    left = after(table, ChangeMindPoints(hero_id="hero", change=-1))
    assert code(left, PickUp(hero_id="hero", item_id=SCROLL)) == "trade.cannot_read"
    taken = after(left, PickUp(hero_id="elf", item_id=SCROLL))
    assert (taken.heroes["elf"].items, taken.on_floor) == ((scroll,), ())


@pytest.mark.rule("HQ-8.3")
@pytest.mark.parametrize(
    ("search", "thrown"),
    [
        (SearchForTreasure(hero_id="hero", area="room"), (hand("scroll_card"), hand("troll_bane_scroll"))),
        (SearchFurniture(hero_id="hero", area="room", furniture="sarcophagus"), (hand(6), hand("troll_bane_scroll"))),
        (OpenChest(hero_id="hero", chest="k1", contents=("troll_bane_scroll",)), ()),
    ],
    ids=["treasure", "furniture", "chest"],
)
def test_a_scroll_found_with_one_mind_point_lies_there_for_others(
    search: Command, thrown: tuple[HandRoll, ...]
) -> None:
    table = make_table(make_hero("barbarian", mind_points=1), make_hero("elf", hero_id="elf"))
    assert facts(table, search, *thrown)[-1].type == "item.laid_down"
    found = after(table, search, *thrown)
    assert found.heroes["hero"].items == ()
    (scroll,) = found.on_floor
    assert after(found, PickUp(hero_id="elf", item_id=scroll.id)).heroes["elf"].items == (scroll,)


@pytest.mark.rule("HQ-8.3")
def test_nobody_gives_or_leaves_a_scroll_to_who_cannot_read() -> None:
    dull = make_hero("barbarian", mind_points=1)
    lost = make_hero("elf", SCROLL, hero_id="elf", body_points=-2, condition=Condition.LOST)
    loot = LootHero(hero_id="hero", lost_id="elf", items=(SCROLL,))
    given = GiveItem(hero_id="hero", item_id="new", content_id=SCROLL)
    for wish in (given, loot):
        assert code(make_table(dull, lost), wish) == "trade.cannot_read"
    clever = make_table(make_hero("barbarian", mind_points=2), lost)
    assert after(clever, loot).heroes["hero"].item(SCROLL)


@pytest.mark.rule("HR-DWARF-SCROLL")
def test_dwarf_resists_scrolls_only_where_the_table_says_so() -> None:
    figures = (make_hero("elf", SCROLL), make_hero("dwarf", hero_id="dwarf"))
    assert after(make_table(*figures), read("tempest", "dwarf")).heroes["dwarf"].amount(Effect.MISSES_TURN)
    warded = make_table(*figures, warded_scrolls="scrolls_too")
    assert not after(warded, read("tempest", "dwarf"), hand(B)).heroes["dwarf"].amount(Effect.MISSES_TURN)


@pytest.mark.rule("HQ-19-IMMUN")
def test_the_immune_are_immune_to_scrolls_too() -> None:
    table = after(make_table(make_hero("elf", SCROLL), make_monster("gargoyle")), read("tempest", "monster"))
    assert not table.monsters["monster"].effects


@pytest.mark.rule("HQ-19-REGENERATION", "HQ-8.3")
def test_troll_bane_ends_a_trolls_regeneration() -> None:
    bane = "troll_bane_scroll"
    table = make_table(make_hero("elf", bane), make_monster("troll"), make_monster("orc", monster_id="orc"))
    assert after(table, read(None, "monster", item=bane)).monsters["monster"].amount(Effect.TROLL_BANE)
    assert code(table, read(None, "orc", item=bane)) == "bestiary.not_able"


@pytest.mark.rule("HQ-8.3")
def test_what_is_refused() -> None:
    table = make_table(make_hero("elf", SCROLL, "broadsword"), make_monster())
    assert code(table, read(item="broadsword")) == "scroll.no_scroll"
    assert code(table, read("fireball", "monster")) == "spell.of_another_kind"
    assert code(table, read("tempest")) == "spell.no_target"
    lying = make_hero("elf", SCROLL, condition=Condition.FAINTED, body_points=0)
    assert code(make_table(lying), read()) == "hero.is_down"
    assert code(make_table(affected(make_hero("elf", SCROLL), Effect.ASLEEP)), read()) == "figure.asleep"


@pytest.mark.rule("HQ-8.3", "HQ-15.5-EXTRA")
def test_it_is_told_what_was_read_and_the_reader_strikes() -> None:
    table = make_table(make_hero("elf", SCROLL), make_monster())
    told = facts(table, read("genie", "monster"), hand(W, W, W, W, W))
    assert [event.spell for event in told if isinstance(event, ScrollRead)] == ["genie"]
    assert struck(table, read("genie", "monster"), hand(W, W, W, W, W)).attacker_id == "hero"


@pytest.mark.rule("HQ-8.3", "HQ-8.1-SETS")
def test_a_spell_of_the_groups_own_is_read_by_its_name() -> None:
    table = after(make_table(make_hero("elf", SCROLL)), NameSpell(spell="life_1", name="Lebensquell"))
    (read_out,) = facts(table, read("life_1"))[:1]
    assert isinstance(read_out, ScrollRead)
    assert read_out.own_name == "Lebensquell"
