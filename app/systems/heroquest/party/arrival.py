"""A hero arrives from a file, if the rules allow what he brings."""

from collections.abc import Iterator, Sequence

from app.core.answers import Answers
from app.core.errors import GameError, InvalidValue, RuleViolation, UnknownContent
from app.core.events import Event
from app.core.model import like
from app.core.names import look
from app.core.own_entries import MOST, OwnEntry, with_entries
from app.systems.heroquest.catalogue.files import read_overlay
from app.systems.heroquest.catalogue.own_content import content_of, overlaid_by
from app.systems.heroquest.catalogue.rules import changed
from app.systems.heroquest.content.faults import ContentFault
from app.systems.heroquest.content.models import Content, HeroClass
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.equipment import carrying
from app.systems.heroquest.equipment.rules import leave_scrolls
from app.systems.heroquest.magic.events import SpellNamed
from app.systems.heroquest.party.commands import ImportHero
from app.systems.heroquest.party.events import HeroArrived, HeroSeated
from app.systems.heroquest.party.hero_file import HeroFile, HeroPassport, hero_of, read_hero_file
from app.systems.heroquest.party.names import check_name, everybody
from app.systems.heroquest.party.rules import check_order, class_named
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition, Hero, Item, Place
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import Table

MOST_HEROES = 40


@rule(ImportHero)
def import_hero(scene: Scene, command: ImportHero) -> Iterator[Event]:
    """Let a hero of another campaign sit down.

    His own content comes along where this campaign has none of that id. What it has keeps its meaning here. Raises:
    InvalidValue for a file that cannot be read or a value no hero can have; UnknownContent; RuleViolation.

    Scrolls he may not keep lie there for others (ch. 8.3).
    """
    try:
        file = read_hero_file(command.text)
    except ContentFault as fault:
        raise _refusal(fault) from fault
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
    yield scene.record(like(HeroSeated, hero, hero_id=hero.id))
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
    yield from leave_scrolls(scene, hero.id)


def new_entries(scene: Scene, file: HeroFile) -> Sequence[OwnEntry]:
    """Return the custom content that the hero needs and this campaign lacks. Raises: InvalidValue."""
    own = {one.key for one in scene.table.own_content}
    try:
        entries = read_overlay("content", file.content).whole()
    except ContentFault as fault:
        raise _refusal(fault, "content") from fault
    return [one for one in entries if one.key not in own and not _is_known(scene, one)]


def free_name(scene: Scene, wanted: str) -> str:
    """Return a name that no hero here has, as close as possible to the wanted one."""
    taken = {look(hero.name) for hero in everybody(scene)}
    names = (wanted, *(f"{wanted[:26]} {number}" for number in range(2, MOST_HEROES + 3)))
    return next(name for name in names if look(name) not in taken)


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


def _named(scene: Scene, passport: HeroPassport, command: ImportHero) -> HeroPassport:
    """Under another name where it was said, or where his own is taken."""
    if command.name is not None:
        check_name(scene, command.hero_id, command.name)
    return passport.model_copy(update={"name": command.name or free_name(scene, passport.name)})


def _bring_content(scene: Scene, file: HeroFile) -> Iterator[Event]:
    entries = new_entries(scene, file)
    if len(scene.table.own_content) + len(entries) > MOST:
        raise RuleViolation("content.too_many", field="text", maximum=MOST)
    after = overlaid_by(with_entries(scene.table.own_content, *entries))
    new = {one.key for one in entries}
    for fault in after.faults:
        if (fault.file, fault.entry) in new:
            raise _refusal(fault, "content")
    for entry in entries:
        yield changed(scene, entry, after)
    scene.content = content_of(scene.table)


def _bring_spells(scene: Scene, file: HeroFile) -> Iterator[Event]:
    """Name spell slots as the other group does, where this one has not named them."""
    for one in file.spells:
        slot = scene.content.spells.get(one.spell)
        if slot is not None and slot.open and one.spell not in scene.table.own_spells:
            like = one.like if one.like in scene.content.spells else None
            yield scene.record(
                SpellNamed(spell=one.spell, own_name=one.name, text=one.text, price=one.price, like=like)
            )


def _is_known(scene: Scene, entry: OwnEntry) -> bool:
    """Return whether the entry came with the game: such a one holds here as this campaign has it."""
    return entry.id in getattr(scene.content, entry.kind, ())


