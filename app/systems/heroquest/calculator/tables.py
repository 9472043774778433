"""From described figures to a table. What the rules do not allow is refused at its field."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from app.core.answers import Answers
from app.core.errors import GameError, InvalidValue, RuleViolation, UnknownContent
from app.core.model import like
from app.systems.heroquest.calculator.figures import (
    ChosenRule,
    EffectDescription,
    HeroDescription,
    ItemDescription,
    MonsterDescription,
    TableDescription,
)
from app.systems.heroquest.combat.monsters import place_monster
from app.systems.heroquest.content.items import ItemEntry
from app.systems.heroquest.content.models import Content, HeroClass
from app.systems.heroquest.equipment import carrying
from app.systems.heroquest.party.rules import check_order, class_named
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import ActiveEffect, CastCount, Condition, Hero, Item, Place, SpellSet, Wear
from app.systems.heroquest.state.house_rules import OPTIONS, HouseRules
from app.systems.heroquest.state.table import Table

_POINTS_OF = {Condition.FAINTED: 0, Condition.DEAD: -1, Condition.LOST: -2}
_WEAPON_WEAR = ("notches", "fall_damage", "oiled", "oil_took_rust", "magic_lost")


def described_table(described: TableDescription, content: Content) -> Table:
    """Return the described table.

    Raises: GameError with the path of the field (`heroes.0.items.1.place`) that does not fit.
    """
    scene = Scene(_board(described, content), content, Answers())
    for number, thing in enumerate(described.on_floor):
        with _at(f"on_floor.{number}"):
            _lay_down(scene, thing)
    for number, hero in enumerate(described.heroes):
        with _at(f"heroes.{number}"):
            _seat(scene, hero, hero.id or f"hero-{number + 1}")
    for number, monster in enumerate(described.monsters):
        with _at(f"monsters.{number}"):
            _place(scene, monster, monster.id or f"monster-{number + 1}")
    return scene.table


def _board(described: TableDescription, content: Content) -> Table:
    """Return the table without heroes and monsters."""
    for number, fire in enumerate(described.dungeon.firestorms):
        if fire.trap not in content.traps:
            raise UnknownContent("trap.unknown", field=f"dungeon.firestorms.{number}.trap", trap=fire.trap)
    for content_id in described.stock:
        _check_item(content, content_id, "stock")
    return Table(
        house_rules=_house_rules(described.house_rules),
        stock=described.stock,
        dungeon=described.dungeon,
    )


def _lay_down(scene: Scene, described: ItemDescription) -> None:
    item = described_item(scene, described, scene.table.on_floor)
    scene.table = scene.table.model_copy(update={"on_floor": (*scene.table.on_floor, item)})


def _check_item(content: Content, content_id: str, field: str) -> ItemEntry:
    entry = content.items.get(content_id)
    if entry is None:
        raise UnknownContent("item.unknown_content", field=field, content=content_id)
    return entry


@contextmanager
def _at(path: str) -> Iterator[None]:
    """Let an error know which part of the description it speaks of."""
    try:
        yield
    except GameError as error:
        error.field = f"{path}.{error.field}" if error.field else path
        raise


def _house_rules(chosen: Sequence[ChosenRule]) -> HouseRules:
    rules, settled = HouseRules(), dict[str, str]()
    for number, choice in enumerate(chosen):
        with _at(f"house_rules.{number}"):
            if choice.rule not in OPTIONS:
                raise UnknownContent("house_rule.unknown", field="rule", rule=choice.rule)
            if choice.option not in OPTIONS[choice.rule]:
                raise InvalidValue("house_rule.no_such_option", field="option", option=choice.option)
            if settled.setdefault(choice.rule, choice.option) != choice.option:
                raise InvalidValue("house_rule.contradiction", field="option", rule=choice.rule)
        rules = rules.choosing(choice.rule, choice.option)
    return rules


def _seat(scene: Scene, described: HeroDescription, hero_id: str) -> None:
    hero_class = class_named(scene.content, described.hero_class, "hero_class")
    _check_id(scene, hero_id)
    _check_start("start_body", hero_class.body, described.start_body)
    _check_start("start_mind", hero_class.mind, described.start_mind)
    check_order(scene.content, hero_class, described.magic_order, "magic_order")
    _check_magic(scene.content, described)
    hero = like(
        Hero,
        described,
        id=hero_id,
        name=described.name or hero_id,
        hero_class=hero_class.id,
        start_body=hero_class.body,
        start_mind=hero_class.mind,
        body_points=_body_points(hero_class, described),
        mind_points=_points("mind", hero_class.mind, hero_class.max_mind, described.gained_mind, described.mind_points),
        spell_sets=tuple(like(SpellSet, one) for one in described.spell_sets),
        recovery=_recovery(scene.content, described),
        healer_debt=_healer_debt(scene.content, described),
        effects=_effects(described.effects),
        items=(),
        casts=tuple(like(CastCount, one) for one in described.casts),
    )
    _put(scene, hero)
    for number, thing in enumerate(described.items):
        with _at(f"items.{number}"):
            _hand_over(scene, hero_id, thing)


def _healer_debt(content: Content, described: HeroDescription) -> int:
    """Return the debt to the healer: the given number, otherwise the price of every injury."""
    if described.healer_debt is not None:
        return described.healer_debt
    return content.amounts.injury_debt * len(described.injuries)


def _body_points(hero_class: HeroClass, described: HeroDescription) -> int:
    """Return the given points; of a hero who is down those that belong to his condition."""
    points = _points("body", hero_class.body, hero_class.max_body, described.gained_body, described.body_points)
    if described.condition is not Condition.STANDING:
        return _POINTS_OF[described.condition]
    if points <= 0:
        raise InvalidValue("figure.stands_without_points", field="body_points")
    return points


def _recovery(content: Content, described: HeroDescription) -> str | None:
    """Return the row of the faint or death table that holds; unless it is said, one that leaves no harm."""
    match described.condition:
        case Condition.FAINTED:
            rows = {name: not (row.injury or row.stands_up) for name, row in content.faint.rows.items()}
        case Condition.DEAD:
            rows = {name: not row.injury for name, row in content.death.rows.items() if row.revivable}
        case _:
            rows = {}
    if described.recovery is None:
        return next((outcome for outcome, is_harmless in rows.items() if is_harmless), None)
    if described.recovery not in rows:
        raise UnknownContent("recovery.unknown", field="recovery", recovery=described.recovery)
    return described.recovery


def _points(kind: str, start: int, cap: int, gained: int, now: int | None) -> int:
    if start + gained > cap:
        raise InvalidValue("figure.above_cap", field=f"gained_{kind}", maximum=cap - start)
    attribute = start + gained
    if now is not None and now > attribute:
        raise InvalidValue("figure.above_attribute", field=f"{kind}_points", maximum=attribute)
    return attribute if now is None else now


def _check_id(scene: Scene, figure_id: str) -> None:
    if figure_id in scene.table.heroes or figure_id in scene.table.monsters:
        raise RuleViolation("figure.there_already", field="id", figure=figure_id)


def _check_start(field: str, of_class: int, said: int | None) -> None:
    """Raises: InvalidValue for a start value that is not the class's."""
    if said is not None and said != of_class:
        raise InvalidValue("figure.start_of_class", field=field, expected=of_class)


