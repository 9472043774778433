"""The shelves of the catalogue: which kinds there are, who may read what, and what an entry is in a few words."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from app.labels.labels import Labels
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.content.models import ItemEntry, ItemKind
from app.systems.heroquest.content.monsters import MonsterEntry
from app.systems.heroquest.content.own_tables import SINGLE_TABLES
from app.systems.heroquest.content.spells import School, Spell
from app.web.heroquest.catalogue.entry_form import name_in
from app.web.heroquest.catalogue.sources import OWN_DECKS, OWN_SPELLS, Stand
from app.web.http.languages import _

TABLES = "tables"
# In the order of the page; players find the first ones.
SHELVES = (
    "items", "classes", "spells", "lores", TABLES, "monsters", "abilities", "treasure_cards", "fate_cards", OWN_DECKS,
    "decks", "finds", "furniture", "traps", "recipes",
)  # fmt: skip
_FOR_PLAYERS = ("items", "classes", "spells", "lores", TABLES)
# What an entry of one's own could be: how abilities and traps work is written in the rules, decks have their own kind.
WITHOUT_NEW = ("abilities", "decks", "traps", TABLES)
WITHOUT_COPIES = ("abilities", "decks", TABLES, OWN_DECKS)
_TAUGHT = (School.BASIC, School.SPECIAL, School.GUILD)


class Entry(NamedTuple):
    """An entry in the list: its kind, its id, its heading, and what it is in a few words."""

    kind: str
    id: str
    name: str
    heading: str
    brief: str


def shelves_for(*, leads: bool) -> Sequence[str]:
    """The kinds somebody finds."""
    return SHELVES if leads else _FOR_PLAYERS


def entries_of(stand: Stand, kind: str, *, leads: bool) -> Iterator[Entry]:
    """The entries of a shelf that somebody may read."""
    match kind:
        case "own_decks":
            for name, deck in stand.table.own_decks.items():
                yield Entry(kind, name, deck.name, "", _("%s Karten") % sum(card.copies for card in deck.cards))
        case "tables":
            for name in SINGLE_TABLES:
                yield Entry(kind, name, stand.words.text(f"tables.{name}"), "", "")
        case "spells":
            yield from _spells(stand, leads=leads)
        case _:
            for name, one in getattr(stand.content, kind).items():
                if leads or _is_open(stand, kind, name):
                    words = name_in(stand.words, kind, name)
                    yield Entry(kind, name, words, _heading(one, stand.words), _brief(one, stand.words))


def may_read(stand: Stand, kind: str, entry: str, *, leads: bool) -> bool:
    """Whether somebody may read an entry."""
    if kind == OWN_SPELLS:
        kind = "spells"
    return kind in shelves_for(leads=leads) and any(one.id == entry for one in entries_of(stand, kind, leads=leads))


def _is_open(stand: Stand, kind: str, entry: str) -> bool:
    """HQ-14.1-SHOP: the shop and what stands in the book are no secret; what nobody has met yet is."""
    heroes = stand.table.heroes.values()
    match kind:
        case "items":
            carried = {item.content_id for hero in heroes for item in hero.items if item.place.value != "pack"}
            equipment = {item for one in _classes(stand) for item in stand.content.classes[one].equipment}
            return stand.content.items[entry].for_sale or entry in carried | equipment
        case "classes":
            return entry in _classes(stand)
        case "lores":
            return entry in _lores(stand)
    return False


def _classes(stand: Stand) -> set[str]:
    """The classes of the book, and those somebody plays."""
    played = {hero.hero_class for hero in stand.table.heroes.values()}
    return {one for one in stand.content.classes if one in played or one in shipped().classes}


def _lores(stand: Stand) -> set[str]:
    return {lore for one in _classes(stand) for lore in stand.content.classes[one].lores}


def _spells(stand: Stand, *, leads: bool) -> Iterator[Entry]:
    """By lore, then by school; slots that wait for the group's own spells say what they are called."""
    content, words = stand.content, stand.words
    lore_of = {spell: lore.id for lore in content.lores.values() for spell in lore.spells}
    known = _lores(stand)
    for name, spell in content.spells.items():
        lore = lore_of.get(name)
        if leads or spell.school in _TAUGHT or lore in known:
            heading = words.text(f"lores.{lore}") if lore else words.text(f"catalogue_choices.school.{spell.school}")
            yield _spell(stand, name, spell, heading)


def _spell(stand: Stand, name: str, spell: Spell, heading: str) -> Entry:
    own = stand.table.own_spells.get(name)
    if own is not None:
        price = [_("%s Gold") % own.price] if own.price is not None else []
        return Entry(OWN_SPELLS, name, own.name, heading, " · ".join(filter(None, [*price, own.text[:60]])))
    called = name_in(stand.words, "spells", name)
    return Entry(OWN_SPELLS if spell.open else "spells", name, called, heading, _("noch frei") if spell.open else "")


def _heading(one: object, words: Labels) -> str:
    match one:
        case ItemEntry(kind=kind):
            return words.text(f"kinds.{kind}")
        case MonsterEntry(edition=edition):
            return words.text(f"catalogue_choices.edition.{edition}")
    return ""


def _brief(one: object, words: Labels) -> str:
    """The numbers people look for, with their short words."""
    parts = [_item_brief(one)] if isinstance(one, ItemEntry) else []
    for field in _BRIEFLY:
        value = getattr(one, field, None)
        if value is not None and not isinstance(one, ItemEntry) and not isinstance(value, bool) and value != 0:
            parts.append(f"{words.text(f'catalogue_short.{field}')} {value}")
    return " · ".join(filter(None, parts))


_BRIEFLY = ("copies", "attack", "defence", "movement", "body", "mind", "gold", "dice")


def _item_brief(item: ItemEntry) -> str:
    found = [_("%s Gold") % item.price] if item.price is not None else []
    found += [_("im Laden")] if item.for_sale else []
    found += [_("Angriff %s") % item.weapon.dice] if item.weapon else []
    found += [_("Verteidigung %s") % item.armor.dice] if item.armor and item.kind is not ItemKind.WEAPON else []
    found += [_("%s Gold wert") % item.worth] if item.worth is not None else []
    return " · ".join(found)
