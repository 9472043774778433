"""HeroQuest's entries in words: what they and their fields are called, their lines in the list, who may read them."""

from collections.abc import Iterator, Mapping, Sequence

from app.core.texts import shortened
from app.labels.labels import Labels
from app.systems.heroquest.content.items import ItemEntry, ItemKind
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.monsters import MonsterEntry
from app.systems.heroquest.content.spells import School, Spell
from app.systems.heroquest.state.table import Table
from app.web.http.languages import t
from app.web.table.catalogue_kinds import EntryWords, ShelfLine
from app.web.ui.finding import folded
from app.web.ui.forms import SelectOption
from app.web.ui.schema_form.schema import Node

_TAUGHT = (School.BASIC, School.SPECIAL, School.GUILD)
# Rows of some tables are called like entries.
_ROWS_LIKE = ("hero_classes", "faint_table", "death_table", "fall_table", "attributes")


class HeroQuestWords(EntryWords):
    """The words of the entries of one kind, and the content they can name."""

    def __init__(self, labels: Labels, kind: str, content: Content) -> None:
        super().__init__(labels, kind)
        self._content = content

    def label(self, path: str) -> str:
        """Return a field's name; rows of some tables are known by a number."""
        number = path.rpartition(".")[2]
        if number.isdecimal():
            return self.labels.text(f"catalogue_numbers.{'row' if '.' in path else 'tier'}", number=number)
        found = super().label(path)
        return found if found != number else self.first(*(f"{one}.{number}" for one in _ROWS_LIKE)) or found

    def options(self, path: str, node: Node) -> Sequence[SelectOption] | None:
        """Return the options; None when anything may be typed."""
        part, name = self.place(path)
        if name in ("armor", "armor_sparing_bracers") and self.kind == "tables":
            return [SelectOption(one, self.choice(self.labels, "chain", one)) for one in self._content.fall.chains]
        if (part, name) == ("own_spells", "like"):
            return [one for one in self.named("spells") if self._is_pattern(one.value)]
        return super().options(path, node)

    def named(self, kind: str) -> Sequence[SelectOption]:
        """Return the entries of a kind, in the order of the alphabet."""
        if kind == "families":
            families = sorted({one.family for one in self._content.monsters.values() if one.family})
            return [SelectOption(one, self.choice(self.labels, "family", one)) for one in families]
        entries: Mapping[str, object] = getattr(self._content, kind)
        found = [SelectOption(one, self.labels.called(kind, one)) for one in entries]
        return sorted(found, key=lambda option: folded(option.text))

    def _is_pattern(self, spell: str) -> bool:
        one = self._content.spells[spell]
        return not one.open and one.school is not School.BASIC


def line_of(kind: str, name: str, entry: object, words: Labels) -> ShelfLine:
    """Return an entry in the list."""
    return ShelfLine(name, words.called(kind, name), _heading(entry, words), _brief(entry, words))


def is_open(table: Table, content: Content, kind: str, entry: str) -> bool:
    """HQ-14.1-SHOP: the shop and what stands in the book are no secret; what the group has not met yet is."""
    heroes = table.heroes.values()
    match kind:
        case "items":
            carried = {item.content_id for hero in heroes for item in hero.items if item.place.value != "pack"}
            equipment = {item for one in _classes(table, content) for item in content.classes[one].equipment}
            return content.items[entry].for_sale or entry in carried | equipment
        case "classes":
            return entry in _classes(table, content)
        case "lores":
            return entry in _lores(table, content)
    return False


def _classes(table: Table, content: Content) -> set[str]:
    """Return the classes of the book, and those somebody plays."""
    played = {hero.hero_class for hero in table.heroes.values()}
    return {one for one in content.classes if one in played or one in shipped().classes}


def _lores(table: Table, content: Content) -> set[str]:
    return {lore for one in _classes(table, content) for lore in content.classes[one].lores}


def spell_lines(table: Table, content: Content, words: Labels, *, leads: bool) -> Iterator[ShelfLine]:
    """By lore, then by school; slots that wait for the group's own spells say what they are called."""
    lore_of = {spell: lore.id for lore in content.lores.values() for spell in lore.spells}
    known = _lores(table, content)
    for name, spell in content.spells.items():
        lore = lore_of.get(name)
        if leads or spell.school in _TAUGHT or lore in known:
            heading = words.text(f"lores.{lore}") if lore else words.text(f"catalogue_choices.school.{spell.school}")
            yield _spell(table, words, name, spell, heading)


def _spell(table: Table, words: Labels, name: str, spell: Spell, heading: str) -> ShelfLine:
    own = table.own_spells.get(name)
    if own is not None:
        price = [t("gold_in_catalogue", price=own.price)] if own.price is not None else []
        return ShelfLine(
            name, own.name, heading, " · ".join(filter(None, [*price, shortened(own.text, 60)])), "own_spells"
        )
    called = words.called("spells", name)
    return ShelfLine(name, called, heading, t("still_free") if spell.open else "", "own_spells" if spell.open else "")


def _heading(one: object, words: Labels) -> str:
    match one:
        case ItemEntry(kind=kind):
            return words.text(f"kinds.{kind}")
        case MonsterEntry(edition=edition):
            return words.text(f"catalogue_choices.edition.{edition}")
    return ""


def _brief(one: object, words: Labels) -> str:
    """Return the numbers people look for, with their short words."""
    parts = [_item_brief(one)] if isinstance(one, ItemEntry) else []
    for field in _BRIEFLY:
        value = getattr(one, field, None)
        if value is not None and not isinstance(one, ItemEntry) and not isinstance(value, bool) and value != 0:
            parts.append(f"{words.text(f'catalogue_short.{field}')} {value}")
    return " · ".join(filter(None, parts))


_BRIEFLY = ("copies", "attack", "defence", "movement", "body", "mind", "gold", "dice")


def _item_brief(item: ItemEntry) -> str:
    found = [t("gold_in_catalogue", price=item.price)] if item.price is not None else []
    found += [t("in_the_shop")] if item.for_sale else []
    found += [t("attack_in_catalogue", dice=item.weapon.dice)] if item.weapon else []
    found += (
        [t("defence_in_catalogue", dice=item.armor.dice)] if item.armor and item.kind is not ItemKind.WEAPON else []
    )
    found += [t("worth_gold", worth=item.worth)] if item.worth is not None else []
    return " · ".join(found)