def _check_magic(content: Content, described: HeroDescription) -> None:
    _check_spells(content, "casts", [one.spell for one in described.casts])
    _check_spells(content, "special_spells", described.special_spells)
    _check_spells(content, "guild_spells", described.guild_spells)
    for number, one in enumerate(described.spell_sets):
        if one.lore not in content.lores:
            raise UnknownContent("lore.unknown", field=f"spell_sets.{number}.lore", lore=one.lore)
        _check_spells(content, f"spell_sets.{number}.spent", one.spent)


def _check_spells(content: Content, field: str, spells: Sequence[str]) -> None:
    for number, spell in enumerate(spells):
        if spell not in content.spells:
            raise UnknownContent("spell.unknown", field=f"{field}.{number}", spell=spell)


def _hand_over(scene: Scene, hero_id: str, described: ItemDescription) -> None:
    hero = scene.hero(hero_id)
    item = described_item(scene, described, hero.items)
    entry = scene.content.items[item.content_id]
    place = _fitting_place(scene, hero, item, entry) if described.place is None else described.place
    carrying.check_place(scene, hero, item, place)
    _put(scene, hero.model_copy(update={"items": (*hero.items, item.model_copy(update={"place": place}))}))


def described_item(scene: Scene, described: ItemDescription, others: Sequence[Item]) -> Item:
    """Return the item that a description in a request stands for, with a free id unless it names one.

    Raises: GameError for content that does not exist, or an id that one of the `others` has.
    """
    entry = _check_item(scene.content, described.content_id, "content_id")
    item_id = described.id or _free_id(others, entry.id)
    if any(item.id == item_id for item in others):
        raise RuleViolation("item.already_there", field="id")
    wear, place = _wear(entry, described), described.place or Place.PACK
    return Item(id=item_id, content_id=entry.id, place=place, wear=wear, note=described.note)


