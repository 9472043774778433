"""Spruchrollen of whoever reads: one tap each, and the spell that is written on it as far as its words tell."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from app.systems.heroquest.content.models import ItemKind
from app.systems.heroquest.content.spells import Spell, Targets
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.state.figures import Item
from app.web.heroquest.actions.ways import Way
from app.web.heroquest.look import Look
from app.web.translation import LANGUAGES


def scrolls(look: Look, hero_id: str) -> Sequence[Way]:
    """What this hero could read; for whoever may look into the pack."""
    return tuple(Way(look.cards.item_name(item), (("item_id", item.id),)) for item in _carried(look, hero_id))


def written_on(look: Look, hero_id: str, item_id: str) -> str | None:
    """The spell that the note or the name of a scroll names; None when it names none, or could mean several."""
    item = next((one for one in _carried(look, hero_id) if one.id == item_id), None)
    if item is None:
        return None
    return _named(item.note, look) or _named(look.labels.text(f"items.{item.content_id}"), look)


def spell_at_hand(look: Look, given: Mapping[str, Any]) -> Spell | None:
    """The spell of the scroll that is being read, if the scroll itself says so and nobody says otherwise."""
    written = written_on(look, str(given.get("hero_id", "")), str(given.get("item_id", "")))
    return look.content.spells.get(written) if written and given.get("spell") == written else None


def has_target(spell: Spell) -> bool:
    """Whether it is cast on anybody in particular."""
    return spell.targets not in (Targets.CASTER, Targets.PLACE)


def has_one_target(spell: Spell) -> bool:
    """Whether it is cast on exactly one figure."""
    return has_target(spell) and not spell.group and not spell.place_too


def _carried(look: Look, hero_id: str) -> Iterator[Item]:
    hero = look.table.heroes.get(hero_id)
    if hero is not None and look.actor.viewer.owns(hero_id):
        yield from (item for item in hero.items if look.content.items[item.content_id].kind is ItemKind.SCROLL)


def _named(text: str, look: Look) -> str | None:
    """The one spell with the longest name that stands in a text."""
    words = text.casefold()
    found = [(spell, name, whole) for spell, name, whole in _names(look) if name and name in words]
    longest = max((len(name) for _, name, _ in found), default=0)
    fitting = [(spell, whole) for spell, name, whole in found if len(name) == longest]
    exact = {spell for spell, whole in fitting if whole in words}
    chosen = exact or {spell for spell, _ in fitting}
    return chosen.pop() if len(chosen) == 1 else None


def _names(look: Look) -> Iterator[tuple[str, str, str]]:
    """What each spell that can stand on a scroll is called, without what tells it from its namesakes and with it.

    In every language: who wrote the scroll need not speak that of who reads it.
    """
    own = {spell: named.name for spell, named in look.table.own_spells.items()}
    known = [spell.id for spell in look.content.spells.values() if spell.school.value != "basic"]
    for labels in (look.labels, *map(SYSTEM.labels, LANGUAGES)):
        for spell in known:
            whole = (own.get(spell) or labels.text(f"spells.{spell}")).casefold()
            yield spell, whole.partition(" (")[0], whole
