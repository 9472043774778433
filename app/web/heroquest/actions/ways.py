"""With what a figure can attack just now: each weapon in each way the rules allow, as one tap."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.dry_run import refusal
from app.systems.heroquest.state.figures import Condition, Hero
from app.web.heroquest.look import Look
from app.web.translation import _

_MEANS = ("melee", "ranged", "thrown")


@dataclass(frozen=True)
class Way:
    """A weapon and how it is used: what it is called, and the fields that say so."""

    text: str
    fields: tuple[tuple[str, str], ...]


def ways(look: Look, attacker_id: str) -> Sequence[Way]:
    """Everything this figure can attack with, the nearest at hand first."""
    alive = (hero.id for hero in look.table.heroes.values() if hero.condition is not Condition.LOST)
    target = next((one for one in (*(one.id for one in look.monsters), *alive) if one != attacker_id), None)
    if target is None or attacker_id not in {*look.table.heroes, *look.table.monsters}:
        return ()
    hero = look.table.heroes.get(attacker_id)
    found = _of_hero(look, hero) if hero else _of_monster()
    return [way for way in found if not _is_refused(look, attacker_id, target, way)]


def _of_hero(look: Look, hero: Hero) -> Iterator[Way]:
    for means in _MEANS:
        for item in hero.items:
            name = look.cards.item_name(item)
            if look.content.items[item.content_id].weapon is not None:
                text = _("%s werfen") % name if means == "thrown" else name
                yield Way(text, (("means", means), ("weapon_id", item.id)))
    yield Way(_("Bloße Hände"), (("means", "melee"), ("unarmed", "true")))


def _of_monster() -> Iterator[Way]:
    yield Way(_("Nahkampf"), (("means", "melee"),))
    yield Way(_("Schuss"), (("means", "ranged"),))


def _is_refused(look: Look, attacker_id: str, target: str, way: Way) -> bool:
    fields = {"attacker_id": attacker_id, "target_id": target, **dict(way.fields)}
    error = refusal(look.table, Attack.model_validate(fields, strict=False), look.content)
    return error is not None and error.field in ("means", "weapon_id", "attacker_id")