def _free_id(others: Sequence[Item], content_id: str) -> str:
    """Named after its kind; the second of a kind has a number."""
    same = sum(item.content_id == content_id for item in others)
    return f"{content_id}-{same + 1}" if same else content_id


def _fitting_place(scene: Scene, hero: Hero, item: Item, entry: ItemEntry) -> Place:
    """Return the best place of a weapon or armour. Raises: RuleViolation when there is none; the pack has to be asked
    for.
    """
    if entry.weapon is None and entry.armor is None:
        return Place.PACK
    fault = RuleViolation("carrying.wrong_place", field="place", item=entry.id)
    for place in (Place.HAND, Place.BACK, Place.BELT, Place.WORN):
        try:
            carrying.check_place(scene, hero, item, place)
        except RuleViolation as found:
            fault = fault if found.code == "carrying.wrong_place" else found
        else:
            return place
    raise RuleViolation(fault.code, field="content_id", **fault.data)


def _wear(entry: ItemEntry, described: ItemDescription) -> Wear:
    """Return the wear of a thing. Raises: InvalidValue for what its kind cannot suffer."""
    wear = like(Wear, described.wear)
    impossible = [name for name in _WEAPON_WEAR if getattr(wear, name) and entry.weapon is None]
    impossible += ["damaged"] if wear.damaged and entry.armor is None else []
    impossible += ["rusty"] if wear.rusty and (entry.weapon is None or not entry.weapon.rusts) else []
    if impossible:
        raise InvalidValue("wear.impossible", field=f"wear.{impossible[0]}", item=entry.id)
    return wear


def _effects(described: Sequence[EffectDescription]) -> tuple[ActiveEffect, ...]:
    """Return the effects in alphabetical order; amounts of one effect are added up."""
    amounts = dict[str, int]()
    found = {one.effect: one.effect for one in described}
    for one in described:
        amounts[one.effect] = amounts.get(one.effect, 0) + one.amount
    return tuple(ActiveEffect(effect=effect, amount=amounts[effect]) for effect in sorted(found))


def _put(scene: Scene, hero: Hero) -> None:
    scene.table = scene.table.model_copy(update={"heroes": {**scene.table.heroes, hero.id: hero}})


def _place(scene: Scene, described: MonsterDescription, monster_id: str) -> None:
    _check_id(scene, monster_id)
    list(place_monster(scene, described.placing(monster_id)))
    monster = scene.monster(monster_id)
    points = monster.start_body if described.body_points is None else described.body_points
    if points > monster.start_body:
        raise InvalidValue("figure.above_attribute", field="body_points", maximum=monster.start_body)
    _check_spells(scene.content, "spells_cast", described.spells_cast)
    if described.temper and described.temper not in scene.content.tempers:
        raise UnknownContent("temper.unknown", field="temper", temper=described.temper)
    said = {"body_points": points, "effects": _effects(described.effects), "spells_cast": described.spells_cast}
    said |= {name: told for name in ("number", "veil", "temper") if (told := getattr(described, name))}
    changed = monster.model_copy(update=said)
    scene.table = scene.table.model_copy(update={"monsters": {**scene.table.monsters, monster_id: changed}})
