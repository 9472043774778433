"""Reads the content from disk, once; the only file of the game's rules that opens files.

Every file names its `source`. What does not fit is told with file, entry and field.
"""

import json
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from app.core.board.board import Board
from app.core.model import Model
from app.core.rulebook import Chapter, Rulebook, RuleExample, RuleIndex
from app.core.tabletop import LookupTable, Row
from app.systems.heroquest.board.quest_map import QuestMap
from app.systems.heroquest.content import references
from app.systems.heroquest.content.exploration import (
    DeckEntry,
    Disarming,
    FateCard,
    Find,
    FurnitureTable,
    QuestEntry,
    TrapEntry,
    TreasureCard,
)
from app.systems.heroquest.content.fields import ContentFault, Count, Id
from app.systems.heroquest.content.items import CarryLimits, ItemEntry, Recipe
from app.systems.heroquest.content.models import (
    Amounts,
    Content,
    DeathRow,
    FaintRow,
    FallTable,
    HeroClass,
    HouseRuleEntry,
    SpellSetLimit,
)
from app.systems.heroquest.content.monsters import Ability, MonsterEntry
from app.systems.heroquest.content.spells import Lore, MagicTier, Spell
from app.systems.heroquest.dice import Color, StandardDie
from app.systems.heroquest.state.figures import Attribute

DATA = Path(__file__).parent / "data"
ITEM_FILES = ("weapons", "armor", "potions", "scrolls", "artifacts", "treasure_items", "tools")

T = TypeVar("T")
Table = Mapping[str, Any]  # TOML as it was read


@cache
def shipped() -> Content:
    """The content that comes with the game."""
    return load(DATA)


@cache
def furniture_sizes() -> Mapping[str, tuple[int, int]]:
    """How many squares each kind of furniture covers, width before height. Raises: ContentFault."""
    return _whole(DATA / "pieces.toml", "sizes", dict[str, tuple[int, int]])


class HeroScribeObjects(Model):
    """What the objects of a HeroScribe file become: by kind their ids with what the game knows them by."""

    kinds: Mapping[str, Mapping[str, str]]
    assumed: frozenset[str]
    sizes: Mapping[str, tuple[int, int]]


@cache
def heroscribe_objects() -> HeroScribeObjects:
    """The objects of HeroScribe files. Raises: ContentFault."""
    return _whole(DATA / "heroscribe.toml", "objects", HeroScribeObjects)


@cache
def drawn_quests() -> Mapping[str, QuestMap]:
    """The drawn quests that ship, by their ids; their texts are keys of words. Raises: ContentFault."""
    return {path.stem: _whole(path, "map", QuestMap) for path in sorted((DATA / "drawn_quests").glob("*.toml"))}


@cache
def declared_actions() -> Mapping[str, Table]:
    """The declared actions of the table, by their kinds in the order of the menu. Raises: ContentFault."""
    return _whole(DATA / "actions.toml", "actions", dict[str, dict[str, Any]])


@cache
def rulebook() -> Rulebook:
    """Every rule of the book with what applies and proves it. Raises: ContentFault."""
    return Rulebook(
        chapters=_by_id(DATA / "rulebook.toml", "chapters", Chapter),
        proofs=_table(DATA / "rule_index.toml", RuleIndex),
        examples=_by_id(DATA / "rule_examples.toml", "examples", RuleExample),
    )


