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

from app.core.model import Model
from app.core.rulebook import Chapter, Rulebook, RuleExample, RuleIndex
from app.systems.heroquest.board.quest_map import QuestMap
from app.systems.heroquest.content import references
from app.systems.heroquest.content.faults import ContentFault
from app.systems.heroquest.content.models import ENTRY_KINDS, Content, HouseRuleEntry, type_of

DATA = Path(__file__).parent / "data"
# The files of the fields that are not called like theirs.
FILES: Mapping[str, Sequence[str]] = {
    "classes": ("heroes",),
    "items": ("weapons", "armor", "potions", "scrolls", "artifacts", "treasure_items", "tools"),
    "monsters": ("monsters", "monsters_1989"),
    "finds": ("furniture_finds",),
    "amounts": ("rule_numbers",),
    **{one: (f"tables/{one}",) for one in ("magic_tiers", "faint", "death", "fall", "loss", "standard_dice")},
}
BY_ID: Mapping[str, type[Model]] = {**ENTRY_KINDS, "house_rules": HouseRuleEntry}

T = TypeVar("T")
M = TypeVar("M", bound=Model)
Table = Mapping[str, Any]  # TOML as it was read


@cache
def shipped() -> Content:
    """Return the content that comes with the game."""
    return load(DATA)


@cache
def furniture_sizes() -> Mapping[str, tuple[int, int]]:
    """Return how many squares each kind of furniture covers, width before height. Raises: ContentFault."""
    return _whole(DATA / "pieces.toml", "sizes", dict[str, tuple[int, int]])


class HeroScribeObjects(Model):
    """Meanings of the objects of a HeroScribe file: by kind their ids with what the game knows them by."""

    kinds: Mapping[str, Mapping[str, str]]
    assumed: frozenset[str]
    sizes: Mapping[str, tuple[int, int]]
    names: Mapping[str, tuple[str, ...]]  # what monsters are called besides their ids, in texts


@cache
def heroscribe_objects() -> HeroScribeObjects:
    """Return the objects of HeroScribe files. Raises: ContentFault."""
    return _whole(DATA / "heroscribe.toml", "objects", HeroScribeObjects)


@cache
def drawn_quests() -> Mapping[str, QuestMap]:
    """Return the drawn quests that ship, by their ids; their texts are keys of words. Raises: ContentFault."""
    return {path.stem: _whole(path, "map", QuestMap) for path in sorted((DATA / "drawn_quests").glob("*.toml"))}


@cache
def declared_actions() -> Mapping[str, Table]:
    """Return the declared actions of the table, by their kinds in the order of the menu. Raises: ContentFault."""
    return _whole(DATA / "actions.toml", "actions", dict[str, dict[str, Any]])


@cache
def rulebook() -> Rulebook:
    """Return every rule of the book with what applies and proves it. Raises: ContentFault."""
    return Rulebook(
        chapters=_by_id([DATA / "rulebook.toml"], "chapters", Chapter),
        proofs=_whole(DATA / "rule_index.toml", "proofs", RuleIndex),
        examples=_by_id([DATA / "rule_examples.toml"], "examples", RuleExample),
    )


def load(folder: Path) -> Content:
    """Return the content of a folder. Raises: ContentFault."""
    content = Content(**{name: _field(folder, name) for name in Content.model_fields})
    references.check(content)
    return content


def _field(folder: Path, name: str) -> Any:  # each field of the content has a type of its own
    """Return a field of the content out of its files."""
    files = [folder / f"{one}.toml" for one in FILES.get(name, (name,))]
    if name in BY_ID:
        return _by_id(files, name, BY_ID[name])
    return _whole(files[0], name, type_of(name))


def _by_id(files: Sequence[Path], section: str, kind: type[M]) -> dict[str, M]:
    """Return the entries of some files by their ids; a value that stands at the top of a file is that of all its
    entries.
    """
    found: dict[str, M] = {}
    adapter = TypeAdapter(kind)
    for path in files:
        common = _read(path, {section, *kind.model_fields})
        for number, entry in enumerate(common.pop(section, ()), start=1):
            name = str(entry.get("id", f"entry {number}"))
            if name in found:
                raise ContentFault(path.name, name, "id", "twice", "here or in another file")
            found[name] = _validated(path, name, adapter, {**common, **entry})
    return found


def _whole(path: Path, section: str, kind: type[T]) -> T:
    return _validated(path, section, TypeAdapter(kind), _read(path, {section}).get(section))


def _read(path: Path, known: set[str]) -> dict[str, Any]:
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as fault:
        raise ContentFault(path.name, "", "", "unreadable", str(fault)) from fault
    if not table.pop("source", None):
        raise ContentFault(path.name, "", "source", "missing")
    for name in sorted(table.keys() - known):
        raise ContentFault(path.name, "", name, "extra_forbidden")
    return table


def _validated(path: Path, entry: str, kind: TypeAdapter[T], facts: object) -> T:
    try:
        # Through JSON, where a strict model takes lists for tuples and texts for enums.
        return kind.validate_json(json.dumps(facts))
    except ValidationError as fault:
        first = fault.errors(include_url=False)[0]
        raise ContentFault(path.name, entry, ".".join(map(str, first["loc"])), "value_error", first["msg"]) from fault
