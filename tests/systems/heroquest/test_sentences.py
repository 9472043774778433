"""Every kind of fact in every variant has a sentence, and the sentence has everything it speaks of."""

from collections.abc import Iterator
from enum import Enum
from itertools import product
from typing import Any, Literal, get_args, get_origin

from pydantic.fields import FieldInfo

from app.core.dice import Roll, RolledBy
from app.core.events import Event
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.dice import Pool
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.party.hero_file import HeroPassport
from app.systems.heroquest.registry import event_types
from tests.labels.fluent_files import FILES, Resolver, cases, messages, name_of
from tests.systems.heroquest.board.quest_maps import quest

CONTENT = shipped()
LABELS = SYSTEM.labels("de")
ROLL = Roll(purpose="p", dice=("d6",), faces=("4",), by=RolledBy.APP)

OUTCOMES = {
    "hero.fainted": [*CONTENT.faint.rows, "of_their_own"],
    "hero.died": [*CONTENT.death.rows, "of_their_own"],
    "hero.fell": [*CONTENT.fall.rows, "of_their_own"],
}
MEANS = {
    "hero.revived": ["potion", "spell", "elixir", "stands_up", "herbs", "quest_end"],
    "injury.healed": ["healer", "potion", "druid", "time"],
}
BY_NAME: dict[str, list[Any]] = {
    "size": [None, (2, 1)],
    "secret": [False],
    "hero_id": ["hero"],
    "figure_id": ["hero"],
    "to_id": ["hero", "borrek"],
    "used": [(), ("x",)],
    "gifts": [("herbs",)],
    "actions": [("move", "fight", "fight")],
    "trap": ["pit_trap"],
    "name": ["Ragna"],
    "player": ["", "Jonas"],
    "pool": ["attack", "ranged", "defence", "d6"],
    "points": [0, 1, 2],
    "kind": ["orc"],
    "attacker_id": ["hero", "m1"],
    "attacker_kind": ["orc"],
    "mover_id": ["hero", "m1"],
    "mover_kind": ["orc"],
    "target_kind": ["fimir"],
    "hits": [0, 1],
    "spell": ["fireball", ""],
    "successes": [0, 1],
    "diverted": [0, 2],
    "change": [1, -1],
    "rule": ["HR-LOSS-DIE"],
    "option": ["choice"],
    "quest_id": ["trial", ""],
    "origin": ["Montag", ""],
    "quest": [quest()],
    "steps": [1, 2],
    "passport": [
        HeroPassport(name="Ragna", hero_class="elf", start_body=6, start_mind=4, body_points=6, mind_points=4)
    ],
}


NOBODY = {
    ("dice.rolled", "hero_id"), ("fate.rolled", "hero_id"), ("spell.diverted", "figure_id"),
    ("pit.opened", "figure_id"), ("door.opened", "hero_id"), ("secret_door.found", "hero_id"),
}  # fmt: skip


PLACES = {("figure.dodged", "square"), ("pit.opened", "square"), ("pit.opened", "area")}


def examples(kind: str, name: str, field: FieldInfo) -> list[Any]:
    """Values for a field that together reach every variant."""
    if name == "outcome" and kind in OUTCOMES:
        return OUTCOMES[kind]
    if name == "means" and kind in MEANS:
        return MEANS[kind]
    if (kind, name) == ("chest.opened", "also"):
        return [(), ("eine alte Karte",)]
    if (kind, name) == ("monster.renamed", "name"):
        return ["Grak", ""]
    if (kind, name) == ("monster.tempered", "temper"):
        return ["guards", ""]
    if (kind, name) in PLACES:
        return ["neben der Säule", ""]
    if kind == "traps.sought" and name in ("found", "secret_doors"):
        return [0, 1, 2]
    if kind == "quest_point.corrected" and name in ("change", "passed"):
        return [0, 1]
    if name in BY_NAME:
        return [*BY_NAME[name], *([None] if (kind, name) in NOBODY else [])]
    return by_type(field.annotation)


def by_type(annotation: Any) -> list[Any]:
    if get_origin(annotation) is Literal:
        return list(get_args(annotation))
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return list(annotation)
    simple: dict[Any, list[Any]] = {str: ["helmet"], int: [1], bool: [True, False], Roll: [ROLL], Pool: [Pool()]}
    if annotation in simple:
        return simple[annotation]
    if type(None) in get_args(annotation):
        return [None, *(value for part in get_args(annotation) if part is not type(None) for value in by_type(part))]
    return [()]


def variants() -> Iterator[Event]:
    for kind in event_types():
        name = str(kind.model_fields["type"].default)
        fields = {field: examples(name, field, info) for field, info in kind.model_fields.items()}
        for values in product(*fields.values()):
            event = kind.model_validate(dict(zip(fields, values, strict=True)))
            if getattr(event, "hero_id", None) or getattr(event, "pool", "d6") == "d6":  # a pool is always somebody's
                yield event


def test_every_variant_can_be_told() -> None:
    for event in variants():
        sentence = LABELS.sentence(event, {"hero": "Ragna"})
        assert sentence[0].isupper(), event
        assert "None" not in sentence, event
        if getattr(event, "hero_id", None):
            assert "Ragna" in sentence or event.type == "fallen_weapon.rolled", event


SENTENCES = {
    name: (file, message)
    for file in FILES
    if "systems/heroquest" in name_of(file)
    for name, message in messages(file).items()
    if name.startswith("events-")
}


def test_every_sentence_and_every_case_of_it_is_needed() -> None:
    told, reached = set(), set()
    for event in variants():
        file, message = SENTENCES[name := f"events.{event.type}".replace(".", "-")]
        assert message.value is not None
        resolver = Resolver(file, LABELS.pieces(event, {"hero": "Ragna"}))
        resolver.pattern(message.value)
        told.add(name)
        reached |= resolver.reached
    assert told == SENTENCES.keys()
    left = [
        (name, str(one.key)) for name, (_, said) in SENTENCES.items() for one in cases(said) if id(one) not in reached
    ]
    assert left == []
