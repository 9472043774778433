"""A hero as a file: the passport with all that is needed to play him elsewhere, and what he has lived through.

The form is version 1 (`docs/hero-file.md`). What holds only for a quest (effects, spells cast, whose
turn it is) stays behind.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, ValidationError

from app.core.errors import FileFault
from app.core.model import Model, like
from app.core.own_entries import Own, OwnEntry
from app.core.texts import Line
from app.systems.heroquest.catalogue.files import WITHOUT_TYPES, CampaignWord
from app.systems.heroquest.content.faults import fault_of
from app.systems.heroquest.fields import ContentId, HeroName, Note, PlayerName
from app.systems.heroquest.magic.commands import NameSpell
from app.systems.heroquest.state.figures import Condition, Hero, Item, OwnSpell, Place, SpellSet, Weakness, Wear
from app.systems.heroquest.state.table import Table

FORMAT, VERSION = "heldenpass-hero", 1
MOST_ITEMS, MOST_LINES, LONGEST_LINE, MOST_ENTRIES = 500, 400, 300, 100
Points = Annotated[int, Field(ge=0, le=99)]
Number = Annotated[int, Field(ge=0, le=9_999)]
Coins = Annotated[int, Field(ge=0, le=9_999_999)]
Told = Annotated[str, Line(LONGEST_LINE)]


class WearFile(Model):
    """Wear of a thing."""

    rusty: bool = False
    notches: Number = 0
    fall_damage: Number = 0
    damaged: bool = False
    broken: bool = False
    oiled: bool = False
    oil_took_rust: bool = False
    magic_lost: bool = False


class ItemFile(Model):
    """A thing the hero carries."""

    item: ContentId
    place: Place = Place.PACK
    wear: WearFile = Field(default_factory=WearFile)
    note: Note = ""


class SpellSetFile(Model):
    """A set of spells the hero holds."""

    lore: ContentId
    permanent: bool = False
    spent: Annotated[tuple[ContentId, ...], Field(max_length=12)] = ()


class HeroPassport(Model):
    """Contents of a passport."""

    name: HeroName
    player: PlayerName = ""
    hero_class: ContentId
    start_body: Points
    start_mind: Points
    gained_body: Points = 0
    gained_mind: Points = 0
    body_points: Annotated[int, Field(ge=-99, le=99)]
    mind_points: Annotated[int, Field(ge=-99, le=99)]
    gold: Coins = 0
    quest_points: Points = 0
    quests_passed: Number = 0
    magic_order: ContentId | None = None
    spell_sets: Annotated[tuple[SpellSetFile, ...], Field(max_length=12)] = ()
    guild_spells: Annotated[tuple[ContentId, ...], Field(max_length=40)] = ()
    special_spells: Annotated[tuple[ContentId, ...], Field(max_length=40)] = ()
    cast_successes: Number = 0
    cast_failures: Number = 0
    condition: Condition = Condition.STANDING
    recovery: ContentId | None = None
    injuries: Annotated[tuple[Weakness, ...], Field(max_length=40)] = ()
    healer_debt: Coins = 0
    gear_marked: bool = False
    items: Annotated[tuple[ItemFile, ...], Field(max_length=MOST_ITEMS)] = ()


class HistoryLine(Model):
    """Something that happened to the hero, and when."""

    at: Annotated[str, StringConstraints(pattern=r"^[0-9T:.+Z-]{0,40}$")] = ""
    campaign: CampaignWord = ""
    text: Told


class HeroFile(Model):
    """The whole file. `content` is an overlay with the group's own content that the hero needs."""

    format: Literal["heldenpass-hero"]
    version: Literal[1]
    campaign: CampaignWord = ""
    exported: Annotated[str, StringConstraints(pattern=r"^[0-9T:.+Z-]{0,40}$")] = ""
    hero: HeroPassport
    content: Mapping[str, tuple[Mapping[str, Any], ...]] = {}
    spells: Annotated[tuple[NameSpell, ...], Field(max_length=80)] = ()
    history: Annotated[tuple[HistoryLine, ...], Field(max_length=MOST_LINES)] = ()


def read_hero_file(text: str) -> HeroFile:
    """Return the file behind a text. Raises: FileFault; ContentFault for what does not fit in it."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise FileFault("hero_file.unreadable", field="text") from error
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise FileFault("hero_file.other_format", field="text")
    if found.get("version") != VERSION:
        raise FileFault("hero_file.version", field="text", version=str(found.get("version"))[:20], known=VERSION)
    try:
        return HeroFile.model_validate_json(json.dumps(found))
    except ValidationError as error:
        raise fault_of(error, "") from error


def write_hero_file(file: HeroFile) -> str:
    """Return a file as the text that `read_hero_file` makes the same file of."""
    return json.dumps(file.model_dump(mode="json", exclude=WITHOUT_TYPES), ensure_ascii=False, indent=1)


def passport_of(hero: Hero) -> HeroPassport:
    """Return the passport a hero takes along."""
    things = tuple(like(ItemFile, one, item=one.content_id, wear=like(WearFile, one.wear)) for one in hero.items)
    return like(HeroPassport, hero, items=things, spell_sets=tuple(like(SpellSetFile, one) for one in hero.spell_sets))


def hero_of(hero_id: str, passport: HeroPassport) -> Hero:
    """Return the hero a passport describes; things are named after him and numbered."""
    return like(
        Hero,
        passport,
        id=hero_id,
        items=tuple(_items(hero_id, passport.items)),
        spell_sets=tuple(like(SpellSet, one) for one in passport.spell_sets),
        basic_limit=passport.mind_points,
    )


def needed_content(table: Table, hero: Hero) -> Own:
    """Return the group's own entries without which the hero could not be played, and what those need in turn."""
    words = {hero.hero_class, *(item.content_id for item in hero.items), *(held.lore for held in hero.spell_sets)}
    words |= {*hero.guild_spells, *hero.special_spells, *filter(None, [hero.magic_order])}
    found: dict[tuple[str, str], OwnEntry] = {}
    while True:
        new = [one for one in table.own_content if one.id in words and one.key not in found and one.kind != "tables"]
        if not new:
            return tuple(sorted(found.values(), key=lambda one: one.key))[:MOST_ENTRIES]
        found |= {one.key: one for one in new}
        words |= {word for one in new for word in _words(json.loads(one.facts))}


def needed_spells(table: Table, hero: Hero, spells: Sequence[str]) -> tuple[NameSpell, ...]:
    """Return the group's names for those of the spells that are its own."""
    known = dict.fromkeys((*hero.guild_spells, *hero.special_spells, *spells))
    own: Mapping[str, OwnSpell] = table.own_spells
    return tuple(like(NameSpell, own[one], spell=one) for one in known if one in own)


def _items(hero_id: str, items: Sequence[ItemFile]) -> Iterator[Item]:
    seen: dict[str, int] = {}
    for one in items:
        seen[one.item] = seen.get(one.item, 0) + 1
        name = f"{hero_id}.{one.item}.{seen[one.item]}"
        yield like(Item, one, id=name, content_id=one.item, wear=like(Wear, one.wear))


def _words(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case Mapping():
            for inner in value.values():
                yield from _words(inner)
        case list():
            for inner in value:
                yield from _words(inner)
