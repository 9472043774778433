"""A hero comes from another campaign: his file is checked, what he needs is taken over, and he sits down."""

from collections.abc import Iterator, Sequence

from app.core.errors import GameError, InvalidValue, RuleViolation, UnknownContent
from app.core.events import Event
from app.systems.heroquest import life_commands as do
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.overlay_texts import read_overlay
from app.systems.heroquest.content.overlays import Faulty
from app.systems.heroquest.content.own_entry import OwnEntry
from app.systems.heroquest.content_events import ContentChanged
from app.systems.heroquest.hero_events import HeroSeated
from app.systems.heroquest.hero_files import FileFault, HeroFile, HeroPassport, hero_of, read_hero_file
from app.systems.heroquest.life_events import HeroArrived
from app.systems.heroquest.magic_events import SpellNamed
from app.systems.heroquest.own_content import content_of, overlaid_by
from app.systems.heroquest.rules import lost_mind
from app.systems.heroquest.rules.life.legality import check_legal, fitting, unknown_things
from app.systems.heroquest.rules.own_content import MOST_ENTRIES
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Hero

MOST_HEROES = 40


def import_hero(scene: Scene, command: do.ImportHero) -> Iterator[Event]:
    """Let a hero of another campaign sit down.

    His own content comes along where this campaign has none of that id. What it has keeps its meaning here. Raises:
    InvalidValue for a file that cannot be read or a value no hero can have; UnknownContent; RuleViolation.

    Scrolls he may not keep lie there for others (ch. 8.3).
    """
    file = _read(command.text)
    _check_room(scene, command.hero_id)
    yield from _bring_content(scene, file)
    yield from _bring_spells(scene, file)
    passport = _named(scene, file.hero, command)
    unknown = unknown_things(passport, scene.content)
    if unknown and not command.without_unknown:
        raise UnknownContent("hero_file.unknown_things", field="text", things=", ".join(unknown))
    known = tuple(one for one in passport.items if one.item not in unknown)
    passport = fitting(passport.model_copy(update={"items": known}), scene.content, scene.table.house_rules)
    _check(passport, scene.content)
    hero = hero_of(command.hero_id, passport)
    yield scene.record(
        HeroSeated(
            hero_id=hero.id,
            name=hero.name,
            player=hero.player,
            hero_class=hero.hero_class,
            start_body=hero.start_body,
            start_mind=hero.start_mind,
        )
    )
    yield scene.record(
        HeroArrived(
            hero_id=hero.id,
            name=hero.name,
            origin=file.campaign,
            passport=passport,
            left_out=tuple(unknown),
            history=file.history,
        )
    )
    yield from lost_mind.leave_scrolls(scene, hero.id)


def new_entries(scene: Scene, file: HeroFile) -> Sequence[OwnEntry]:
    """What the hero needs of his group's own content and this campaign has not. Raises: InvalidValue."""
    own = {one.key for one in scene.table.own_content}
    try:
        read = list(read_overlay("content", file.overlay))
        for one in read:
            if isinstance(one, Faulty):
                raise one
    except Faulty as fault:
        raise _refusal(fault) from fault
    entries = [one for one in read if isinstance(one, OwnEntry)]
    return [one for one in entries if one.key not in own and not _is_known(scene, one)]


def free_name(scene: Scene, wanted: str) -> str:
    """A name nobody has here, as close as possible to the wanted one."""
    taken = {hero.name.casefold() for hero in _everybody(scene)}
    names = (wanted, *(f"{wanted[:26]} {number}" for number in range(2, MOST_HEROES + 3)))
    return next(name for name in names if name.casefold() not in taken)


def _read(text: str) -> HeroFile:
    try:
        return read_hero_file(text)
    except FileFault as fault:
        if not fault.places:
            raise InvalidValue(fault.code, field="text", **fault.data) from fault
        place, kind, detail = fault.places[0]
        raise InvalidValue("hero_file.faulty", field="text", place=place, fault=kind, detail=detail) from fault


def _check(passport: HeroPassport, content: Content) -> None:
    """Raises: InvalidValue that names the place in the file."""
    try:
        check_legal(passport, content)
    except GameError as error:
        raise InvalidValue(error.code, field="text", **{**error.data, "place": error.field or ""}) from error


def _check_room(scene: Scene, hero_id: str) -> None:
    if hero_id in scene.table.heroes or hero_id in scene.table.resting or hero_id in scene.table.monsters:
        raise RuleViolation("hero.already_seated", field="hero_id", hero=hero_id)
    if len(scene.table.heroes) + len(scene.table.resting) >= MOST_HEROES:
        raise RuleViolation("life.too_many", field="hero_id", maximum=MOST_HEROES)


def _named(scene: Scene, passport: HeroPassport, command: do.ImportHero) -> HeroPassport:
    """Under another name where it was said, or where his own is taken."""
    if command.name is not None and free_name(scene, command.name) != command.name:
        raise RuleViolation("life.name_taken", field="name", hero=command.name)
    return passport.model_copy(update={"name": command.name or free_name(scene, passport.name)})


def _bring_content(scene: Scene, file: HeroFile) -> Iterator[Event]:
    entries = new_entries(scene, file)
    if len(scene.table.own_content) + len(entries) > MOST_ENTRIES:
        raise RuleViolation("content.too_many", field="text", maximum=MOST_ENTRIES)
    together = tuple(sorted((*scene.table.own_content, *entries), key=lambda one: one.key))
    after = overlaid_by(together)
    new = {one.key for one in entries}
    for fault in after.faults:
        if (fault.file, fault.entry) in new:
            raise _refusal(fault)
    for entry in entries:
        name = after.names.get(entry.key, entry.id)
        yield scene.record(ContentChanged(entry_kind=entry.kind, entry=entry.id, name=name, facts=entry.facts))
    scene.content = content_of(scene.table)


def _bring_spells(scene: Scene, file: HeroFile) -> Iterator[Event]:
    """What the other group calls slots that nobody has named here."""
    for one in file.spells:
        slot = scene.content.spells.get(one.spell)
        if slot is not None and slot.open and one.spell not in scene.table.own_spells:
            like = one.like if one.like in scene.content.spells else None
            yield scene.record(
                SpellNamed(spell=one.spell, own_name=one.name, text=one.text, price=one.price, like=like)
            )


def _is_known(scene: Scene, entry: OwnEntry) -> bool:
    """What came with the game holds here as this campaign has it."""
    return entry.id in getattr(scene.content, entry.kind, ())


def _everybody(scene: Scene) -> Iterator[Hero]:
    yield from scene.table.heroes.values()
    yield from (one.hero for one in scene.table.resting.values())


def _refusal(fault: Faulty) -> InvalidValue:
    place = ".".join(filter(None, ("content", fault.file, fault.entry, fault.field)))
    return InvalidValue("hero_file.faulty", field="text", place=place, fault=fault.fault, detail=fault.detail)