def _refusal(fault: ContentFault, part: str = "") -> InvalidValue:
    place = ".".join(filter(None, (part, fault.file, fault.entry, fault.field)))
    return InvalidValue("hero_file.faulty", field="text", place=place, fault=fault.fault, detail=fault.detail)


_POINTS = {Condition.FAINTED: (0, 0), Condition.DEAD: (-99, -1), Condition.LOST: (-99, 99)}


def unknown_things(passport: HeroPassport, content: Content) -> Sequence[str]:
    """Return the things he carries that do not exist here."""
    return [name for name in dict.fromkeys(one.item for one in passport.items) if name not in content.items]


def fitting(passport: HeroPassport, content: Content, house_rules: HouseRules) -> HeroPassport:
    """Return the passport with everything that may not be in use here in the pack; excess is marked as for any hero."""
    scene, kept = Scene(Table(house_rules=house_rules), content, Answers()), list[Item]()
    if passport.hero_class not in content.classes:
        return passport
    hero = hero_of("hero", passport)  # once: a file may bring hundreds of things
    for item in hero.items:
        is_fitting = _may_be_there(scene, hero.model_copy(update={"items": (*kept, item)}))
        kept.append(item if is_fitting else item.model_copy(update={"place": Place.PACK}))
    placed = zip(passport.items, kept, strict=True)
    return passport.model_copy(
        update={"items": tuple(one.model_copy(update={"place": item.place}) for one, item in placed)}
    )


def check_legal(passport: HeroPassport, content: Content) -> None:
    """Values between those of the class and its caps. Raises: InvalidValue, UnknownContent with the place."""
    hero_class = class_named(content, passport.hero_class, "hero.hero_class")
    _check_points(passport, hero_class, content)
    _check_condition(passport, content)
    check_order(content, hero_class, passport.magic_order, "hero.magic_order")
    _check_magic(passport, content)
    for number, one in enumerate(passport.items):
        entry = content.items[one.item]
        if one.wear.oiled and entry.weapon is None:
            raise InvalidValue("wear.impossible", field=f"hero.items.{number}.wear.oiled", item=one.item)


def _may_be_there(scene: Scene, hero: Hero) -> bool:
    newest = hero.items[-1]
    if newest.place is Place.PACK or newest.wear.broken:  # what is broken counts nowhere
        return True
    return carrying.refusal_at(scene, hero, newest, newest.place) is None


def _check_points(passport: HeroPassport, hero_class: HeroClass, content: Content) -> None:
    for kind, cap in (("body", hero_class.max_body), ("mind", hero_class.max_mind)):
        start, gained = getattr(passport, f"start_{kind}"), getattr(passport, f"gained_{kind}")
        if start + gained > cap:
            raise InvalidValue("hero_file.above_cap", field=f"hero.gained_{kind}", maximum=cap)
        if getattr(passport, f"{kind}_points") > start + gained:
            raise InvalidValue("figure.above_attribute", field=f"hero.{kind}_points", maximum=start + gained)
    scale = content.amounts.quest_point_scale
    if passport.quest_points > scale:
        raise InvalidValue("hero_file.too_many", field="hero.quest_points", maximum=scale)


def _check_condition(passport: HeroPassport, content: Content) -> None:
    low, high = _POINTS.get(passport.condition, (1, 99))
    if not low <= passport.body_points <= high:
        raise InvalidValue("hero_file.condition", field="hero.body_points", condition=passport.condition)
    rows = {Condition.FAINTED: content.faint.rows.keys(), Condition.DEAD: content.death.rows.keys()}
    if passport.recovery is not None and passport.recovery not in rows.get(passport.condition, ()):
        raise UnknownContent("recovery.unknown", field="hero.recovery", recovery=passport.recovery)


def _check_magic(passport: HeroPassport, content: Content) -> None:
    for number, held in enumerate(passport.spell_sets):
        if held.lore not in content.lores:
            raise UnknownContent("lore.unknown", field=f"hero.spell_sets.{number}.lore", lore=held.lore)
        if held.lore in {other.lore for other in passport.spell_sets[:number]}:
            raise InvalidValue("hero_file.twice", field=f"hero.spell_sets.{number}.lore", lore=held.lore)
    for field, school in (("guild_spells", School.GUILD), ("special_spells", School.SPECIAL)):
        for number, spell in enumerate(getattr(passport, field)):
            known = content.spells.get(spell)
            if known is None or (known.school is not school and field == "guild_spells"):
                raise UnknownContent("spell.unknown", field=f"hero.{field}.{number}", spell=spell)