def load(folder: Path) -> Content:
    """The content of a folder. Raises: ContentFault."""
    content = Content(
        classes=_by_id(folder / "heroes.toml", "classes", HeroClass),
        further_classes=_whole(folder / "further_classes.toml", "further_classes", dict[Id, Count]),
        items=_items(folder),
        monsters=_monsters(folder),
        abilities=_by_id(folder / "abilities.toml", "abilities", Ability),
        lores=_by_id(folder / "lores.toml", "lores", Lore),
        spells=_by_id(folder / "spells.toml", "spells", Spell),
        magic_tiers=_whole(folder / "tables/magic_tiers.toml", "magic_tiers", dict[Count, MagicTier]),
        spell_sets=_whole(folder / "spell_sets.toml", "spell_sets", dict[str, dict[Count, SpellSetLimit]]),
        faint=_table(folder / "tables/faint.toml", LookupTable[Id, FaintRow]),
        death=_table(folder / "tables/death.toml", LookupTable[Id, DeathRow]),
        fall=_table(folder / "tables/fall.toml", FallTable),
        loss=_table(folder / "tables/loss.toml", LookupTable[Attribute, Row]),
        standard_dice=_whole(folder / "tables/standard_dice.toml", "dice", dict[Color, StandardDie]),
        recipes=_by_id(folder / "recipes.toml", "recipes", Recipe),
        carry_limits=_whole(folder / "carry_limits.toml", "carry_limits", CarryLimits),
        traps=_by_id(folder / "traps.toml", "traps", TrapEntry),
        disarming=_whole(folder / "disarming.toml", "disarming", Disarming),
        treasure_cards=_by_id(folder / "treasure_cards.toml", "cards", TreasureCard),
        fate_cards=_by_id(folder / "fate_cards.toml", "cards", FateCard),
        decks=_by_id(folder / "decks.toml", "decks", DeckEntry),
        finds=_by_id(folder / "furniture_finds.toml", "finds", Find),
        furniture=_by_id(folder / "furniture.toml", "furniture", FurnitureTable),
        quests=_by_id(folder / "quests.toml", "quests", QuestEntry),
        board=_whole(folder / "board.toml", "board", Board),
        house_rules=_by_id(folder / "house_rules.toml", "house_rules", HouseRuleEntry),
        amounts=_whole(folder / "rule_numbers.toml", "amounts", Amounts),
    )
    references.check(content)
    return content


def _items(folder: Path) -> Mapping[str, ItemEntry]:
    items: dict[str, ItemEntry] = {}
    for name in ITEM_FILES:
        path = folder / f"{name}.toml"
        for item_id, entry in _by_id(path, "items", ItemEntry, shared=("kind", "for_sale")).items():
            if item_id in items:
                raise ContentFault(path.name, item_id, "id", "twice", "another file has it too")
            items[item_id] = entry
    return items


def _monsters(folder: Path) -> Mapping[str, MonsterEntry]:
    monsters = _by_id(folder / "monsters.toml", "monsters", MonsterEntry)
    base = _by_id(folder / "monsters_1989.toml", "monsters", MonsterEntry, shared=("edition",))
    for name in sorted(monsters.keys() & base.keys()):
        raise ContentFault("monsters_1989.toml", name, "id", "twice", "another file has it too")
    return {**monsters, **base}


def _by_id(path: Path, section: str, kind: type[T], shared: Sequence[str] = ()) -> dict[str, T]:
    """The entries of a file by their ids; the values in `shared` are given once at the top of the file."""
    table = _read(path, {section, *shared})
    common = {name: table[name] for name in shared if name in table}
    found: dict[str, T] = {}
    adapter = TypeAdapter(kind)
    for number, entry in enumerate(table.get(section, ()), start=1):
        name = str(entry.get("id", f"entry {number}"))
        if name in found:
            raise ContentFault(path.name, name, "id", "twice")
        found[name] = _validated(path, name, adapter, {**common, **entry})
    return found


def _whole(path: Path, section: str, kind: type[T]) -> T:
    return _validated(path, section, TypeAdapter(kind), _read(path, {section}).get(section))


def _table(path: Path, kind: type[T]) -> T:
    return _validated(path, path.stem, TypeAdapter(kind), _read(path, None))


def _read(path: Path, known: set[str] | None) -> Table:
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as fault:
        raise ContentFault(path.name, "", "", "unreadable", str(fault)) from fault
    if not table.pop("source", None):
        raise ContentFault(path.name, "", "source", "missing")
    for name in sorted(table.keys() - known if known is not None else ()):
        raise ContentFault(path.name, "", name, "extra_forbidden")
    return table


def _validated(path: Path, entry: str, kind: TypeAdapter[T], facts: object) -> T:
    try:
        # Through JSON, where a strict model takes lists for tuples and texts for enums.
        return kind.validate_json(json.dumps(facts))
    except ValidationError as fault:
        first = fault.errors(include_url=False)[0]
        raise ContentFault(path.name, entry, ".".join(map(str, first["loc"])), "value_error", first["msg"]) from fault
