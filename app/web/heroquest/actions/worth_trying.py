"""Which of many choices could be right at all: the rules need not be asked about what is not even there."""

import unicodedata
from collections.abc import Callable, Collection, Mapping

from app.core.answers import Answers
from app.systems.heroquest.content.models import ItemEntry, ItemKind
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.magic.rules import book
from app.systems.heroquest.scene import Scene
from app.web.heroquest.table.look import Look

Told = Collection[str] | None  # None where only the rules can tell


def worth_trying(look: Look, kind: str, field: str, acting: str) -> Told:
    """What the table says by itself of a field, when this figure acts."""
    found = _THERE.get((kind, field))
    return None if found is None else found(look, acting)


def _complete_kinds(look: Look, _acting: str) -> Told:
    """Those that can be put on the board with nothing else said."""
    return {kind.id for kind in look.content.monsters.values() if kind.is_complete}


def _holding(look: Look, acting: str) -> Told:
    """What holds on a figure just now."""
    figure = look.table.heroes.get(acting) or look.table.monsters.get(acting)
    return None if figure is None else {active.effect.value for active in figure.effects}


def _on_floor(look: Look, _acting: str) -> Told:
    return {item.id for item in look.table.on_floor}


def _known_ingredients(look: Look, _acting: str) -> Told:
    return {item.id for item in look.content.items.values() if item.ingredient}


def _ingredients(look: Look, acting: str) -> Told:
    return _carried(look, acting, lambda entry: entry.ingredient)


def _scrolls(look: Look, acting: str) -> Told:
    return _carried(look, acting, lambda entry: entry.kind is ItemKind.SCROLL)


def _drunk(look: Look, acting: str) -> Told:
    return _carried(look, acting, lambda entry: entry.potion is not None and not entry.potion.is_thrown)


def _thrown(look: Look, acting: str) -> Told:
    return _carried(look, acting, lambda entry: entry.potion is not None and entry.potion.is_thrown)


def _oilable(look: Look, acting: str) -> Told:
    return _carried(look, acting, lambda entry: entry.weapon is not None and entry.weapon.oilable)


def _stones(look: Look, acting: str) -> Told:
    return _carried(look, acting, lambda entry: bool(entry.transmutes))


def _taken_along(look: Look, acting: str) -> Told:
    """The special spells of a quest."""
    hero = look.table.heroes.get(acting)
    return None if hero is None else hero.special_spells


def _of_sets(look: Look, acting: str) -> Told:
    """The spells of the sets somebody holds."""
    hero = look.table.heroes.get(acting)
    return None if hero is None else {one for held in hero.spell_sets for one in look.content.lores[held.lore].spells}


def _nameless(look: Look, acting: str) -> Told:
    """The spells of sets and guild that somebody holds and the group has not named yet."""
    hero, held = look.table.heroes.get(acting), _of_sets(look, acting)
    return None if hero is None or held is None else {*held, *hero.guild_spells} - look.table.own_spells.keys()


def _choosable(look: Look, acting: str) -> Told:
    """The special spells that may be taken along."""
    hero = look.table.heroes.get(acting)
    return None if hero is None else book.choosable(Scene(look.table, look.content, Answers()), hero, ())


def _basic(look: Look, _acting: str) -> Told:
    return {spell.id for spell in look.content.spells.values() if spell.school is School.BASIC}


def _carried(look: Look, acting: str, is_such: Callable[[ItemEntry], bool]) -> Told:
    hero = look.table.heroes.get(acting)
    return None if hero is None else {item.id for item in hero.items if is_such(look.content.items[item.content_id])}


_THERE: Mapping[tuple[str, str], Callable[[Look, str], Told]] = {
    ("prepare_room", "monsters"): _complete_kinds,
    ("break_free", "effect"): _holding,
    ("end_effect", "effect"): _holding,
    ("pick_up", "item_id"): _on_floor,
    ("find_ingredient", "content_id"): _known_ingredients,
    ("brew_potion", "ingredients"): _ingredients,
    ("read_scroll", "item_id"): _scrolls,
    ("drink_potion", "item_id"): _drunk,
    ("throw_potion", "item_id"): _thrown,
    ("oil_weapon", "item_id"): _oilable,
    ("transmute_item", "item_id"): _stones,
    ("cast_basic_spell", "spell"): _basic,
    ("cast_special_spell", "spell"): _taken_along,
    ("cast_set_spell", "spell"): _of_sets,
    ("name_own_spell", "spell"): _nameless,
    ("choose_special_spells", "spells"): _choosable,
}


def plain(text: str) -> str:
    """Without case and accents, and with ä typed as ae found as well."""
    folded = text.casefold().replace("ä", "a").replace("ö", "o").replace("ü", "u").replace("ß", "ss")
    folded = folded.replace("ae", "a").replace("oe", "o").replace("ue", "u")
    return "".join(one for one in unicodedata.normalize("NFD", folded) if not unicodedata.combining(one))


def rank(name: str, letters: str) -> int:
    """0 for the very name; then what begins with the letters, has a word that does, has them inside; 4 otherwise."""
    called, wanted = plain(name), " ".join(plain(letters).split())
    if called == wanted:
        return 0
    if called.startswith(wanted):
        return 1
    if any(word.startswith(wanted) for word in called.split()):
        return 2
    return 3 if wanted in called else 4
