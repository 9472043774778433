"""A fact names the rules it follows from, and no others."""

from typing import Any

import pytest

from app.core.events import Event
from app.systems.heroquest.citations import rules_behind
from app.systems.heroquest.content.loader import rulebook, shipped
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.registry import event_types
from app.systems.heroquest.state.figures import Effect

KINDS = {str(kind.model_fields["type"].default): kind for kind in event_types()}


def cited(kind: str, **fields: Any) -> tuple[str, ...]:
    event: Event = KINDS[kind].model_construct(**fields)
    return rules_behind(event, shipped())


@pytest.mark.parametrize(
    ("kind", "fields", "rules"),
    [
        ("item.sold", {"content_id": "axe", "wear": ("rusty",)}, ("HQ-6-SELL", "HQ-15.1-SELL")),
        ("item.sold", {"content_id": "axe", "wear": ("oiled",)}, ("HQ-6-SELL",)),
        ("item.sold", {"content_id": "helmet", "wear": ("rusty",)}, ("HQ-6-SELL",)),
        ("item.passed", {}, ()),
        ("gold.passed", {}, ()),
        ("trade.agreed", {}, ()),
        ("figure.passed", {}, ()),
        ("effect.changed", {"effect": Effect.PLAGUED}, ("HQ-19-SEUCHENWAFFEN",)),
        ("effect.changed", {"effect": Effect.TURNED}, ("HQ-19-LANGSAM",)),
        ("effect.changed", {"effect": Effect.SPELL_PROOF}, ()),
        ("hero.revived", {"means": "elixir"}, ("HQ-14-ELIXIER",)),
        ("hero.revived", {"means": "herbs"}, ("HQ-1.1-KRAEUTER", "HR-HERBS-FAINT")),
        ("hero.revived", {"means": "quest_end"}, ("HQ-5-END", "HR-QUEST-END-DOWN")),
        ("hero.lost", {}, ("HQ-9-STATE",)),
        ("gold.gained", {}, ()),
        ("gold.lost", {"roll": None}, ()),
        ("gold.lost", {"roll": object()}, ("HQ-9-GOLD",)),
        ("potion.drunk", {"content_id": "healing_potion_4"}, ()),
        ("potion.drunk", {"content_id": "elixir_of_life"}, ("HQ-14-ELIXIER",)),
        ("spell.cast", {"spell": "tempest"}, ("HQ-1.1-SPEZIAL",)),
        ("spell.cast", {"spell": "light_1"}, ("HQ-8.1-SETS",)),
        ("spell.cast", {"spell": "of_their_own"}, ()),
        ("spell.shrugged", {"reason": "immune"}, ("HQ-19-IMMUN",)),
        ("spell.shrugged", {"reason": "proof"}, ()),
        ("spell.shrugged", {"reason": "no_metal"}, ("HQ-15.1-RUST",)),
        ("item.picked_up", {"content_id": "dagger"}, ("HQ-4.2",)),
        ("item.dropped", {"content_id": "helmet"}, ()),
        ("item.placed", {"content_id": "helmet"}, ("HQ-6-ARMOUR",)),
        ("injury.healed", {"means": "druid"}, ("HQ-14-INJURY",)),
        ("potion.broken", {}, ("HQ-9-FALL",)),
        ("scroll.reserved", {}, ("HQ-8.3",)),
        ("weapon.oiled", {}, ("HQ-15.3-OIL", "HQ-3.2-KNUEPPEL")),
        ("weapon.damaged", {}, ("HQ-9-FALL", "HQ-15.1-RUST")),
        ("weapon.notched", {}, ("HQ-15.2-NOTCH",)),
        ("weapon.rusted", {}, ("HQ-15.1-RUST",)),
        ("oil.spoiled", {}, ("HQ-15.1-RUST", "HQ-15.3-OIL")),
        ("magic.lost", {}, ("HQ-15.1-RUST", "HQ-15.4-MAGIC")),
        ("turn.ended", {}, ()),
    ],
)
def test_a_fact_cites_what_it_follows_from(kind: str, fields: dict[str, Any], rules: tuple[str, ...]) -> None:
    assert cited(kind, **fields) == rules


@pytest.mark.parametrize("effect", Effect)
def test_every_effect_cites_rules_there_are(effect: Effect) -> None:
    assert set(cited("effect.changed", effect=effect)) <= set(rulebook().ids())


CHAPTERS = {
    "attack.no_mind": "17", "search.no_mind": "17", "potion.no_mind": "17", "nimbleness.no_mind": "17",
    "attack.down": "9", "attack.asleep": "8.2.1", "attack.diagonal_door": "3.1", "attack.adjacent": "4",
    "attack.no_sight": "4.1", "attack.too_far": "4.2", "sweep.all_adjacent": "19", "search.exhausted": "12",
    "nimbleness.too_late": "1.1", "jump.diagonal": "10.2.2", "trap.heroes_disarm": "10.3", "chest.is_trapped": "11",
    "smith.fall_damage_stays": "15.1", "smith.rust_stays": "15.1", "smith.magic_stays_lost": "15.4",
    "smith.cannot_help": "15.2",
}  # fmt: skip


def test_a_refusal_names_the_chapter_of_its_rule() -> None:
    """HQ-17 and its kin: the refusals of a blow, a search, a trap and the smith can be looked up."""
    data = {"hero": "Ragna", "item": "axe", "maximum": 5, "actions": "fight"}
    for code, chapter in CHAPTERS.items():
        for language, word in (("de", "Kap."), ("en", "ch.")):
            told = SYSTEM.labels(language).error(code, **data)
            assert told.endswith(f"({word} {chapter})."), told
