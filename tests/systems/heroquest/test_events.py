"""Facts: their names, who may read them, and what they change."""

from typing import Any

from app.campaign.codec import Codec
from app.core.answers import Answers
from app.core.events import Audience, Event
from app.systems.heroquest.changes import Revealing
from app.systems.heroquest.decide import decide
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.registry import event_types, evolve
from app.systems.heroquest.scene import betrays
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, make_monster, make_table

CODEC = Codec(SYSTEM)


def name(kind: type[Event]) -> str:
    return str(kind.model_fields["type"].default)


def test_every_fact_has_its_meaning() -> None:
    assert [kind for kind in event_types() if not kind.__doc__] == []


def test_facts_are_named_subject_and_participle() -> None:
    for kind in event_types():
        subject, participle = name(kind).split(".")
        words = (
            kind.__name__.lower().replace("points", "point").replace("potions", "potion").replace("scrolls", "scroll")
        )
        assert words == subject.replace("_", "") + participle or subject.split("_")[-1] in words, kind


def test_names_are_unique() -> None:
    assert len({name(kind) for kind in event_types()}) == len(event_types())


def test_private_facts() -> None:
    own = {name(kind) for kind in event_types() if kind.audience is Audience.OWN}
    assert own == {
        "attribute.gained", "attribute.lost", "gold.gained", "gold.lost", "hero.robbed",
        "item.gained", "item.dropped", "magic.faded", "potion.broken", "scroll.ruined",
        "quest_point.awarded", "quest_point.spent", "quest_point.corrected",
        "treasure_card.drawn", "own_card.drawn", "furniture.searched",
        "magic_order.chosen", "spell_set.gained", "spell_set.lost",
        "gift.renewed", "debt.paid", "ingredient.missed", "potion.brewed", "brew.failed", "item.bought", "item.sold",
        "item.consumed", "item.transmuted", "item.passed", "gold.passed", "oil.faded",
        "trade.offered", "trade.agreed", "trade.cancelled",
        "hero.arrived", "hero.noted", "special_spell.chosen", "special_spell.laid_down", "guild_spell.learned",
        "tally.corrected",
    }  # fmt: skip


# Fields of facts that name figures; all other texts are ids of things, places and kinds, or words of people.
FIGURES = {"attacker_id", "beside", "by", "figure_id", "hero_id", "holder_id", "may_leave", "monster_id", "monster_ids",
           "mover_id", "order", "target_id", "to_id", "turn"}  # fmt: skip
THINGS = {"clock_id", "content_id", "door_id", "item_id", "item_ids", "note_id", "quest_id", "room_id", "stone_id",
          "stowed_id", "table_id", "thing_id", "trade_id", "weapon_id"}  # fmt: skip


def test_every_id_in_a_fact_is_that_of_a_figure_or_of_a_thing() -> None:
    names = {name for kind in event_types() for name in kind.model_fields if name.endswith(("_id", "_ids"))}
    assert names <= FIGURES | THINGS


def test_every_field_of_a_fact_that_names_a_hidden_monster_betrays_it_and_no_other_text_does() -> None:
    lurker = make_monster(monster_id="lurker").model_copy(update={"hidden": True})
    hidden, seen = make_table(lurker), make_table(make_monster(monster_id="lurker"))
    for kind in event_types():
        texts = {name: str(field.annotation) for name, field in kind.model_fields.items()}
        texts = {
            name: said for name, said in texts.items() if said.removeprefix("<class '").startswith(("str", "tuple[str"))
        }
        assert {field[1:-1] for field in kind.touches if field.startswith("{")} <= set(texts)
        nothing = dict.fromkeys(texts)
        for name, said in texts.items():
            named: dict[str, Any] = {**nothing, name: ("other", "lurker") if "tuple" in said else "lurker"}
            fact = kind.model_construct(**named)
            expected = name in FIGURES and not issubclass(kind, Revealing)
            assert betrays(hidden, fact) is expected, (kind, name)
            assert not betrays(seen, fact)


def test_facts_and_states_survive_json() -> None:
    table = Table()
    for command, given in SYSTEM.sample():
        events = tuple(decide(table, command, Answers(given), CONTENT))
        assert CODEC.load_events(f"[{','.join(event.model_dump_json() for event in events)}]") == events
        for event in events:
            table = evolve(table, event)
        written = table.model_dump_json()
        assert Table.model_validate_json(written) == table
        assert Table.model_validate_json(written).model_dump_json() == written


def test_gold_things_and_prepared_magic_are_their_owners_own() -> None:
    """What the passport hides from others, the chronicle must not tell them."""
    fields = {"amount", "gold", "price", "treasure_card", "magic_order"}
    secret = {kind for kind in event_types() if fields & kind.model_fields.keys()}
    secret |= {
        kind for kind in event_types() if name(kind).startswith(("special_spell.", "guild_spell.", "spell_set."))
    }
    catalogue = {"spell.named"}  # what a spell of the group's own costs at the academy
    assert {name(kind) for kind in secret if kind.audience is Audience.ALL} == catalogue
    assert len(secret) > 15
